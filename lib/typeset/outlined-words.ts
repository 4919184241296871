import { serif } from '#content/faces.ts';
import { type DrawWord, type Face, faceOf } from '../drawings/charts/print.ts';
import type { Scene, SceneText } from '../drawings/charts/scene.ts';
import { num } from '../drawings/geometry.ts';
import { drawnPages } from './svg-pages.ts';

/**
 * The words of a drawing as outlines. A drawing on a page that is shown as a picture cannot use fonts, and the compiler
 * puts drawings into its SVG as they are.
 */

type Word = Pick<Face, 'family' | 'weight'> & { readonly text: string };
/** Outlines at a size of 100, with their baseline at 0. */
type Outlined = { readonly width: number; readonly paths: string };

/** Each word on a page of its own, which is as wide as the word. */
export const wordsTemplate = `#set page(width: auto, height: auto, margin: 0pt, fill: white)
#set text(size: 100pt, top-edge: 100pt, bottom-edge: 0pt, fallback: false)
#let others = json(bytes(sys.inputs.faces)).map(one => (name: one.family, covers: regex(one.signs)))
#for (index, one) in json("/words.json").enumerate() {
  if index > 0 { pagebreak() }
  text(font: (one.family, "${serif}", ..others), weight: one.weight, one.text)
}
`;

/** The outlines of a piece of a word, which has a face of its own; `left` and `top` place it on the page. */
const outlinedPiece = (
  [, left, top, uses = '']: readonly string[],
  symbols: ReadonlyMap<string, string>,
): string[] =>
  [...uses.matchAll(/<use xlink:href="#(\w+)" x="([\d.-]+)" y="([\d.-]+)"/g)].map(([, id = '', ...place]) => {
    const [from = 0, line = 0, x = 0, y = 0] = [left, top, ...place].map(Number);
    return `<g transform="translate(${num(from + x, 3)} ${num(100 - line + y, 3)})">${symbols.get(id) ?? ''}</g>`;
  });

const piece = /<g class="typst-text" transform="matrix\(1 0 0 -1 ([\d.-]+) ([\d.-]+)\)">(.*?)<\/g>/gs;

/** The words of the drawn pages of {@link wordsTemplate}, in their order. */
const outlinedWords = (svg: string): Outlined[] => {
  const { pages, symbols } = drawnPages(svg);
  return pages.map(({ width, parts: [, content] }) => ({
    width,
    paths: [...content.matchAll(piece)].flatMap((found) => outlinedPiece(found, symbols)).join(''),
  }));
};

const keyOf = ({ family, weight, text }: Word): string => `${family} ${weight} ${text}`;

const wordOf = (one: SceneText): Word => {
  const { family, weight } = faceOf(one);
  return { family, weight, text: one.text };
};

const wordsOf = (scenes: readonly Scene[]): Word[] =>
  scenes.flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'text' ? [wordOf(shape)] : [])));

/** Draws the words of these scenes; `draw` lays out {@link wordsTemplate} with the words. */
export const outlinesOf = (scenes: readonly Scene[], draw: (words: readonly Word[]) => string): DrawWord => {
  const words = [...new Map(wordsOf(scenes).map((word) => [keyOf(word), word])).values()];
  const drawn = words.length > 0 ? outlinedWords(draw(words)) : [];
  const outlines = new Map(words.map((word, index) => [keyOf(word), drawn[index]]));
  return (one, color) => {
    const { width, paths } = outlines.get(keyOf(wordOf(one))) ?? { width: 0, paths: '' };
    const [x, y] = one.at;
    const scale = one.size / 100;
    return `<g fill="${color}" transform="translate(${num(x - (width * scale) / 2)} ${num(y)}) scale(${num(scale, 4)} ${num(-scale, 4)})">${paths}</g>`;
  };
};
