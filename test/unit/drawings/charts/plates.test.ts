import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elementsScene } from '#lib/drawings/charts/elements.ts';
import { inclusionScene, lettersScene, type ScoreLetter } from '#lib/drawings/charts/letters.ts';
import { faceOf } from '#lib/drawings/charts/print.ts';
import { threadScene } from '#lib/drawings/charts/thread.ts';
import { distance, glyphsOf, outside, overlapping, textsOf } from '#test/support/scenes.ts';

const letter = fc.record({
  sign: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  value: fc.integer({ min: 1, max: 9 }),
  isVowel: fc.boolean(),
});
const names = fc.array(fc.array(letter, { maxLength: 50 }), { minLength: 1, maxLength: 3 });
const dots = (scene: ReturnType<typeof elementsScene>) =>
  scene.shapes.flatMap((shape) => (shape.kind === 'circle' && shape.pen === 'liveFill' ? [shape.at] : []));

describe('the five elements', () => {
  test('have a point for each of the eight signs, wherever they fall', () => {
    const counts = fc
      .array(fc.integer({ min: 0, max: 4 }), { minLength: 8, maxLength: 8 })
      .map((signs) => [0, 1, 2, 3, 4].map((element) => signs.filter((one) => one === element).length));
    fc.assert(
      fc.property(counts, fc.integer({ min: 0, max: 4 }), (of, master) => {
        const scene = elementsScene(of, master);
        expect(dots(scene)).toHaveLength(8);
        expect(outside(scene)).toEqual([]);
        expect(overlapping(glyphsOf(scene))).toEqual([]);
        expect(glyphsOf(scene).map(({ pen }) => pen === 'liveGlyph')).toEqual(
          [0, 1, 2, 3, 4].map((index) => index === master),
        );
        for (const [index, dot] of dots(scene).entries())
          for (const other of dots(scene).slice(index + 1)) expect(distance(dot, other)).toBeGreaterThan(7.2);
      }),
    );
  });
});

describe('the thread of a name', () => {
  test('has a filled knot for each figure of the name, and stays inside its ring', () => {
    const values = fc.array(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 30 }), { maxLength: 4 });
    fc.assert(
      fc.property(values, (of) => {
        const scene = threadScene(of);
        const knots = scene.shapes.filter((shape) => shape.kind === 'circle' && shape.pen === 'giltFill');
        expect(knots).toHaveLength(new Set(of.flat()).size);
        expect(outside(scene)).toEqual([]);
        expect(textsOf(scene)).toHaveLength(9);
      }),
    );
  });

  test('has as many ways as the name has letters after the first', () => {
    const ways = ({ shapes }: ReturnType<typeof threadScene>) =>
      shapes.flatMap((shape) =>
        shape.kind === 'path' && (shape.pen === 'live' || shape.pen === 'gilt')
          ? shape.d.split('M').slice(1)
          : [],
      );
    expect(
      ways(
        threadScene([
          [3, 1, 4, 9, 3, 3, 5],
          [9, 9],
        ]),
      ),
    ).toHaveLength(8);
    // The same way there and back does not lie upon itself.
    expect(new Set(ways(threadScene([[1, 5, 1, 5]]))).size).toBe(3);
  });
});

describe('the letters of a name', () => {
  test('stand once each with their figure, inside the frame, however long the names', () => {
    fc.assert(
      fc.property(names, fc.constantFrom('wide' as const, 'narrow' as const), (of, width) => {
        const scene = lettersScene(of, width);
        const texts = textsOf(scene);
        const all: ScoreLetter[] = of.flat();
        const written = texts.filter(({ pen }) => pen === 'letter').map(({ text }) => text);
        expect(written).toEqual(all.map(({ sign }) => sign));
        const figures = (pen: string) =>
          texts.filter((one) => one.pen === pen).map(({ text }) => Number(text));
        expect(figures('vowel')).toEqual(all.flatMap(({ isVowel, value }) => (isVowel ? value : [])));
        expect(figures('consonant')).toEqual(all.flatMap(({ isVowel, value }) => (isVowel ? [] : value)));
        expect(outside(scene)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('the grid has a point for each letter of a figure', () => {
    const scene = inclusionScene([2, 0, 4, 2, 3, 1, 1, 0, 1]);
    expect(dots(scene)).toHaveLength(14);
    expect(outside(scene)).toEqual([]);
    expect(textsOf(scene).map(({ text }) => text)).toEqual(['4', '9', '2', '3', '5', '7', '8', '1', '6']);
  });

  test('its figures have one face, whether the name has their letters or not', () => {
    const pens = textsOf(inclusionScene([2, 0, 4, 2, 3, 1, 1, 0, 1])).map((word) => faceOf(word).family);
    expect(new Set(pens).size).toBe(1);
  });
});
