/** What `npm run birth` prints, over the built files of places. */
import { describe, expect, test } from 'vitest';
import examples from '#test/support/births/examples.json' with { type: 'json' };
import { answerBirth } from '../../bin/birth/answer-birth.ts';

const asked = (birth: object) => answerBirth(JSON.stringify(birth));

test.each(examples.cases)('$id by coordinates and zone', async ({ local, lat, lon, tz, ...expected }) => {
  const [date, time] = local.split('T');
  const answer = await asked({ date, time, latitude: lat, longitude: lon, zone: tz });
  const { utc, offsetSeconds, ambiguousOrSkipped: isOpen } = expected;
  expect(answer).toMatchObject({
    place: { department: null, country: null, latitude: lat, longitude: lon },
    zone: tz,
    utc: isOpen ? null : utc,
    offsetSeconds: isOpen ? null : offsetSeconds,
  });
  expect(answer.candidates).toContainEqual({ utc, offsetSeconds });
  expect(answer.candidates).toHaveLength(isOpen ? 2 : 1);
});

test('the birth of the README has exactly these fields', async () => {
  const answer = await asked({ date: '1991-04-17', time: '06:42', place: 'Saint-Denis, La Réunion' });
  expect(Object.keys(answer)).toEqual(['place', 'zone', 'offsetSeconds', 'utc', 'candidates', 'explanation']);
  expect(answer).toMatchObject({
    place: { name: 'Saint-Denis', department: 'La Réunion', country: 'France' },
    zone: 'Indian/Reunion',
    offsetSeconds: 14_400,
    utc: '1991-04-17T02:42:00Z',
    candidates: [{ utc: '1991-04-17T02:42:00Z', offsetSeconds: 14_400 }],
  });
  expect(Object.keys(answer.place)).toEqual(['name', 'department', 'country', 'latitude', 'longitude']);
});

describe('births of all kinds', () => {
  test.each([
    ['a doubled hour', '1976-09-26', '00:30', 'Paris', ['1976-09-25T22:30:00Z', '1976-09-25T23:30:00Z']],
    ['a skipped hour', '1976-03-28', '01:30', 'Paris', ['1976-03-27T23:30:00Z', '1976-03-28T00:30:00Z']],
    [
      'a divided department',
      '1941-01-10',
      '08:30',
      'Bordeaux',
      ['1941-01-10T06:30:00Z', '1941-01-10T07:30:00Z'],
    ],
  ])('%s has several candidates and no instant', async (_, date, time, place, instants) => {
    const { utc, offsetSeconds, candidates, explanation } = await asked({ date, time, place });
    expect([utc, offsetSeconds]).toEqual([null, null]);
    expect(candidates.map((candidate) => candidate.utc).sort()).toEqual(instants);
    expect(explanation.length).toBeGreaterThan(20);
  });

  test.each([
    ['Amsterdam', '1928-02-03', '10:00', 'Amsterdam', 1172],
    ['local mean time', '1905-03-02', '12:00', 'Dakar', -4187],
    ['the free zone', '1941-01-10', '08:30', 'Lyon', 3600],
    ['the occupied zone', '1941-01-10', '08:30', 'Paris', 7200],
    ['Algiers before 1956', '1950-05-01', '12:00', 'Alger', 0],
    ['Tromsø', '1985-06-21', '23:30', 'Tromsø', 7200],
  ])('%s is read with its own offset', async (_, date, time, place, offsetSeconds) => {
    const answer = await asked({ date, time, place });
    // Local mean time follows the longitude of the place; GeoNames gives four decimals.
    expect(Math.abs((answer.offsetSeconds ?? Number.NaN) - offsetSeconds)).toBeLessThanOrEqual(30);
    expect(answer.utc).not.toBeNull();
  });

  test('an unknown hour has neither candidates nor an instant', async () => {
    const answer = await asked({ date: '1991-04-17', place: 'Lyon' });
    expect(answer).toMatchObject({ utc: null, offsetSeconds: null, candidates: [] });
  });

  test.each([
    ['a place that is not listed', { date: '1991-04-17', place: 'Xyzzyville' }],
    ['no place', { date: '1991-04-17' }],
    ['no such day', { date: '1991-02-30', place: 'Lyon' }],
    ['no such hour', { date: '1991-04-17', time: '25:00', place: 'Lyon' }],
    ['no such latitude', { date: '1991-04-17', latitude: 91, longitude: 2, zone: 'Europe/Paris' }],
    ['no such zone', { date: '1991-04-17', time: '10:00', latitude: 9, longitude: 2, zone: 'Europe/Lutece' }],
  ])('%s is refused', async (_, birth) => {
    await expect(asked(birth)).rejects.toThrow(RangeError);
  });

  test.each(['', '{', '[]', 'null'])('the text %j is refused in French', async (text) => {
    await expect(answerBirth(text)).rejects.toThrow(/^(La naissance n’est pas du JSON|Entrée invalide)/);
  });
});
