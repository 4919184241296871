import { valueTexts as texts } from '../texts/dossier.ts';
import type { Cell, Sheet, SheetTable } from './sheet.ts';

/** A row of a dossier's table as text and margin show it. */
export type Placement = {
  readonly name: string;
  readonly glyphs: readonly string[];
  /** The row's other cells, in the order of the table. */
  readonly facts: readonly string[];
  /** What it is in the drawing, by the names of the shapes. */
  readonly marks: readonly string[];
  /** Between two bodies: both signs belong to it. */
  readonly isPair?: true;
};

export type Values = {
  /** Rows by «table/row». */
  readonly placements: ReadonlyMap<string, Placement>;
  /** Texts of cells by «table/row/column». */
  readonly texts: ReadonlyMap<string, string>;
  /** Cells by «table/row/column»: where a column is what a text is about, as a pillar is, it names the cell. */
  readonly cells: ReadonlyMap<string, Placement>;
};

/** «positions/Lune» of «positions/Lune/Signe». */
export const rowOf = (reference: string): string => reference.split('/').slice(0, 2).join('/');

/** A cell of several lines says the first word of each: «Bing, Geng, Wu». */
const saidIn = ({ text, parts }: Cell): string =>
  parts ? parts.map((part) => part.text.split(', ')[0]).join(', ') : text;

const isSaid = (cell: Cell | undefined): cell is Cell =>
  cell !== undefined && cell.parts === undefined && !['', '–'].includes(cell.text);

/** Outside its table, a cell needs the word of its column or of its sign. */
const factOf = (column: string, { text, note }: Cell, before = ''): string => {
  const named = `${before}${texts.columnWords.get(column) ?? ''}${text}`;
  if (note === undefined) return named;
  const word = texts.signWords.get(note);
  return word === undefined ? `${named}, ${note}` : `${named} ${word}`;
};

const cellOf = (column: string, { text, note, parts = [], glyphs = [], marks = [] }: Cell): Placement => ({
  name: column,
  marks,
  glyphs: [...glyphs, ...parts.flatMap((part) => part.glyphs ?? [])],
  facts: [text, note ?? '', ...parts.map((part) => part.text)].filter((fact) => fact !== ''),
});

const keyOf = (...parts: readonly string[]): string => parts.join(' ').replaceAll('/', '-').slice(0, 60);

/** What a row is called among those of its table; undefined for one that says nothing. */
export const rowNameOf = (
  { pairs }: Pick<SheetTable, 'pairs'>,
  [first, second]: readonly Cell[],
): string | undefined =>
  isSaid(first) ? keyOf(first.text, ...(pairs ? [second?.text ?? ''] : [])) : undefined;

/** All that a text may take from a dossier, by the names of its tables, rows and columns. */
export const valuesOf = ({ tables }: Pick<Sheet, 'tables'>): Values => {
  const placements = new Map<string, Placement>();
  const values = new Map<string, string>();
  const cellsByKey = new Map<string, Placement>();
  for (const table of tables) {
    const { id, columns, rows, pairs, word } = table;
    for (const row of rows) {
      const [first, ...cells] = row;
      const name = rowNameOf(table, row);
      if (!first || name === undefined) continue;
      const key = `${id}/${name}`;
      const said = cells.map((cell, index) => ({ cell, column: columns[index + 1] ?? '' }));
      const known = said.filter(({ cell }) => isSaid(cell));
      placements.set(key, {
        name: first.text,
        glyphs: [...(first.glyphs ?? []), ...known.flatMap(({ cell }) => cell.glyphs ?? [])],
        facts: known.map(({ cell, column }) => factOf(column, cell, word)),
        marks: [first, ...cells].flatMap(({ marks = [] }) => marks),
        ...(pairs && { isPair: pairs }),
      });
      for (const { cell, column } of said)
        if (cell.text !== '–') cellsByKey.set(`${key}/${keyOf(column)}`, cellOf(column, cell));
      for (const { cell, column } of said)
        if (cell.parts || isSaid(cell)) values.set(`${key}/${keyOf(column)}`, saidIn(cell));
    }
  }
  return { placements, texts: values, cells: cellsByKey };
};
