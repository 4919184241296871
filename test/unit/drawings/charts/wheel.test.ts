import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clocks } from '#domain/births/instant.ts';
import { readingBy } from '#domain/dossier/reading.ts';
import { westernSheet } from '#domain/dossier/western-sheet.ts';
import { wheelChartOf } from '#domain/dossier/wheel-chart.ts';
import type { Scene } from '#lib/drawings/charts/scene.ts';
import { wheelScene } from '#lib/drawings/charts/wheel.ts';
import { degrees, type Point, turn } from '#lib/drawings/geometry.ts';
import { planets, points, signs } from '#lib/drawings/glyphs.ts';
import { birth, customerInfo } from '#test/support/builders.ts';
import { glyphsOf, outside, overlapping, textsOf } from '#test/support/scenes.ts';

const readingOf = readingBy(clocks);

const widths = ['wide', 'narrow'] as const;
const bodies = new Set<string>([...Object.values(planets), points.northNode]);

/** The chart of an hour in a place, as the expert sees it. */
const chartAt = (at: number, latitude: number, longitude: number) => {
  const utc = new Date(at).toISOString().replace(/\.\d+Z/, 'Z');
  const place = { name: 'Ici', latitude, longitude, zone: 'UTC' };
  const person = customerInfo({
    birthDate: utc.slice(0, 10),
    birthTime: utc.slice(11, 16),
    birth: birth({ utc, offsetSeconds: 0, place }),
  });
  const reading = readingOf(person);
  if (!reading) throw new Error('no reading');
  const sheet = westernSheet(reading, 'Placidus');
  return { reading, sheet, chart: wheelChartOf(reading, sheet) };
};

const births = fc.record({
  at: fc.integer({ min: Date.UTC(1920, 0), max: Date.UTC(2026, 0) }).map((at) => at - (at % 60_000)),
  latitude: fc.integer({ min: -72, max: 72 }),
  longitude: fc.integer({ min: -180, max: 180 }),
});
const eachWheel = (check: (scene: Scene, chart: ReturnType<typeof chartAt>) => void, runs = 60) =>
  fc.assert(
    fc.property(births, fc.constantFrom(...widths), ({ at, latitude, longitude }, width) => {
      const found = chartAt(at, latitude, longitude);
      check(wheelScene(found.chart, width), found);
    }),
    { numRuns: runs },
  );

const angleOf = ([x, y]: Point): number => turn(degrees(Math.atan2(-y, x)));
/** Indexes by angle, counter-clockwise from the first one. */
const orderOf = (angles: readonly number[]): number[] => {
  const from = angles[0] ?? 0;
  return angles
    .map((_, index) => index)
    .sort((a, b) => turn((angles[a] ?? 0) - from) - turn((angles[b] ?? 0) - from));
};

describe('the wheel', () => {
  test('puts no sign onto another, whatever the birth', () => {
    eachWheel((scene) => expect(overlapping(glyphsOf(scene))).toEqual([]));
  });

  test('keeps every sign and every word inside its frame', () => {
    eachWheel((scene) => expect(outside(scene)).toEqual([]));
  });

  test('contains the twelve signs, and each body of the table once', () => {
    eachWheel((scene) => {
      const outlines = glyphsOf(scene).map(({ outline }) => outline);
      for (const outline of [...Object.values(signs), ...bodies])
        expect(outlines.filter((one) => one === outline)).toHaveLength(1);
    }, 10);
  });

  test('has its cusps in their order', () => {
    eachWheel((_, { chart }) => {
      const { axes } = chart;
      if (!axes) return;
      const steps = axes.cusps.map((cusp, index) => turn((axes.cusps[(index + 1) % 12] ?? 0) - cusp));
      expect(steps.every((step) => step > 0)).toBe(true);
      expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(360, 6);
    });
  });

  test('draws one line for each aspect of the table that is no conjunction', () => {
    eachWheel((scene, { sheet }) => {
      const rows = sheet.aspects.filter(({ angle }) => angle !== 0);
      const lines = scene.shapes.filter(({ pen }) => /^(easy|hard)/.test(pen));
      expect(lines).toHaveLength(rows.length);
      const close = lines.filter(({ pen }) => pen.endsWith('Close'));
      expect(close).toHaveLength(rows.filter(({ orb }) => orb < 2).length);
    }, 20);
  });

  test('has a dot at the true place of each body, and keeps their order where it moves their signs apart', () => {
    eachWheel((scene, { chart }) => {
      const places = chart.bodies.map(({ longitude }) => 180 + longitude - (chart.axes?.ascendant ?? 0));
      const dots = scene.shapes.flatMap((shape) =>
        shape.kind === 'circle' && shape.pen === 'giltFill' ? [angleOf(shape.at)] : [],
      );
      const glyphs = glyphsOf(scene).filter(({ outline }) => bodies.has(outline));
      expect(dots).toHaveLength(places.length);
      for (const [index, dot] of dots.entries())
        expect(turn(dot - (places[index] ?? 0) + 1)).toBeCloseTo(1, 1);
      expect(orderOf(glyphs.map(({ at }) => angleOf(at)))).toEqual(orderOf(places));
    });
  });
});

describe('without an hour', () => {
  const unknown = customerInfo({
    birthTime: '',
    birth: { ...birth(), precision: 'unknown', utc: null, offsetSeconds: null, offsetBy: undefined },
  });
  const reading = readingOf(unknown);
  if (!reading) throw new Error('no reading');
  const sheet = westernSheet(reading, 'Placidus');
  const scene = wheelScene(wheelChartOf(reading, sheet), 'wide');

  test('the wheel has no houses, no axes and no degrees, and the Moon has her way', () => {
    expect(textsOf(scene)).toEqual([]);
    expect(scene.shapes.filter(({ pen }) => pen === 'giltArc')).toHaveLength(1);
    expect(sheet.sheet.tables.map(({ id }) => id)).toEqual(['positions', 'aspects', 'equilibre']);
  });
});
