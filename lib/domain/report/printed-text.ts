import { cellText } from '../dossier/sheet.ts';
import type { PrintedBlock, PrintedFact, PrintedRuns, PrintedSection } from './printed.ts';

/** The words of a composed report, in the order in which the PDF prints them. */

export const runsText = (runs: PrintedRuns): string =>
  runs.map((run) => (typeof run === 'string' ? run : 'em' in run ? run.em : run.value)).join('');

export const headingText = ({ title, second }: Pick<PrintedSection, 'title' | 'second'>): string =>
  `${title} ${second}`.trim();

const factText = ({ name, runs }: PrintedFact): string[] => [name, runsText(runs)];

/** Without margin notes, which stand beside a paragraph and in no line of the text. */
const blockTexts = (block: PrintedBlock): string[] => {
  switch (block.kind) {
    case 'paragraph':
      return [runsText(block.runs)];
    case 'subtitle':
      return [block.text];
    case 'quote':
      return block.lines.map(runsText);
    case 'figure':
      return [runsText(block.caption)];
    case 'table':
      return [...block.columns, ...block.rows.flatMap((row) => row.map(cellText))];
    case 'list':
      return block.rows.flatMap(factText);
    case 'hour':
      return [runsText(block.runs), ...block.statements.map(({ text }) => text)];
    case 'questions':
      return block.questions.map(runsText);
  }
};

export const sectionTexts = (section: PrintedSection): string[] =>
  [headingText(section), ...section.blocks.flatMap(blockTexts)].filter((text) => text !== '');

/** Readers of a screen would hear «→» as «flèche vers la droite». */
const spoken = (text: string): string => text.replaceAll('→', 'donne');

const lineOf = (cells: readonly string[]): string => cells.filter((cell) => cell !== '').join(', ');

/** A picture of a block in words: a row of a table or of a list is one line, a drawing is described. */
const blockLines = (block: PrintedBlock): string[] => {
  switch (block.kind) {
    case 'figure':
      return [block.alt, runsText(block.caption)];
    case 'table':
      return block.rows.map((row) => lineOf(row.map(cellText)));
    case 'list':
      return block.rows.map((row) => factText(row).join('\u00a0: '));
    default:
      return blockTexts(block);
  }
};

/** A picture of a section in words, below its title. */
export const sectionLines = ({ blocks }: Pick<PrintedSection, 'blocks'>): string[] =>
  blocks
    .flatMap(blockLines)
    .filter((line) => line !== '')
    .map(spoken);
