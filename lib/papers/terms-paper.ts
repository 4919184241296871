import { merchant } from '#domain/merchant.ts';
import { paperTexts } from '#domain/texts/papers.ts';
import type { Terms } from '#domain/texts/terms.ts';
import { faces } from './faces.ts';
import {
  bookmark,
  closeSheet,
  giltRule,
  heightOf,
  openSheet,
  publishedAt,
  roomLeft,
  type Sheet,
  type Style,
  write,
} from './sheet.ts';

const title: Style = { size: 27, gap: 12 };
const heading: Style = { size: 15, gap: 5 };
const body: Style = { size: 10.5, gap: 6 };
const airAbove = 14;

/** Moves a paragraph that does not fit to the next page as a whole: none is longer than a third of a page. */
const paragraph = (sheet: Sheet, text: string): void => {
  if (heightOf(sheet, text, body) - body.gap > roomLeft(sheet)) sheet.pdf.addPage();
  write(sheet, 'P', text, body);
};

/** Keeps a heading with its first paragraph. */
const section = (sheet: Sheet, { heading: text, paragraphs }: Terms['sections'][number]): void => {
  const [first = ''] = paragraphs;
  const needed = airAbove + heightOf(sheet, text, heading) + heightOf(sheet, first, body);
  if (needed > roomLeft(sheet)) sheet.pdf.addPage();
  else sheet.pdf.y += airAbove;
  bookmark(sheet, text);
  write(sheet, 'H2', text, heading);
  for (const each of paragraphs) paragraph(sheet, each);
};

/** The terms of sale as PDF bytes. */
export const termsPaper = (terms: Terms): Promise<Buffer> => {
  const sheet = openSheet(terms.title, publishedAt(terms.version), faces);
  write(sheet, 'H1', terms.title, title);
  giltRule(sheet);
  sheet.pdf.y -= airAbove;
  for (const each of terms.sections) section(sheet, each);
  return closeSheet(sheet, paperTexts.footer(merchant.shopName, terms.version));
};
