import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { type PlaceIndex, placeFileName, placeIndexName, prefixFor } from '#domain/births/place-files.ts';
import { placeLabel } from '#domain/births/place-label.ts';
import { rootFolder } from '../../bin/local/files.ts';
import { readPlaceFile } from '../../web/places/build.ts';
import { openPlaces } from '../support/place-look-up.ts';

let index: PlaceIndex;
let lookUp: Awaited<ReturnType<typeof openPlaces>>['lookUp'];
beforeAll(async () => {
  ({ index, lookUp } = await openPlaces());
}, 120_000);

const find = async (typed: string) => (await lookUp(typed)).places;

const brotliSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Typed texts, with the shown name and the department or country that distinguishes it. */
const looked: readonly (readonly [typed: string, name: string, detail: string])[] = [
  ['saint-denis, réunion', 'Saint-Denis', 'La Réunion'],
  ['Saint Denis, 93', 'Saint-Denis', 'Seine-Saint-Denis'],
  ['paris', 'Paris', 'Paris'],
  ['marseille', 'Marseille', 'Bouches-du-Rhône'],
  ['lyon', 'Lyon', 'Rhône'],
  ['paris 14', 'Paris 14e Arrondissement', 'Paris'],
  ['le havre', 'Le Havre', 'Seine-Maritime'],
  ['havre', 'Le Havre', 'Seine-Maritime'],
  ['LES ABYMES', 'Les Abymes', 'Guadeloupe'],
  ['l hay les roses', "L'Haÿ-les-Roses", 'Val-de-Marne'],
  ['st etienne', 'Saint-Étienne', 'Loire'],
  ['ste foy les lyon', 'Sainte-Foy-lès-Lyon', 'Rhône'],
  ['chalons en champagne', 'Châlons-en-Champagne', 'Marne'],
  ['nimes', 'Nîmes', 'Gard'],
  ['neuilly sur seine', 'Neuilly-sur-Seine', 'Hauts-de-Seine'],
  ['rochefourchat', 'Rochefourchat', 'Drôme'],
  ['eu, seine', 'Eu', 'Seine-Maritime'],
  ['y, somme', 'Y', 'Somme'],
  ['liré', 'Liré', 'Maine-et-Loire'],
  ['bellegarde sur valserine', 'Bellegarde-sur-Valserine', 'Ain'],
  ['villefranche de rouergue', 'Villefranche-de-Rouergue', 'Aveyron'],
  ['vichy', 'Vichy', 'Allier'],
  ['bastia', 'Bastia', 'Haute-Corse'],
  ['ajaccio', 'Ajaccio', 'Corse-du-Sud'],
  ['fort de france', 'Fort-de-France', 'Martinique'],
  ['pointe à pitre', 'Pointe-à-Pitre', 'Guadeloupe'],
  ['cayenne', 'Cayenne', 'Guyane'],
  ['mamoudzou', 'Mamoudzou', 'Mayotte'],
  ['papeete', 'Papeete', 'Polynésie française'],
  ['nouméa', 'Nouméa', 'Nouvelle-Calédonie'],
  ['saint pierre, miquelon', 'Saint-Pierre', 'Saint-Pierre-et-Miquelon'],
  ['mata utu', 'Mata-Utu', 'Wallis et Futuna'],
  ['bône', 'Bône', 'Algérie'],
  ['bone', 'Bône', 'Algérie'],
  ['philippeville', 'Philippeville', 'Algérie'],
  ['alger', 'Alger', 'Algérie'],
  ['oran', 'Oran', 'Algérie'],
  ['constantine', 'Constantine', 'Algérie'],
  ['casablanca', 'Casablanca', 'Maroc'],
  ['fès', 'Fès', 'Maroc'],
  ['tunis', 'Tunis', 'Tunisie'],
  ['saïgon', 'Saïgon', 'Viêt Nam'],
  ['hanoï', 'Hanoï', 'Viêt Nam'],
  ['léopoldville', 'Léopoldville', 'Congo-Kinshasa'],
  ['elisabethville', 'Élisabethville', 'Congo-Kinshasa'],
  ['dakar', 'Dakar', 'Sénégal'],
  ['abidjan', 'Abidjan', 'Côte d’Ivoire'],
  ['tananarive', 'Tananarive', 'Madagascar'],
  ['bruxelles', 'Bruxelles', 'Belgique'],
  ['liège', 'Liège', 'Belgique'],
  ['genève', 'Genève', 'Suisse'],
  ['lausanne', 'Lausanne', 'Suisse'],
  ['luxembourg', 'Luxembourg', 'Luxembourg'],
  ['londres', 'Londres', 'Royaume-Uni'],
  ['francfort', 'Francfort', 'Allemagne'],
  ['milan', 'Milan', 'Italie'],
  ['lisbonne', 'Lisbonne', 'Portugal'],
  ['porto', 'Porto', 'Portugal'],
  ['barcelone', 'Barcelone', 'Espagne'],
  ['pékin', 'Pékin', 'Chine'],
  ['moscou', 'Moscou', 'Russie'],
  ['new york', 'New York', 'États-Unis'],
  ['montréal', 'Montréal', 'Canada'],
  ['tromsø', 'Tromsø', 'Norvège'],
  ['amsterdam', 'Amsterdam', 'Pays-Bas'],
  ['manchester', 'Manchester', 'Royaume-Uni'],
  ['valencia', 'Valencia', 'Espagne'],
  ['antwerp', 'Antwerp', 'Belgique'],
  ['seoul', 'Séoul', 'Corée du Sud'],
];

