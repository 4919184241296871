import { num, type Point } from '../geometry.ts';
import { branches, stems } from '../glyphs.ts';
import { box, named, type Scene, type SceneWidth, type Shape, sign, stroked, words } from './scene.ts';

/** A sign with its name and, in smaller letters, its nature. */
export type PillarSign = { readonly index: number; readonly name: string; readonly nature: string };
/** A pillar as it is drawn; without signs it is not known. */
export type PillarColumn = {
  readonly title: string;
  readonly signs?: {
    readonly stem: PillarSign;
    readonly branch: PillarSign;
    readonly hidden: readonly number[];
  };
  readonly isMaster?: boolean;
};

const columnWidth = 84;
const margin = 12;
const glyphSize = 54;
/** A phone shows the same signs under larger words, without their natures. */
const sizes = {
  wide: { title: 13, name: 14, nature: 10.5 },
  narrow: { title: 16, name: 18, nature: 0 },
} as const;
/** From the top: the line below the titles, then the middle of each sign. */
const tops = { line: 34, stem: 76, branch: 176, hidden: 264, end: 286 } as const;

const branchOutlines = Object.values(branches);

const signShapes = (
  outline: string,
  { name, nature }: PillarSign,
  [x, y]: Point,
  width: SceneWidth,
  isMaster: boolean,
): Shape[] => {
  const size = sizes[width];
  return [
    sign(isMaster ? 'liveGlyph' : 'glyph', outline, [x, y], glyphSize),
    words('house', name, [x, y + 45], size.name),
    ...(size.nature > 0 ? [words('quiet', nature, [x, y + 60], size.nature)] : []),
  ];
};

const columnShapes = (
  { title, signs, isMaster = false }: PillarColumn,
  index: number,
  width: SceneWidth,
): Shape[] => {
  const x = margin + (index + 0.5) * columnWidth;
  const head = words('quiet', title, [x, 24], sizes[width].title);
  if (!signs)
    return [head, words('quiet', '–', [x, tops.stem + 8], 20), words('quiet', '–', [x, tops.branch + 8], 20)];
  const { stem, branch, hidden } = signs;
  return [
    head,
    ...named(
      [`stem ${index}`],
      ...signShapes(stems[stem.index] ?? '', stem, [x, tops.stem], width, isMaster),
    ),
    ...named(
      [`branch ${index}`],
      ...signShapes(branchOutlines[branch.index] ?? '', branch, [x, tops.branch], width, false),
    ),
    ...named(
      [`hidden ${index}`],
      ...hidden.map((one, place) =>
        sign('glyph', stems[one] ?? '', [x + (place - (hidden.length - 1) / 2) * 22, tops.hidden], 18),
      ),
    ),
  ];
};

/** The four pillars side by side: stem above branch, the stems hidden in it below. */
export const pillarsScene = (columns: readonly PillarColumn[], width: SceneWidth): Scene => {
  const wide = columns.length * columnWidth;
  const whole = wide + 2 * margin;
  const rules = columns
    .slice(1)
    .map((_, index) => `M${num(margin + (index + 1) * columnWidth)} 12V${tops.end - 4}`);
  return {
    box: [0, 0, whole, tops.end + margin],
    shapes: [
      stroked('ring', box(2, 2, whole - 4, tops.end + margin - 4)),
      stroked('fine', box(6, 6, whole - 12, tops.end + margin - 12)),
      stroked('fine', `M${margin} ${tops.line}H${num(whole - margin)}`),
      stroked('faint', ...rules),
      stroked('faint', `M${margin} ${tops.hidden - 18}H${num(whole - margin)}`),
      ...columns.flatMap((column, index) => columnShapes(column, index, width)),
    ],
  };
};
