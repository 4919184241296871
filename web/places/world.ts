import { foldPlaceName } from '#domain/births/place-names.ts';
import type { Entry } from './entry.ts';
import { frenchNamesOf } from './french-names.ts';
import { nearestAmong } from './near.ts';
import type { Town } from './sources.ts';
import { stateNames } from './state-names.ts';
import { historyZoneOf } from './zones.ts';

/** A well-known city, which locates a homonym near it. */
const knownCity = 50_000;

const countryNames = new Intl.DisplayNames(['fr'], { type: 'region' });

/** Places outside France; homonyms of one country name the nearest city, those of the United States their state. */
export const worldEntries = (towns: readonly Town[], states: ReadonlyMap<string, string>): Entry[] => {
  const homonyms = Map.groupBy(towns, ({ name, countrycode }) => `${countrycode} ${foldPlaceName(name)}`);
  const nearestCity = nearestAmong(
    towns.filter(({ population }) => population >= knownCity),
    2,
  );
  const { current, former } = frenchNamesOf(towns);
  const nameOf = ({ geonameid, name }: Town): string => current.get(geonameid)?.[0] ?? name;
  const detailOf = (town: Town): string => {
    const country = countryNames.of(town.countrycode) ?? town.countrycode;
    const state = town.countrycode === 'US' ? states.get(town.admin1code) : undefined;
    if (state) return `${stateNames[state] ?? state}, ${country}`;
    if (homonyms.get(`${town.countrycode} ${foldPlaceName(town.name)}`)?.length === 1) return country;
    const city = nearestCity(town);
    return city && city !== town ? `près de ${nameOf(city)}, ${country}` : country;
  };
  return towns.map((town) => ({
    id: `g${town.geonameid}`,
    // A customer reads the French name; the local one finds it too.
    name: nameOf(town),
    aliases: town.alternatenames,
    knownNames: [
      ...(current.get(town.geonameid) ?? []),
      ...(former.get(town.geonameid) ?? []),
      ...(nameOf(town) === town.name ? [] : [town.name]),
    ],
    detail: [detailOf(town), town.countrycode],
    latitude: town.latitude,
    longitude: town.longitude,
    zone: historyZoneOf(town),
    population: town.population,
    isFrench: false,
  }));
};
