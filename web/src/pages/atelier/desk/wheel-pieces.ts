import { cellName } from '#domain/dossier/cell-name.ts';
import type { Passage } from '#domain/report/passage.ts';
import type { Scene, Shape } from '#lib/drawings/charts/scene.ts';
import type { Dossier } from './dossier.ts';
import { type Offer, type OfferedRow, offeredRows } from './offers.ts';
import { fits } from './passages.ts';

/** The pieces of a drawing that the dossier has a row for, and what each of them can put into the text. */

/** The tables whose rows are drawn; the others tell of a piece among other things. */
const drawn = ['positions', 'points', 'maisons', 'aspects', 'centres', 'personality', 'design', 'inclusion'];

export type WheelPiece = {
  /** What the drawing calls it. */
  readonly mark: string;
  /** «Lune en Taureau, 27°34′, maison I» */
  readonly label: string;
  readonly rows: readonly OfferedRow[];
  /** What one touches. */
  readonly shapes: readonly Shape[];
};

const jointOf = (column: string): string => (column === 'Signe' ? ' en ' : ', ');

const isPairIn = ({ values }: Dossier, reference: string): boolean =>
  values.placements.get(reference)?.isPair === true;

/** All that a row says, as values of one phrase. */
export const phraseOf = ({ reference, table, offers }: OfferedRow, dossier: Dossier): Offer[] => {
  const side = dossier.sheet.tables.find(({ id }) => id === table)?.word ?? '';
  return offers.map((offer, index) => {
    const column = offer.reference.split('/')[2] ?? '';
    const joint = isPairIn(dossier, reference) && index === 1 ? ' ' : jointOf(column);
    return { ...offer, before: index === 0 ? '' : `${joint}${side}${offer.before}` };
  });
};

export const phraseText = (phrase: readonly Offer[]): string =>
  phrase.map(({ before, text }) => `${before}${text}`).join('');

/** A row belongs to the shape of its name, and a pair to that of its line. */
const markOf = (dossier: Dossier, { reference }: OfferedRow): string | undefined => {
  const marks = dossier.values.placements.get(reference)?.marks ?? [];
  return isPairIn(dossier, reference) ? marks.at(-1) : marks[0];
};

const isCell = ({ reference }: OfferedRow): boolean => reference.split('/').length > 2;

const labelOf = (row: OfferedRow, dossier: Dossier): string =>
  isCell(row) ? [row.name, ...row.facts].join(', ') : phraseText(phraseOf(row, dossier));

const cellRows = ({ values }: Dossier): (readonly [mark: string, row: OfferedRow])[] =>
  [...values.cells].flatMap(([reference, { marks, glyphs, facts }]) => {
    const [table = ''] = reference.split('/');
    const [mark, text, name] = [marks[0], values.texts.get(reference), cellName(reference)];
    if (name === undefined || mark === undefined || text === undefined) return [];
    const offers = [{ reference, text, before: '', label: text }];
    return [[mark, { ...{ reference, table, facts, offers, kind: '' }, name, glyph: glyphs[0] }]];
  });

const rowsByMark = (dossier: Dossier): ReadonlyMap<string, readonly OfferedRow[]> => {
  const rows = offeredRows(dossier).flatMap((row) => {
    const mark = drawn.includes(row.table) ? markOf(dossier, row) : undefined;
    return mark === undefined ? [] : [[mark, row] as const];
  });
  const all = Map.groupBy([...rows, ...cellRows(dossier)], ([mark]) => mark);
  return new Map([...all].map(([mark, same]) => [mark, same.map(([, row]) => row)]));
};

const touched: ReadonlySet<Shape['pen']> = new Set<Shape['pen']>([
  ...(['zone', 'paper', 'easy', 'easyClose', 'hard', 'hardClose'] as const),
]);

const isTouched = (shape: Shape): boolean => shape.kind === 'glyph' || touched.has(shape.pen);

/** Fields lie below lines, and lines below signs. */
const layerOf = ({ shapes }: WheelPiece): number =>
  shapes.some(({ pen }) => pen === 'zone') ? 0 : shapes.some(({ pen }) => /^(?:easy|hard)/.test(pen)) ? 1 : 2;

const isSign = (shape: Shape): boolean => shape.kind === 'glyph' && shape.pen === 'glyph';

/** In the order in which they lie on each other. */
export const wheelPieces = (dossier: Dossier, { shapes }: Scene): WheelPiece[] => {
  const rows = rowsByMark(dossier);
  const byMark = Map.groupBy(
    shapes.flatMap((shape) => (shape.of ?? []).map((mark) => ({ mark, shape }))),
    ({ mark }) => mark,
  );
  const pieces = [...byMark].flatMap(([mark, named]): WheelPiece[] => {
    const [own = [], all] = [rows.get(mark), named.map(({ shape }) => shape)];
    // A sign of the zodiac is where others stand: no row tells of it.
    if (own.length === 0 || (all.some(({ pen }) => pen === 'zone') && all.some(isSign))) return [];
    const label = own.map((row) => labelOf(row, dossier)).join(' ; ');
    return [{ mark, label, rows: own, shapes: all.filter(isTouched) }];
  });
  return pieces.toSorted((left, right) => layerOf(left) - layerOf(right));
};

/** Where one begins: the dossier's own order. */
export const inOrder = (pieces: readonly WheelPiece[], dossier: Dossier): WheelPiece[] => {
  const places = new Map([...dossier.values.placements.keys()].map((reference, place) => [reference, place]));
  const placeOf = ({ rows: [first] }: WheelPiece) => places.get(first?.reference ?? '') ?? 0;
  return pieces.toSorted((left, right) => placeOf(left) - placeOf(right));
};

const mostPassages = 3;

/** Own passages that are tied to a piece and fit, the tightest first. */
export const passagesOf = (
  piece: WheelPiece,
  passages: readonly Passage[],
  dossier: Dossier,
): readonly Passage[] =>
  passages
    .filter(
      (passage) =>
        fits(passage, dossier) &&
        passage.placements.some(({ reference }) =>
          piece.rows.some((row) => reference === row.reference || reference.startsWith(`${row.reference}/`)),
        ),
    )
    .toSorted((left, right) => right.placements.length - left.placements.length)
    .slice(0, mostPassages);
