/** Six reports of other lengths than the examples, in the words of their experts: none was written to fit its pages. */
import { disciplines } from '#domain/catalogue.ts';
import { reportExamples } from '#domain/merchant/examples.ts';
import { type Block, runText, type Section } from '#domain/report/document.ts';
import type { WrittenReport } from '#domain/report/written.ts';
import { readExample } from '#lib/typeset/example-papers.ts';

type Paragraph = Extract<Block, { kind: 'paragraph' }>;

const sentencesOf = ({ document }: WrittenReport): string[] =>
  document.sections
    .filter(({ kind }) => kind === 'chapter')
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'paragraph' ? [block.runs.map(runText).join('')] : []))
    .flatMap((text) => text.split(/(?<=[.?!»]) (?=\p{Lu})/u));

/** Paragraphs of these sentences, three in each. */
const paragraphsOf = (sentences: readonly string[]): Paragraph[] =>
  Array.from({ length: Math.ceil(sentences.length / 3) }, (_, index) => ({
    kind: 'paragraph',
    runs: [sentences.slice(index * 3, index * 3 + 3).join(' ')],
  }));

/** Where a text is longer: after the first paragraph, or at the end of the chapter. */
const longer = (section: Section, more: readonly Block[], isAtEnd: boolean): Section => {
  const place = isAtEnd ? section.blocks.length : 1;
  return { ...section, blocks: section.blocks.toSpliced(place, 0, ...more) };
};

const retold = (own: WrittenReport, other: WrittenReport, number: number): WrittenReport => {
  const pool = sentencesOf(other);
  let told = 0;
  const sections = own.document.sections.map((section, index) => {
    const isShort = section.kind !== 'chapter' || section.blocks.some(({ kind }) => kind === 'questions');
    if (isShort) return section;
    const count = (number * 5 + index * 3) % 11;
    const more = Array.from({ length: count }, (_, one) => pool[(told + one) % pool.length] ?? '');
    told += count;
    return longer(section, paragraphsOf(more), (number + index) % 2 === 0);
  });
  return { ...own, document: { ...own.document, sections } };
};

/** Two of the first two disciplines, one of each other. */
export const retoldReports = async (): Promise<{ name: string; report: WrittenReport }[]> => {
  const pairs = disciplines.map((one) => reportExamples.filter(({ discipline }) => discipline === one));
  const read = await Promise.all(pairs.map((pair) => Promise.all(pair.map(readExample))));
  const all = read.flatMap(([first, second], index) => {
    if (!first || !second) return [];
    const one = retold(second, first, index + 2);
    return index < 2 ? [retold(first, second, index), one] : [one];
  });
  return all.map((report, index) => ({ name: `${index + 1}. ${report.document.service}`, report }));
};
