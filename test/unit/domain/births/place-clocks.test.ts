import { describe, expect, test } from 'vitest';
import type { BirthPlace } from '#domain/births/birth.ts';
import { abroadRows } from '#domain/births/clocks-abroad.ts';
import { franceRows } from '#domain/births/clocks-of-france.ts';
import { instantOf, rangeOfInstant } from '#domain/births/instant.ts';
import type { Place } from '#domain/births/place.ts';
import { readBirth } from '#domain/births/read-birth.ts';
import { periodsOf, zoneNames } from '#domain/births/zone-history.ts';
import { fr } from '#domain/texts/typography.ts';

/** Each place with its point and what its clocks depend on, as the list of places has them. */
const french = (name: string, department: string, latitude: number, longitude: number): Place => ({
  name,
  department,
  country: 'FR',
  latitude,
  longitude,
  zone: 'Europe/Paris',
});
const abroad = (name: string, country: string, zone: string, latitude: number, longitude: number): Place => ({
  name,
  country,
  zone,
  latitude,
  longitude,
});

const strasbourg = french('Strasbourg', '67', 48.5839, 7.7455);
const metz = french('Metz', '57', 49.1197, 6.1769);
const nancy = french('Nancy', '54', 48.6844, 6.185);
const nantes = french('Nantes', '44', 47.2173, -1.5534);
const rennes = french('Rennes', '35', 48.112, -1.6743);
const lille = french('Lille', '59', 50.633, 3.0586);
const rouen = french('Rouen', '76', 49.4431, 1.0993);
const paris = french('Paris', '75', 48.8534, 2.3488);
const lyon = french('Lyon', '69', 45.7485, 4.8467);
const bordeaux = french('Bordeaux', '33', 44.8404, -0.5805);
const munich = abroad('Munich', 'DE', 'Europe/Berlin', 48.1374, 11.5755);
const cologne = abroad('Cologne', 'DE', 'Europe/Berlin', 50.9333, 6.95);
const hof = abroad('Hof', 'DE', 'Europe/Berlin', 50.3167, 11.9167);
const berlin = abroad('Berlin', 'DE', 'Europe/Berlin', 52.5244, 13.4105);
const dresden = abroad('Dresde', 'DE', 'Europe/Berlin', 51.0509, 13.7383);
const weimar = abroad('Weimar', 'DE', 'Europe/Berlin', 50.9803, 11.329);
const urumqi = abroad('Ürümqi', 'CN', 'Asia/Urumqi', 43.8, 87.6005);
const chongqing = abroad('Chongqing', 'CN', 'Asia/Shanghai', 29.5603, 106.5577);
const shanghai = abroad('Shanghai', 'CN', 'Asia/Shanghai', 31.2222, 121.4581);
const harbin = abroad('Harbin', 'CN', 'Asia/Shanghai', 45.75, 126.65);
const breslau = abroad('Wrocław', 'PL', 'Europe/Warsaw', 51.1, 17.0333);
const warsaw = abroad('Varsovie', 'PL', 'Europe/Warsaw', 52.2298, 21.0118);
const liege = abroad('Liège', 'BE', 'Europe/Brussels', 50.6337, 5.5675);
const timbuktu = abroad('Tombouctou', 'ML', 'Africa/Bamako', 16.7735, -3.0074);
const bamako = abroad('Bamako', 'ML', 'Africa/Bamako', 12.6092, -7.9752);
const seville = abroad('Séville', 'ES', 'Europe/Madrid', 37.3828, -5.9732);
const barcelona = abroad('Barcelone', 'ES', 'Europe/Madrid', 41.3888, 2.159);
const valencia = abroad('Valence', 'ES', 'Europe/Madrid', 39.4739, -0.3797);
const madrid = abroad('Madrid', 'ES', 'Europe/Madrid', 40.4165, -3.7026);
const milan = abroad('Milan', 'IT', 'Europe/Rome', 45.4643, 9.1895);
const naples = abroad('Naples', 'IT', 'Europe/Rome', 40.8522, 14.2681);
const thunderBay = abroad('Thunder Bay', 'CA', 'America/Toronto', 48.382, -89.2502);
const fortFrances = abroad('Fort Frances', 'CA', 'America/Winnipeg', 48.6167, -93.4003);
const uzhhorod = abroad('Oujhorod', 'UA', 'Europe/Uzhgorod', 48.6208, 22.2879);

