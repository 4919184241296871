import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planetLongitude } from '#domain/charts/bodies.ts';
import { centres, channels, gatesOf } from '#domain/charts/body-graph.ts';
import { activationNames, humanDesignChart } from '#domain/charts/human-design.ts';
import { turn } from '#domain/guidance/sky/positions.ts';
import examples from '#test/support/births/examples.json' with { type: 'json' };

test.each(examples.cases)('$id has the body graph of the Swiss Ephemeris', ({ utc, humanDesign }) => {
  const chart = humanDesignChart(new Date(utc));
  const { type, authority, profile, definition, channels: defined, cross } = chart;
  expect({ type, authority, profile, definition, channels: defined, cross }).toEqual({
    type: humanDesign.type,
    authority: humanDesign.authority,
    profile: humanDesign.profile,
    definition: humanDesign.definition,
    channels: humanDesign.channels,
    cross: humanDesign.cross,
  });
  for (const side of ['personality', 'design'] as const)
    for (const name of activationNames) {
      const { gate, line, nearBoundary } = chart[side][name];
      if (!nearBoundary) expect(`${name} ${gate}.${line}`).toBe(`${name} ${humanDesign[side][name]}`);
    }
});

test('each of the 64 gates lies in one centre, and each channel joins the centres of its gates', () => {
  const all = Object.values(gatesOf).flat();
  expect(all.toSorted((left, right) => left - right)).toEqual(
    Array.from({ length: 64 }, (_, index) => index + 1),
  );
  for (const { gates, between } of channels) {
    const ends = gates.map((gate) => centres.find((centre) => gatesOf[centre].includes(gate)));
    expect(ends.toSorted()).toEqual(between.toSorted());
  }
});

test('the design instant has the Sun 88° before its place at birth', () => {
  const instants = fc
    .integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2030, 0, 1) })
    .map((at) => new Date(at));
  fc.assert(
    fc.property(instants, (at) => {
      const { designInstant } = humanDesignChart(at);
      const arc = turn(planetLongitude('Sun', at) - planetLongitude('Sun', designInstant));
      expect(arc).toBeCloseTo(88, 3);
    }),
    { numRuns: 60 },
  );
});

test('36 channels join 64 gates and nine centres', () => {
  expect(channels).toHaveLength(36);
  expect(new Set(channels.flatMap(({ gates }) => gates)).size).toBe(64);
  expect(new Set(channels.flatMap(({ between }) => between))).toEqual(new Set(centres));
  for (const { gates } of channels) expect(gates[0]).toBeLessThan(gates[1]);
});
