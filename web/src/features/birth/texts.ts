import type { DayPart } from '#domain/births/day-parts.ts';
import { dayPartHours, dayPartNouns } from '#domain/texts/day-parts.ts';
import { capitalized, fr } from '#domain/texts/typography.ts';

/** The question of the hour's precision. */
export const precisionTexts = {
  legend: 'Cette heure est',
  options: {
    exact: { label: 'Exacte', hint: fr('lue sur l’acte de naissance') },
    about: { label: fr('À peu près'), hint: fr('« vers 15 h », un souvenir, un carnet de santé') },
    part: { label: 'Un moment de la journée', hint: fr('« au petit matin », « après le dîner »') },
    unknown: { label: 'Je ne connais pas l’heure' },
  },
  unneeded: fr('l’heure n’entre dans aucun calcul de numérologie'),
  margin: 'Plus ou moins',
  dayPart: 'Moment de la journée',
  choose: 'Choisissez',
  dayPartLabel: (part: DayPart): string => `${capitalized(dayPartNouns[part])} (${dayPartHours(part)})`,
} as const;

/** What a form says of those who read the birth: an expert, or the message of the day, which asks nobody back. */
export type ReaderTexts = {
  /** A place without a known zone. */
  readonly noZone: string;
  /** A place that is given by hand, before its country. */
  readonly noCountry: string;
  /** Of several hours, nobody knows which. */
  readonly several: string;
  readonly corrected: string;
  readonly noHour: string;
};

export const expertTexts: ReaderTexts = {
  noZone: fr(
    'Ce lieu n’est pas dans notre liste. Votre expert le situera, lira son heure légale et vous la dira. Rien d’autre à faire.',
  ),
  noCountry: fr(
    'Écrivez le lieu et son pays. Avec le fuseau horaire, l’instant s’affichera ici ; sinon, votre expert le calculera.',
  ),
  several: fr('Votre expert lira les deux et vous dira ce qui change. Rien d’autre à faire.'),
  corrected: fr('Votre expert verra que vous l’avez corrigé.'),
  noHour: 'la consultation reste possible',
};

/** The form that corrects the birth of an order. */
export const correctionTexts = {
  summary: fr('À corriger avant l’envoi'),
  birthFirstNames: 'Prénoms de l’acte',
  birthLastName: 'Nom de naissance',
  certificateHint: fr('Pour la numérologie, s’ils diffèrent.'),
  reason: 'Raison',
  reasonHint: fr('Le client la lira dans son compte : « Votre appel du 24 novembre ».'),
  reasonRequired: 'Écrivez la raison, que le client lira.',
  whichHour: fr('Dites quelle heure est la bonne, ou choisissez « Je ne sais pas ».'),
  failed: fr('La correction n’est pas partie'),
  unexpected: 'Réessayez dans un instant.',
  cancel: 'Annuler',
} as const;

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
  degreesInvalid: fr('Écrivez des degrés, par exemple 48,85 ou −20,88.'),
  bothDegrees: 'Donnez la latitude et la longitude, ou aucune des deux.',
} as const;

/** Answers that are missing in a form of the account or the atelier. */
export const missingTexts = {
  date: 'Écrivez la date de naissance, par exemple 17/04/1991.',
  time: fr('Écrivez l’heure, ou dites ce que vous en savez.'),
  dayPart: 'Choisissez le moment de la journée.',
  place: 'Indiquez le lieu de naissance.',
  placeAsked: (name: string): string =>
    fr(`Choisissez « ${name} » dans la liste, pour que ce soit le bon lieu.`),
} as const;
