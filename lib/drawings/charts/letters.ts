import { num } from '../geometry.ts';
import { box, disc, named, type Scene, type SceneWidth, type Shape, stroked, words } from './scene.ts';

export type ScoreLetter = { readonly sign: string; readonly value: number; readonly isVowel: boolean };

/** A letter's cell, the space between two names, and a row with its figures above and below. */
const cell = 38;
const space = 26;
const rowHeight = 152;
/** Letters in a row. */
const most = { wide: 22, narrow: 9 } as const;

type Run = { readonly letters: readonly ScoreLetter[]; readonly left: number };

const chunked = (letters: readonly ScoreLetter[], length: number): ScoreLetter[][] =>
  Array.from({ length: Math.ceil(letters.length / length) }, (_, index) =>
    letters.slice(index * length, (index + 1) * length),
  );

const widthOf = ({ letters, left }: Run): number => left + letters.length * cell;

/** Names side by side while the row has room; on a phone each begins a row. */
const rowsOf = (names: readonly (readonly ScoreLetter[])[], width: SceneWidth): Run[][] => {
  const rows: Run[][] = [];
  for (const name of names) {
    for (const [index, letters] of chunked(name, most[width]).entries()) {
      const row = rows.at(-1);
      const last = row?.at(-1);
      const left = last ? widthOf(last) + space : 0;
      const fits = row && index === 0 && left + letters.length * cell <= most.wide * cell + space;
      if (width === 'wide' && fits) row.push({ letters, left });
      else rows.push([{ letters, left: 0 }]);
    }
  }
  return rows;
};

const ruler = (left: number, top: number, count: number): string =>
  Array.from({ length: count * 5 + 1 }, (_, index) => {
    const [x, long] = [left + (index * cell) / 5, index % 5 === 0 ? 6 : 3];
    return `M${num(x)} ${num(top + 56)}v${-long}M${num(x)} ${num(top + 98)}v${long}`;
  }).join('');

const letterShapes = ({ sign, value, isVowel }: ScoreLetter, x: number, top: number): Shape[] =>
  named(
    [isVowel ? 'vowels' : 'consonants', `number ${value}`],
    words('letter', sign, [x, top + 86], 30),
    stroked('hair', `M${num(x)} ${num(isVowel ? top + 30 : top + 98)}v${isVowel ? 26 : 28}`),
    words(isVowel ? 'vowel' : 'consonant', num(value), [x, isVowel ? top + 22 : top + 146], 20),
  );

const runShapes = ({ letters, left }: Run, top: number): Shape[] => [
  ...letters.flatMap((letter, index) => letterShapes(letter, left + (index + 0.5) * cell, top)),
  stroked('fine', box(left, top + 56, letters.length * cell, 42)),
  stroked('hair', ruler(left, top, letters.length)),
];

/** The letters of a name with their figures: vowels above the line, consonants below it. */
export const lettersScene = (names: readonly (readonly ScoreLetter[])[], width: SceneWidth): Scene => {
  const rows = rowsOf(
    names.filter((name) => name.length > 0),
    width,
  );
  const wide = Math.max(most[width] * cell, ...rows.flat().map(widthOf));
  return {
    box: [-2, 0, wide + 4, Math.max(1, rows.length) * rowHeight],
    shapes: rows.flatMap((row, index) => row.flatMap((run) => runShapes(run, index * rowHeight))),
  };
};

/** The figures in the order of the old square, three by three. */
const square = [4, 9, 2, 3, 5, 7, 8, 1, 6] as const;

/** How often each figure from 1 to 9 stands in the name: a point for each letter, up to five in a line. */
export const inclusionScene = (counts: readonly number[]): Scene => ({
  box: [0, 0, 168, 168],
  shapes: [
    stroked('fine', box(1, 1, 166, 166), box(6, 6, 156, 156)),
    stroked('fine', 'M58 6v156M110 6v156M6 58h156M6 110h156'),
    ...square.flatMap((figure, index): Shape[] => {
      const [x, y] = [32 + (index % 3) * 52, 32 + Math.floor(index / 3) * 52];
      const count = counts[figure - 1] ?? 0;
      const lines = chunked(Array<ScoreLetter>(count).fill({ sign: '', value: 0, isVowel: false }), 6);
      return named(
        [`number ${figure}`],
        words(count > 0 ? 'letter' : 'absent', num(figure), [x, y + 1], 20),
        ...(count === 0 ? [disc('ring', [x, y + 12], 3)] : []),
        ...lines.flatMap((line, row) =>
          line.map((_, pip) =>
            disc('liveFill', [x + (pip - (line.length - 1) / 2) * 7, y + 9 + row * 6.4], 2.4),
          ),
        ),
      );
    }),
  ],
});
