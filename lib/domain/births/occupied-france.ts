import type { Place } from './place.ts';

/** Departments that the demarcation line of 1940–1942 divided. */
const divided = ['01', '03', '16', '18', '24', '33', '37', '39', '40', '41', '64', '71', '86'];

/** Departments south of the line, Corsica included. */
const free = [
  ...['04', '05', '06', '07', '09', '11', '12', '13', '15', '19', '20', '2A', '2B', '23', '26', '30', '31'],
  ...['32', '34', '36', '38', '42', '43', '46', '47', '48', '63', '65', '66', '69', '73', '74', '81', '82'],
  ...['83', '84', '87'],
];

export type WarZone = 'occupied' | 'free' | 'divided';

/** The zone whose legal time a place of metropolitan France kept between June 1940 and March 1942. */
export const warZoneOf = ({ zone, department }: Pick<Place, 'zone' | 'department'>): WarZone => {
  if (zone !== 'Europe/Paris' || department === undefined) return 'occupied';
  if (divided.includes(department)) return 'divided';
  return free.includes(department) ? 'free' : 'occupied';
};
