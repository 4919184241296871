import { strFromU8, unzipSync } from 'fflate';
import type { Run } from '#domain/report/document.ts';

/** A line of a document: a title begins a passage, and an empty line parts paragraphs. */
export type Line = { readonly text: string; readonly isTitle: boolean; readonly runs?: readonly Run[] };

/** The text of a document of Word, Google Docs or LibreOffice; its pictures and fonts stay closed. */

const main = 'word/document.xml';
/** Bytes of the text once it is open: a small file may hide a huge one. */
const mostText = 20_000_000;

/** «Heading1», «Titre1» and «Title», as the programs call them. */
const isTitleStyle = (style: string): boolean => /^(heading|titre|title)/iu.test(style);

const styleOf = (paragraph: Element): string =>
  paragraph.getElementsByTagName('w:pStyle')[0]?.getAttribute('w:val') ?? '';

const isItalic = (run: Element): boolean => {
  const [mark] = run.getElementsByTagName('w:i');
  return mark !== undefined && !['0', 'false'].includes(mark.getAttribute('w:val') ?? '');
};

const textOf = (run: Element): string =>
  [...run.children]
    .map(({ tagName, textContent }) => {
      if (tagName === 'w:t') return textContent;
      return ['w:br', 'w:tab', 'w:cr'].includes(tagName) ? ' ' : '';
    })
    .join('');

const lineOf = (paragraph: Element): Line => {
  const runs = [...paragraph.getElementsByTagName('w:r')].flatMap((run): Run[] => {
    const text = textOf(run);
    if (text === '') return [];
    return [isItalic(run) ? { em: text } : text];
  });
  const text = runs.map((run) => (typeof run === 'string' ? run : 'em' in run ? run.em : run.text)).join('');
  return { text, runs, isTitle: isTitleStyle(styleOf(paragraph)) };
};

/** The paragraphs of a document. Throws where there is none. */
export const linesOfDocx = (bytes: Uint8Array<ArrayBuffer>): Line[] => {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => name === main && originalSize <= mostText,
  });
  const xml = files[main];
  if (!xml) throw new Error('no text in the document');
  const body = new DOMParser().parseFromString(strFromU8(xml), 'application/xml');
  if (body.getElementsByTagName('parsererror').length > 0) throw new Error('the document is broken');
  return [...body.getElementsByTagName('w:p')].map(lineOf);
};
