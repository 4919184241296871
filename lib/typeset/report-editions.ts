import { type ReadableReport, readableReportSchema } from '#domain/report/readable.ts';
import { type Drawn, reportFigures } from '#lib/dossier/drawn.ts';
import { composedOf, type PaperInput, reportPaper } from './report-paper.ts';
import type { Typesetter } from './typesetter.ts';

/** Both editions of a report, and its text and drawings as data. */
export type Editions = {
  readonly screen: Uint8Array;
  readonly print: Uint8Array;
  readonly readable: ReadableReport;
};
export type Whole = PaperInput & { readonly drawn: Drawn };

/** What the schema does not keep is not stored. */
const readableOf = (
  input: Whole,
  conventions: ReadableReport['conventions'],
  starts: readonly number[],
): ReadableReport => {
  const { report } = composedOf(input);
  const { document, drawn } = input;
  const { tables } = drawn.sheet;
  const figures = reportFigures(drawn);
  return readableReportSchema.parse({ version: 1, report, figures, tables, starts, document, conventions });
};

/** Throws `NotTypeset` for what cannot be PDF/UA-1. */
export const reportEditions = (
  typesetter: Typesetter,
  input: Whole,
  conventions: ReadableReport['conventions'],
): Editions => {
  const { pdf: screen, starts } = reportPaper(typesetter, input, 'screen');
  const { pdf: print } = reportPaper(typesetter, input, 'print');
  return { screen, print, readable: readableOf(input, conventions, starts) };
};
