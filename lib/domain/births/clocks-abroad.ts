import { clockTexts } from '../texts/clocks.ts';
import { inCountry, type Row, type Source, steady, stepped, zone } from './clock-rows.ts';
import { isAmericanHeld, sideOf } from './germany-1945.ts';
import type { Place } from './place.ts';

const endOfSummer = Date.UTC(1945, 8, 16, 1) / 1000;

/** Summer time of 1945 without the midsummer time of Berlin and the Soviet zone. */
const western: Source = stepped('western', clockTexts.ptb, 2, [endOfSummer, 1]);

const inGermany = (holds: (place: Place) => boolean) => inCountry('DE', 'Europe/Berlin', holds);

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

/** By Planesas, as tz had it in a comment. */
const nationalist: Source = stepped(
  'nationalist',
  clockTexts.planesas,
  0,
  [Date.UTC(1937, 4, 22, 23) / 1000, 1],
  [Date.UTC(1937, 9, 3) / 1000, 0],
  [Date.UTC(1938, 2, 26, 23) / 1000, 1],
  [Date.UTC(1938, 9, 2) / 1000, 0],
);

const isCatalonia = ({ latitude, longitude }: Place): boolean => latitude > 40.7 && longitude > 0.9;
/** Republican until the last days of the war. */
const isRepublican = ({ latitude, longitude }: Place): boolean =>
  (latitude < 40.3 && longitude > -2.6 && longitude < 0.3) ||
  (Math.abs(latitude - 40.42) < 0.2 && Math.abs(longitude + 3.7) < 0.2);

const divided = { clocks: [zone('Europe/Madrid', 'republican'), nationalist], why: 'spain' } as const;

const spain: readonly Row[] = [
  {
    from: '1937-05-22T23:00',
    to: '1939-04-15T23:00',
    holds: inCountry('ES', 'Europe/Madrid', (place) => !isCatalonia(place) && !isRepublican(place)),
    ...divided,
  },
  {
    from: '1939-01-15',
    to: '1939-04-15T23:00',
    holds: inCountry('ES', 'Europe/Madrid', isCatalonia),
    ...divided,
  },
  {
    from: '1939-03-28',
    to: '1939-04-15T23:00',
    holds: inCountry('ES', 'Europe/Madrid', isRepublican),
    ...divided,
  },
];

const inlandChina = inCountry('CN', 'Asia/Shanghai', ({ longitude }) => longitude < 110);
const manchuria = inCountry(
  'CN',
  'Asia/Shanghai',
  ({ latitude, longitude }) => latitude > 40 && longitude > 119.5,
);
/** Until 1949 China had five zones by decree, and its parts had several governments. */
const unitedChina = '1949-05-28';

const others: readonly Row[] = [
  {
    from: '1944-06-04',
    to: '1945-05-03',
    holds: inCountry('IT', 'Europe/Rome', ({ latitude }) => latitude > 43.5),
    clocks: [zone('Europe/Berlin', 'german'), zone('Europe/Rome', 'italian')],
    why: 'italy',
  },
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

/** Where a zone holds places that had several governments. */
export const abroadRows: readonly Row[] = [...germany, ...spain, ...others];
