import { describe, expect, test } from 'vitest';
import { disciplines, type PaidKey } from '#domain/catalogue.ts';
import { keyFor } from '#test/support/keys.ts';
import { ellipse, hexagram, medallion, weaveOf } from '../../../../web/drawings/medallions.ts';

describe('the hexagrams of Fu Xi', () => {
  const all = Array.from({ length: 64 }, (_, index) => hexagram(index));

  test('are all 64, from six broken lines to six whole ones', () => {
    expect(new Set(all.map((lines) => lines.join())).size).toBe(64);
    expect(all[0]).toEqual([false, false, false, false, false, false]);
    expect(all[63]).toEqual([true, true, true, true, true, true]);
  });

  test('face their opposite across the ring', () => {
    for (const [index, lines] of all.entries()) {
      expect(all[63 - index]).toEqual(lines.map((isYang) => !isYang));
    }
  });

  test('change their inner line last: the first half of the ring is broken inside, the second whole', () => {
    expect(all.map(([inner]) => inner)).toEqual(Array.from({ length: 64 }, (_, index) => index >= 32));
  });
});

describe('a guilloche', () => {
  test('passes through both ends of its long axis, at any rotation', () => {
    expect(ellipse([0, 0], 112, 40, 0)).toBe('M112 0A112 40 0 1 1 -112 0A112 40 0 1 1 112 0Z');
    expect(ellipse([160, 160], 100, 40, 90)).toBe('M160 60A100 40 -90 1 1 160 260A100 40 -90 1 1 160 60Z');
  });

  // The last one has no chart.
  const drawn: readonly PaidKey[] = [...disciplines, keyFor.pack];

  test.each(drawn)('of %s stays inside its ring and differs from the others', (service) => {
    const { count, long, short } = weaveOf(service);
    expect(Math.max(long, short)).toBeLessThan(116);
    expect(Math.min(long, short)).toBeGreaterThan(0);
    const same = drawn.filter((other) => weaveOf(other).count === count || weaveOf(other).short === short);
    expect(same).toEqual([service]);
  });
});

test('a medallion without a chart has a ring of ticks', () => {
  const plain = medallion(keyFor.pack);
  expect(plain).toMatch(/^<symbol id="pack-complet"/);
  expect(plain).not.toMatch(/undefined|NaN/);
  for (const service of disciplines) expect(medallion(service).length).not.toBe(plain.length);
});
