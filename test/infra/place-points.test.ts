/** Each place lies where it is: a wrong point moves the horizon, and with it the ascendant. */
import { expect, test } from 'vitest';
import { isFrenchTerritory } from '#domain/births/french-territories.ts';
import { addedEntries } from '../../web/places/added.ts';
import type { Entry } from '../../web/places/entry.ts';
import { frenchEntries } from '../../web/places/france.ts';
import { kilometres } from '../../web/places/near.ts';
import { readCommunes, readDepartments, readPoints, readTowns } from '../../web/places/sources.ts';

const [communes, points, departments, towns] = await Promise.all([
  readCommunes(),
  readPoints(),
  readDepartments(),
  readTowns(),
]);
const entries = frenchEntries({
  communes,
  points,
  departments,
  towns: towns.filter(({ countrycode }) => isFrenchTerritory(countrycode)),
});
const listed = entries.filter(({ id }) => id.startsWith('f'));
const kilometresTo = (id: string, latitude: number, longitude: number): number => {
  const entry = listed.find((one) => one.id === id || one.id === `${id}a`);
  return entry ? kilometres(entry, { latitude, longitude }) : Number.NaN;
};

test.each([
  ['Taputapuatea', 'f98750', -16.83, -151.37],
  ['Manihi', 'f98727', -14.46, -146.07],
  ['Maupiti', 'f98728', -16.45, -152.25],
  ['Reao', 'f98742', -18.51, -136.37],
  ['Rimatara', 'f98743', -22.65, -152.8],
  ['Celles (Cantal)', 'f15031', 45.12, 2.96],
  ['Noailhac (Aveyron)', 'f12173', 44.57, 2.38],
  ['Grand-Vabre (Aveyron)', 'f12114', 44.63, 2.36],
  ['Sigoyer (Alpes-de-Haute-Provence)', 'f04207', 44.32, 5.96],
  ['Poilley (Ille-et-Vilaine)', 'f35230', 48.47, -1.25],
  ['Perdreauville', 'f78484', 48.97, 1.61],
  ['Paris', 'f75056', 48.85, 2.35],
  ['Arles, the town and not the middle of its commune', 'f13004', 43.68, 4.63],
] as const)('%s', (_, id, latitude, longitude) => {
  expect(kilometresTo(id, latitude, longitude)).toBeLessThan(10);
});

const nearest = (entry: Entry, others: readonly Entry[]): number =>
  Math.min(...others.filter((other) => other !== entry).map((other) => kilometres(entry, other)));

test('no commune of the mainland lies far from all others of its department', () => {
  const mainland = listed.filter(({ detail: [, code] }) => departments.has(code) && code.length === 2);
  const byDepartment = Map.groupBy(mainland, ({ detail: [, code] }) => code);
  const far = mainland.filter(
    (entry) =>
      (byDepartment.get(entry.detail[1]) ?? []).length > 1 &&
      nearest(entry, byDepartment.get(entry.detail[1]) ?? []) > 31,
  );
  expect(mainland.length).toBeGreaterThan(37_000);
  expect(far.map(({ name, detail }) => `${name}, ${detail[0]}`)).toEqual([]);
});

test('two communes of two departments share neither name nor point, but where a border divides one town', () => {
  const same = Map.groupBy(
    listed.filter(({ id }) => !id.endsWith('a')),
    ({ name, latitude, longitude }) => `${name} ${latitude} ${longitude}`,
  );
  const shared = [...same.values()].filter((group) => new Set(group.map(({ detail }) => detail[1])).size > 1);
  expect(shared.map(([one]) => one?.name).sort()).toEqual(['Avricourt', 'Le Pont-de-Beauvoisin']);
});

test('the Marquesas have their own hour, half an hour ahead of Tahiti', () => {
  const marquesas = [...entries, ...addedEntries(departments)].filter(
    ({ detail: [, country], latitude }) => country === 'PF' && latitude > -11,
  );
  expect(marquesas.length).toBeGreaterThanOrEqual(7);
  expect([...new Set(marquesas.map(({ zone }) => zone))]).toEqual(['Pacific/Marquesas']);
});
