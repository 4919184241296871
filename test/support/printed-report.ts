/** The report of the tests as the typesetter prints it. */
import { extractText } from 'unpdf';
import type { ReportDocument } from '#domain/report/document.ts';
import { typesetterFiles } from '#lib/typeset/files.ts';
import { reportPaper } from '#lib/typeset/report-paper.ts';
import { createTypesetter, type PaperEdition } from '#lib/typeset/typesetter.ts';
import { plain } from './dossier-sheets.ts';
import { nameFor } from './keys.ts';
import { dossierOf, reader, written } from './written-report.ts';

export const typesetter = createTypesetter(typesetterFiles());
export const author = { name: 'Hélène Vasseur', role: nameFor.western };
export const facts = {
  person: reader,
  author,
  version: 2,
  date: '2026-11-24',
  code: 'K7QM2R4D9WXA3H8V',
  withdrawalDays: 14,
};

export const paperOf = (
  document: ReportDocument = written,
  edition: PaperEdition = 'screen',
  drawn = dossierOf(document.service),
) => reportPaper(typesetter, { ...facts, document, drawn }, edition);

export const textOf = async (pdf: Buffer): Promise<string> => {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return plain(text).replaceAll(/\s+/g, ' ');
};
