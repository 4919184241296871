import { sans, serif } from '#content/faces.ts';
import { num, xy } from '../geometry.ts';
import type { Scene, ScenePen, SceneText, Shape } from './scene.ts';

/** The colours of a printed drawing. */
export type Inks = {
  readonly line: string;
  readonly text: string;
  readonly soft: string;
  readonly live: string;
  readonly gilt: string;
  readonly giltText: string;
  readonly easy: string;
  readonly hard: string;
  readonly paper: string;
};

type Stroke = {
  readonly stroke: keyof Inks;
  /** Points on paper; with `isScaled`, units of the drawing. */
  readonly width: number;
  readonly opacity?: number;
  readonly isScaled?: true;
  readonly isDashed?: true;
  readonly isButt?: true;
};

const line = (stroke: keyof Inks, width: number, opacity = 1): Stroke => ({ stroke, width, opacity });
/** Lines that differ only by their inside grow with the drawing. */
const scaled = (stroke: keyof Inks, width: number, opacity = 1): Stroke => ({
  ...line(stroke, width, opacity),
  isScaled: true,
  isButt: true,
});
const dashed = (width: number): Stroke => ({ ...line('hard', width), isDashed: true, isButt: true });

const strokes: Partial<Record<ScenePen, Stroke>> = {
  ring: line('line', 0.45),
  fine: line('line', 0.5),
  hair: line('line', 0.3, 0.75),
  faint: line('line', 0.3, 0.45),
  neat: { ...scaled('line', 5), isScaled: true },
  glyph: line('text', 0.75),
  planet: line('text', 0.95),
  gilt: line('gilt', 0.8),
  giltArc: line('gilt', 1.6),
  easy: line('easy', 0.5),
  easyClose: line('easy', 1),
  hard: dashed(0.5),
  hardClose: dashed(1),
  live: line('live', 1.1),
  liveHair: line('live', 0.3, 0.75),
  liveFine: line('live', 0.6),
  liveGlyph: line('live', 0.95),
  wall: scaled('line', 4, 0.4),
  hollow: scaled('paper', 3),
  single: scaled('line', 4.6),
  double: scaled('live', 5.4),
  doubleGap: scaled('paper', 2),
  triple: scaled('line', 8.6),
  tripleGap: scaled('paper', 5.4),
  tripleCore: scaled('live', 2.6),
};

const fills: Partial<Record<ScenePen, keyof Inks>> = {
  giltFill: 'gilt',
  liveFill: 'live',
  paper: 'paper',
  solid: 'line',
};

export type Face = {
  readonly ink: keyof Inks;
  readonly family: typeof serif | typeof sans;
  readonly weight: number;
};
const plain = (ink: keyof Inks, weight: number): Face => ({ ink, family: sans, weight });
const faces: Record<SceneText['pen'], Face> = {
  degree: plain('soft', 500),
  axis: plain('giltText', 600),
  house: { ink: 'text', family: serif, weight: 400 },
  quiet: plain('soft', 400),
  number: plain('text', 600),
  letter: { ink: 'text', family: serif, weight: 400 },
  /** A figure that the name has not: paler, in the face of the others. */
  absent: { ink: 'soft', family: serif, weight: 400 },
  vowel: plain('live', 600),
  consonant: plain('soft', 600),
};

const strokeOf = (
  { stroke, width, opacity = 1, isScaled, isDashed, isButt }: Stroke,
  inks: Inks,
  scale: number,
): string => {
  const unit = isScaled ? 1 : 1 / scale;
  const dash = isDashed ? ` stroke-dasharray="${num(2.6 / scale)} ${num(2 / scale)}"` : '';
  const cap = isButt ? ' stroke-linecap="butt"' : '';
  return `fill="none" stroke="${inks[stroke]}" stroke-width="${num(width * unit, 3)}" stroke-opacity="${opacity}"${dash}${cap}`;
};

const penOf = (pen: ScenePen, inks: Inks, scale: number): string => {
  const fill = fills[pen];
  if (fill) return `fill="${inks[fill]}"`;
  const stroke = strokes[pen];
  return stroke ? strokeOf(stroke, inks, scale) : 'fill="none"';
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

export const faceOf = ({ pen }: SceneText): Face => faces[pen];

/** Draws a word of a drawing in its colour. */
export type DrawWord = (word: SceneText, color: string) => string;

const asText: DrawWord = (word, color) => {
  const { at, size, text } = word;
  const [x, y] = at;
  const { family, weight } = faceOf(word);
  return `<text x="${num(x)}" y="${num(y)}" font-family="${family}" font-size="${num(size)}" font-weight="${weight}" fill="${color}" text-anchor="middle">${escaped(text)}</text>`;
};

const shapeOf = (shape: Shape, inks: Inks, scale: number, draw: DrawWord): string => {
  if (shape.kind === 'text') return draw(shape, inks[faceOf(shape).ink]);
  if (shape.kind === 'path') return `<path ${penOf(shape.pen, inks, scale)} d="${shape.d}"/>`;
  const [x, y] = shape.at;
  if (shape.kind === 'circle')
    return `<circle ${penOf(shape.pen, inks, scale)} cx="${num(x)}" cy="${num(y)}" r="${num(shape.radius)}"/>`;
  const size = shape.size / 24;
  return `<path ${penOf(shape.pen, inks, scale * size)} transform="translate(${xy(shape.at)}) scale(${num(size, 3)}) translate(-12 -12)" d="${shape.outline}"/>`;
};

/**
 * A drawing as an SVG file for paper: each pen has its width in points when the drawing is `width` points wide. The
 * typesetter has the fonts of its words; a drawing without fonts needs another `draw`.
 */
export const printedScene = (
  { box, shapes }: Scene,
  inks: Inks,
  width: number,
  draw: DrawWord = asText,
): string => {
  const scale = width / box[2];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${num(width)}" height="${num(box[3] * scale)}" stroke-linecap="round" stroke-linejoin="round">`,
    ...shapes.filter(({ pen }) => pen !== 'zone').map((shape) => shapeOf(shape, inks, scale, draw)),
    '</svg>',
  ].join('');
};
