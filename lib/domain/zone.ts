/** The customer's time zone, as mails name it. */
import * as z from 'zod/mini';
import { formatLongDateTime, formatShopDateTime } from './dates.ts';
import { isZone } from './guidance/zones.ts';

/** The browser's time zone, which mails use for times. The shop's own replaces an absent or unknown name. */
export const ownZoneSchema = z.optional(z.string().check(z.maxLength(64)));

/** The part of it that is stored. */
export const knownZone = (name: string | undefined): string | undefined =>
  name !== undefined && isZone(name) ? name : undefined;

/** The usual French names; the tables of the language name only the clocks of a continent. */
const names: Readonly<Record<string, string>> = {
  'America/Cayenne': 'heure de la Guyane',
  'America/Guadeloupe': 'heure de la Guadeloupe',
  'America/Martinique': 'heure de la Martinique',
  'Indian/Mauritius': 'heure de Maurice',
  'Indian/Mayotte': 'heure de Mayotte',
  'Pacific/Noumea': 'heure de la Nouvelle-Calédonie',
};

/** «heure de La Réunion», at that instant. */
export const zoneName = (zone: string, at: Date): string => {
  const format = new Intl.DateTimeFormat('fr-FR', { timeZone: zone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return names[zone] ?? name.replace('heure normale ', 'heure ');
};

/**
 * «samedi 21 novembre 2026 à 1 h 42 (heure de La Réunion)»; «(heure de Paris)» when the clock shows the same there, and
 * without a zone.
 */
export const formatNamedDateTime = (at: Date, zone: string | undefined): string => {
  const known = knownZone(zone);
  const local = formatLongDateTime(at, known);
  return known && local !== formatLongDateTime(at)
    ? `${local} (${zoneName(known, at)})`
    : formatShopDateTime(at);
};
