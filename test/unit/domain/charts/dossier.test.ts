import { expect, test } from 'vitest';
import { type ChartBirth, chartBirthSchema } from '#domain/charts/birth-input.ts';
import { certaintyOf } from '#domain/charts/certainty.ts';
import { dossierOf } from '#domain/charts/dossier.ts';

const camille: ChartBirth = {
  utc: '1991-04-17T02:42:00Z',
  latitude: -20.8823,
  longitude: 55.4504,
  local: '1991-04-17T06:42',
  names: { first: 'Camille', birth: 'Durand' },
};

test('with an exact hour everything is certain and nothing is missing', () => {
  const dossier = dossierOf(camille, 2026);
  expect(Object.values(dossier.certainty).every(({ state }) => state === 'certain')).toBe(true);
  expect(dossier.western.houseSystem).toBe('Placidus');
  expect(JSON.stringify({ ...dossier, western: { ...dossier.western, dignities: {} } })).not.toContain(
    'null',
  );
});

test('an approximate hour shows what it would change, and when', () => {
  const { western, certainty } = dossierOf({ ...camille, precision: { minutes: 15 } }, 2026);
  expect(western.ascendant).toBeCloseTo(28.48, 2);
  const ascendant = certainty['western.ascendant'];
  expect(ascendant).toMatchObject({ state: 'likely', alternatives: [{ value: 'taurus' }] });
  expect(ascendant?.alternatives[0]?.from).toMatch(/^1991-04-17T02:48:[34]\dZ$/);
  expect(certainty['western.planets.Moon']).toEqual({ state: 'certain', alternatives: [] });
});

test('without an hour nothing that depends on it is computed', () => {
  const { western, chinese, humanDesign, certainty, numerology } = dossierOf(
    { ...camille, precision: 'unknown' },
    2026,
  );
  expect([western.ascendant, western.midheaven, western.cusps, western.houses, western.ruler]).toEqual(
    Array(5).fill(null),
  );
  expect(certainty['western.ascendant']?.state).toBe('absent');
  expect([chinese.clock.dayChangesAt23[1], chinese.trueSolar.dayChangesAt0[1]]).toEqual([null, null]);
  expect([humanDesign.channels, humanDesign.designUtc]).toEqual([null, null]);
  expect([chinese.year, chinese.month]).toEqual(['辛未', '壬辰']);
  expect(certainty['western.planets.Sun']?.state).toBe('certain');
  expect(numerology.lifePath).toBe(5);
});

test('a part of the day is narrower than the whole', () => {
  const morning = dossierOf({ ...camille, precision: { from: '06:00', to: '12:00' } }, 2026);
  const whole = dossierOf({ ...camille, precision: 'unknown' }, 2026);
  const absent = ({ certainty }: typeof whole): number =>
    Object.values(certainty).filter(({ state }) => state === 'absent').length;
  expect(absent(morning)).toBeLessThanOrEqual(absent(whole));
  expect(morning.certainty['western.ascendant']?.state).toBe('absent');
});

test('a part of the day without a minute is refused', () => {
  expect(() => dossierOf({ ...camille, precision: { from: '12:00', to: '06:00' } }, 2026)).toThrow(
    RangeError,
  );
  expect(chartBirthSchema.safeParse({ ...camille, latitude: 91 }).success).toBe(false);
});

test('a change within a range is found to the second', () => {
  const change = Date.UTC(1991, 3, 17, 3, 4, 5);
  const valueAt = (at: Date): string => (at.getTime() < change ? 'before' : 'after');
  const range = { from: change - 7_200_000, at: change - 3_600_000, to: change + 7_200_000 };
  expect(certaintyOf(valueAt, range)).toEqual({
    state: 'likely',
    alternatives: [{ value: 'after', from: '1991-04-17T03:04:05Z' }],
  });
});

test('with more than three values within a range, none is named', () => {
  const valueAt = (at: Date): string => String(Math.floor(at.getTime() / 3_600_000));
  expect(certaintyOf(valueAt, { from: 0, at: 0, to: 4 * 3_600_000 }).state).toBe('absent');
});
