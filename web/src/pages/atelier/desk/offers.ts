import { cellName } from '#domain/dossier/cell-name.ts';
import type { Block, Section } from '#domain/report/document.ts';
import { fold } from '#domain/report/fold.ts';
import { valueTexts } from '#domain/texts/dossier.ts';
import type { Dossier } from './dossier.ts';
import { linesOfBlock, titleOf } from './sections.ts';
import { dossierSideTexts as texts } from './texts.ts';

/** A whole block that the dossier offers. */
type Piece = { readonly label: string; readonly detail: string; readonly block: Block };

export const piecesOf = ({ figures, sheet }: Dossier): Piece[] => [
  ...figures.map(
    ({ label }, figure): Piece => ({
      label: texts.figure(figure + 1),
      detail: label.split('.')[0] ?? '',
      block: { kind: 'figure', figure, caption: [] },
    }),
  ),
  ...sheet.tables.map(
    ({ id, title, rows }): Piece => ({
      label: texts.table(title),
      detail: String(rows.length),
      block: { kind: 'table', table: id },
    }),
  ),
  ...(sheet.statements.length > 0
    ? [
        {
          label: texts.hour,
          detail: String(sheet.statements.length),
          block: { kind: 'hour', runs: [] },
        } satisfies Piece,
      ]
    : []),
  { label: texts.questions, detail: '', block: { kind: 'questions', questions: [[]] } },
];

/** A value that can be inserted: `before` is the word that stands in front of it in a sentence. */
export type Offer = {
  readonly reference: string;
  readonly text: string;
  readonly before: string;
  readonly label: string;
};

/** A row of the dossier with all that it offers; the first offer is its name. */
export type OfferedRow = {
  readonly reference: string;
  readonly table: string;
  /** What the rows of its table are: «Canal», «Centre». */
  readonly kind: string;
  readonly name: string;
  readonly glyph: string | undefined;
  readonly facts: readonly string[];
  readonly offers: readonly Offer[];
};

const cellOffers = (reference: string, { values }: Dossier): Offer[] =>
  [...values.texts]
    .filter(([key]) => key.startsWith(`${reference}/`))
    .map(([key, text]) => {
      const before = valueTexts.columnWords.get(key.slice(reference.length + 1)) ?? '';
      const column = key.slice(reference.length + 1).toLowerCase();
      const of = cellName(key) === undefined ? '' : ` (${column})`;
      return { reference: key, text, before, label: `${before}${text}${of}` };
    });

export const offeredRows = (dossier: Dossier): OfferedRow[] => {
  const kinds = new Map(dossier.sheet.tables.map(({ id, columns }) => [id, columns[0] ?? '']));
  return [...dossier.values.placements].map(([reference, { name, glyphs, facts }]) => {
    const table = reference.split('/')[0] ?? '';
    return {
      ...{ reference, table, name, facts, glyph: glyphs[0], kind: kinds.get(table) ?? '' },
      offers: [{ reference, text: name, before: '', label: name }, ...cellOffers(reference, dossier)],
    };
  });
};

const said = (text: string): string => fold(text);

const wordsOf = (sought: string): string[] =>
  said(sought)
    .split(/\s+/u)
    .filter((word) => word !== '');
const hasAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => said(text).includes(word));

/** What holds comes before what does not, each in its order. */
const firstThat = <Item>(items: readonly Item[], holds: (item: Item) => boolean): Item[] => [
  ...items.filter(holds),
  ...items.filter((item) => !holds(item)),
];

/** Rows that contain each word of what is sought; one that is called so comes first, then those of such a name. */
export const rowsFor = (rows: readonly OfferedRow[], sought: string): OfferedRow[] => {
  const words = wordsOf(sought);
  const found = rows.filter(({ kind, name, facts }) => hasAll([kind, name, ...facts].join(' '), words));
  const name = words.join(' ');
  const named = firstThat(found, (row) => hasAll(row.name, words));
  return firstThat(named, (row) => [row.name, `${row.kind} ${row.name}`].some((one) => said(one) === name));
};

/** The offers of a row, those that say what is sought before the others. */
export const offersFor = ({ offers }: OfferedRow, sought: string): Offer[] => {
  const words = wordsOf(sought);
  return firstThat(offers, ({ label }) => hasAll(label, words));
};

const most = 6;

/** Rows of the first table that a section speaks of. */
export const rowsOfSection = (rows: readonly OfferedRow[], section: Section): OfferedRow[] => {
  const text = ` ${said([titleOf(section), ...section.blocks.flatMap(linesOfBlock)].join(' '))} `;
  const [first] = rows;
  return rows
    .filter(({ table, name }) => table === first?.table && text.includes(` ${said(name)} `))
    .slice(0, most);
};
