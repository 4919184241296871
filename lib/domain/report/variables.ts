import { cellName } from '../dossier/cell-name.ts';
import { rowOf, type Values } from '../dossier/values.ts';
import { variableTexts as texts } from '../texts/variables.ts';
import type { Block, Run } from './document.ts';
import { fold } from './fold.ts';
import { notationsIn, toldText } from './notation.ts';
import type { NewPassage } from './passage.ts';
import { joinedRuns, rewritten } from './rewritten.ts';

/** «{maison}» and «{maison de la Lune}»: values of a dossier by the names of its columns and rows. */

type Value = { readonly value: string; readonly text: string };
/** `absent`: the name is one of a dossier, and this one does not say it. */
export type Found = Value | 'unknown' | 'absent' | 'ambiguous';

const small = new Set('de du des d la le les l en un une'.split(' '));

/** «maison de la Lune» and «Maison Lune» are one name. */
const nameOf = (words: string): string =>
  fold(words)
    .split(' ')
    .filter((word) => !small.has(word))
    .join(' ');

type NamedCell = {
  readonly reference: string;
  readonly row: string;
  readonly rowName: string;
  readonly columnName: string;
};

type Named = {
  readonly rows: ReadonlyMap<string, readonly NamedCell[]>;
  /** By row and column, and by the row alone where it has one value. */
  readonly cells: ReadonlyMap<string, readonly string[]>;
  readonly columns: ReadonlyMap<string, readonly string[]>;
  /** All names of columns and rows. */
  readonly words: ReadonlySet<string>;
};

const namedCell = (reference: string): NamedCell => {
  const [, row = '', column = ''] = reference.split('/');
  return { reference, row: rowOf(reference), rowName: nameOf(row), columnName: nameOf(column) };
};

const grouped = <Item>(entries: readonly (readonly [string, Item])[]): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const [name, item] of entries) {
    const known = groups.get(name);
    if (known) known.push(item);
    else groups.set(name, [item]);
  }
  return groups;
};

const valueColumn = 'valeur';

const namesIn = ({ texts: all }: Values): Named => {
  const cells = [...all.keys()].map(namedCell);
  const rows = grouped(cells.map((cell) => [cell.row, cell] as const));
  const alone = cells.filter(
    ({ row, columnName }) => columnName === valueColumn || rows.get(row)?.length === 1,
  );
  return {
    rows,
    cells: grouped([
      // «maison de la Lune», and «tronc du jour» of a pillar.
      ...cells.flatMap(({ rowName, columnName, reference }) => [
        [`${columnName} ${rowName}`, reference] as const,
        [`${rowName} ${columnName}`, reference] as const,
      ]),
      ...alone.map(({ rowName, reference }) => [rowName, reference] as const),
    ]),
    columns: grouped(cells.map(({ columnName, reference }) => [columnName, reference] as const)),
    words: new Set([
      ...cells.flatMap(({ rowName, columnName }) => [rowName, columnName]),
      ...texts.ofHour.map(nameOf),
    ]),
  };
};

const read = new WeakMap<Values, Named>();
const namedIn = (values: Values): Named => {
  const named = read.get(values) ?? namesIn(values);
  read.set(values, named);
  return named;
};

/** What a name means among the things that a passage is tied to: another cell of their row, or the tie itself. */
const tiedTo = (name: string, ties: readonly string[], { rows }: Named): string[] =>
  ties.flatMap((tie) => {
    const row = rows.get(rowOf(tie)) ?? [];
    const beside = row.filter(({ columnName }) => columnName === name);
    const own = row.filter(({ reference, rowName }) => reference === tie && rowName === name);
    return (beside.length > 0 ? beside : own).map(({ reference }) => reference);
  });

/** The first table is what the consultation is about: the birth before the return of the Sun. */
const nearest = (references: readonly string[], { texts: all }: Values): readonly string[] => {
  const [first = ''] = all.keys();
  const own = references.filter((reference) => reference.split('/')[0] === first.split('/')[0]);
  return own.length === 1 ? own : references;
};

