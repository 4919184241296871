import type { Scene, SceneText, Shape } from '#lib/drawings/charts/scene.ts';
import type { Point } from '#lib/drawings/geometry.ts';

/** Questions about a drawing that is data. */

type Glyph = Extract<Shape, { kind: 'glyph' }>;

export const glyphsOf = ({ shapes }: Scene): Glyph[] => shapes.filter((shape) => shape.kind === 'glyph');
export const textsOf = ({ shapes }: Scene): SceneText[] => shapes.filter((shape) => shape.kind === 'text');

export const distance = ([x, y]: Point, [otherX, otherY]: Point): number =>
  Math.hypot(x - otherX, y - otherY);

/** Pairs of signs whose inked middles, nine tenths of a box wide, touch each other. */
export const overlapping = (glyphs: readonly Glyph[]): string[] =>
  glyphs.flatMap((glyph, index) =>
    glyphs
      .slice(index + 1)
      .filter((other) => distance(glyph.at, other.at) < ((glyph.size + other.size) / 2) * 0.9)
      .map((other) => `${glyph.outline.slice(0, 12)} and ${other.outline.slice(0, 12)}`),
  );

/** Half of a shape's width: a letter is at most 0.7 em wide. */
const reach = (shape: Shape): number => {
  if (shape.kind === 'glyph') return shape.size / 2;
  if (shape.kind === 'circle') return shape.radius;
  return shape.kind === 'text' ? (shape.text.length * shape.size * 0.7) / 2 : 0;
};

/** What stands outside the frame of a drawing. */
export const outside = ({ box: [left, top, width, height], shapes }: Scene): string[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === 'path') return [];
    const [x, y] = shape.at;
    const half = reach(shape);
    // A text stands on its line.
    const above = shape.kind === 'text' ? shape.size * 0.75 : half;
    const isInside = x - half >= left && x + half <= left + width && y - above >= top && y <= top + height;
    return isInside ? [] : [`${shape.kind} at ${x} ${y}`];
  });
