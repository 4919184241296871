import {
  leafFile,
  type ReportExample,
  type ReportExtract,
  reportExamples,
} from '#domain/merchant/examples.ts';
import type { PrintedReport } from '#domain/report/printed.ts';
import { headingText, runsText, sectionLines } from '#domain/report/printed-text.ts';
import { drawingsOf, paperScenes } from './drawings.ts';
import { readExample, writtenInput } from './example-papers.ts';
import type { SectionEnd } from './fitting.ts';
import { composedOf } from './report-paper.ts';
import type { Typesetter } from './typesetter.ts';

/** An example whose pages are shown, and its pictures by the addresses of its leaves. */
export type DrawnExtract = ReportExtract & { readonly pictures: Readonly<Record<string, string>> };

/** The cover and the contents come before the first section. */
const before = 2;

/** The page on which a section begins: a drawing has one page, and no end. */
const startOf = (section: number, ends: readonly SectionEnd[]): number => {
  const pagesOf = (one: number) => ends.find((end) => end.section === one)?.pages ?? 1;
  return Array.from({ length: section }, (_, one) => pagesOf(one)).reduce(
    (sum, one) => sum + one,
    before + 1,
  );
};

const quoteOf = ({ sections }: PrintedReport): string[] => {
  const quote = sections.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'quote');
  return quote?.kind === 'quote' ? quote.lines.map(runsText) : [];
};

const drawExtract = async (typesetter: Typesetter, example: ReportExample): Promise<DrawnExtract> => {
  const input = writtenInput(await readExample(example));
  const { report } = composedOf(input);
  const draw = typesetter.outlines(paperScenes(input.drawn));
  const drawings = drawingsOf(
    input.drawn,
    report.accent,
    { code: '', edition: 'screen', author: report.author },
    draw,
  );
  const { ends, pages } = typesetter.page(report, drawings, 1);
  const leaves = (example.shown ?? []).map((id) => {
    const index = input.document.sections.findIndex((section) => section.id === id);
    const section = report.sections[index];
    if (!section) throw new RangeError(`${example.id} has no section ${id}`);
    const page = startOf(index, ends);
    const signature = section.kind === 'letter' ? [`${report.author}, ${report.role}`] : [];
    const lines = [...sectionLines(section), ...signature];
    return { page, title: headingText(section), file: leafFile(example, page), lines };
  });
  const { id, discipline, title } = example;
  const pictures = Object.fromEntries(
    leaves.map(({ page, file }) => [file, typesetter.page(report, drawings, page).svg]),
  );
  const { firstName, author } = report;
  return { id, discipline, title, firstName, author, pages, quote: quoteOf(report), leaves, pictures };
};

/** The examples whose pages are shown, one of each discipline. Two builds give the same bytes. */
export const exampleExtracts = (typesetter: Typesetter): Promise<DrawnExtract[]> =>
  Promise.all(reportExamples.filter(({ shown }) => shown).map((example) => drawExtract(typesetter, example)));
