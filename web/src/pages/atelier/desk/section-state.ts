import { type Block, type Run, runText, type Section } from '#domain/report/document.ts';
import { wordCount } from '#domain/report/plain.ts';

/** How far a section is, and how long. */
export type Fill = 'written' | 'begun' | 'empty';

const textOf = (runs: readonly Run[]): string => runs.map(runText).join('');

/** The text of a block, line by line. */
export const linesOfBlock = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'paragraph':
    case 'hour':
      return [textOf(block.runs)];
    case 'subtitle':
      return [block.text];
    case 'quote':
      return block.lines.map(textOf);
    case 'figure':
      return [textOf(block.caption)];
    case 'list':
      return block.rows.map(({ name, runs }) => `${name} ${textOf(runs)}`);
    case 'questions':
      return block.questions.map(textOf);
    case 'table':
      return [];
  }
};

/** Words from which a section counts as written; a plate needs its drawing only, and a table says enough by itself. */
const enough = { letter: 40, chapter: 120 } as const;

const isUntouched = (block: Block): boolean => block.kind === 'paragraph' && block.passage !== undefined;

export const fillOf = (section: Pick<Section, 'kind' | 'blocks'>): Fill => {
  const { kind, blocks } = section;
  if (blocks.length === 0) return 'empty';
  if (blocks.some(isUntouched)) return 'begun';
  const has = (...kinds: readonly Block['kind'][]) => blocks.some((block) => kinds.includes(block.kind));
  const isWhole =
    kind === 'plate'
      ? has('figure', 'table')
      : has('table', 'questions') || wordCount(section) >= enough[kind];
  return isWhole ? 'written' : 'begun';
};

/** «La Lune, le Soleil»: the titles inside a section. */
export const subtitlesOf = ({ blocks }: Pick<Section, 'blocks'>): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'subtitle' && block.text !== '' ? [block.text] : []));