/** All cells that a variable may mean, the nearest ones alone. */
const candidates = (name: string, ties: readonly string[], values: Values): readonly string[] => {
  const named = namedIn(values);
  const meant = [tiedTo(name, ties, named), named.cells.get(name) ?? [], named.columns.get(name) ?? []].find(
    (references) => references.length > 0,
  );
  return nearest([...new Set(meant)], values);
};

/** The value that a variable means in this dossier; `ties` are the cells that its passage is tied to. */
export const meantBy = (variable: string, ties: readonly string[], values: Values): Found => {
  const name = nameOf(variable);
  const [value, ...others] = candidates(name, ties, values);
  const text = value === undefined ? undefined : values.texts.get(value);
  if (value !== undefined && text !== undefined) return others.length > 0 ? 'ambiguous' : { value, text };
  const isOne = [...namedIn(values).words].some((word) => word !== '' && ` ${name} `.includes(` ${word} `));
  return isOne ? 'absent' : 'unknown';
};

/** A variable that says which of several values is meant. */
export const exampleFor = (variable: string, values: Values): string => {
  const [first = ''] = candidates(nameOf(variable), [], values);
  return variableFor(first, [], values) ?? texts.firstName;
};

type Tied = Pick<NewPassage, 'placements' | 'blocks'>;

const tiesOf = ({ placements }: Pick<Tied, 'placements'>): string[] =>
  placements.map(({ reference }) => reference);

/** A text in pieces: its variables as values of the dossier, where each means one. */
const piecesOf = (text: string, find: (variable: string) => Found): (string | Value)[] => {
  const pieces: (string | Value)[] = [];
  let at = 0;
  for (const notation of notationsIn(text)) {
    const found = notation.kind === 'variable' ? find(notation.name) : 'unknown';
    if (typeof found === 'string') continue;
    pieces.push(text.slice(at, notation.from), found);
    at = notation.to;
  }
  return [...pieces, text.slice(at)];
};

const filledRun =
  (find: (variable: string) => Found, values: Values) =>
  (run: Run): Run[] => {
    if (typeof run === 'string') return piecesOf(run, find);
    if ('em' in run)
      return piecesOf(run.em, find).map((piece) => (typeof piece === 'string' ? { em: piece } : piece));
    if (!('value' in run)) return [run];
    // A value that was kept from another dossier.
    return [{ ...run, text: values.texts.get(run.value) ?? run.text }];
  };

/** The text of a passage with the values of this dossier. What means none, or several, stays as it is written. */
export const filled = (passage: Tied, values: Values): Block[] => {
  const ties = tiesOf(passage);
  // A passage names the same values again and again.
  const known = new Map<string, Found>();
  const find = (variable: string): Found => {
    const found = known.get(variable) ?? meantBy(variable, ties, values);
    known.set(variable, found);
    return found;
  };
  const run = filledRun(find, values);
  return passage.blocks.map((block) =>
    rewritten(block, {
      runs: (runs) => joinedRuns(runs.flatMap(run)),
      text: (text) =>
        toldText(text, (notation) => {
          const found = notation.kind === 'variable' ? find(notation.name) : 'unknown';
          return typeof found === 'string' ? undefined : found.text;
        }),
    }),
  );
};

/** The shortest variable that means this cell; undefined for a cell that no name means alone. */
const variableFor = (reference: string, ties: readonly string[], values: Values): string | undefined => {
  const [, row = '', column = ''] = reference.split('/');
  const names = [column, row, cellName(reference) ?? `${column} ${texts.of(row)}`].filter(
    (name) => name.trim() !== '',
  );
  const variable = names.find((name) => {
    const found = meantBy(name, ties, values);
    return typeof found !== 'string' && found.value === reference;
  });
  return variable && `{${variable.slice(0, 1).toLowerCase()}${variable.slice(1)}}`;
};

/** The text of a passage with its values as variables, so that the next dossier fills in its own. */
export const unfilled = (passage: Tied, values: Values): Block[] => {
  const ties = tiesOf(passage);
  const run = (one: Run): Run =>
    typeof one === 'object' && 'value' in one ? (variableFor(one.value, ties, values) ?? one) : one;
  return passage.blocks.map((block) =>
    rewritten(block, { runs: (runs) => joinedRuns(runs.map(run)), text: (text) => text }),
  );
};
