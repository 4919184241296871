/** What `npm run birth` says of clocks, over the built files of places and their sources. */
import { expect, test } from 'vitest';
import { sideOf } from '#domain/births/germany-1945.ts';
import { zoneNames } from '#domain/births/zone-history.ts';
import { answerBirth } from '../../bin/birth/answer-birth.ts';
import { readTowns } from '../../web/places/sources.ts';
import { historyZoneOf } from '../../web/places/zones.ts';

const towns = await readTowns();

const asked = (date: string, time: string, place: string) =>
  answerBirth(JSON.stringify({ date, time, place }));

test.each([
  ['1950-06-15', '12:00', 'Hanoï', 28_800],
  ['1951-02-10', '22:30', 'Haïphong', 28_800],
  ['1943-07-01', '09:00', 'Hanoï', 28_800],
  ['1945-05-01', '09:00', 'Hanoï', 32_400],
  ['1968-02-01', '05:20', 'Hué', 28_800],
  ['1969-03-15', '08:00', 'Dong Ha', 28_800],
  ['1965-03-15', '08:00', 'Hanoï', 25_200],
  ['1949-11-10', '10:00', 'Montréal, Canada', -18_000],
  ['1950-11-10', '10:00', 'Québec, Canada', -18_000],
  ['1949-11-10', '10:00', 'Toronto', -14_400],
  ['1910-06-05', '12:00', 'Strasbourg', 3600],
  ['1943-06-05', '12:00', 'Gustavia', -14_400],
  ['1945-06-15', '12:00', 'Dresde', 10_800],
] as const)('%s at %s in %s has the offset %d', async (date, time, place, offsetSeconds) => {
  expect(await asked(date, time, place)).toMatchObject({ offsetSeconds, candidates: [{ offsetSeconds }] });
});

test.each([
  ['1945-06-15', '12:00', 'Munich', [7200, 3600]],
  ['1945-06-15', '12:00', 'Cologne', [7200, 3600]],
  ['1990-01-15', '12:00', 'Ürümqi', [28_800, 21_600]],
  ['1940-06-16', '12:00', 'Nantes', [3600, 7200]],
  ['1940-06-16', '12:00', 'Rennes', [3600, 7200]],
] as const)('%s at %s in %s is asked, with the reason', async (date, time, place, offsets) => {
  const { utc, candidates, explanation } = await asked(date, time, place);
  expect(utc).toBeNull();
  expect(candidates.map(({ offsetSeconds }) => offsetSeconds)).toEqual(offsets);
  for (const { clock } of candidates) expect(clock).toMatch(/^Heure/);
  expect(explanation).toMatch(/\?$/);
});

test('every place has a zone whose history is known, and no place of Vietnam that of Bangkok', () => {
  const zones = new Set(towns.map(historyZoneOf));
  expect([...zones].filter((zone) => !zoneNames.includes(zone))).toEqual([]);
  const vietnam = towns.filter(({ countrycode }) => countrycode === 'VN');
  expect(vietnam.filter(({ timezone }) => timezone === 'Asia/Bangkok')).toHaveLength(379);
  expect([...new Set(vietnam.map(historyZoneOf))].sort()).toEqual(['Asia/Hanoi', 'Asia/Ho_Chi_Minh']);
});

test.each([
  ['BN', 'Kampong Ayer', 'Asia/Brunei'],
  ['CI', 'Kobadukrom', 'Africa/Abidjan'],
  ['CN', 'Shangmachang', 'Asia/Shanghai'],
  ['CY', 'Tsada - Tremithousa - Tala (Borders)', 'Asia/Nicosia'],
  ['ID', 'Kota Sambas', 'Asia/Pontianak'],
  ['ML', 'Abdel Begrou', 'Africa/Bamako'],
  ['SK', 'Kecerovce', 'Europe/Bratislava'],
  ['SO', 'Cabudwaaq', 'Africa/Mogadishu'],
])('in %s, %s has %s and no zone of a neighbouring country', (country, name, zone) => {
  const town = towns.find((one) => one.countrycode === country && one.name === name);
  expect(town && historyZoneOf(town)).toBe(zone);
});

test('no town of Germany lies on the wrong side of the border of 1945', () => {
  const east = ['11', '12', '13', '14', '15', '16'];
  const german = towns.filter(({ countrycode }) => countrycode === 'DE');
  const wrong = german.filter(
    (town) => sideOf(town) === (east.includes(town.admin1code) ? 'west' : 'soviet'),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
  expect(german.filter((town) => sideOf(town) === 'near').length).toBeLessThan(german.length * 0.07);
});
