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
  expect([humanDesign.designUtc, chinese.balance, chinese.tenGods.hour, chinese.luck.man.start]).toEqual(
    Array(4).fill(null),
  );
  expect(humanDesign.personality.Moon).toBe(null);
  expect(certainty['humanDesign.personality.Moon']?.state).toBe('absent');
  expect(humanDesign.personality.Saturn).toBe('41.5');
  expect(certainty['chinese.trueSolar.dayAt0']).toMatchObject({ state: 'likely' });
  expect(certainty['chinese.clock.dayAt0']?.state).toBe('certain');
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

test('a part of the day has neither houses nor design instant, because no minute was given', () => {
  const { western, humanDesign, certainty } = dossierOf(
    { ...camille, precision: { from: '06:00', to: '12:00' } },
    2026,
  );
  const { ascendant, houseSystem, cusps, houses, ruler } = western;
  expect([ascendant, houseSystem, cusps, houses, ruler, humanDesign.designUtc]).toEqual(Array(6).fill(null));
  expect(certainty['western.houses.Sun']?.state).toBe('absent');
});

test('every value has a state, and what is absent is null', () => {
  for (const precision of ['exact', 'unknown', { minutes: 40 }, { from: '06:00', to: '08:00' }] as const) {
    const { certainty, ...charts } = dossierOf({ ...camille, precision }, 2026);
    const valueAt = (name: string): unknown =>
      name.split('.').reduce((value: unknown, key) => Object(value)[key], charts);
    for (const [name, { state }] of Object.entries(certainty)) {
      const value = valueAt(name);
      if (value === undefined) expect(name).toMatch(/\.(retrograde|aspects|houses|clock|trueSolar)\./);
      else if (!name.startsWith('chinese.luck'))
        expect(value === null, `${name} ${state}`).toBe(state === 'absent');
    }
    for (const name of ['planets.Moon', 'ascendant', 'houses.Moon', 'ruler', 'moonPhase'])
      expect(certainty).toHaveProperty([`western.${name}`]);
    for (const name of ['channels', 'centres', 'cross', 'strategy', 'personality.Sun', 'design.Earth'])
      expect(certainty).toHaveProperty([`humanDesign.${name}`]);
  }
});

test('names that the table does not know are absent, not half counted', () => {
  const { numerology, certainty } = dossierOf({ ...camille, names: { first: '李', birth: 'Durand' } }, 2026);
  const { expression, intime, realisation, actif, hereditaire, lifePath } = numerology;
  expect([expression, intime, realisation, actif, hereditaire]).toEqual(Array(5).fill(null));
  expect([lifePath, certainty['numerology.expression']?.state]).toEqual([5, 'absent']);
});

test('terms are written as in the collections of examples', () => {
  const { chinese, humanDesign, western } = dossierOf(camille, 2026);
  expect([chinese.animalByLichun, chinese.animalByNewYear]).toEqual(['羊', '羊']);
  expect(chinese.hiddenStems).toEqual({
    ...{ year: ['己', '丁', '乙'], month: ['戊', '乙', '癸'] },
    ...{ day: ['丙', '庚', '戊'], hour: ['乙'] },
  });
  expect(chinese.tenGods).toEqual({ year: '偏财', month: '正官', day: '比肩', hour: '七杀' });
  expect(chinese.luck.woman).toMatchObject({ forward: true, years: 6, months: 3, start: '1997-08-04' });
  expect(humanDesign.centres).toEqual(['g', 'root', 'sacral', 'throat']);
  expect(western.elements).toEqual({ fire: 3, earth: 3, air: 2, water: 2 });
});

test('a part of the day without a minute is refused', () => {
  expect(() => dossierOf({ ...camille, precision: { from: '12:00', to: '06:00' } }, 2026)).toThrow(
    RangeError,
  );
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

test.each([
  ['a latitude beyond the pole', { latitude: 91 }],
  ['a day that does not exist', { local: '1991-02-30T06:42' }],
  ['a month that does not exist', { local: '1991-13-17T06:42' }],
  ['a year before 1900', { local: '1582-10-10T06:42', utc: '1582-10-10T06:42:00Z' }],
  ['an hour that lies years from UTC', { local: '1995-04-17T06:42' }],
  ['a part of the day without hours', { precision: { from: 'matin', to: 'soir' } }],
  ['minutes below zero', { precision: { minutes: -1 } }],
])('refuses %s', (_, wrong) => {
  expect(chartBirthSchema.safeParse({ ...camille, ...wrong }).success).toBe(false);
});

test('takes a day part until midnight, 29 February, and the first minute of 1900 by the sun of Paris', () => {
  const leap = { ...camille, utc: '2000-02-29T10:42:00Z', local: '2000-02-29T14:42' };
  const until = chartBirthSchema.parse({ ...leap, precision: { from: '12:00', to: '24:00' } });
  expect(dossierOf(until, 2026).numerology.lifePath).toBe(6);
  const first = { ...camille, utc: '1899-12-31T23:50:39Z', local: '1900-01-01T00:00' };
  expect(dossierOf(chartBirthSchema.parse(first), 2026).chinese.animalByLichun).toBe('猪');
});
