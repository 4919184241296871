import { type Edition, editionOf } from '#domain/report/edition.ts';
import type { Drawn } from '#lib/dossier/drawn.ts';
import { drawingsOf, paperScenes } from './drawings.ts';
import type { PaperEdition, Typesetter } from './typesetter.ts';

export type ReportPaper = {
  /** PDF/UA-1. */
  readonly pdf: Buffer;
  readonly pages: number;
  /** References of the document that this dossier does not have. */
  readonly missing: readonly string[];
};

export type PaperInput = Omit<Edition, 'source'> & {
  readonly drawn: Pick<Drawn, 'sheet' | 'figures' | 'cover' | 'hours'>;
};

/** The report in words, and what is missing in it. */
export const composedOf = ({ drawn, ...edition }: PaperInput) =>
  editionOf({
    ...edition,
    source: {
      sheet: drawn.sheet,
      figures: drawn.figures.map(({ label }) => label),
      hasHours: drawn.hours !== undefined,
    },
  });

/** A report and its dossier as one PDF. Throws `NotTypeset` for what cannot be PDF/UA-1. */
export const reportPaper = (typesetter: Typesetter, input: PaperInput, paper: PaperEdition): ReportPaper => {
  const { report, missing } = composedOf(input);
  const drawings = drawingsOf(input.drawn, report.discipline, { code: input.code, edition: paper });
  return { ...typesetter.typeset(report, drawings, paper), missing };
};

export type ReportPage = {
  /** A picture that needs no font and loads nothing. */
  readonly svg: string;
  readonly page: number;
  readonly pages: number;
  /** Sections whose last page holds only these few lines. */
  readonly spills: readonly { readonly section: string; readonly lines: number }[];
  readonly missing: readonly string[];
};

/** So few lines are not worth a page: the expert cuts them, or writes more. */
const spilled = 3;

/** One page of a report, the last one when it has fewer pages. Throws `NotTypeset`. */
export const reportPage = (typesetter: Typesetter, input: PaperInput, wanted: number): ReportPage => {
  const { report, missing } = composedOf(input);
  const { drawn, document } = input;
  const draw = typesetter.outlines(paperScenes(drawn));
  const drawings = drawingsOf(drawn, report.discipline, { code: input.code, edition: 'screen' }, draw);
  const { page, svg, pages, ends } = typesetter.page(report, drawings, wanted);
  const spills = ends.flatMap(({ section, pages: own, lines }) => {
    const { id } = document.sections[section] ?? {};
    return id !== undefined && own > 1 && lines <= spilled ? [{ section: id, lines }] : [];
  });
  return { svg, page, pages, spills, missing };
};
