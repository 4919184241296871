import { expect, test } from 'vitest';
import { readLocalTime } from '#domain/births/local-time.ts';
import { type Period, periodsOf, zoneNames } from '#domain/births/zone-history.ts';

const isoSecond = (instant: number): string => new Date(instant * 1000).toISOString().slice(0, 19);
const longitude = 2;

/** The changes of a zone: the period before each and the one after it. */
const changesOf = (periods: readonly Period[]): [Period, Period][] =>
  periods.slice(1).map((after, index) => [periods[index] ?? after, after]);

test.each(zoneNames.map((zone) => [zone]))('%s: no hour is lost or invented around any change', (zone) => {
  for (const [before, after] of changesOf(periodsOf(zone, longitude) ?? [])) {
    const jump = after.offsetSeconds - before.offsetSeconds;
    const periods = [
      { ...before, from: Number.NEGATIVE_INFINITY, to: after.from },
      { ...after, to: Number.POSITIVE_INFINITY },
    ];
    const kindAt = (wall: number) => readLocalTime(isoSecond(wall), periods).kind;
    const [earlier, later] = [after.from + before.offsetSeconds, after.from + after.offsetSeconds];
    expect(kindAt(Math.min(earlier, later) - 1)).toBe('single');
    expect(kindAt(Math.max(earlier, later))).toBe('single');
    if (jump === 0) continue;
    const between = jump > 0 ? 'skipped' : 'doubled';
    expect([kindAt(Math.min(earlier, later)), kindAt(Math.max(earlier, later) - 1)]).toEqual([
      between,
      between,
    ]);
  }
});

test.each(zoneNames.map((zone) => [zone]))(
  '%s: the second before and of each change is found again',
  (zone) => {
    const periods = periodsOf(zone, longitude) ?? [];
    for (const [before, after] of changesOf(periods))
      for (const [instant, { offsetSeconds }] of [
        [after.from - 1, before],
        [after.from, after],
      ] as const) {
        const { readings } = readLocalTime(isoSecond(instant + offsetSeconds), periods);
        expect(readings.map((reading) => reading.instant)).toContain(instant);
      }
  },
);
