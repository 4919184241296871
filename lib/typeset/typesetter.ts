import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import * as z from 'zod/mini';
import { shopName } from '../domain/merchant/contact.ts';
import type { PrintedReport } from '../domain/report/printed.ts';
import { signatureOf } from '../domain/texts/signature.ts';
import type { DrawWord } from '../drawings/charts/print.ts';
import type { Scene } from '../drawings/charts/scene.ts';
import type { FaceFile } from '../faces/faces.ts';
import { createCompilers } from './compilers.ts';
import { fitsOf, mayBeFitted, type Plan, planOf, type SectionEnd, trialOf } from './fitting.ts';
import { pagesOff } from './frame.ts';
import { createKnownFits } from './known-fits.ts';
import { outlinesOf, wordsTemplate } from './outlined-words.ts';
import { drawnPages, pageFile } from './svg-pages.ts';
import { reportTheme } from './theme.ts';

/** `screen` has the paper's tint and a night cover; `print` is white, without any tint. */
export type PaperEdition = 'screen' | 'print';

export type Drawings = {
  /** SVG files, in the order of the document's figures. */
  readonly figures: readonly string[];
  readonly cover: string;
  /** The cover's width in millimetres. */
  readonly coverWidth: number;
  /** Outlines in a box of 24 by their names; `mark` in a box of 48. */
  readonly glyphs: Readonly<Record<string, string>>;
  /** The seal of the code, as an SVG file; without lines for a text that is no code. */
  readonly seal: string;
  /** The drawn signature of the author, as an SVG file; '' for somebody without one. */
  readonly signature: string;
};

/** The typesetter refused a report; `reasons` are its words, `where` says in French what a face lacks in which section. */
export class NotTypeset extends Error {
  readonly reasons: readonly string[];
  readonly where: readonly string[];

  constructor(reasons: readonly string[], where: readonly string[] = []) {
    super(`The report cannot be typeset: ${reasons.join('; ')}`);
    this.reasons = reasons;
    this.where = where;
  }
}

/** Nothing lies there: all files of a report are given from memory. */
const folder = '/var/empty/report';
const main = `${folder}/report.typ`;

/** The compiler throws objects of its own. */
const reasonsOf = (error: unknown): string[] =>
  error instanceof Error ? [error.message] : [JSON.stringify(error)];

/** The template, the shop's own faces, and where the others lie, which are read when a text needs them. */
type Files = {
  readonly template: string;
  readonly fonts: readonly Buffer[];
  readonly otherFace: FaceFile;
};
type Compiled = ReturnType<NodeCompiler['compile']>;
type Laid = [document: NodeTypstDocument, compiler: NodeCompiler, ends: readonly SectionEnd[]];

const wordsOf = (compiler: NodeCompiler, compiled: Compiled): string[] => {
  const diagnostics = compiled.takeDiagnostics();
  return diagnostics ? compiler.fetchDiagnostics(diagnostics).map((one) => JSON.stringify(one)) : [];
};

/** The answer to a query has a value for each match. */
const endsSchema = z.tuple([z.array(z.object({ section: z.int(), pages: z.int(), lines: z.number() }))]);
const endsIn = (document: NodeTypstDocument, compiler: NodeCompiler): SectionEnd[] =>
  endsSchema
    .parse(compiler.query(document, { selector: '<ends>', field: 'value' }))[0]
    .map(({ lines, ...end }) => ({ ...end, lines: Math.round(lines) }));

const startsSchema = z.tuple([z.array(z.int())]);

/** What is printed around the sections: cover, contents and colophon. */
const around = -1;

/** The page on which each section begins, and last the colophon's. */
const startsIn = (document: NodeTypstDocument, compiler: NodeCompiler): number[] =>
  startsSchema.parse(compiler.query(document, { selector: '<starts>', field: 'value' }))[0];

/** The sections of which something leaves the frame of its page, each told once. */
const sectionsOff = (svg: string, starts: readonly number[]): number[] => {
  const colophon = starts.at(-1) ?? 0;
  const sectionOf = (page: number) =>
    page < colophon ? starts.findLastIndex((start) => start <= page) : around;
  return [...new Set(pagesOff(svg).map(sectionOf))];
};

/** What the template does not draw. */
const nothing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

const filesOf = (report: PrintedReport, drawings: Drawings): Record<string, string> => ({
  'report.json': JSON.stringify({
    ...report,
    shop: shopName,
    signature: drawings.signature && signatureOf(report.author),
    cover: { ...report.cover, width: drawings.coverWidth },
    date: report.date.split('-').map(Number),
  }),
  'theme.json': JSON.stringify(reportTheme),
  'glyphs.json': JSON.stringify(drawings.glyphs),
  'cover.svg': drawings.cover,
  'seal.svg': drawings.seal,
  'signature.svg': drawings.signature || nothing,
  ...Object.fromEntries(drawings.figures.map((figure, index) => [`figures/${index}.svg`, figure])),
});

export type TypesetReport = {
  readonly pdf: Buffer;
  readonly pages: number;
  /** The page on which each section begins, and last the colophon's; as the contents print them. */
  readonly starts: readonly number[];
  readonly off: readonly number[];
};

