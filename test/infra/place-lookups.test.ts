import { beforeAll, describe, expect, test } from 'vitest';
import { type PlaceIndex, placesIn, prefixFor } from '#domain/births/place-files.ts';
import { foldPlaceName } from '#domain/births/place-names.ts';
import { buildPlaces, readPlaceFile } from '../../web/places/build.ts';

let index: PlaceIndex;
beforeAll(async () => {
  index = await buildPlaces();
}, 120_000);

const find = async (typed: string) => {
  const prefix = prefixFor(typed, index.prefixes);
  return prefix === undefined ? [] : placesIn(await readPlaceFile(index, prefix), typed);
};

/** The typed text, and the name and the detail that are shown for it. */
type LookUp = readonly [typed: string, name: string, detail: string];

const inFrance: readonly LookUp[] = [
  ['ste maxime', 'Sainte-Maxime', 'Var'],
  ['st-germain-en-laye', 'Saint-Germain-en-Laye', 'Yvelines'],
  ['saint ouen l aumone', "Saint-Ouen-l'Aumône", "Val-d'Oise"],
  ['la roche sur yon', 'La Roche-sur-Yon', 'Vendée'],
  ['roche sur yon', 'La Roche-sur-Yon', 'Vendée'],
  ['L’ISLE ADAM', "L'Isle-Adam", "Val-d'Oise"],
  ['les sables d’olonne', "Les Sables-d'Olonne", 'Vendée'],
  ['chatel guyon', 'Châtel-Guyon', 'Puy-de-Dôme'],
  ['oeuilly, aisne', 'Œuilly', 'Aisne'],
  ['boulogne', 'Boulogne', 'Hauts-de-Seine'],
  ['boulogne, 62', 'Boulogne', 'Pas-de-Calais'],
  ['saint aubin, jura', 'Saint-Aubin', 'Jura'],
  ['vienne', 'Vienne', 'Isère'],
  ['valence', 'Valence', 'Drôme'],
  ['cherbourg', 'Cherbourg', 'Manche'],
];

const former: readonly LookUp[] = [
  ['cherbourg octeville', 'Cherbourg-Octeville', 'Manche'],
  ['annecy le vieux', 'Annecy-le-Vieux', 'Haute-Savoie'],
  ['seynod', 'Seynod', 'Haute-Savoie'],
  ['olonne sur mer', 'Olonne-sur-Mer', 'Vendée'],
  ['chalons sur marne', 'Châlons-sur-Marne', 'Marne'],
  ['cette', 'Cette', 'Hérault'],
];

const overseas: readonly LookUp[] = [
  ['st pierre, réunion', 'Saint-Pierre', 'La Réunion'],
  ['le tampon', 'Le Tampon', 'La Réunion'],
  ['sainte rose', 'Sainte-Rose', 'Guadeloupe'],
  ['saint laurent du maroni', 'Saint-Laurent-du-Maroni', 'Guyane'],
  ['gustavia', 'Gustavia', 'Saint-Barthélemy'],
  ['bora bora', 'Bora-Bora', 'Polynésie française'],
  ['moorea', 'Moorea-Maiao', 'Polynésie française'],
  ['lifou', 'Lifou', 'Nouvelle-Calédonie'],
  ['dzaoudzi', 'Dzaoudzi', 'Mayotte'],
];

const foreign: readonly LookUp[] = [
  ['bougie', 'Bougie', 'Algérie'],
  ['orleansville', 'Orléansville', 'Algérie'],
  ['sidi bel abbès', 'Sidi Bel Abbès', 'Algérie'],
  ['mogador', 'Mogador', 'Maroc'],
  ['port lyautey', 'Port-Lyautey', 'Maroc'],
  ['ferryville', 'Ferryville', 'Tunisie'],
  ['fort lamy', 'Fort-Lamy', 'Tchad'],
  ['stanleyville', 'Stanleyville', 'Congo-Kinshasa'],
  ['tamatave', 'Tamatave', 'Madagascar'],
  ['tourane', 'Tourane', 'Viêt Nam'],
  ['hue', 'Hué', 'Viêt Nam'],
  ['cholon', 'Cholon', 'Viêt Nam'],
  ['beyrouth', 'Beyrouth', 'Liban'],
  ['le caire', 'Le Caire', 'Égypte'],
  ['jerusalem', 'Jérusalem', 'Israël'],
  ['constantinople', 'Constantinople', 'Turquie'],
  ['venise', 'Venise', 'Italie'],
  ['naples', 'Naples', 'Italie'],
  ['florence', 'Florence', 'Italie'],
  ['aix la chapelle', 'Aix-la-Chapelle', 'Allemagne'],
  ['trèves', 'Trèves', 'Allemagne'],
  ['zurich', 'Zurich', 'Suisse'],
  ['sion', 'Sion', 'Suisse'],
  ['bruges', 'Bruges', 'Belgique'],
  ['la haye', 'La Haye', 'Pays-Bas'],
  ['dantzig', 'Dantzig', 'Pologne'],
  ['léningrad', 'Léningrad', 'Russie'],
  ['belgrade', 'Belgrade', 'Serbie'],
  ['mexico', 'Mexico', 'Mexique'],
  ['nouvelle orleans', 'La Nouvelle-Orléans', 'Louisiane, États-Unis'],
];

/** Places of a few hundred or thousand inhabitants. */
const small: readonly LookUp[] = [
  ['siglufjordur', 'Siglufjörður', 'Islande'],
  ['hallstatt', 'Hallstatt', 'Autriche'],
  ['gruyeres', 'Gruyères', 'Suisse'],
  ['positano', 'Positano', 'Italie'],
  ['cadaqués', 'Cadaqués', 'Espagne'],
  ['longyearbyen', 'Longyearbyen', 'Svalbard'],
  ['tadoussac', 'Tadoussac', 'Canada'],
  ['ouarzazate', 'Ouarzazate', 'Maroc'],
];

describe.each([
  ['communes', inFrance],
  ['former communes and names', former],
  ['overseas', overseas],
  ['French and old names abroad', foreign],
  ['small places abroad', small],
] as const)('%s', (_, lookUps) => {
  test.each(lookUps)('«%s» finds %s (%s) within three', async (typed, name, detail) => {
    const shown = (await find(typed)).slice(0, 3).map((place) => `${place.name} (${place.detail})`);
    expect(
      shown.some((text) => text.startsWith(`${name} (`) && text.includes(detail)),
      `${shown}`,
    ).toBe(true);
  });
});

test('these are more than sixty, besides those of the other file', () => {
  expect([inFrance, former, overseas, foreign, small].flat().length).toBeGreaterThanOrEqual(60);
});

test('a town of Guyane is listed once, at the point of the town', async () => {
  const found = (await find('saint laurent du maroni')).filter(({ country }) => country === 'GF');
  expect(found).toHaveLength(1);
  expect(found[0]?.latitude).toBeCloseTo(5.5, 1);
});

test('namesakes of one department, state or country name a neighbour', async () => {
  const files = await Promise.all(index.prefixes.map((prefix) => readPlaceFile(index, prefix)));
  const ids = new Map<string, Set<string>>();
  for (const { rows, details } of files)
    for (const [id, name, detail, , , , mainName] of rows) {
      const shown = [foldPlaceName(name), ...(details[detail] ?? []), mainName].join(' ');
      ids.set(shown, (ids.get(shown) ?? new Set()).add(id));
    }
  const same = [...ids.values()].filter((own) => own.size > 1);
  // Points of GeoNames with one name and one neighbour, a few kilometres apart: mostly one place that is listed twice.
  expect(same.length / ids.size).toBeLessThan(0.002);
});
