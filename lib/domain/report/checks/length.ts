import type { SheetTable } from '../../dossier/sheet.ts';
import type { Block, Section } from '../document.ts';
import { wordCount } from '../plain.ts';

/** Pages before they are typeset: a page of text holds 225 words, and what is not text takes the place of some. */
const page = 225;
const taken = { figure: 150, quote: 25, subtitle: 12, hour: 40, question: 40, row: 9 } as const;
/** Cover, contents, colophon. */
const around = 3;

type Tables = readonly Pick<SheetTable, 'id' | 'rows'>[];

const roomOf = (block: Block, tables: Tables): number => {
  const words = wordCount({ blocks: [block] });
  switch (block.kind) {
    case 'table':
      return (tables.find(({ id }) => id === block.table)?.rows.length ?? 0) * taken.row;
    case 'questions':
      return words + block.questions.length * taken.question;
    case 'paragraph':
    case 'list':
      return words;
    default:
      return words + taken[block.kind];
  }
};

/** The pages of a report, as far as one can tell without its typesetter; each section begins a page. */
export const pagesOf = (sections: readonly Pick<Section, 'blocks'>[], tables: Tables): number =>
  sections.reduce((sum, { blocks }) => {
    const room = blocks.reduce((all, block) => all + roomOf(block, tables), 0);
    return sum + Math.max(1, Math.ceil(room / page));
  }, around);
