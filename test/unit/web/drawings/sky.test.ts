import { describe, expect, test } from 'vitest';
import { aspectsOf, skyOf, zodiacal } from '../../../../web/drawings/sky.ts';
import { captionText, positionText, wheelLabel } from '../../../../web/drawings/texts.ts';
import { wheel } from '../../../../web/drawings/wheel.ts';

const morning = new Date('2026-11-21T05:00:00Z');
const sky = skyOf(morning);
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the sky over Paris on 21 November 2026 at 6 h', () => {
  test.each([
    ['sun', 238.89],
    ['moon', 12.983],
    ['mercury', 219.407],
    ['venus', 203.858],
    ['mars', 148.036],
    ['jupiter', 146.261],
    ['saturn', 8.278],
    ['uranus', 63.874],
    ['neptune', 1.749],
    ['pluto', 303.374],
  ] as const)('%s stands at %d°', (key, longitude) => {
    expect(sky.planets.find((planet) => planet.key === key)?.longitude).toBeCloseTo(longitude, 2);
  });

  test('the angles come from sidereal time', () => {
    expect(sky.ascendant).toBeCloseTo(214.49, 2);
    expect(sky.midheaven).toBeCloseTo(135.11, 2);
  });
});

test('the ascendant of Paris runs through the whole zodiac in a day', () => {
  const signs = Array.from({ length: 48 }, (_, half) =>
    zodiacal(skyOf(new Date(morning.getTime() + half * 1_800_000)).ascendant),
  );
  expect(new Set(signs.map(({ sign }) => sign)).size).toBe(12);
});

describe('positions in words', () => {
  test.each([
    [238.88988, '28°53′ Scorpion'],
    [0, '0°00′ Bélier'],
    [359.9999, '0°00′ Bélier'],
    [29.9999, '0°00′ Taureau'],
    [303.0833, '3°05′ Verseau'],
  ])('%d° is %s', (longitude, words) => {
    expect(plain(positionText(zodiacal(longitude)))).toBe(words);
  });

  test('the caption gives the day and hour of Paris', () => {
    expect(plain(captionText(morning))).toBe('Le ciel de Paris, samedi 21 novembre 2026 à 6 h');
    expect(plain(captionText(new Date('2026-07-01T16:05:00Z')))).toBe(
      'Le ciel de Paris, mercredi 1er juillet 2026 à 18 h 05',
    );
  });
});

describe('aspects', () => {
  const between = (a: number, b: number) =>
    aspectsOf([
      { key: 'sun', longitude: a },
      { key: 'moon', longitude: b },
    ]).map(({ kind, orb }) => [kind, Math.round(orb * 100) / 100]);

  test.each([
    [10, 73.5, [['easy', 3.5]]],
    [10, 74.5, []],
    [350, 84, [['hard', 4]]],
    [350, 107, [['easy', 3]]],
    [175, 2, [['hard', 7]]],
    [0, 187.5, []],
    [0, 20, []],
  ])('%d° and %d° make %j', (a, b, found) => {
    expect(between(a, b)).toEqual(found);
  });
});

describe('the wheel', () => {
  const markup = wheel(sky);
  /** The longitude of a point of the wheel. */
  const longitudeAt = (x: number, y: number): number => {
    const angle = (Math.atan2(-y, x) * 180) / Math.PI;
    return (angle - 180 + sky.ascendant + 720) % 360;
  };

  test('has the dot of every planet at its true degree', () => {
    const dots = [...markup.matchAll(/<circle class="giltf" cx="(\S+)" cy="(\S+)"/g)];
    const longitudes = dots.map(([, x, y]) => longitudeAt(Number(x), Number(y)));
    expect(longitudes).toHaveLength(10);
    sky.planets.forEach(({ longitude }, index) => {
      const distance = Math.abs(longitude - (longitudes[index] ?? Number.NaN));
      expect(Math.min(distance, 360 - distance)).toBeLessThan(0.05);
    });
  });

  test('has the ascendant at the left', () => {
    expect(markup).toContain('<path class="giltf" d="M-300 0L');
  });

  test('keeps glyphs clear of both axes and of their names, at any hour of a day', () => {
    const numbers = (found: RegExpMatchArray) => [Number(found[1]), Number(found[2])] as const;
    for (let hour = 0; hour < 24; hour += 1) {
      const drawn = wheel(skyOf(new Date(morning.getTime() + hour * 3_600_000)));
      const glyphs = [
        ...drawn.matchAll(/translate\((\S+?)[ ,]?(-?[\d.]+)\) scale\(\S+\)"><path class="gl pl"/g),
      ].map(numbers);
      const names = [...drawn.matchAll(/class="deg ax" x="(\S+)" y="(\S+)"/g)].map(numbers);
      expect([glyphs.length, names.length]).toEqual([10, 2]);
      for (const [x, y] of names) {
        const nearest = Math.min(...glyphs.map(([gx, gy]) => Math.hypot(gx - x, gy - y + 4)));
        // Half a sign is 15 wide, half a name 12.
        expect(nearest, `${hour} h`).toBeGreaterThan(30);
      }
      // The arms of the ascendant are horizontal; on the side without its name a sign comes as near as to a name.
      for (const [x, y] of glyphs) expect(Math.abs(y), `${hour} h`).toBeGreaterThan(x < 0 ? 30 : 40);
    }
  });

  test('draws each aspect once, exact ones stronger', () => {
    const chords = [...markup.matchAll(/<path class="(asp-[eh](?: w2)?)" d="([^"]+)"/g)];
    const drawn = chords.flatMap(([, className, d = '']) => (d.match(/M/g) ?? []).map(() => className));
    const wanted = aspectsOf(sky.planets).map(
      ({ kind, orb }) => `asp-${kind.charAt(0)}${orb < 2 ? ' w2' : ''}`,
    );
    expect(drawn.sort()).toEqual(wanted.sort());
    expect(wanted).toHaveLength(9);
  });
});

test('the wheel has a description', () => {
  expect(plain(wheelLabel(morning))).toMatch(
    /^Roue du zodiaque : .+ samedi 21 novembre 2026 à 6 h, à Paris$/,
  );
});
