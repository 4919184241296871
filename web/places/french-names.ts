import { foldPlaceName } from '#domain/births/place-names.ts';
import type { Town } from './sources.ts';

/**
 * French names of foreign places as they are called today, by country (ISO 3166), because GeoNames does not name the
 * language of a spelling. A name that GeoNames lacks is followed by the one that it has.
 */
const frenchNames: Readonly<Record<string, string>> = {
  AE: 'Dubaï',
  AL: 'Tirana',
  AM: 'Erevan',
  AT: 'Vienne, Salzbourg',
  BE: 'Bruxelles, Anvers, Gand, Bruges, Louvain, Malines, Courtrai, Ostende, Alost, Ypres, Tirlemont, Renaix',
  BG: 'Sofia',
  CH: 'Genève, Bâle, Berne, Zurich, Soleure, Sion, Lucerne, Schaffhouse, Saint-Gall, Coire, Bienne, Lugano',
  CN: 'Pékin, Shanghai, Canton, Nankin',
  CU: 'La Havane',
  CY: 'Nicosie',
  CZ: 'Prague',
  DE: 'Berlin, Munich, Hambourg, Cologne, Francfort, Aix-la-Chapelle, Mayence, Trèves, Ratisbonne, Brême, Sarrebruck, Dresde, Nuremberg, Coblence, Hanovre, Fribourg-en-Brisgau, Augsbourg, Spire, Constance',
  DK: 'Copenhague',
  DZ: 'Alger, Oran, Constantine, Sétif, Tlemcen, Mascara, Batna, Médéa, Sidi Bel Abbès',
  EG: 'Le Caire, Alexandrie, Port-Saïd, Ismaïlia',
  ES: 'Barcelone, Séville, Cordoue, Grenade, Saragosse, Pampelune, Saint-Sébastien, Saint-Jacques-de-Compostelle, La Corogne, Cadix, Gérone',
  FI: 'Helsinki',
  GB: 'Londres, Édimbourg, Cantorbéry, Douvres',
  GR: 'Athènes, Salonique, Le Pirée',
  HU: 'Budapest',
  IE: 'Dublin',
  IL: 'Jérusalem, Haïfa, Nazareth',
  IQ: 'Bagdad, Mossoul',
  IR: 'Téhéran, Ispahan',
  IT: 'Rome, Florence, Venise, Naples, Turin, Gênes, Milan, Bologne, Padoue, Vérone, Palerme, Syracuse, Livourne, Mantoue, Plaisance, Parme, Pise, Sienne, Trieste, Aoste, Vintimille, Bergame, Ferrare, Ravenne, Tarente',
  JP: 'Tokyo, Kyoto',
  KH: 'Phnom Penh',
  KR: 'Séoul',
  LB: 'Beyrouth, Tripoli',
  LU: 'Luxembourg',
  LY: 'Tripoli',
  MA: 'Casablanca, Fès, Meknès, Marrakech, Tanger, Rabat',
  MV: 'Malé',
  MX: 'Mexico',
  NL: 'La Haye, Groningue, Nimègue, Leyde, Flessingue',
  PL: 'Varsovie, Cracovie',
  PS: 'Hébron',
  PT: 'Lisbonne, Porto',
  RO: 'Bucarest',
  RS: 'Belgrade',
  RU: 'Moscou, Saint-Pétersbourg',
  SA: 'La Mecque, Médine',
  SE: 'Stockholm, Göteborg',
  SN: 'Saint-Louis, Thiès',
  SY: 'Damas, Alep, Lattaquié',
  TN: 'Tunis, Bizerte, Sousse, Sfax, Kairouan',
  TR: 'Istanbul',
  UA: 'Kiev, Odessa',
  US: 'Détroit, La Nouvelle-Orléans, Philadelphie, San Francisco, New York',
  VN: 'Hô Chi Minh-Ville = Ho Chi Minh City, Hanoï, Hué, Haïphong, Dalat',
  YE: 'Aden, Sanaa',
};

/** Former French names in the same form: a birth certificate bears the name of its day. */
const formerNames: Readonly<Record<string, string>> = {
  CD: 'Léopoldville, Élisabethville, Stanleyville, Coquilhatville, Jadotville, Albertville',
  DZ: 'Bône, Philippeville, Bougie, Orléansville, Colomb-Béchar',
  MA: 'Mogador, Mazagan, Port-Lyautey',
  MG: 'Tananarive, Tamatave, Diego-Suarez, Majunga, Fort-Dauphin',
  PL: 'Breslau, Dantzig = Gdańsk',
  RU: 'Léningrad, Stalingrad',
  TN: 'Ferryville',
  TR: 'Constantinople, Smyrne',
  UA: 'Lvov',
  VN: 'Saïgon, Tourane, Cholon = Chợ Lớn',
};

/** The largest town of each country and folded name, old and foreign names included. */
const largestByName = (towns: readonly Town[]): ReadonlyMap<string, Town> => {
  const largest = new Map<string, Town>();
  for (const town of [...towns].sort((left, right) => left.population - right.population))
    for (const name of [...town.alternatenames, town.name])
      largest.set(`${town.countrycode} ${foldPlaceName(name)}`, town);
  return largest;
};

/** The first one is its name of today. */
type NamesById = ReadonlyMap<number, readonly string[]>;

const namesById = (listed: typeof frenchNames, largest: ReadonlyMap<string, Town>): NamesById => {
  const names = new Map<number, string[]>();
  for (const [country, list] of Object.entries(listed))
    for (const text of list.split(', ')) {
      const [french = '', known = french] = text.split(' = ');
      const town = largest.get(`${country} ${foldPlaceName(known)}`);
      if (!town) throw new Error(`GeoNames lacks ${known} (${country})`);
      names.set(town.geonameid, [...(names.get(town.geonameid) ?? []), french]);
    }
  return names;
};

/**
 * The French names of today and the former ones, by the places' GeoNames numbers. Throws when a list names a place that
 * GeoNames lacks.
 */
export const frenchNamesOf = (
  towns: readonly Town[],
): { readonly current: NamesById; readonly former: NamesById } => {
  const largest = largestByName(towns);
  return { current: namesById(frenchNames, largest), former: namesById(formerNames, largest) };
};
