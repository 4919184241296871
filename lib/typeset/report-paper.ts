import { type Edition, editionOf } from '#domain/report/edition.ts';
import type { Drawn } from '#lib/dossier/drawn.ts';
import { drawingsOf } from './drawings.ts';
import type { PaperEdition, Typesetter } from './typesetter.ts';

export type ReportPaper = {
  /** PDF/UA-1. */
  readonly pdf: Buffer;
  readonly pages: number;
  /** References of the document that this dossier does not have. */
  readonly missing: readonly string[];
};

/** A report and its dossier as one PDF. Throws `NotTypeset` for what cannot be PDF/UA-1. */
export const reportPaper = (
  typesetter: Typesetter,
  { drawn, ...edition }: Omit<Edition, 'source'> & { readonly drawn: Pick<Drawn, 'sheet' | 'figures'> },
  paper: PaperEdition,
): ReportPaper => {
  const source = { sheet: drawn.sheet, figures: drawn.figures.map(({ label }) => label) };
  const { report, missing } = editionOf({ ...edition, source });
  const drawings = drawingsOf(drawn, report.discipline, paper);
  return { ...typesetter.typeset(report, drawings, paper), missing };
};