const hours = (local: string, place: Place): number[] =>
  readBirth({ date: local.slice(0, 10), time: local.slice(11), place }).candidates.map(
    ({ offsetSeconds }) => offsetSeconds / 3600,
  );
const kindOf = (local: string, place: Place) =>
  readBirth({ date: local.slice(0, 10), time: local.slice(11), place }).kind;

describe('where sources differ both hours are offered', () => {
  test.each([
    ['1945-06-15T12:00', munich, [2, 1]],
    ['1945-06-15T12:00', cologne, [2, 1]],
    ['1945-07-20T12:00', hof, [3, 2]],
    ['1945-06-15T12:00', weimar, [3, 2]],
    ['1990-01-15T12:00', urumqi, [8, 6]],
    ['1988-07-15T12:00', urumqi, [9, 6]],
    ['1940-06-16T12:00', nantes, [1, 2]],
    ['1940-06-18T08:00', rennes, [1, 2]],
    ['1940-06-28T08:00', bordeaux, [1, 2]],
    ['1940-06-01T08:00', lille, [1, 2]],
    ['1940-06-10T08:00', rouen, [1, 2]],
    ['1940-06-14T08:00', paris, [1, 2]],
    ['1940-05-18T08:00', liege, [1, 2]],
    ['1916-02-01T08:00', lille, [0, 1]],
    ['1918-11-20T08:00', strasbourg, [1, 0]],
    ['1944-10-05T08:00', strasbourg, [1, 2]],
    ['1921-05-01T08:00', breslau, [1, 2]],
    ['1936-05-01T08:00', chongqing, [8, 7]],
    ['1938-05-01T08:00', harbin, [8, 9]],
    ['1930-05-01T08:00', harbin, [8, 8.5]],
    ['1950-05-01T08:00', timbuktu, [-1, 0]],
    ['1938-06-01T08:00', seville, [2, 1]],
    ['1939-02-20T08:00', barcelona, [1, 0]],
    ['1939-04-05T08:00', valencia, [1, 0]],
    ['1939-04-05T08:00', madrid, [1, 0]],
    ['1944-09-25T08:00', milan, [2, 1]],
    ['1950-07-01T08:00', thunderBay, [-4, -5]],
    ['1955-07-01T08:00', fortFrances, [-5, -6]],
  ])('%s at %o', (local, place, offsets) => {
    expect([kindOf(local, place), hours(local, place)]).toEqual(['disputed', offsets]);
  });

  test('with the reason, the name of each clock, and no instant before the answer', () => {
    const { utc, offsetSeconds, candidates, explanation } = readBirth({
      date: '1990-01-15',
      time: '12:00',
      place: urumqi,
    });
    expect([utc, offsetSeconds]).toEqual([null, null]);
    expect(candidates).toEqual([
      { utc: '1990-01-15T04:00:00Z', offsetSeconds: 28_800, clock: fr('Heure de Pékin') },
      { utc: '1990-01-15T06:00:00Z', offsetSeconds: 21_600, clock: fr('Heure du Xinjiang') },
    ]);
    expect(explanation).toContain('Pékin');
  });
});

