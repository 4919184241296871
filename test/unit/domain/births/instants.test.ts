import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLocalTime } from '#domain/births/local-time.ts';
import { readBirth, type TypedBirth } from '#domain/births/read-birth.ts';
import { freeFrancePeriods, periodsOf, zoneNames } from '#domain/births/zone-history.ts';
import { fr } from '#domain/texts/typography.ts';
import examples from '#test/support/births/examples.json' with { type: 'json' };

const isoSecond = (instant: number): string => new Date(instant * 1000).toISOString().slice(0, 19);
const nineteenHundred = Date.UTC(1900, 0, 1) / 1000;
const end = Date.UTC(2037, 0, 1) / 1000;

const birthIn = (local: string, place: Partial<TypedBirth['place']>): TypedBirth => ({
  date: local.slice(0, 10),
  time: local.slice(11),
  place: { name: 'Lieu', latitude: 48, longitude: 2, zone: 'Europe/Paris', ...place },
});

test.each(examples.cases)(
  '$id is read to the second',
  ({ id, local, lat, lon, tz, utc, offsetSeconds, ...what }) => {
    const isLyon = id.includes('lyon');
    const place = isLyon ? { zone: 'Europe/Paris', department: '69' } : { zone: tz };
    const reading = readBirth(birthIn(local, { ...place, latitude: lat, longitude: lon }));
    expect(reading.candidates).toContainEqual({ utc, offsetSeconds });
    expect(reading.utc).toBe(what.ambiguousOrSkipped ? null : utc);
    expect(reading.candidates).toHaveLength(what.ambiguousOrSkipped ? 2 : 1);
  },
);

test('an instant is found again from the clock of any zone', () => {
  const instants = fc.integer({ min: nineteenHundred, max: end });
  const longitudes = fc.integer({ min: -180, max: 180 });
  fc.assert(
    fc.property(fc.constantFrom(...zoneNames), instants, longitudes, (zone, instant, longitude) => {
      const periods = periodsOf(zone, longitude) ?? [];
      const period = periods.find(({ from, to }) => instant >= from && instant < to);
      expect(period).toBeDefined();
      const local = isoSecond(instant + (period?.offsetSeconds ?? 0));
      expect(readLocalTime(local, periods).readings.map((reading) => reading.instant)).toContain(instant);
    }),
    { numRuns: 2000 },
  );
});

test('the periods of every zone follow each other without a gap', () => {
  for (const zone of zoneNames) {
    const periods = periodsOf(zone, 2) ?? [];
    expect(periods[0]?.from).toBe(Number.NEGATIVE_INFINITY);
    expect(periods.at(-1)?.to).toBe(Number.POSITIVE_INFINITY);
    for (const [index, { from }] of periods.entries())
      if (index > 0) expect(from).toBe(periods[index - 1]?.to);
  }
});

test.each([
  ['Gironde', '33', '1941-01-10', 'divided', 2],
  ['Gironde', '33', '1940-06-10', 'single', 1],
  ['Gironde', '33', '1941-07-10', 'single', 1],
  ['Gironde', '33', '1942-01-10', 'divided', 2],
  ['Gironde', '33', '1942-04-10', 'single', 1],
  ['Rhône', '69', '1941-01-10', 'single', 1],
  ['Paris', '75', '1941-01-10', 'single', 1],
] as const)('%s (%s) on %s is %s', (name, department, date, kind, count) => {
  const reading = readBirth(birthIn(`${date}T08:30`, { name, department }));
  expect([reading.kind, reading.candidates.length]).toEqual([kind, count]);
  expect(reading.utc === null).toBe(kind === 'divided');
});

test('the free zone was an hour behind the occupied one in January 1941', () => {
  const free = readBirth(birthIn('1941-01-10T08:30', { department: '69' }));
  const occupied = readBirth(birthIn('1941-01-10T08:30', { department: '75' }));
  expect([free.utc, occupied.utc]).toEqual(['1941-01-10T07:30:00Z', '1941-01-10T06:30:00Z']);
  expect(freeFrancePeriods(2).at(-1)).toEqual(periodsOf('Europe/Paris', 2)?.at(-1));
});

test('before standard time the longitude of the place gives the offset', () => {
  const reading = readBirth(birthIn('1905-03-02T12:00', { zone: 'Africa/Dakar', longitude: -17.4441 }));
  expect(reading.offsetSeconds).toBe(-4187);
  expect(reading.explanation).toContain(fr('UTC−1 h 9 min 47 s'));
});

test('an unknown hour has no instant', () => {
  const { place, date } = birthIn('1991-04-17T06:42', {});
  expect(readBirth({ place, date })).toMatchObject({ kind: 'unknown', utc: null, candidates: [] });
});

test('the explanation names the offset and the start of its validity', () => {
  const place = { name: 'Saint-Denis', zone: 'Indian/Reunion', longitude: 55.45 };
  const { explanation } = readBirth(birthIn('1991-04-17T06:42', place));
  expect(explanation).toContain(fr('Heure légale UTC+4, en vigueur à Saint-Denis depuis le 1er juin 1911.'));
});

test('an unknown zone is refused in French', () => {
  expect(() => readBirth(birthIn('1991-04-17T06:42', { zone: 'Europe/Lutèce' }))).toThrow('n’existe pas');
});
