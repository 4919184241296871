import { free, type Row, steady, zone } from './clock-rows.ts';
import { warZoneOf } from './occupied-france.ts';
import type { Place } from './place.ts';

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

/** The free zone had its own legal time from the fall of Paris until it took that of the occupied one. */
const vichy = { from: '1940-06-14T23:00', to: '1942-03-09T01:00' } as const;

/** France under two armies, and Alsace and Moselle until they came back. */
export const franceRows: readonly Row[] = [
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
  { ...vichy, holds: (place) => warZoneOf(place) === 'free', clocks: [free] },
  {
    ...vichy,
    holds: (place) => warZoneOf(place) === 'divided',
    clocks: [zone('Europe/Paris', 'occupied'), free],
    why: 'divided',
  },
];