describe('where they agree the hour is certain', () => {
  test.each([
    ['1945-06-15T12:00', berlin, 3],
    ['1945-06-15T12:00', dresden, 3],
    ['1945-07-20T12:00', weimar, 3],
    ['1945-05-01T12:00', munich, 2],
    ['1945-10-15T12:00', munich, 1],
    ['1945-10-15T12:00', dresden, 2],
    ['1945-12-15T12:00', munich, 1],
    ['1940-05-01T12:00', nantes, 1],
    ['1940-07-10T12:00', nantes, 2],
    ['1940-06-16T12:00', paris, 2],
    ['1940-06-10T12:00', bordeaux, 1],
    ['1940-06-20T12:00', lyon, 1],
    ['1940-06-20T12:00', lille, 2],
    ['1914-07-01T12:00', lille, 0],
    ['1916-02-01T12:00', nantes, 0],
    ['1910-06-05T12:00', strasbourg, 1],
    ['1916-06-05T12:00', metz, 2],
    ['1919-01-05T12:00', strasbourg, 0],
    ['1913-06-05T12:00', nancy, 0],
    ['1930-06-05T12:00', breslau, 1],
    ['1921-05-01T12:00', warsaw, 2],
    ['1960-05-01T12:00', chongqing, 8],
    ['1936-05-01T12:00', shanghai, 8],
    ['1950-05-01T12:00', bamako, -1],
    ['1965-05-01T12:00', timbuktu, 0],
    ['1937-08-01T12:00', seville, 1],
    ['1938-06-01T12:00', barcelona, 2],
    ['1938-06-01T12:00', madrid, 2],
    ['1939-02-20T12:00', valencia, 1],
    ['1939-05-01T12:00', barcelona, 1],
    ['1944-09-25T12:00', naples, 1],
    ['1944-12-25T12:00', milan, 1],
    ['1938-05-01T12:00', uzhhorod, 1],
    ['1990-08-01T12:00', uzhhorod, 3],
  ])('%s at %o', (local, place, offset) => {
    expect([kindOf(local, place), hours(local, place)]).toEqual(['single', [offset]]);
  });
});

test('each row has a span, clocks with a history, and a reason exactly where they are two', () => {
  for (const { from, to, clocks, why } of [...franceRows, ...abroadRows]) {
    expect(from < to).toBe(true);
    expect(clocks.length).toBe(why === undefined ? 1 : 2);
    for (const clock of clocks) expect(clock(paris).periods.at(-1)?.to).toBe(Number.POSITIVE_INFINITY);
  }
});

test('the explanation names the zone whose history gave the hour', () => {
  const { explanation, utc } = readBirth({ date: '1910-06-05', time: '12:00', place: strasbourg });
  expect(utc).toBe('1910-06-05T11:00:00Z');
  expect(explanation).toContain('Europe/Berlin');
  expect(explanation).not.toContain('histoire d’avant 1970');
});

test('a disputed hour waits for an answer, and the ranges of a day hold both clocks', () => {
  const place: BirthPlace = urumqi;
  const typed = { date: '1990-01-15', time: '12:00', precision: 'exact', place } as const;
  expect(instantOf(typed)).toMatchObject({ utc: null, offsetSeconds: null });
  expect(instantOf({ ...typed, offset: { seconds: 28_800, by: 'chosen' } }).utc).toBe('1990-01-15T04:00:00Z');
  const day = rangeOfInstant({ ...typed, time: '', precision: 'unknown' });
  expect(day && (day.to + 1000 - day.from) / 3_600_000).toBe(26);
});

test.each([
  ['Asia/Hanoi', '1950-06-15T04:00:00Z', 8],
  ['Asia/Hanoi', '1945-05-01T00:00:00Z', 9],
  ['Asia/Ho_Chi_Minh', '1968-01-31T21:20:00Z', 8],
  ['America/Montreal', '1949-11-10T15:00:00Z', -5],
  ['America/Toronto', '1949-11-10T15:00:00Z', -4],
  ['America/Marigot', '1943-06-01T12:00:00Z', -4],
  ['America/Puerto_Rico', '1943-06-01T12:00:00Z', -3],
  ['America/Kralendijk', '1950-06-01T12:00:00Z', -4.5],
  ['Arctic/Longyearbyen', '1945-07-01T12:00:00Z', 2],
  ['Europe/Belfast', '1910-07-01T12:00:00Z', -1521 / 3600],
  ['America/Coral_Harbour', '1943-07-01T12:00:00Z', -4],
  ['Australia/Currie', '1968-01-01T12:00:00Z', 10],
])('%s has its own history at %s', (zone, utc, hours) => {
  expect(zoneNames).toContain(zone);
  const at = Date.parse(utc) / 1000;
  expect(periodsOf(zone, 0)?.find(({ from, to }) => at >= from && at < to)?.offsetSeconds).toBe(hours * 3600);
});
