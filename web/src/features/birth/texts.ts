import { fr } from '#domain/texts/typography.ts';

const keys = 'Flèches pour choisir, Entrée pour garder, Échap pour fermer.';

/** The place of birth, from the list or by hand. */
export const placeTexts = {
  label: 'Lieu de naissance',
  hint: 'Commune ou ville, sous son nom d’aujourd’hui ou d’alors.',
  list: 'Lieux proposés',
  found: (count: number) => `${count === 1 ? '1 lieu' : `${count} lieux`}. ${keys}`,
  first: (count: number) =>
    fr(`Les ${count} premiers lieux ; une virgule et le département ou le pays précisent. ${keys}`),
  searching: 'Recherche…',
  none: 'Aucun lieu de ce nom. Essayez sans l’article, ou donnez-le vous-même.',
  unreachable: 'La liste des lieux ne répond pas. Écrivez le lieu et le pays.',
  notListed: 'Mon lieu n’est pas dans la liste',
} as const;

export const byHandTexts = {
  country: 'Pays',
  countryHint: 'Celui d’aujourd’hui.',
  help: 'Un fuseau ou des coordonnées évitent une question, si vous les connaissez.',
  zone: 'Fuseau horaire, si vous le connaissez',
  zoneHint: 'Une ville du même fuseau suffit.',
  zones: 'Fuseaux horaires proposés',
  zoneCount: (count: number) => `${count === 1 ? '1 fuseau' : `${count} fuseaux`}. ${keys}`,
  noZone: 'Aucun fuseau de ce nom.',
  noZones: 'Les fuseaux ne répondent pas. Laissez ce champ vide.',
  latitude: 'Latitude',
  longitude: 'Longitude',
  latitudeHint: fr('48,85 ou 48° 51′ N'),
  longitudeHint: fr('2,35 ou 2° 21′ E'),
  degreesInvalid: fr('Écrivez des degrés, par exemple 48,85 ou −20,88'),
  bothDegrees: 'Donnez la latitude et la longitude, ou aucune des deux',
} as const;

/** Answers that are missing in a form of the account or the atelier. */
export const missingTexts = {
  date: 'Écrivez la date de naissance, par exemple 17/04/1991',
  time: fr('Écrivez l’heure, ou dites ce que vous en savez'),
  dayPart: 'Choisissez le moment de la journée',
  place: 'Indiquez le lieu de naissance',
} as const;
