import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PillarColumn, pillarsScene } from '#lib/drawings/charts/pillars.ts';
import { glyphsOf, outside, overlapping, textsOf } from '#test/support/scenes.ts';

const named = (index: number) => ({ index, name: `Nom ${index}`, nature: 'Métal yang' });
const column = fc.record({
  stem: fc.integer({ min: 0, max: 9 }),
  branch: fc.integer({ min: 0, max: 11 }),
  hidden: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 3 }),
});

test('four pillars stand apart inside their frame, with every sign and its name', () => {
  fc.assert(
    fc.property(
      fc.array(column, { minLength: 4, maxLength: 4 }),
      fc.constantFrom('wide', 'narrow'),
      (of, width) => {
        const columns = of.map(
          ({ stem, branch, hidden }, index): PillarColumn => ({
            ...{ title: 'Année', isMaster: index === 1 },
            signs: { stem: named(stem), branch: named(branch), hidden },
          }),
        );
        const scene = pillarsScene(columns, width);
        expect(outside(scene)).toEqual([]);
        expect(overlapping(glyphsOf(scene))).toEqual([]);
        expect(glyphsOf(scene)).toHaveLength(8 + of.flatMap(({ hidden }) => hidden).length);
        expect(glyphsOf(scene).filter(({ pen }) => pen === 'liveGlyph')).toHaveLength(1);
        const names = textsOf(scene).filter(({ pen }) => pen === 'house');
        expect(names.map(({ text }) => text)).toEqual(
          of.flatMap(({ stem, branch }) => [`Nom ${stem}`, `Nom ${branch}`]),
        );
      },
    ),
  );
});

test('a pillar that is not known has dashes, not signs', () => {
  const signs = { stem: named(3), branch: named(5), hidden: [2] };
  const scene = pillarsScene([{ title: 'Heure' }, { title: 'Jour', signs }], 'wide');
  expect(glyphsOf(scene)).toHaveLength(3);
  expect(textsOf(scene).filter(({ text }) => text === '–')).toHaveLength(2);
});
