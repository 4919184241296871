import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { longitudeOf } from '#domain/guidance/sky/positions.ts';
import { experts } from '#domain/merchant/experts.ts';
import { disciplines, paidKeys, serviceKeys } from '#lib/domain/catalogue.ts';
import { signatureBox, signatures } from '#lib/domain/merchant/signatures.ts';
import { day } from '#lib/drawings/colours.ts';
import { buildDrawings } from '../../../../web/drawings/build.ts';
import type { Example } from '../../../../web/drawings/example.ts';
import { skyOf } from '../../../../web/drawings/sky.ts';
import { wheel } from '../../../../web/drawings/wheel.ts';
import { wheelFile } from '../../../../web/drawings/wheel-file.ts';

const morning = new Date('2026-11-21T05:00:00Z');
const drawings = await buildDrawings(morning);
const names = Object.keys(drawings.files);
const file = (name: string): string => drawings.files[name] ?? '';
const shownExample = (): Example => {
  if (!drawings.example) throw new Error('The shop shows no example.');
  return drawings.example;
};
const idsOf = (svg: string): string[] => [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id);

/** Names of elements that are left open or closed in the wrong order. */
const unbalanced = (svg: string): string[] => {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, closing, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-z]+)([^>]*)>/g)) {
    if (closing && open.pop() !== name) wrong.push(name);
    if (!closing && !rest.endsWith('/')) open.push(name);
  }
  return [...wrong, ...open];
};

describe('the symbols', () => {
  test('of the emblems are those of what is sold, because the guidance has the Moon', () => {
    expect(idsOf(file('emblems.svg')).sort()).toEqual([...paidKeys].sort());
  });

  test('of the marks add the logo', () => {
    expect(idsOf(file('marks.svg')).sort()).toEqual([...serviceKeys, 'logo'].sort());
  });

  test('of the glyphs are ten planets and twelve signs, with each row of the ephemeris', () => {
    const ids = idsOf(file('glyphs.svg'));
    expect(new Set(ids).size).toBe(22);
    expect(drawings.ephemeris).toHaveLength(10);
    expect(drawings.ephemeris.filter(({ body }) => !ids.includes(body))).toEqual([]);
  });

  test('of the medallions are the disciplines, as of their experts', () => {
    expect(idsOf(file('medallions.svg'))).toEqual([...disciplines]);
  });

  test('of the signatures are the experts, each one line of a thin pen', () => {
    expect(idsOf(file('signatures.svg'))).toEqual(experts.map(({ id }) => id));
    expect(file('signatures.svg').match(/<path/g)).toHaveLength(experts.length);
    const [width, height] = signatureBox;
    for (const { outline } of signatures) {
      const points = [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ]);
      expect(points.every(([x = -1, y = -1]) => x >= 0 && x <= width && y >= 0 && y <= height)).toBe(true);
    }
  });

  test('of the desks are the disciplines, whose experts work there', () => {
    expect(idsOf(file('desks.svg'))).toEqual([...disciplines]);
  });

  test('of the example are a sentence, and in its chart the degree that the sentence names', () => {
    const { title, reader, author, sentence, proof, more, degree, file: chart } = shownExample();
    expect([reader, author]).toEqual(['Thème natal de Camille R.', 'Hélène Vasseur']);
    expect(title).toBe('La Lune en Taureau, ou le besoin que cela dure');
    expect(sentence.map((part) => part.replaceAll(/\s/g, ' '))).toEqual([
      'Trois jours plus tôt elle était invisible ; à votre naissance, il n’en paraît qu’un fil, et ce fil est en ',
      'Taureau',
      ', le signe où la tradition la trouve le plus à son aise.',
    ]);
    expect([proof, more].map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
      'Lune en Taureau, maison I',
      'exaltation, 27°34′',
    ]);
    // From the ascendant at the left, counter-clockwise; the signs' ring ends at 300.
    const [x, y] = degree;
    expect(Math.hypot(x, y)).toBeCloseTo(300, 0);
    const longitude = longitudeOf('moon', new Date('1991-04-17T02:42:00Z'));
    expect(Math.floor(longitude)).toBe(57);
    const sun = longitudeOf('sun', new Date('1991-04-17T02:42:00Z'));
    const fromSun = (Math.atan2(y, -x) * 180) / Math.PI;
    expect(Math.abs(fromSun - (longitude - sun))).toBeLessThan(4);
    expect(chart.match(new RegExp(`M${x} ${y}L`, 'g'))).toHaveLength(1);
    expect(chart).toContain(day.indigo);
  });

  test('of the winter sky is one map', () => {
    expect(idsOf(file('winter.svg'))).toEqual(['ciel']);
  });

  test('of the sign-in and of the 404 page are one map each', () => {
    expect(idsOf(file('polaire.svg'))).toEqual(['polaire']);
    expect(idsOf(file('etoile-absente.svg'))).toEqual(['etoile-absente']);
  });

  test('of the Moon are its ring, its relief and the phase of an emblem', () => {
    expect(idsOf(file('moon.svg'))).toEqual(['lunaison', 'relief', 'phase']);
  });
});

describe.each(names)('%s', (name) => {
  test('is well-formed and has a valid number in each place', () => {
    expect(unbalanced(file(name))).toEqual([]);
    expect(file(name)).not.toMatch(/NaN|undefined|Infinity|null|e-\d/);
  });

  test('has its inks as attributes, independent of policies and style sheets', () => {
    expect(file(name)).not.toMatch(/<style|\sstyle=|\sclass=/);
  });

  test('keeps its line widths at every size', () => {
    const stroked = file(name).match(/<(?:path|circle|rect)[^>]* stroke="[^>]+>/g) ?? [];
    expect(stroked.length).toBeGreaterThan(0);
    expect(
      stroked.filter(
        (element) =>
          !element.includes('pathLength') && !element.includes('vector-effect="non-scaling-stroke"'),
      ),
    ).toEqual([]);
  });
});

/** No page loads them all: those of sign-in and 404 are theirs alone, and the desks are those of /experts. */
test('the files together stay under 84 KB of brotli', () => {
  const bytes = names.map((name) => brotliCompressSync(file(name)).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(84 * 1024);
});

test('the wheel is one file, for a phone and for wider screens', () => {
  expect(idsOf(file('roue.svg'))).toEqual(['roue', 'roue-etroite']);
  expect(file('roue.svg')).not.toContain('class=');
  const days = Array.from(
    { length: 12 },
    (_, index) => new Date(morning.getTime() + index * 97 * 86_400_000),
  );
  const sizes = days.map((day) => brotliCompressSync(wheelFile(wheel(skyOf(day)))).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(9 * 1024);
});

test('the same instant gives the same bytes, another day another wheel alone', async () => {
  expect(await buildDrawings(morning)).toEqual(drawings);
  const next = await buildDrawings(new Date('2026-11-22T05:00:00Z'));
  const changed = names.filter((name) => next.files[name] !== drawings.files[name]);
  expect(changed.sort()).toEqual(['roue.svg']);
});
