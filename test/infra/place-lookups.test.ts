import { beforeAll, describe, expect, test } from 'vitest';
import type { PlaceIndex } from '#domain/births/place-files.ts';
import { foldPlaceName } from '#domain/births/place-names.ts';
import { readPlaceFile } from '../../web/places/build.ts';
import { readCommunes } from '../../web/places/sources.ts';
import { openPlaces } from '../support/place-look-up.ts';

let index: PlaceIndex;
let lookUp: Awaited<ReturnType<typeof openPlaces>>['lookUp'];
beforeAll(async () => {
  ({ index, lookUp } = await openPlaces());
}, 120_000);

const find = async (typed: string) => (await lookUp(typed)).places;

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

/** What is chosen when the field is left: the name and detail of a place, «ask», or nothing. */
const chosenFor = async (typed: string): Promise<string> => {
  const { meant, isAsked } = await lookUp(typed);
  if (meant) return `${meant.name}, ${meant.detail}`;
  return isAsked ? 'ask' : '';
};

test.each([
  ['Saint-Denis', 'ask'],
  ['Valence', 'ask'],
  ['Vienne', 'ask'],
  ['Saran', 'ask'],
  ["L'Union", "L'Union, Haute-Garonne"],
  ['Passy', 'ask'],
  ['Clermont', 'ask'],
  ['Revel', 'ask'],
  ['Chinon', 'Chinon, Indre-et-Loire'],
  ['Gan', 'ask'],
  ['Guînes', 'Guînes, Pas-de-Calais'],
  ['Guines', 'ask'],
  ['Luxembourg', 'Luxembourg, Luxembourg'],
  ['Mons', 'ask'],
  ['Monte-Carlo', 'ask'],
  ['Bône', 'ask'],
  ['Saïgon', 'ask'],
  ['London', 'ask'],
  ['Bruxelles', 'Bruxelles, Belgique'],
  ['Genève', 'Genève, Suisse'],
  ['Hô Chi Minh-Ville', 'Hô Chi Minh-Ville, Viêt Nam'],
  ['Paris 14ème', 'Paris 14e Arrondissement, Paris'],
  ['paris 1er', 'Paris 1er Arrondissement, Paris'],
  ['Paris XIV', 'Paris 14e Arrondissement, Paris'],
  ['75014', 'Paris 14e Arrondissement, Paris'],
  ['75116 Paris', 'Paris 16e Arrondissement, Paris'],
  ['Lyon 3e', 'Lyon 3e Arrondissement, Rhône'],
  ['Lyon 3ème', 'Lyon 3e Arrondissement, Rhône'],
  ['Marseille 08', 'Marseille 8e Arrondissement, Bouches-du-Rhône'],
  ['Lyon 10', ''],
  ['Saint-Denis 93', 'Saint-Denis, Seine-Saint-Denis'],
  ['93200 Saint-Denis', 'Saint-Denis, Seine-Saint-Denis'],
  ['Saint-Denis 97400', 'Saint-Denis, La Réunion'],
  ['Saint-Denis (974)', 'Saint-Denis, La Réunion'],
  ['20000 Ajaccio', 'Ajaccio, Corse-du-Sud'],
  ['saint denis réunion', 'Saint-Denis, La Réunion'],
  ['lyon rhone', 'Lyon, Rhône'],
  ['Paris, France', 'Paris, Paris'],
  ['Sainte-Clotilde', 'Sainte-Clotilde, La Réunion'],
  ['Raiatea', 'Raiatea, Polynésie française'],
  ['Taravao', 'Taravao, Polynésie française'],
  ['Maison-Carrée', 'ask'],
  ['93200', 'ask'],
  ['Saint-De', ''],
  ['', ''],
])('leaving the field after «%s» chooses «%s»', async (typed, chosen) => {
  expect(await chosenFor(typed)).toBe(chosen);
});

test.each(['Maison-Carrée', 'Hussein-Dey', 'Bab-el-Oued'])('«%s» is found in Algeria', async (typed) => {
  expect((await find(typed)).map(({ country }) => country)).toContain('DZ');
});

test('Taputapuatea lies on Raiatea', async () => {
  const [place] = await find('Taputapuatea');
  expect([place?.latitude, place?.longitude]).toEqual([-16.83, -151.37]);
});

test('the name of each commune of today chooses it or asks', async () => {
  const uninhabited = ['98411', '98412', '98413', '98414', '98415', '98901'];
  const communes = (await readCommunes()).filter(
    ({ type, code }) => type === 'commune-actuelle' && !uninhabited.includes(code),
  );
  const wrong: string[] = [];
  let chosen = 0;
  for (const { nom, code } of communes) {
    const { meant, isAsked } = await lookUp(nom);
    if (meant) chosen += 1;
    if (meant ? meant.id !== `f${code}` : !isAsked) wrong.push(`${nom} (${code}): ${meant?.detail}`);
  }
  expect(wrong).toEqual([]);
  expect(communes.length).toBe(34_963);
  expect(chosen).toBeGreaterThan(30_000);
}, 120_000);