export type TypesetPage = {
  readonly svg: string;
  readonly page: number;
  readonly pages: number;
  readonly ends: readonly SectionEnd[];
  /** Sections of which something leaves the frame of its page, or {@link around}. */
  readonly off: readonly number[];
};

/**
 * Typesets reports with one template and one set of fonts. The texts of a report are data of the template, and nothing
 * in them is evaluated. A compiler keeps what it has laid out, so that a second run after a change is faster.
 */
export const createTypesetter = ({ template, ...faces }: Files) => {
  const compilerFor = createCompilers(faces, folder);
  const known = createKnownFits();

  /** Lays out a template with its files, and draws with `use`. Throws {@link NotTypeset}. */
  const laidOut = <Result>(
    source: string,
    files: Readonly<Record<string, string>>,
    edition: PaperEdition,
    use: (document: NodeTypstDocument, compiler: NodeCompiler) => Result,
  ): Result => {
    const { compiler, faces } = compilerFor(Object.values(files).join(''));
    compiler.addSource(main, source);
    for (const [name, content] of Object.entries(files))
      compiler.mapShadow(`${folder}/${name}`, Buffer.from(content));
    try {
      const compiled = compiler.compile({ mainFilePath: main, inputs: { edition, faces }, resetRead: true });
      const { result } = compiled;
      if (!result) throw new NotTypeset(wordsOf(compiler, compiled));
      return use(result, compiler);
    } catch (error) {
      throw error instanceof NotTypeset ? error : new NotTypeset(reasonsOf(error));
    } finally {
      // A report must not stay in the memory of a function that serves many.
      compiler.resetShadow();
      compiler.evictCache(10);
    }
  };

  /**
   * Lays out a report whose chapters fit their pages: first as they did before, then as few lines alone ask for. A plate has
   * one page. The last section of a report that is cut at the caret goes on, so that its last lines are not alone.
   */
  const fitted = <Result>(
    report: PrintedReport,
    drawings: Drawings,
    { edition, isCut = false }: { readonly edition: PaperEdition; readonly isCut?: boolean },
    use: (...laid: Laid) => Result,
  ): Result => {
    const files = filesOf(report, drawings);
    const count = report.sections.length;
    const keys = known.keysOf(report, drawings.figures);
    const before = keys.map((key, section) => ({ section, fit: known.fitOf(key) ?? 0 }));
    const isUntried = ({ section }: SectionEnd) =>
      known.fitOf(keys[section]) === undefined &&
      report.sections[section]?.kind !== 'plate' &&
      !(isCut && section === count - 1);
    const lay = <Found>(plan: Plan, found: (...laid: Laid) => Found): Found =>
      laidOut(template, { ...files, 'plan.json': JSON.stringify(plan) }, edition, (document, compiler) =>
        found(document, compiler, endsIn(document, compiler)),
      );
    const first = lay(planOf(before), (document, compiler, ends) => {
      const spilled = ends.filter((end) => mayBeFitted(end) && isUntried(end));
      return spilled.length > 0 ? { spilled } : { spilled: undefined, result: use(document, compiler, ends) };
    });
    if (!first.spilled) return first.result;
    const trial = trialOf(first.spilled);
    const fits = lay(trial, (_document, _compiler, ends) => fitsOf(first.spilled, trial, ends));
    for (const { section, fit } of fits) known.keep(keys[section], fit);
    return lay(
      planOf(before.map((laid) => fits.find(({ section }) => section === laid.section) ?? laid)),
      use,
    );
  };

  return {
    /** The report as PDF/UA-1. Throws {@link NotTypeset} for a document that cannot be one. */
    typeset: (report: PrintedReport, drawings: Drawings, edition: PaperEdition): TypesetReport =>
      fitted(report, drawings, { edition }, (document, compiler) => {
        const starts = startsIn(document, compiler);
        return {
          pdf: compiler.pdf(document, { pdfStandard: 'ua-1' }),
          pages: document.numOfPages,
          starts,
          off: sectionsOff(compiler.plainSvg(document), starts),
        };
      }),

    /**
     * A page of the screen edition as SVG, counted from 1; the last one instead of a later. Page 0 is asked for a report that
     * is cut at the caret, to know its pages. Throws {@link NotTypeset}.
     */
    page: (report: PrintedReport, drawings: Drawings, wanted: number): TypesetPage =>
      fitted(report, drawings, { edition: 'screen', isCut: wanted === 0 }, (document, compiler, ends) => {
        const pages = document.numOfPages;
        const page = Math.min(Math.max(1, wanted), pages);
        const drawn = compiler.plainSvg(document);
        const svg = pageFile(drawnPages(drawn), page - 1);
        return { svg, page, pages, ends, off: sectionsOff(drawn, startsIn(document, compiler)) };
      }),

    /** Draws the words of these drawings as outlines, for pictures that have no fonts. */
    outlines: (scenes: readonly Scene[]): DrawWord =>
      outlinesOf(scenes, (words) =>
        laidOut(wordsTemplate, { 'words.json': JSON.stringify(words) }, 'screen', (document, compiler) =>
          compiler.plainSvg(document),
        ),
      ),
  };
};
export type Typesetter = ReturnType<typeof createTypesetter>;
