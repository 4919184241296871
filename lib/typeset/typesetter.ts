import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { PrintedReport } from '../domain/report/printed.ts';

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
};

/** The typesetter refused a report; `reasons` are its words. */
export class NotTypeset extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(`The report cannot be typeset: ${reasons.join('; ')}`);
    this.reasons = reasons;
  }
}

/** Nothing lies there: all files of a report are given from memory. */
const folder = '/var/empty/report';
const main = `${folder}/report.typ`;

/** The compiler throws objects of its own. */
const reasonsOf = (error: unknown): string[] =>
  error instanceof Error ? [error.message] : [JSON.stringify(error)];

type Files = { readonly template: string; readonly fonts: readonly Buffer[] };
type Compiled = ReturnType<NodeCompiler['compile']>;

const wordsOf = (compiler: NodeCompiler, compiled: Compiled): string[] => {
  const diagnostics = compiled.takeDiagnostics();
  return diagnostics ? compiler.fetchDiagnostics(diagnostics).map((one) => JSON.stringify(one)) : [];
};

const filesOf = (report: PrintedReport, drawings: Drawings): Record<string, string> => ({
  'report.json': JSON.stringify({
    ...report,
    cover: { ...report.cover, width: drawings.coverWidth },
    date: report.date.split('-').map(Number),
  }),
  'glyphs.json': JSON.stringify(drawings.glyphs),
  'cover.svg': drawings.cover,
  ...Object.fromEntries(drawings.figures.map((figure, index) => [`figures/${index}.svg`, figure])),
});

/**
 * Typesets reports with one template and one set of fonts. The texts of a report are data of the template, and nothing
 * in them is evaluated. The compiler keeps what it has laid out, so that a second run after a change is faster.
 */
export const createTypesetter = ({ template, fonts }: Files) => {
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: [...fonts] }] });
  return {
    /** The report as PDF/UA-1. Throws {@link NotTypeset} for a document that cannot be one. */
    typeset(
      report: PrintedReport,
      drawings: Drawings,
      edition: PaperEdition,
    ): { pdf: Buffer; pages: number } {
      compiler.addSource(main, template);
      for (const [name, content] of Object.entries(filesOf(report, drawings)))
        compiler.mapShadow(`${folder}/${name}`, Buffer.from(content));
      try {
        const compiled = compiler.compile({ mainFilePath: main, inputs: { edition }, resetRead: true });
        const { result } = compiled;
        if (!result) throw new NotTypeset(wordsOf(compiler, compiled));
        return { pdf: compiler.pdf(result, { pdfStandard: 'ua-1' }), pages: result.numOfPages };
      } catch (error) {
        throw error instanceof NotTypeset ? error : new NotTypeset(reasonsOf(error));
      } finally {
        // A report must not stay in the memory of a function that serves many.
        compiler.resetShadow();
        compiler.evictCache(10);
      }
    },
  };
};
export type Typesetter = ReturnType<typeof createTypesetter>;
