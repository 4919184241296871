import { type ClockName, clockTexts, type Differing } from '../texts/clocks.ts';
import { isAmericanHeld, sideOf } from './germany-1945.ts';
import { warZoneOf } from './occupied-france.ts';
import type { Place } from './place.ts';
import { freeFrancePeriods, type Period, periodsOf } from './zone-history.ts';

/**
 * The clocks of a place at a wall clock's time: mostly those of its zone, elsewhere those of the state that ruled there,
 * and two where sources differ. `docs/clocks.md` names the sources of every row.
 */

export type Clock = {
  /** Says in a question whose clock this is. */
  readonly name: string;
  readonly source: string;
  readonly periods: readonly Period[];
};

export type PlaceClocks = {
  readonly clocks: readonly Clock[];
  /** Why two clocks may differ. */
  readonly why?: Differing;
};

type Source = (place: Place) => Clock;

const zone =
  (name: string, as: ClockName = 'legal'): Source =>
  ({ longitude }) => ({
    name: clockTexts.names[as],
    source: clockTexts.zone(name),
    periods: periodsOf(name, longitude) ?? [],
  });

const free: Source = ({ longitude }) => ({
  name: clockTexts.names.free,
  source: clockTexts.zone('Europe/Monaco'),
  periods: freeFrancePeriods(longitude),
});

const always = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** One offset, for spans so short that no clock changed. */
const steady =
  (hours: number, as: ClockName): Source =>
  (place) => ({
    name: clockTexts.names[as],
    source: clockTexts.zone(place.zone),
    periods: [{ ...always, offsetSeconds: hours * 3600 }],
  });

const endOfSummer = Date.UTC(1945, 8, 16, 1) / 1000;

/** Summer time of 1945 without the midsummer time of Berlin and the Soviet zone. */
const western: Source = () => ({
  name: clockTexts.names.western,
  source: clockTexts.ptb,
  periods: [
    { ...always, to: endOfSummer, offsetSeconds: 7200 },
    { ...always, from: endOfSummer, offsetSeconds: 3600 },
  ],
});

type Row = {
  /** Wall clock times; `to` is exclusive. */
  readonly from: string;
  readonly to: string;
  readonly holds: (place: Place) => boolean;
  readonly clocks: readonly Source[];
  readonly why?: Differing;
};

const inDepartments =
  (...codes: readonly string[]) =>
  ({ zone, department }: Place): boolean =>
    zone === 'Europe/Paris' && department !== undefined && codes.includes(department);

const alsaceAndMoselle = inDepartments('57', '67', '68');
const seine = inDepartments('75', '92', '93', '94');
/** Where troops came in May 1940, and along their way to the Seine. */
const north = inDepartments('02', '08', '59', '62', '80');
const towardsParis = inDepartments('10', '27', '51', '55', '60', '76', '77', '78', '91', '95');
const isOccupied = (place: Place): boolean =>
  place.zone === 'Europe/Paris' && place.department !== undefined && warZoneOf(place) !== 'free';

const francoGerman = [zone('Europe/Paris', 'french'), zone('Europe/Berlin', 'german')] as const;
const invaded = [steady(1, 'french'), steady(2, 'german')] as const;

const france: readonly Row[] = [
  { from: '1900', to: '1918-11-11', holds: alsaceAndMoselle, clocks: [zone('Europe/Berlin')] },
  {
    from: '1918-11-11',
    to: '1918-12-01',
    holds: alsaceAndMoselle,
    clocks: [zone('Europe/Berlin', 'german'), zone('Europe/Paris', 'french')],
    why: 'alsace',
  },
  {
    from: '1914-08-02',
    to: '1918-11-11T11:00',
    holds: inDepartments('02', '08', '51', '54', '55', '59', '60', '62', '80', '88'),
    clocks: francoGerman,
    why: 'front',
  },
  { from: '1940-05-12', to: '1940-06-15', holds: north, clocks: invaded, why: 'invasion' },
  { from: '1940-06-15', to: '1940-07-01', holds: north, clocks: [zone('Europe/Paris')] },
  { from: '1940-06-14', to: '1940-06-14T23:00', holds: seine, clocks: invaded, why: 'paris' },
  { from: '1940-06-14', to: '1940-07-01', holds: seine, clocks: [zone('Europe/Paris')] },
  { from: '1940-06-05', to: '1940-07-01', holds: towardsParis, clocks: invaded, why: 'invasion' },
  { from: '1940-06-14', to: '1940-07-01', holds: isOccupied, clocks: invaded, why: 'invasion' },
  {
    from: '1944-10-02T02:00',
    to: '1944-10-08T01:00',
    holds: inDepartments('57', '67', '68', '88', '90'),
    clocks: [zone('Europe/Berlin', 'german'), zone('Europe/Paris', 'french')],
    why: 'liberation',
  },
  { from: '1940', to: '1943', holds: (place) => warZoneOf(place) === 'free', clocks: [free] },
  {
    from: '1940',
    to: '1943',
    holds: (place) => warZoneOf(place) === 'divided',
    clocks: [zone('Europe/Paris', 'occupied'), free],
    why: 'divided',
  },
];

