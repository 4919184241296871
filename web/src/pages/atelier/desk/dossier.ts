import { cellName } from '#domain/dossier/cell-name.ts';
import { type Placement, rowOf, type Values, valuesOf } from '#domain/dossier/values.ts';
import type { Drawn } from '#lib/dossier/drawn.ts';

/** What the text may take from the part's dossier. */
export type Dossier = Drawn & { readonly values: Values };

export const dossierOf = (drawn: Drawn): Dossier => ({ ...drawn, values: valuesOf(drawn.sheet) });

/** The row of a reference, or its cell where that has a name of its own. */
export const placementOf = (dossier: Dossier | undefined, reference: string): Placement | undefined =>
  cellName(reference) === undefined
    ? dossier?.values.placements.get(rowOf(reference))
    : dossier?.values.cells.get(reference);

/** «Lune», «Carré Lune et Saturne», «Tronc du jour», and «Lune (design)» where two tables have one: what a row or a cell is called. */
export const nameOfRow = (dossier: Dossier, reference: string): string => {
  const cell = cellName(reference);
  if (cell !== undefined) return cell;
  const { name = '', facts = [], isPair } = placementOf(dossier, reference) ?? {};
  const side = dossier.sheet.tables.find(({ id }) => reference.startsWith(`${id}/`))?.word?.trim();
  if (side !== undefined) return `${name} (${side})`;
  return isPair ? [name, ...facts.slice(0, 1)].join(' ') : name;
};

const longestCell = 20;
/** «Lune, Taureau»: what a row is called where one looks for the right one. */
export const briefOf = (dossier: Dossier, reference: string): string => {
  const name = nameOfRow(dossier, reference);
  const placement = placementOf(dossier, reference);
  if (placement?.isPair) return name;
  if (cellName(reference) !== undefined) return [name, ...(placement?.facts.slice(0, 1) ?? [])].join(', ');
  const cells = [...dossier.values.texts].filter(([key]) => key.startsWith(`${reference}/`));
  // A sum is too long to be found by.
  const [, short] = cells.find(([, text]) => text.length <= longestCell) ?? [];
  return short === undefined ? name : `${name}, ${short}`;
};

/** Whether the dossier says this there; unknown until the dossier is computed. */
export const isKnownValue = (dossier: Dossier | undefined, reference: string, text: string): boolean =>
  dossier === undefined ||
  dossier.values.texts.get(reference) === text ||
  dossier.values.placements.get(reference)?.name === text;

/** A tie to what no cell says: the birth has no certain hour. */
export const unknownHour = { reference: 'heure/Heure', text: 'inconnue' } as const;

/** What each chart says of a certain hour alone. */
const ofHour: Readonly<Record<string, string>> = {
  positions: 'positions/Ascendant/Signe',
  piliers: 'piliers/Tronc/Heure',
  schema: 'schema/Croix/Valeur',
};

const lacksHour = ({ sheet, values }: Dossier): boolean =>
  sheet.tables.some(({ id }) => {
    const reference = ofHour[id];
    return reference !== undefined && !values.texts.has(reference);
  });

/** Whether a dossier says this: in a cell, in the note behind it («exaltation»), or among what it lists («8, 20, 31»). */
export const says = (dossier: Dossier, reference: string, text: string): boolean => {
  if (reference === unknownHour.reference) return lacksHour(dossier);
  const { texts, cells } = dossier.values;
  return (
    isKnownValue(dossier, reference, text) ||
    cells.get(reference)?.facts.includes(text) === true ||
    texts.get(reference)?.split(', ').includes(text) === true
  );
};

/** The drawn sign of a value: of a named row or a degree, not of a word about it. */
export const glyphOfValue = (dossier: Dossier | undefined, reference: string, text: string) =>
  reference.split('/').length === 2 || text.includes('°')
    ? placementOf(dossier, reference)?.glyphs[0]
    : undefined;
