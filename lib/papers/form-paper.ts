import { merchant } from '#domain/merchant.ts';
import { paperTexts } from '#domain/texts/papers.ts';
import { withdrawalForm } from '#domain/texts/terms-form.ts';
import { faces } from './faces.ts';
import { blankLines, closeSheet, giltRule, openSheet, publishedAt, type Style, write } from './sheet.ts';

const title: Style = { size: 27, gap: 12 };
const body: Style = { size: 11, gap: 14 };
const line: Style = { size: 11, gap: 0 };

/** The withdrawal form as PDF bytes: one page to print or to copy. */
export const formPaper = (version: string): Promise<Buffer> => {
  const sheet = openSheet(withdrawalForm.title, publishedAt(version), faces);
  write(sheet, 'H1', withdrawalForm.title, title);
  giltRule(sheet);
  write(sheet, 'P', withdrawalForm.notice, { ...body, italic: true });
  for (const text of [withdrawalForm.addressee.label, ...withdrawalForm.addressee.lines])
    write(sheet, 'P', text, line);
  sheet.pdf.y += body.gap;
  write(sheet, 'P', withdrawalForm.statement, body);
  for (const field of withdrawalForm.fields) {
    write(sheet, 'P', field.label, line);
    blankLines(sheet, field.lines);
  }
  write(sheet, 'P', withdrawalForm.footnote, { ...line, italic: true });
  return closeSheet(sheet, paperTexts.footer(merchant.shopName, version));
};
