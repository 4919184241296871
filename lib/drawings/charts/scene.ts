import { num, type Point } from '../geometry.ts';

/** A drawing as data: page and PDF give each pen its ink, so both show the same lines. */

export type ScenePen =
  | 'ring'
  | 'fine'
  | 'hair'
  | 'faint'
  | 'neat'
  | 'glyph'
  /** A field that is inked only where it is lit. */
  | 'zone'
  | 'planet'
  | 'gilt'
  | 'giltFill'
  | 'giltArc'
  | 'easy'
  | 'easyClose'
  | 'hard'
  | 'hardClose'
  | 'paper'
  | 'solid'
  | 'live'
  | 'liveHair'
  | 'liveFine'
  | 'liveFill'
  | 'liveGlyph'
  | 'wall'
  | 'hollow'
  | 'single'
  | 'double'
  | 'doubleGap'
  | 'triple'
  | 'tripleGap'
  | 'tripleCore';

/** What a shape shows, by the names that a sentence about it carries: «moon», «house VI», «gate 34». */
type Named = { readonly of?: readonly string[] | undefined };

/** `size` is the em, in units of the drawing. */
export type SceneText = Named & {
  readonly kind: 'text';
  readonly pen:
    | 'degree'
    | 'axis'
    | 'house'
    | 'quiet'
    | 'number'
    | 'letter'
    | 'absent'
    | 'vowel'
    | 'consonant';
  readonly at: Point;
  readonly size: number;
  readonly text: string;
};

export type Shape =
  | (Named & { readonly kind: 'path'; readonly pen: ScenePen; readonly d: string })
  | (Named & { readonly kind: 'circle'; readonly pen: ScenePen; readonly at: Point; readonly radius: number })
  /** An outline of the 24 × 24 box, centred on `at`. */
  | (Named & {
      readonly kind: 'glyph';
      readonly pen: ScenePen;
      readonly outline: string;
      readonly at: Point;
      readonly size: number;
    })
  | SceneText;

/** `box`: left, top, width and height. */
export type Scene = {
  readonly box: readonly [number, number, number, number];
  readonly shapes: readonly Shape[];
};

/** A phone shows fewer and larger signs. */
export type SceneWidth = 'wide' | 'narrow';

export const stroked = (pen: ScenePen, ...parts: readonly string[]): Shape => ({
  kind: 'path',
  pen,
  d: parts.join(''),
});
export const disc = (pen: ScenePen, at: Point, radius: number): Shape => ({
  kind: 'circle',
  pen,
  at,
  radius,
});
export const sign = (pen: ScenePen, outline: string, at: Point, size: number): Shape => ({
  kind: 'glyph',
  pen,
  outline,
  at,
  size,
});
export const words = (pen: SceneText['pen'], text: string, at: Point, size: number): Shape => ({
  kind: 'text',
  pen,
  at,
  size,
  text,
});
export const named = (of: readonly string[], ...shapes: readonly Shape[]): Shape[] =>
  shapes.map((shape) => ({ ...shape, of }));
export const box = (left: number, top: number, width: number, height: number): string =>
  `M${num(left)} ${num(top)}h${num(width)}v${num(height)}h${num(-width)}Z`;
