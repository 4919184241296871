/** Where the customer lives, as mails name the hour. */
import * as z from 'zod/mini';
import { formatLongDateTime, formatParisDateTime } from './dates.ts';
import { isZone } from './guidance/zones.ts';

/** Of the browser: mails say their hours in it. A name that this machine does not know, or none, reads as Paris. */
export const ownZoneSchema = z.optional(z.string().check(z.maxLength(64)));

/** What is kept of it. */
export const knownZone = (name: string | undefined): string | undefined =>
  name !== undefined && isZone(name) ? name : undefined;

/** What people say there; the tables of the language name the clocks of a continent. */
const names: Readonly<Record<string, string>> = {
  'America/Cayenne': 'heure de la Guyane',
  'America/Guadeloupe': 'heure de la Guadeloupe',
  'America/Martinique': 'heure de la Martinique',
  'Indian/Mauritius': 'heure de Maurice',
  'Indian/Mayotte': 'heure de Mayotte',
  'Pacific/Noumea': 'heure de la Nouvelle-Calédonie',
};

const nameOf = (zone: string, at: Date): string => {
  const format = new Intl.DateTimeFormat('fr-FR', { timeZone: zone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return names[zone] ?? name.replace('heure normale ', 'heure ');
};

/**
 * «samedi 21 novembre 2026 à 1 h 42 (heure de La Réunion)»; «(heure de Paris)» where the clock shows the same there, and
 * without a zone.
 */
export const formatNamedDateTime = (at: Date, zone: string | undefined): string => {
  const known = knownZone(zone);
  const local = formatLongDateTime(at, known);
  return known && local !== formatLongDateTime(at)
    ? `${local} (${nameOf(known, at)})`
    : formatParisDateTime(at);
};