test.each(looked)('«%s» finds %s (%s) within three', async (typed, name, detail) => {
  const [first, second, third] = await find(typed);
  const shown = [first, second, third].map((place) => `${place?.name} (${place?.detail})`);
  expect(
    shown.some((text) => text.startsWith(`${name} (`) && text.includes(detail)),
    shown.join(' · '),
  ).toBe(true);
});

test('a name without a place finds nothing', async () => {
  expect(await find('Xyzzyville-sur-Néant')).toEqual([]);
  expect(await find('  ')).toEqual([]);
});

test('typing a name letter by letter keeps finding it once its first letters are distinct', async () => {
  for (const typed of ['roch', 'rochef', 'rochefo', 'rochefou', 'rochefour', 'rochefourc']) {
    const found = await find(typed);
    expect(found.length).toBeGreaterThan(0);
  }
  expect((await find('rochefourc')).map(({ name }) => name)).toContain('Rochefourchat');
});

test('all names are in at most 6,000 files of at most 15 KB in the 95th percentile', async () => {
  expect(index.prefixes.length).toBeLessThanOrEqual(6000);
  const files = await Promise.all(index.prefixes.map((prefix) => readPlaceFile(index, prefix)));
  const ids = new Set(files.flatMap(({ rows }) => rows.map(([id]) => id)));
  expect(ids.size).toBeGreaterThan(250_000);
  const sizes = files.map((file) => brotliSize(JSON.stringify(file))).sort((left, right) => left - right);
  expect(sizes[Math.floor(sizes.length * 0.95)]).toBeLessThanOrEqual(15_000);
}, 120_000);

test('French places of the same name are distinguished by department or main name', async () => {
  const files = await Promise.all(index.prefixes.map((prefix) => readPlaceFile(index, prefix)));
  const named = new Map<string, string>();
  const same = new Set<string>();
  for (const { rows, details } of files)
    for (const [id, name, detail, , , , mainName] of rows.filter(([own]) => own.startsWith('f'))) {
      const shown = [name, ...(details[detail] ?? []), mainName].join(' ');
      if ((named.get(shown) ?? id) !== id) same.add(shown);
      named.set(shown, id);
    }
  expect([...same]).toEqual([]);
});

test('the label of each of them names it again', async () => {
  for (const [typed] of looked) {
    const [first] = await find(typed);
    if (!first) throw new Error(typed);
    // A place whose label is its name alone, as Paris, has namesakes.
    const again = await lookUp(placeLabel(first));
    expect(again.meant ?? again.places[0], typed).toEqual(first);
  }
});

test('typing them letter by letter takes at most 15 KB for 95 of 100 letters', async () => {
  const sizes: number[] = [];
  for (const [typed] of looked) {
    const seen = new Set<string>();
    for (let end = 1; end <= typed.length; end += 1) {
      const prefix = prefixFor(typed.slice(0, end), index.prefixes);
      const isNew = prefix !== undefined && !seen.has(prefix);
      sizes.push(isNew ? brotliSize(JSON.stringify(await readPlaceFile(index, prefix))) : 0);
      if (isNew) seen.add(prefix);
    }
  }
  sizes.sort((left, right) => left - right);
  expect(sizes[Math.floor(sizes.length * 0.95)]).toBeLessThanOrEqual(15_000);
});

test('the site holds them all, and their list in at most 8 KB', async () => {
  const assets = join(rootFolder, '.build/site/assets');
  const held = new Set(await readdir(assets));
  const named = index.prefixes.map((prefix) => placeFileName(index.hash, prefix));
  expect(named.filter((name) => !held.has(name))).toEqual([]);
  const list = await readFile(join(assets, placeIndexName(index.hash)), 'utf8');
  expect(JSON.parse(list)).toEqual(index.prefixes);
  expect(brotliSize(list)).toBeLessThanOrEqual(8000);
});
