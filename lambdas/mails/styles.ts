import type { CSSProperties } from 'react';
import { day as colours, night } from '#lib/drawings/colours.ts';

/** Mail clients support neither custom properties nor web fonts, so the day values of the shop's tokens are inline. */
const { ink2: soft, paper2: label, ...others } = colours;
const day = { ...others, soft, label };
const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

const body: CSSProperties = { fontFamily: serif, fontSize: '17px', lineHeight: '27px', color: day.ink };
const small: CSSProperties = { fontFamily: sans, fontSize: '15px', lineHeight: '23px', color: day.soft };
const cell: CSSProperties = {
  padding: '12px 0',
  borderBottom: `1px solid ${day.rule}`,
  verticalAlign: 'top',
};

/** Outlook gives an empty cell the height of a line of text. */
const flat = { fontSize: '1px', lineHeight: '1px', msoLineHeightRule: 'exactly' };

/** Outlook alone reads the properties of its maker. */
type MailStyle = CSSProperties & { readonly msoLineHeightRule?: string; readonly msoPaddingAlt?: string };

export const styles = {
  body: { margin: 0, padding: 0, backgroundColor: day.paper },
  preheader: { display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: '1px', color: day.paper },
  scale: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    border: `1px solid ${day.ink}`,
    ...flat,
  },
  month: { height: '4px' },
  fullMonth: { height: '4px', backgroundColor: day.ink },
  tick: { height: '6px', border: `1px solid ${day.ink}` },
  hand: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', ...flat },
  today: { width: '5px', height: '11px', backgroundColor: day.gilt },
  sheet: { width: '100%', maxWidth: '560px', margin: '0 auto' },
  sheetCell: { padding: '24px 20px 40px', textAlign: 'left' },
  head: { margin: '20px 0 0' },
  brand: { ...body, fontSize: '20px', textDecoration: 'none' },
  mark: { display: 'inline-block', verticalAlign: 'middle', marginRight: '14px', border: 0 },
  title: { ...body, fontSize: '30px', lineHeight: '36px', fontWeight: 400, margin: '32px 0 24px' },
  section: {
    ...body,
    fontSize: '21px',
    lineHeight: '28px',
    fontWeight: 400,
    margin: '36px 0 12px',
    paddingTop: '16px',
    borderTop: `1px solid ${day.ink}`,
  },
  paragraph: { ...body, margin: '0 0 16px', overflowWrap: 'anywhere' },
  link: { color: day.ink, textDecoration: 'underline' },
  button: { margin: '24px 0' },
  buttonCell: {
    backgroundColor: day.ink,
    border: `1px solid ${day.ink}`,
    borderRadius: '2px',
    msoPaddingAlt: '13px 24px',
  },
  buttonLink: {
    display: 'inline-block',
    padding: '13px 24px',
    fontFamily: sans,
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 600,
    color: day.label,
    textDecoration: 'none',
  },
  table: { width: '100%', borderCollapse: 'collapse', margin: '0 0 24px' },
  term: {
    ...cell,
    ...small,
    lineHeight: '27px',
    textAlign: 'left',
    fontWeight: 400,
    paddingRight: '16px',
    // A day with its weekday fits beside it on a phone.
    width: '26%',
  },
  value: { ...cell, ...body, overflowWrap: 'anywhere' },
  item: {
    ...cell,
    ...body,
    textAlign: 'left',
    fontWeight: 400,
    paddingRight: '16px',
    overflowWrap: 'anywhere',
  },
  detail: { ...small, display: 'block' },
  amount: { ...cell, ...body, textAlign: 'right', whiteSpace: 'nowrap' },
  totalLabel: { ...body, padding: '16px 16px 0 0', textAlign: 'left', fontWeight: 400 },
  totalAmount: { ...body, padding: '16px 0 0', textAlign: 'right', whiteSpace: 'nowrap', fontSize: '26px' },
  highlight: { ...body, margin: '28px 0 24px', paddingLeft: '18px', borderLeft: `4px double ${day.gilt}` },
  highlightLabel: { ...small, display: 'block' },
  highlightValue: { fontSize: '22px', lineHeight: '30px', fontWeight: 400 },
  list: { ...body, margin: '0 0 16px', paddingLeft: '24px' },
  listItem: { marginBottom: '8px' },
  /** Its words are shown where pictures are off. */
  picture: {
    ...small,
    display: 'block',
    width: '100%',
    maxWidth: '520px',
    height: 'auto',
    margin: '8px auto 24px',
  },
  note: { ...small, margin: '20px 0', overflowWrap: 'anywhere' },
  footer: { marginTop: '48px', paddingTop: '20px', borderTop: `4px double ${day.gilt}` },
  whole: { whiteSpace: 'nowrap' },
  footerText: { ...small, margin: '0 0 12px', overflowWrap: 'anywhere' },
} as const satisfies Record<string, MailStyle>;

/** Night colours for clients that request them; a class names the role of a colour. */
export const nightCss = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${night.paper} !important; }
  .ink { color: ${night.ink} !important; }
  .soft { color: ${night.ink2} !important; }
  .rule { border-color: ${night.rule} !important; }
  .edge { border-color: ${night.gilt} !important; }
  .full { background-color: ${night.gilt} !important; }
  .today { background-color: ${night.ink} !important; }
  .button { background-color: ${night.giltInk} !important; border-color: ${night.giltInk} !important; }
  .label { color: ${night.paper} !important; }
}`;