const inGermany =
  (holds: (place: Place) => boolean) =>
  (place: Place): boolean =>
    place.country === 'DE' && place.zone === 'Europe/Berlin' && holds(place);

const sovietOrWestern = [zone('Europe/Berlin', 'soviet'), western] as const;

const germany: readonly Row[] = [
  {
    from: '1945-05-24T02:00',
    to: '1945-07-04',
    holds: inGermany(isAmericanHeld),
    clocks: sovietOrWestern,
    why: 'americans',
  },
  {
    from: '1945-05-24T02:00',
    to: '1945-11-18T03:00',
    holds: inGermany((place) => sideOf(place) === 'near'),
    clocks: sovietOrWestern,
    why: 'border',
  },
  {
    from: '1945-05-24T02:00',
    to: '1945-09-16T02:00',
    holds: inGermany((place) => sideOf(place) === 'west'),
    clocks: [western, steady(1, 'winter')],
    why: 'zones',
  },
  {
    from: '1945-09-16T02:00',
    to: '1945-11-18T03:00',
    holds: inGermany((place) => sideOf(place) === 'west'),
    clocks: [western],
  },
];

const inCountry =
  (country: string, zone: string, holds: (place: Place) => boolean = () => true) =>
  (place: Place): boolean =>
    place.country === country && place.zone === zone && holds(place);

const inlandChina = inCountry('CN', 'Asia/Shanghai', ({ longitude }) => longitude < 110);
const manchuria = inCountry(
  'CN',
  'Asia/Shanghai',
  ({ latitude, longitude }) => latitude > 40 && longitude > 119.5,
);
/** Until 1949 China had five zones by decree, and its parts had several governments. */
const unitedChina = '1949-05-28';

const abroad: readonly Row[] = [
  {
    from: '1949-10-01',
    to: '2100',
    holds: inCountry('CN', 'Asia/Urumqi'),
    clocks: [zone('Asia/Shanghai', 'beijing'), zone('Asia/Urumqi', 'xinjiang')],
    why: 'xinjiang',
  },
  { from: '1900', to: '1928', holds: inlandChina, clocks: [zone('Asia/Chongqing')] },
  {
    from: '1928',
    to: unitedChina,
    holds: inlandChina,
    clocks: [zone('Asia/Shanghai', 'coast'), zone('Asia/Chongqing', 'chongqing')],
    why: 'china',
  },
  { from: '1900', to: '1928', holds: manchuria, clocks: [zone('Asia/Harbin')] },
  {
    from: '1928',
    to: '1937',
    holds: manchuria,
    clocks: [zone('Asia/Shanghai', 'coast'), zone('Asia/Harbin', 'manchuria')],
    why: 'china',
  },
  {
    from: '1937',
    to: unitedChina,
    holds: manchuria,
    clocks: [zone('Asia/Shanghai', 'coast'), steady(9, 'manchuria')],
    why: 'china',
  },
  {
    from: '1900',
    to: '1945-05-09',
    holds: inCountry('PL', 'Europe/Warsaw', ({ latitude, longitude }) => longitude < 19.3 || latitude > 53.3),
    clocks: [zone('Europe/Berlin', 'german'), zone('Europe/Warsaw', 'polish')],
    why: 'poland',
  },
  {
    from: '1940-05-10',
    to: '1940-05-29',
    holds: inCountry('BE', 'Europe/Brussels'),
    clocks: [steady(1, 'belgian'), steady(2, 'german')],
    why: 'invasion',
  },
  {
    from: '1945-06-29',
    to: '2100',
    holds: inCountry('UA', 'Europe/Uzhgorod'),
    clocks: [zone('Europe/Kyiv')],
  },
  {
    from: '1912',
    to: '1960-06-20',
    holds: inCountry('ML', 'Africa/Bamako', ({ latitude }) => latitude > 15.3),
    clocks: [zone('Africa/Bamako', 'bamako'), zone('Africa/Timbuktu', 'timbuktu')],
    why: 'shanks',
  },
  {
    from: '1900',
    to: '1974',
    holds: inCountry('CA', 'America/Toronto', ({ longitude }) => longitude < -85),
    clocks: [zone('America/Toronto', 'toronto'), zone('America/Thunder_Bay', 'thunderBay')],
    why: 'shanks',
  },
  {
    from: '1900',
    to: '1974',
    holds: inCountry(
      'CA',
      'America/Winnipeg',
      ({ latitude, longitude }) => longitude > -95.15 && latitude < 49.4,
    ),
    clocks: [zone('America/Winnipeg', 'winnipeg'), zone('America/Rainy_River', 'rainyRiver')],
    why: 'shanks',
  },
];

const rows = [...france, ...germany, ...abroad];

/** The clocks at a local time, «1945-06-15T12:00»; undefined for an unknown zone. */
export const clocksOf = (place: Place, local: string): PlaceClocks | undefined => {
  const row = rows.find(({ from, to, holds }) => local >= from && local < to && holds(place));
  if (row) return { clocks: row.clocks.map((source) => source(place)), ...(row.why && { why: row.why }) };
  const own = zone(place.zone)(place);
  return own.periods.length > 0 ? { clocks: [own] } : undefined;
};
