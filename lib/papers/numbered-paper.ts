import { merchant } from '#domain/merchant.ts';
import { numberedPaperTexts as texts } from '#domain/texts/numbered-papers.ts';
import { splitVat, type VatScheme, vatMention } from '#domain/vat.ts';
import { brand } from './brand.ts';
import {
  a4,
  closeSheet,
  column,
  type Faces,
  giltRule,
  ink,
  margins,
  openSheet,
  type Sheet,
  type Style,
  soft,
  write,
  writeAny,
} from './sheet.ts';
import { type Cell, drawTable } from './table.ts';

/** One line of the bill: cents with tax. */
export type BillLine = { readonly label: string; readonly quantity: number; readonly unit: number };
/** The content of an invoice or a credit note; every text is typographic French. */
export type NumberedContent = {
  readonly title: string;
  /** The line under the title, with the date of issue. */
  readonly issued: string;
  readonly issuedAt: Date;
  readonly customer: readonly string[];
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  readonly lines: readonly BillLine[];
  /** Paragraphs under the sums and the VAT mention. */
  readonly notices: readonly string[];
};

const title: Style = { size: 27, gap: 0 };
const subtitle: Style = { size: 12, gap: 8, italic: true };
const heading: Style = { size: 14, gap: 4 };
const small: Style = { size: 9.5, gap: 3 };
const half = column / 2;

/** Draws a heading and its lines in one half of the column; returns the end position. */
const party = (sheet: Sheet, side: 0 | 1, name: string, lines: readonly string[], top: number): number => {
  const { pdf, root } = sheet;
  const place = { x: margins.left + side * half, width: half - 16, lineGap: 2 } as const;
  pdf.y = top;
  const draw = (tag: 'H2' | 'P', text: string, size: number, color: string, italic = false) =>
    root.add(
      pdf.struct(tag, {}, () => {
        pdf.fillColor(color);
        writeAny(sheet, text, { size, gap: 0, italic }, place);
      }),
    );
  draw('H2', name, 10.5, soft, true);
  for (const line of lines) draw('P', line, 10.5, ink);
  return pdf.y;
};

const parties = (sheet: Sheet, customer: readonly string[]): void => {
  const top = sheet.pdf.y;
  const left = party(sheet, 0, texts.seller, texts.sellerLines, top);
  const right = party(sheet, 1, texts.customer, customer, top);
  sheet.pdf.y = Math.max(left, right) + 14;
};

const heads = (text: string, of: 'Column' | 'Row'): Cell => ({ text, heads: of });

const billRows = (lines: readonly BillLine[]): Cell[][] => [
  texts.columns.map((label) => heads(label, 'Column')),
  ...lines.map(({ label, quantity, unit }) =>
    [label, String(quantity), texts.amount(unit), texts.amount(quantity * unit)].map((text) => ({
      text,
    })),
  ),
];

const sumRows = (amount: number, vat: VatScheme): Cell[][] => {
  const { net, tax } = splitVat(amount, vat);
  const taxed = vat.liable ? texts.amount(tax) : texts.noTax;
  return [
    [heads(texts.net, 'Row'), { text: texts.amount(net) }],
    [heads(texts.tax(vat.liable ? vat.rate : undefined), 'Row'), { text: taxed }],
    [heads(texts.gross, 'Row'), { text: texts.amount(amount) }],
  ];
};

const drawFacts = (sheet: Sheet, { facts }: NumberedContent): void => {
  const rows = facts.map(({ term, value }) => [heads(term, 'Row'), { text: value }]);
  const columns = [
    { width: 84, align: 'left' },
    { width: column - 84, align: 'left' },
  ] as const;
  drawTable(sheet, rows, { columns });
  sheet.pdf.y += 3;
};

const drawLines = (sheet: Sheet, lines: readonly BillLine[]): void => {
  write(sheet, 'H2', texts.lines, heading);
  const [quantity, unit, sum] = [52, 92, 64] as const;
  const columns = [
    { width: column - quantity - unit - sum, align: 'left' },
    { width: quantity, align: 'right' },
    { width: unit, align: 'right' },
    { width: sum, align: 'right' },
  ] as const;
  drawTable(sheet, billRows(lines), { columns });
  sheet.pdf.y += 3;
};

const drawSums = (sheet: Sheet, lines: readonly BillLine[], vat: VatScheme): void => {
  const total = lines.reduce((sum, { quantity, unit }) => sum + quantity * unit, 0);
  const width = column / 2;
  const columns = [
    { width: width - 110, align: 'left' },
    { width: 110, align: 'right' },
  ] as const;
  drawTable(sheet, sumRows(total, vat), { left: a4.width - margins.right - width, columns });
  sheet.pdf.y += 3;
};

/** An invoice or a credit note as PDF bytes, by default with the merchant's VAT scheme. */
export const numberedPaper = (
  content: NumberedContent,
  faces: Faces,
  vat: VatScheme = merchant.company.vat,
): Promise<Buffer> => {
  const sheet = openSheet(content.title, content.issuedAt, faces);
  brand(sheet);
  write(sheet, 'H1', content.title, title);
  write(sheet, 'P', content.issued, subtitle);
  giltRule(sheet);
  parties(sheet, content.customer);
  drawFacts(sheet, content);
  drawLines(sheet, content.lines);
  drawSums(sheet, content.lines, vat);
  for (const notice of [texts.vat(vatMention(vat)), ...content.notices]) write(sheet, 'P', notice, small);
  return closeSheet(sheet, texts.footer(content.title));
};
