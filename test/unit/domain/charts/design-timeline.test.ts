import fc from 'fast-check';
import { expect, test } from 'vitest';
import { designTimeline } from '#domain/charts/design-timeline.ts';
import { humanDesignChart } from '#domain/charts/human-design.ts';

const day = 86_400_000;

test('the body graph of any instant is that of its piece', () => {
  const starts = fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2035, 0, 1) });
  fc.assert(
    fc.property(
      starts,
      fc.integer({ min: 60_000, max: day }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
      (from, length, places) => {
        const timeline = designTimeline({ from, to: from + length });
        for (const place of places) {
          const at = from + length * place;
          const index = timeline.findLastIndex((piece) => piece.from <= at);
          const next = timeline[index + 1]?.from ?? Number.POSITIVE_INFINITY;
          // A change is found to the second.
          if (at - (timeline[index]?.from ?? 0) < 2000 || next - at < 2000) continue;
          const { designInstant: _, ...graph } = humanDesignChart(new Date(at));
          const { type, authority, profile, definition, channels, centres, cross, gates } = graph;
          expect(timeline[index]?.graph).toMatchObject({
            ...{ type, authority, profile, definition, channels, centres, cross, gates },
          });
        }
      },
    ),
    { seed: 20_261_125, numRuns: 40 },
  );
});

test('the pieces of a day begin with it and follow each other', () => {
  const from = Date.UTC(1991, 3, 16, 20);
  const timeline = designTimeline({ from, to: from + day });
  expect(timeline[0]?.from).toBe(from);
  const starts = timeline.map((piece) => piece.from);
  expect(starts).toEqual([...starts].sort((left, right) => left - right));
  // The Moon alone changes its line thirteen times a day or more, at the birth and at the design instant.
  expect(starts.length).toBeGreaterThan(26);
});
