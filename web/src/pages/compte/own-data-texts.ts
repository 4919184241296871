import { place } from '#content/shop.ts';
import { fr } from '#domain/texts/typography.ts';

/** The zones to choose from, by the names that their inhabitants know; the device's own is offered besides. */
export const zoneGroups: readonly {
  readonly label: string;
  readonly zones: Readonly<Record<string, string>>;
}[] = [
  {
    label: 'France',
    zones: {
      'America/Guadeloupe': 'Guadeloupe',
      'America/Cayenne': 'Guyane',
      'Pacific/Gambier': 'Îles Gambier',
      'Pacific/Marquesas': 'Îles Marquises',
      'Indian/Reunion': fr('La Réunion'),
      'America/Martinique': 'Martinique',
      'Indian/Mayotte': 'Mayotte',
      'Pacific/Noumea': 'Nouvelle-Calédonie',
      'Europe/Paris': 'Paris',
      'America/St_Barthelemy': 'Saint-Barthélemy',
      'America/Marigot': 'Saint-Martin',
      'America/Miquelon': 'Saint-Pierre-et-Miquelon',
      'Pacific/Tahiti': 'Tahiti',
      'Pacific/Wallis': 'Wallis-et-Futuna',
    },
  },
  {
    label: 'Europe',
    zones: {
      'Europe/Athens': 'Athènes',
      'Europe/Berlin': 'Berlin',
      'Europe/Brussels': 'Bruxelles',
      'Europe/Bucharest': 'Bucarest',
      'Europe/Dublin': 'Dublin',
      'Europe/Helsinki': 'Helsinki',
      'Europe/Istanbul': 'Istanbul',
      'Europe/Lisbon': 'Lisbonne',
      'Europe/London': 'Londres',
      'Europe/Luxembourg': 'Luxembourg',
      'Europe/Madrid': 'Madrid',
      'Europe/Monaco': 'Monaco',
      'Europe/Rome': 'Rome',
      'Europe/Warsaw': 'Varsovie',
      'Europe/Vienna': 'Vienne',
      'Europe/Zurich': 'Zurich',
    },
  },
  {
    label: 'Amériques',
    zones: {
      'America/Anchorage': 'Anchorage',
      'America/Bogota': 'Bogota',
      'America/Argentina/Buenos_Aires': 'Buenos Aires',
      'America/Edmonton': 'Calgary et Edmonton',
      'America/Chicago': 'Chicago',
      'America/Denver': 'Denver',
      'America/Halifax': 'Halifax',
      'Pacific/Honolulu': 'Honolulu',
      'America/Los_Angeles': 'Los Angeles',
      'America/Mexico_City': 'Mexico',
      'America/Moncton': 'Moncton',
      'America/Toronto': 'Montréal et Toronto',
      'America/New_York': 'New York',
      'America/Port-au-Prince': 'Port-au-Prince',
      'America/St_Johns': 'Saint-Jean de Terre-Neuve',
      'America/Santiago': 'Santiago du Chili',
      'America/Sao_Paulo': 'São Paulo',
      'America/Vancouver': 'Vancouver',
      'America/Winnipeg': 'Winnipeg',
    },
  },
  {
    label: 'Afrique et océan Indien',
    zones: {
      'Africa/Abidjan': 'Abidjan',
      'Africa/Algiers': 'Alger',
      'Indian/Antananarivo': 'Antananarivo',
      'Africa/Brazzaville': 'Brazzaville',
      'Africa/Casablanca': 'Casablanca',
      'Indian/Comoro': 'Comores',
      'Africa/Dakar': 'Dakar',
      'Africa/Djibouti': 'Djibouti',
      'Africa/Douala': 'Douala',
      'Africa/Kinshasa': 'Kinshasa',
      'Africa/Cairo': 'Le Caire',
      'Africa/Libreville': 'Libreville',
      'Indian/Mauritius': 'Maurice',
      'Africa/Nairobi': 'Nairobi',
      'Africa/Tunis': 'Tunis',
    },
  },
  {
    label: 'Asie et Océanie',
    zones: {
      'Pacific/Auckland': 'Auckland',
      'Asia/Bangkok': 'Bangkok',
      'Asia/Beirut': 'Beyrouth',
      'Asia/Dubai': 'Dubaï',
      'Asia/Hong_Kong': 'Hong Kong',
      'Asia/Jerusalem': 'Jérusalem',
      'Asia/Kolkata': 'New Delhi',
      'Pacific/Efate': 'Port-Vila',
      'Asia/Seoul': 'Séoul',
      'Asia/Shanghai': 'Shanghai',
      'Asia/Singapore': 'Singapour',
      'Australia/Sydney': 'Sydney',
      'Asia/Tokyo': 'Tokyo',
    },
  },
];

