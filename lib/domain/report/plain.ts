import type { Block, Run, Section } from './document.ts';
import { runText } from './document.ts';

/** How a run is read. */
type Read = (run: Run) => string;

const blockTexts = (block: Block, read: Read): string[] => {
  const plain = (runs: readonly Run[]): string => runs.map(read).join('');
  switch (block.kind) {
    case 'subtitle':
      return [block.text];
    case 'quote':
      return block.lines.map(plain);
    case 'figure':
      return [plain(block.caption)];
    case 'table':
      return [];
    case 'list':
      return block.rows.flatMap(({ name, runs }) => [name, plain(runs)]);
    case 'questions':
      return block.questions.map(plain);
    case 'paragraph':
    case 'hour':
      return [plain(block.runs)];
  }
};

/** The words that an expert wrote in a section, its titles left out, one text for each line of thought. */
export const sectionTexts = (section: Pick<Section, 'blocks'>): string[] => textsRead(section, runText);

/** The same, with its runs read in another way. */
export const textsRead = ({ blocks }: Pick<Section, 'blocks'>, read: Read): string[] =>
  blocks.flatMap((block) => blockTexts(block, read));

/** A word as a reader counts it: «l’hiver» is one. */
export const wordPattern = /\p{L}[\p{L}\p{M}’'-]*|\p{N}+/gu;

const counted = new WeakMap<Section['blocks'], number>();

/** A text is never changed in place: each is counted once. */
export const wordCount = (section: Pick<Section, 'blocks'>): number => {
  const { blocks } = section;
  const known = counted.get(blocks);
  if (known !== undefined) return known;
  const words = sectionTexts(section).join(' ').match(wordPattern)?.length ?? 0;
  counted.set(blocks, words);
  return words;
};
