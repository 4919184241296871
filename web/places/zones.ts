import type { Town } from './sources.ts';

/**
 * GeoNames gives zones that agree since 1970 only. Of these regions the tz database knows what was before, in its file
 * `backzone`.
 */
const regions: readonly {
  readonly holds: (town: Town) => boolean;
  readonly zone: string;
}[] = [
  // At 17° north two States met from 1954 to 1975; until then both sides had one history.
  { holds: ({ countrycode, latitude }) => countrycode === 'VN' && latitude > 17, zone: 'Asia/Hanoi' },
  { holds: ({ countrycode }) => countrycode === 'VN', zone: 'Asia/Ho_Chi_Minh' },
  {
    holds: ({ countrycode, admin1code, timezone }) =>
      countrycode === 'CA' && admin1code === '10' && timezone === 'America/Toronto',
    zone: 'America/Montreal',
  },
  {
    holds: ({ countrycode, admin1code, timezone }) =>
      countrycode === 'CA' && admin1code === '14' && timezone === 'America/Atikokan',
    zone: 'America/Coral_Harbour',
  },
  {
    holds: ({ countrycode, admin1code }) => countrycode === 'GB' && admin1code === 'NIR',
    zone: 'Europe/Belfast',
  },
  {
    // Transcarpathia.
    holds: ({ countrycode, admin1code }) => countrycode === 'UA' && admin1code === '25',
    zone: 'Europe/Uzhgorod',
  },
  {
    // King Island.
    holds: ({ timezone, latitude, longitude }) =>
      timezone === 'Australia/Hobart' && latitude > -40.3 && longitude < 144.3,
    zone: 'Australia/Currie',
  },
];

/** Towns at a border, to which GeoNames gives the zone of the neighbouring country: country, that zone, and their own. */
const borders: readonly (readonly [country: string, given: string, own: string])[] = [
  ['BN', 'Asia/Pontianak', 'Asia/Brunei'],
  ['CI', 'Africa/Accra', 'Africa/Abidjan'],
  ['CN', 'Asia/Yakutsk', 'Asia/Shanghai'],
  ['CY', 'Europe/Athens', 'Asia/Nicosia'],
  ['ID', 'Asia/Ho_Chi_Minh', 'Asia/Pontianak'],
  ['ML', 'Africa/Abidjan', 'Africa/Bamako'],
  ['ML', 'Africa/Nouakchott', 'Africa/Bamako'],
  ['MM', 'Asia/Kolkata', 'Asia/Yangon'],
  ['OM', 'Asia/Dubai', 'Asia/Muscat'],
  ['SK', 'Europe/Prague', 'Europe/Bratislava'],
  ['SO', 'Africa/Addis_Ababa', 'Africa/Mogadishu'],
  ['TR', 'Asia/Baghdad', 'Europe/Istanbul'],
];

const ownOf = ({ countrycode, timezone }: Town): string | undefined =>
  borders.find(([country, given]) => country === countrycode && given === timezone)?.[2];

/** The zone whose whole history a town has. */
export const historyZoneOf = (town: Town): string =>
  regions.find(({ holds }) => holds(town))?.zone ?? ownOf(town) ?? town.timezone;
