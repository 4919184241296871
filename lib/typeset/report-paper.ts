import { type Edition, editionOf } from '#domain/report/edition.ts';
import { headingText } from '#domain/report/printed-text.ts';
import { checkTexts } from '#domain/texts/checks.ts';
import type { Drawn } from '#lib/dossier/drawn.ts';
import { drawingsOf, paperScenes } from './drawings.ts';
import { isSpilled } from './fitting.ts';
import { unprintableIn } from './signs.ts';
import { type Drawings, NotTypeset, type PaperEdition, type Typesetter } from './typesetter.ts';

/** Something of these sections, or of what is printed around them, would leave its page. */
export class OffPage extends Error {
  readonly sections: readonly string[];

  constructor(sections: readonly string[]) {
    super(`Something leaves its page in: ${sections.join(', ')}`);
    this.sections = sections;
  }
}

export type ReportPaper = {
  /** PDF/UA-1. */
  readonly pdf: Buffer;
  readonly pages: number;
  /** The page on which each section begins, and last the colophon's. */
  readonly starts: readonly number[];
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

type Printing = { readonly report: ReturnType<typeof composedOf>['report']; readonly drawings: Drawings };

/** What the typesetter refuses is told with the signs that it lacks. */
const typesetOf = (typesetter: Typesetter, { report, drawings }: Printing, paper: PaperEdition) => {
  try {
    return typesetter.typeset(report, drawings, paper);
  } catch (error) {
    if (!(error instanceof NotTypeset)) throw error;
    const found = unprintableIn(report);
    throw new NotTypeset(
      error.reasons,
      found.map(({ signs, title }) => checkTexts.signs(signs, title)),
    );
  }
};

/**
 * A report and its dossier as one PDF. Throws `NotTypeset` for what cannot be PDF/UA-1, and `OffPage` when something
 * leaves its page.
 */
export const reportPaper = (typesetter: Typesetter, input: PaperInput, paper: PaperEdition): ReportPaper => {
  const { report, missing } = composedOf(input);
  const drawings = drawingsOf(input.drawn, report.accent, {
    code: input.code,
    edition: paper,
    author: report.author,
  });
  const { off, ...made } = typesetOf(typesetter, { report, drawings }, paper);
  const titles = off.map((section) => {
    const printed = report.sections[section];
    return printed ? headingText(printed) : checkTexts.around;
  });
  if (titles.length > 0) throw new OffPage(titles);
  return { ...made, missing };
};

export type ReportPage = {
  /** A picture that needs no font and loads nothing. */
  readonly svg: string;
  readonly page: number;
  readonly pages: number;
  /** Sections whose last page holds only these few lines. */
  readonly spills: readonly { readonly section: string; readonly lines: number }[];
  /** Ids of sections of which something leaves its page. */
  readonly off: readonly string[];
  /** Signs that cannot be printed, in this section or on the cover. */
  readonly signs: readonly { readonly signs: string; readonly section?: string | undefined }[];
  readonly missing: readonly string[];
};

/** One page of a report, the last one when it has fewer pages. Throws `NotTypeset`. */
export const reportPage = (typesetter: Typesetter, input: PaperInput, wanted: number): ReportPage => {
  const { report, missing } = composedOf(input);
  const { drawn, document } = input;
  const draw = typesetter.outlines(paperScenes(drawn));
  const printed = { code: input.code, author: report.author };
  const drawings = drawingsOf(drawn, report.accent, { ...printed, edition: 'screen' }, draw);
  const { page, svg, pages, ends, off } = typesetter.page(report, drawings, wanted);
  // What no tightening saves: the expert cuts these lines, or writes more.
  const spills = ends.filter(isSpilled).flatMap(({ section, lines }) => {
    const { id } = document.sections[section] ?? {};
    return id === undefined ? [] : [{ section: id, lines }];
  });
  const ids = off.flatMap((section) => document.sections[section]?.id ?? []);
  const signs = unprintableIn(report).map(({ signs, section }) => ({
    signs,
    section: section === undefined ? undefined : document.sections[section]?.id,
  }));
  return { svg, page, pages, spills, off: ids, signs, missing };
};
