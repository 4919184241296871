import { overseas, overseasDepartmentOf } from '#domain/births/french-territories.ts';
import { foldPlaceName } from '#domain/births/place-names.ts';
import { chiefTowns, formerNames, knownPoints } from './commune-facts.ts';
import type { Entry } from './entry.ts';
import { kilometres, nearestAmong } from './near.ts';
import type { Commune, Point, Town } from './sources.ts';

type France = {
  readonly communes: readonly Commune[];
  readonly points: ReadonlyMap<string, Point>;
  readonly departments: ReadonlyMap<string, string>;
  readonly towns: readonly Town[];
};

/** Beyond this distance a town of the same name is another town. */
const sameTownKilometres = 20;
/** Beyond this one GeoNames has put it into a neighbouring commune; the town of Arles lies 15 km from the middle of its own. */
const rightPointKilometres = 16;

const byFoldedName = (towns: readonly Town[]): ReadonlyMap<string, Town[]> =>
  Map.groupBy(towns, ({ name, countrycode }) => `${countrycode} ${foldPlaceName(name)}`);

const detailOf = (
  { departement }: Commune,
  departments: ReadonlyMap<string, string>,
): readonly [string, string] => [
  departments.get(departement) ?? departement,
  overseas[departement]?.[0] ?? departement,
];

/** Towns overseas lie far from the middle of their communes, and no two of one territory have the same name. */
const nearestOf = (towns: readonly Town[], point: Point | undefined, country: string): Town | undefined => {
  if (country !== 'FR') return [...towns].sort((left, right) => right.population - left.population)[0];
  if (!point) return undefined;
  const near = towns.filter((town) => kilometres(town, point) <= sameTownKilometres);
  return near.sort((left, right) => kilometres(left, point) - kilometres(right, point))[0];
};

const knownPointOf = (code: string): Point | undefined => {
  const [latitude, longitude] = knownPoints[code] ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
};

/** The point of a town is better than that of its commune, unless it lies in another one. */
const betterOf = (town: Town | undefined, own: Point | undefined, country: string): Point | undefined =>
  town && own && country === 'FR' && kilometres(town, own) > rightPointKilometres ? own : (town ?? own);

/** Communes, former communes and districts; a nearby GeoNames town of the same name gives the better point. */
const readCommunes = ({ communes, points, departments, towns }: France) => {
  const named = byFoldedName(towns);
  const used = new Set<number>();
  const merged = new Map(communes.map(({ code, anciensCodes = [] }) => [code, anciensCodes]));
  const pointOf = (code: string): Point | undefined =>
    [code, ...(merged.get(code) ?? [])]
      .map((one) => knownPointOf(one) ?? points.get(one))
      .find((point) => point !== undefined);
  const townOf = ({ code, nom }: Commune, country: string, own: Point | undefined): Town | undefined => {
    const name = chiefTowns[code] ?? nom;
    return nearestOf(named.get(`${country} ${foldPlaceName(name)}`) ?? [], own, country);
  };
  const entries = communes.flatMap((commune): Entry[] => {
    const [country, zone] = overseas[commune.departement] ?? ['FR', 'Europe/Paris'];
    const own = pointOf(commune.code) ?? pointOf(commune.chefLieu ?? commune.commune ?? '');
    const town = townOf(commune, country, own);
    const point = betterOf(town, own, country);
    if (!point) return [];
    if (town && !chiefTowns[commune.code]) used.add(town.geonameid);
    return [
      {
        id: `f${commune.code}${commune.type === 'commune-actuelle' || commune.type === 'arrondissement-municipal' ? '' : 'a'}`,
        name: commune.nom,
        aliases: (chiefTowns[commune.code] ? undefined : town?.alternatenames) ?? [],
        knownNames: [...(formerNames[commune.code] ?? []), ...(commune.codesPostaux ?? [])],
        detail: detailOf(commune, departments),
        latitude: point.latitude,
        longitude: point.longitude,
        zone: town?.timezone ?? knownPoints[commune.code]?.[2] ?? zone,
        population: commune.population ?? 0,
        isFrench: true,
      },
    ];
  });
  return { entries, used };
};

/** «Lyon 03» is a district that the communes list as «Lyon 3e Arrondissement». */
const isDistrict = ({ name }: Town): boolean => /^(?:Paris|Lyon|Marseille) \d\d$/.test(name);

/** Hamlets and quarters that only GeoNames lists; they get the department of the nearest commune. */
const readHamlets = (
  { towns, departments }: France,
  communes: readonly Entry[],
  used: ReadonlySet<number>,
): Entry[] => {
  const nearestCommune = nearestAmong(communes, 0.25);
  return towns
    .filter((town) => !used.has(town.geonameid) && !isDistrict(town))
    .map((town) => {
      const department = overseasDepartmentOf(town.countrycode);
      const detail: readonly [string, string] = department
        ? [departments.get(department) ?? department, town.countrycode]
        : (nearestCommune(town)?.detail ?? ['France', 'FR']);
      return {
        id: `g${town.geonameid}`,
        name: town.name,
        aliases: town.alternatenames,
        knownNames: [],
        detail,
        latitude: town.latitude,
        longitude: town.longitude,
        zone: town.timezone,
        population: town.population,
        isFrench: true,
      };
    });
};

/** A former commune that gave its name and its point to the present one would be listed twice. */
const withoutTwins = (entries: readonly Entry[]): Entry[] => {
  const keyOf = ({ name, detail, latitude, longitude }: Entry): string =>
    [foldPlaceName(name), ...detail, latitude, longitude].join(' ');
  const groups = Map.groupBy(entries, keyOf);
  return entries.filter((entry) => {
    const twins = groups.get(keyOf(entry)) ?? [];
    return !entry.id.endsWith('a') || (twins.every(({ id }) => id.endsWith('a')) && twins[0] === entry);
  });
};

export const frenchEntries = (france: France): Entry[] => {
  const { entries: all, used } = readCommunes(france);
  const entries = withoutTwins(all);
  return [...entries, ...readHamlets(france, entries, used)];
};