/** The parts of the profile that the customer reads and changes. */
export const partTexts = {
  change: 'Modifier',
  of: (title: string) => fr(` : ${title}`),
  summary: fr('À corriger avant d’enregistrer'),
  save: 'Enregistrer',
  cancel: 'Annuler',
  saveFailed: fr('Vos changements n’ont pas pu être enregistrés'),
  unexpected: 'Réessayez dans un instant.',
} as const;

export const namesTexts = {
  title: 'Vos coordonnées',
  firstName: 'Prénom',
  lastName: 'Nom',
  unknown: fr('Votre compte ne connaît pas encore votre nom.'),
  effect: fr(
    'Vos noms servent à votre compte, à vos prochaines commandes et à nos e-mails. Les notes et les rapports déjà faits gardent ceux de leur jour.',
  ),
  ask: 'Demander leur correction',
  saved: 'Coordonnées enregistrées',
} as const;

export const mailsTexts = {
  title: fr('Comment nous vous écrivons'),
  greeting: 'Nos e-mails commencent par',
  byFirstName: 'Par votre prénom',
  salutations: { madame: 'Madame', monsieur: 'Monsieur' },
  zone: 'Fuseau horaire de leurs heures',
  ofDevice: (place: string) => fr(`Celui de cet appareil : ${place}`),
  ofEachOrder: fr(`Celui de chaque commande, sinon ${place.name}`),
  effect: fr(
    'Madame ou Monsieur vaut aussi pour les accords de vos consultations. Les jours promis et les délais légaux ne changent pas.',
  ),
  saved: 'Choix enregistré',
} as const;

/** The other persons of the account. */
export const personsTexts = {
  title: 'Personnes pour qui vous commandez',
  ownUnknown: fr('Votre naissance n’est pas encore connue de votre compte.'),
  addOwn: 'Donner ma naissance',
  changeOwn: 'Modifier ma naissance',
  ownForm: 'Votre naissance',
  ownEffect: fr('Elle préremplit vos prochaines commandes.'),
  ownSaved: 'Naissance enregistrée',
  none: 'Personne d’autre pour le moment. Une personne pour qui vous commandez est gardée ici, pour ne pas retaper sa naissance.',
  copies: fr('Une commande déjà passée garde la naissance qu’elle avait, sauf si vous la corrigez aussi.'),
  add: 'Ajouter une personne',
  full: (most: number) => fr(`Votre compte garde ${most} personnes au plus.`),
  change: 'Modifier',
  remove: 'Retirer',
  of: (name: string) => ` ${name}`,
  certificate: (name: string) => fr(`À l’état civil : ${name}.`),
  formNew: 'Une nouvelle personne',
  formOf: (name: string) => `Modifier ${name}`,
  summary: fr('À corriger avant d’enregistrer'),
  firstName: 'Son prénom',
  lastName: 'Son nom',
  birthFirstNames: 'Prénoms de l’acte',
  birthLastName: 'Nom de naissance',
  certificateHint: fr('Pour la numérologie, s’ils diffèrent.'),
  whichHour: fr('Dites quelle heure est la bonne, ou choisissez « Je ne sais pas ».'),
  agrees: fr('Cette personne est majeure et d’accord pour que votre compte garde sa naissance.'),
  save: 'Enregistrer',
  cancel: 'Annuler',
  saved: 'Personne enregistrée',
  ordersTitle: fr('Corriger aussi ces commandes ?'),
  ordersWhy: fr(
    'Elles gardent sinon la naissance d’avant. Si un expert l’a déjà ouverte, il reçoit votre demande.',
  ),
  otherBirth: (count: number) =>
    count === 1
      ? fr('Une commande en cours porte une autre naissance.')
      : fr(`${count} commandes en cours portent une autre naissance.`),
  seeOrders: 'Choisir pour chaque commande',
  orderOf: (number: string, services: string) => fr(`Commande ${number} : ${services}`),
  correctOrders: 'Corriger les commandes cochées',
  leaveOrders: 'Les laisser ainsi',
  orderCorrected: (number: string) => `Commande ${number} corrigée`,
  orderAsked: (number: string) => fr(`Commande ${number} : demande envoyée`),
  ordersFailed: fr('Une commande n’a pas été corrigée'),
  removed: 'Personne retirée',
  saveFailed: fr('Vos changements n’ont pas pu être enregistrés'),
  removeFailed: fr('Cette personne n’a pas pu être retirée'),
  unexpected: 'Réessayez dans un instant.',
  removeTitle: (name: string) => fr(`Retirer ${name} ?`),
  removeDetail: fr(
    'Ses noms et sa naissance sont effacés de votre compte. Les commandes déjà passées gardent les leurs.',
  ),
} as const;
