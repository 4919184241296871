import { frenchTyped } from './typing.ts';

/** What pasted HTML says: its paragraphs and titles with their emphasis, as the desk has them. */

export type PastedRun = { readonly text: string; readonly isEmphasis: boolean };
export type PastedPiece = {
  readonly kind: 'paragraph' | 'subtitle';
  readonly runs: readonly PastedRun[];
};

const lines = new Set([
  'P',
  'DIV',
  'LI',
  'TR',
  'DT',
  'DD',
  'BLOCKQUOTE',
  'PRE',
  'SECTION',
  'ARTICLE',
  'UL',
  'OL',
  'TABLE',
]);
const unread = new Set(['STYLE', 'SCRIPT', 'TITLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'VIDEO', 'SVG']);

/** The page's policy refuses styles of foreign HTML, even where it is only read, and the browser would report each. */
export const withoutStyles = (html: string): string => html.replace(/\sstyle\s*=/giu, ' data-style=');

const read = (html: string): HTMLElement =>
  new DOMParser().parseFromString(withoutStyles(html), 'text/html').body;

const isItalic = (element: Element): boolean =>
  /^(?:I|EM|CITE)$/.test(element.tagName) ||
  /font-style:\s*italic/i.test(element.getAttribute('data-style') ?? '');

/** A heading, or what Word calls the title of its paper. */
const isHeading = (element: Element): boolean =>
  /^H[1-6]$/.test(element.tagName) || /\bMso(?:Title|Subtitle)\b/.test(element.className);

/** A line of Word's lists begins with its mark, which stands for itself. */
const withoutListMark = (text: string): string => text.replace(/^[·•▪o§]\s{2,}/u, '– ');

const tidied = (runs: readonly PastedRun[]): PastedRun[] => {
  const joined: PastedRun[] = [];
  for (const { text, isEmphasis } of runs) {
    const last = joined.at(-1);
    if (last?.isEmphasis === isEmphasis) joined[joined.length - 1] = { text: last.text + text, isEmphasis };
    else joined.push({ text, isEmphasis });
  }
  const first = joined[0];
  if (first) joined[0] = { ...first, text: withoutListMark(first.text.trimStart()) };
  const end = joined.at(-1);
  if (end) joined[joined.length - 1] = { ...end, text: end.text.trimEnd() };
  return frenchTyped(joined).filter(({ text }) => text !== '');
};

/** `clean` removes what no report prints. */
export const piecesOf = (html: string, clean: (text: string) => string): PastedPiece[] => {
  const pieces: PastedPiece[] = [];
  let runs: PastedRun[] = [];
  let kind: PastedPiece['kind'] = 'paragraph';
  const end = (): void => {
    const whole = tidied(runs);
    if (whole.length > 0) pieces.push({ kind, runs: whole });
    runs = [];
  };
  const take = (node: Node, isEmphasis: boolean): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = clean(node.textContent ?? '').replace(/[ \t\n]+/gu, ' ');
      if (text !== '') runs.push({ text, isEmphasis });
      return;
    }
    if (!(node instanceof Element) || unread.has(node.tagName.toUpperCase())) return;
    const isTitle = isHeading(node);
    const isLine = isTitle || lines.has(node.tagName);
    if (isLine || node.tagName === 'BR') end();
    if (isTitle) kind = 'subtitle';
    for (const child of node.childNodes) take(child, isEmphasis || isItalic(node));
    if (node.tagName === 'TD' || node.tagName === 'TH') runs.push({ text: ' ', isEmphasis });
    if (isLine) end();
    if (isTitle) kind = 'paragraph';
  };
  take(read(html), false);
  end();
  return pieces;
};

/** Letters of a title: Google Docs writes its titles as large paragraphs. */
const large = /font-size:\s*(?:1[5-9]|[2-9]\d)(?:\.\d+)?pt/iu;
/** Bold, underlined or listed without an element of its own. */
const styled = /font-weight:\s*(?:bold|[6-9]00)|text-decoration:[^;]*underline|mso-list:\s*l/iu;

/** Whether it also has what the desk cannot keep: pictures, tables, lists, colours, bold words, links, large lines. */
export const hasLayout = (html: string): boolean => {
  const body = read(html);
  const isLaidOut = (element: Element): boolean => {
    const style = element.getAttribute('data-style') ?? '';
    return styled.test(style) || large.test(style);
  };
  return (
    body.querySelector(
      'img, svg, table, script, iframe, object, video, strong, u, a, li, font, [class^="MsoList"], b:not([data-style*="font-weight:normal"])',
    ) !== null ||
    [...body.querySelectorAll('[data-style]')].some(
      (element) =>
        element.closest('h1, h2, h3, h4, h5, h6, .MsoTitle, .MsoSubtitle') === null && isLaidOut(element),
    )
  );
};
