import { overseas, overseasDepartmentOf } from '#domain/births/french-territories.ts';
import { foldPlaceName } from '#domain/births/place-names.ts';
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

const byFoldedName = (towns: readonly Town[]): ReadonlyMap<string, Town[]> =>
  Map.groupBy(towns, ({ name, countrycode }) => `${countrycode} ${foldPlaceName(name)}`);

const detailOf = (
  { departement }: Commune,
  departments: ReadonlyMap<string, string>,
): readonly [string, string] => [
  departments.get(departement) ?? departement,
  overseas[departement]?.[0] ?? departement,
];

const nearestOf = (towns: readonly Town[], point: Point | undefined): Town | undefined => {
  if (!point) return [...towns].sort((left, right) => right.population - left.population)[0];
  const near = towns.filter((town) => kilometres(town, point) <= sameTownKilometres);
  return near.sort((left, right) => kilometres(left, point) - kilometres(right, point))[0];
};

/** Communes, former communes and districts; a nearby GeoNames town of the same name gives the better point. */
const readCommunes = ({ communes, points, departments, towns }: France) => {
  const named = byFoldedName(towns);
  const used = new Set<number>();
  const entries = communes.flatMap((commune): Entry[] => {
    const [country, zone] = overseas[commune.departement] ?? ['FR', 'Europe/Paris'];
    const own = points.get(commune.code) ?? points.get(commune.chefLieu ?? commune.commune ?? '');
    const town = nearestOf(named.get(`${country} ${foldPlaceName(commune.nom)}`) ?? [], own);
    const point = town ?? own;
    if (!point) return [];
    if (town) used.add(town.geonameid);
    return [
      {
        id: `f${commune.code}${commune.type === 'commune-actuelle' || commune.type === 'arrondissement-municipal' ? '' : 'a'}`,
        name: commune.nom,
        aliases: town?.alternatenames ?? [],
        detail: detailOf(commune, departments),
        latitude: point.latitude,
        longitude: point.longitude,
        zone: town?.timezone ?? zone,
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
    [name, ...detail, latitude, longitude].join(' ');
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
