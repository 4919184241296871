import type { Section } from '#domain/report/document.ts';
import { fold } from '#domain/report/fold.ts';
import type { NewPassage } from '#domain/report/passage.ts';
import type { Dossier } from './dossier.ts';
import { subtitlesOf, titleOf } from './sections.ts';

/** A title says «planètes» where the dossier's column says «Astre». */
const synonyms: Readonly<Record<string, string>> = { planete: 'astre' };

/** Folded words without the sign of their plural, with a space on both sides of each. */
const wordsOf = (text: string): string => {
  const words = fold(text)
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word));
  return ` ${words.map((word) => synonyms[word] ?? word).join(' ')} `;
};

/** A number or a letter alone names nothing in a title. */
const isName = (words: string): boolean => words.trim().length > 2 && /\p{L}/u.test(words);

/** How much a tie says that its passage belongs to a section: the row by its name weighs most. */
const weights = { row: 4, kind: 3, table: 2, beside: 1 } as const;

type Table = Dossier['sheet']['tables'][number];

/** What the titles of a section name in a dossier, as the weight of a reference. */
const weightIn = (title: string, { sheet, values }: Dossier): ((reference: string) => number) => {
  const names = (words: string): boolean => isName(words) && title.includes(wordsOf(words));
  const kindOf = ({ columns }: Table): string => columns[0] ?? '';
  const tables = new Set(
    sheet.tables.filter((table) => [table.id, table.title, kindOf(table)].some(names)).map(({ id }) => id),
  );
  /** «Maison» is a column of positions, and what another table is about. */
  const kinds = new Set(sheet.tables.map(kindOf).filter(names));
  const rows = new Set([...values.placements.keys()].filter((key) => names(key.split('/')[1] ?? '')));
  const beside = new Set([...rows].map((key) => key.split('/')[0]));
  return (reference) => {
    const [table = '', row = '', column = ''] = reference.split('/');
    if (rows.has(`${table}/${row}`)) return weights.row;
    if (tables.has(table)) return weights.table;
    if (kinds.has(column)) return weights.kind;
    return beside.has(table) ? weights.beside : 0;
  };
};

type Tied = Pick<NewPassage, 'title' | 'placements'>;

const read = new WeakMap<Tied, string>();
const titleIn = (passage: Tied): string => {
  const words = read.get(passage) ?? wordsOf(passage.title);
  read.set(passage, words);
  return words;
};

/** How much a passage belongs to a section; 0 for not at all. A free one belongs where its own title stands. */
export const belongingTo = (section: Section, dossier: Dossier): ((passage: Tied) => number) => {
  const title = wordsOf([titleOf(section), ...subtitlesOf(section)].join(' '));
  const weigh = weightIn(title, dossier);
  return (passage) => {
    const { placements } = passage;
    if (placements.length > 0) return placements.reduce((sum, { reference }) => sum + weigh(reference), 0);
    const own = titleIn(passage);
    return isName(own) && title.includes(own) ? weights.row : 0;
  };
};
