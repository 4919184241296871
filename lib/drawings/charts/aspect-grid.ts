import { planets, points } from '../glyphs.ts';
import { box, named, type Scene, type SceneWidth, type Shape, sign, stroked, words } from './scene.ts';

/** The triangular grid of a chart's aspects. */

const outlines = { ...planets, northNode: points.northNode };

/** A body by its drawn sign, an axis by its letters. */
export type GridPoint = { readonly key: keyof typeof outlines } | { readonly text: string };
export type GridCell = {
  /** Places of the two points; the row's stands later. */
  readonly row: number;
  readonly column: number;
  readonly angle: number;
  /** Whole degrees; absent where it is too uncertain to be shown. */
  readonly orb?: string;
  readonly isClose: boolean;
  /** What it shows, by its name. */
  readonly of?: string;
};
export type AspectGrid = { readonly points: readonly GridPoint[]; readonly cells: readonly GridCell[] };

const signs = new Map([
  [0, 'M4.5 15a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0M12.2 11.8L20 4'],
  [30, 'M3.5 17H20.5M12 17L6 7M12 17L18 7'],
  [60, 'M12 3.5V20.5M4.6 7.75L19.4 16.25M19.4 7.75L4.6 16.25'],
  [90, 'M5 5H19V19H5Z'],
  [120, 'M12 4L20.5 19H3.5Z'],
  [150, 'M3.5 7H20.5M12 7L6 17M12 7L18 17'],
  [180, 'M3 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M14 6.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M9 15L15 9'],
]);

const side = 48;
const sizes = { wide: { sign: 21, point: 28, text: 17 }, narrow: { sign: 32, point: 38, text: 22 } } as const;

const middle = (index: number): number => (index + 0.5) * side;

const pointShapes = (point: GridPoint, index: number, width: SceneWidth): Shape[] => {
  const size = sizes[width];
  const at = middle(index);
  return 'key' in point
    ? named([point.key], sign('planet', outlines[point.key], [at, at], size.point))
    : named([point.text], words('axis', point.text, [at, at + size.text * 0.36], size.text));
};

const cellShapes = ({ row, column, angle, orb, isClose, of }: GridCell, width: SceneWidth): Shape[] => {
  const [x, y] = [middle(column), middle(row)];
  const isSmall = width === 'wide' && orb !== undefined;
  const outline = signs.get(angle);
  const shown = outline
    ? sign(isClose ? 'planet' : 'glyph', outline, [x, isSmall ? y - 7 : y], sizes[width].sign)
    : words('quiet', `${angle}°`, [x, isSmall ? y : y + 4], 13);
  const shapes = [shown, ...(isSmall ? [words('degree', orb, [x, y + 19], 13)] : [])];
  return of === undefined ? shapes : named([of], ...shapes);
};

/** Each point stands on the stairs, and its row and column meet the others; a bold sign is a close aspect. */
export const aspectGridScene = ({ points: all, cells }: AspectGrid, width: SceneWidth): Scene => {
  const frames = all.flatMap((_, row) =>
    Array.from({ length: row }, (_, column) => box(column * side, row * side, side, side)),
  );
  const edge = all.length * side;
  return {
    box: [-1, -1, edge + 2, edge + 2],
    shapes: [
      stroked('hair', ...frames),
      ...all.flatMap((point, index) => pointShapes(point, index, width)),
      ...cells.flatMap((cell) => cellShapes(cell, width)),
    ],
  };
};
