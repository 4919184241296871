import { isZone } from '#domain/guidance/zones.ts';
import { zoneName } from '#domain/zone.ts';
import { zoneGroups } from './zone-texts.ts';

/** «La Réunion»; a zone that is not in the list by its city and its clock: «Almaty (heure du Kazakhstan)». */
export const zoneLabel = (zone: string): string => {
  const listed = zoneGroups.map(({ zones }) => zones[zone]).find((label) => label !== undefined);
  if (listed !== undefined) return listed;
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  return isZone(zone) ? `${city} (${zoneName(zone, new Date())})` : city;
};
