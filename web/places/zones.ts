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

/** The zone whose whole history a town has. */
export const historyZoneOf = (town: Town): string =>
  regions.find(({ holds }) => holds(town))?.zone ?? town.timezone;
