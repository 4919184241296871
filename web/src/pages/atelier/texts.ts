/** L'atelier: what experts and administrators read. Typed with plain spaces, spaced by `fr`. */
import { catalogue, type Discipline } from '#domain/catalogue.ts';
import type { OrderStatus } from '#domain/order.ts';
import { fr } from '#domain/texts/typography.ts';

/** «d'Astrologie Occidentale», «de Numérologie». */
const ofService = (service: Discipline): string => {
  const { name } = catalogue[service];
  return /^[AEIOUYÉÈ]/.test(name) ? `d'${name}` : `de ${name}`;
};
const plural = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;

export const atelierTexts = {
  title: fr("L'atelier"),
  loading: 'Chargement',
  signInFirst: fr("L'atelier est réservé aux experts et à l'administration. Connectez-vous pour y entrer."),
  expired: 'Votre session a expiré. Reconnectez-vous pour continuer.',
  refused: fr("Ce compte n'ouvre pas l'atelier"),
  refusedDetail: fr(
    "L'atelier est réservé aux experts et à l'administration. Vos commandes et vos rapports sont dans votre compte.",
  ),
  toAccount: 'Mon compte',
  toHome: fr("Retour à l'accueil"),
  administrator: 'Administration',
  views: {
    queue: 'La file',
    concerns: 'À traiter',
    delivered: 'Livrées',
    orders: 'Toutes les commandes',
  },
  retry: 'Réessayer',
  stale: fr("La file n'a pas pu être actualisée"),
  failed: fr("L'atelier n'a pas pu se charger"),
  failedAction: fr("L'action n'a pas abouti"),
} as const;

export const queueTexts = {
  number: 'Commande',
  due: (date: string) => `Promise ${date}`,
  priority: 'Prioritaire (pack)',
  newDue: (date: string) => `Nouvelle date ${date}`,
  deliveredAt: (date: string) => `Livrée le ${date}`,
  late: (span: string) => fr(`En retard de ${span}`),
  left: (span: string) => fr(`dans ${span}`),
  span: {
    days: (count: number) => fr(plural(count, 'jour', 'jours')),
    hours: (count: number) => fr(`${count} h`),
    minutes: (count: number) => fr(`${count} min`),
  },
  waiting: 'À prendre',
  mine: 'Prise par moi',
  takenBy: (name: string) => `Prise par ${name}`,
  delivered: 'Livrée',
  take: 'Prendre',
  open: 'Ouvrir',
  theOrder: (number: string) => `la commande ${number}`,
  taken: (number: string) => `Vous avez pris la commande ${number}`,
  takenDetail: fr("Ouvrez-la pour lire les données de naissance : l'ouverture est inscrite au journal."),
  takeFailed: fr("La commande n'a pas été prise"),
  show: 'Afficher',
  filters: { all: 'Toutes', waiting: 'À prendre', mine: 'Les miennes' },
  count: (open: number, late: number) =>
    late === 0
      ? plural(open, 'commande ouverte', 'commandes ouvertes')
      : `${plural(open, 'commande ouverte', 'commandes ouvertes')}, dont ${late} en retard`,
  empty: 'Rien n’attend',
  emptyDetail: fr('Une commande arrive ici quand elle est payée et que sa confirmation est partie.'),
  nothingShown: 'Aucune commande dans cette vue.',
  noDelivered: 'Aucun rapport livré pour le moment.',
} as const;

export const partTexts = {
  back: 'Retour à la file',
  failed: fr("Cette commande n'a pas pu s'ouvrir"),
  logged: fr("Cette ouverture est inscrite au journal d'accès, que la personne peut lire dans son compte."),
  due: (date: string) => `Livraison promise : ${date}`,
  person: 'Naissance',
  name: 'Nom',
  birthDate: 'Date',
  birthTime: 'Heure',
  birthPlace: 'Lieu',
  email: 'E-mail',
  unproven: fr("Adresse non confirmée : l'e-mail attendra ; le rapport sera visible dans le compte."),
  ordered: 'Consultations',
  handOver: 'Transmettre',
  notes: 'Notes entre collègues',
  notesHint: (most: number) =>
    fr(`Lues par qui reprend la commande, jamais par la personne. ${most} caractères au plus.`),
  note: 'Nouvelle note',
  addNote: 'Ajouter la note',
  noNotes: 'Aucune note pour le moment.',
  noteAdded: 'Note ajoutée',
  noteMissing: 'Écrivez la note avant de l’ajouter',
  noteLong: (most: number) => fr(`La note dépasse ${most} caractères`),
} as const;

export const reportTexts = {
  title: 'Rapport',
  choose: 'Choisir un PDF',
  replace: 'Choisir une nouvelle version',
  another: 'Choisir un autre PDF',
  drop: fr('ou déposez-le ici'),
  limits: (megabytes: number, pages: number) =>
    fr(`PDF de ${megabytes} Mo au plus, ${pages} pages au moins.`),
  sending: (name: string) => `Envoi de ${name}`,
  percent: (value: number) => fr(`${value} %`),
  cancel: fr("Annuler l'envoi"),
  cancelled: 'Envoi annulé',
  checking: fr('Vérification du PDF : pages, contenu et nom de la personne.'),
  slow: fr("La vérification n'a pas encore répondu"),
  slowDetail: fr(
    'Le fichier est arrivé. Vous pouvez quitter cette page et y revenir, ou vérifier à nouveau.',
  ),
  again: 'Vérifier à nouveau',
  checked: 'PDF vérifié',
  facts: (pages: number, size: string) => fr(`${pages} pages, ${size}`),
  refused: 'PDF refusé',
  exports: 'Où trouver les balises',
  allowable: fr(
    "Si votre logiciel n'en écrit pas, demandez à l'administration de laisser passer ce rapport : la personne en sera informée.",
  ),
  allowedBy: (name: string) => fr(`Sans balises, admis par ${name} : la personne en sera informée.`),
  failed: fr("Le PDF n'a pas pu être envoyé"),
  failedDetail: fr("L'envoi s'est interrompu. Déposez le PDF de nouveau."),
  bucketRefused: fr("L'envoi a été refusé : il a pu durer plus de dix minutes. Déposez le PDF de nouveau."),
  lost: fr("Le dernier envoi n'est pas allé au bout. Déposez le PDF de nouveau."),
  deliver: 'Livrer le rapport',
  deliverVersion: (version: number) => `Livrer la version ${version}`,
  deliverHint: fr('La livraison attend un PDF vérifié.'),
  confirmTitle: (service: Discipline) => fr(`Livrer le rapport ${ofService(service)} ?`),
  confirm: (name: string, number: string) =>
    fr(`${name} le recevra dans son compte et par e-mail, pour la commande ${number}.`),
  confirmReplace: (name: string, version: number) =>
    fr(`${name} lira désormais la version ${version} et en sera informé par e-mail.`),
  short: 'Rapport bien plus court que promis',
  shortDetail: (pages: number, min: number, max: number) =>
    fr(
      `Ce PDF compte ${pages} pages ; la boutique en promet ${min} à ${max}. Vérifiez qu'il est complet avant de le livrer.`,
    ),
  confirmShort: 'Livrer malgré tout',
  confirmYes: 'Livrer',
  cancelDeliver: 'Annuler',
  delivered: (name: string) => `Rapport livré à ${name}`,
  deliverFailed: fr("Le rapport n'a pas été livré"),
  version: (version: number) => `Version ${version}`,
} as const;

export const handOverTexts = {
  title: (number: string) => `Transmettre la commande ${number}`,
  reassign: (number: string) => `Réattribuer la commande ${number}`,
  who: 'À qui la remettre',
  queue: 'La remettre dans la file',
  queueHint: 'Chaque expert de la discipline pourra la prendre.',
  noColleague: fr("Aucun autre expert n'exerce cette discipline."),
  loadFailed: 'La liste des experts n’a pas pu se charger',
  confirm: 'Transmettre',
  cancel: 'Annuler',
  missing: 'Choisissez à qui la remettre',
  toQueue: (number: string) => `La commande ${number} est de nouveau dans la file`,
  toColleague: (number: string, name: string) => `La commande ${number} est confiée à ${name}`,
} as const;

export const ordersTexts = {
  search: 'Numéro, nom ou adresse e-mail',
  submit: 'Chercher',
  failed: 'Les commandes n’ont pas pu se charger',
  count: (count: number) => plural(count, 'commande', 'commandes'),
  most: (count: number) => fr(`Les ${count} plus récentes. Précisez la recherche pour en voir d'autres.`),
  none: 'Aucune commande ne correspond',
  noneDetail: fr("Cherchez le début d'un numéro, une partie d'un nom ou d'une adresse e-mail."),
  empty: 'Aucune commande pour le moment',
  placedAt: (date: string) => `Passée ${date}`,
  parts: 'Consultations de la commande',
  deliveredBy: (name: string, date: string) => `Livrée par ${name}, ${date}`,
  reassign: 'Réattribuer',
  untagged: fr('PDF refusé : sans balises'),
  allow: 'Admettre sans balises',
  allowed: (number: string) => fr(`Le rapport de la commande ${number} peut être livré sans balises`),
  allowFailed: fr("Le rapport n'a pas été admis"),
  partOf: (service: string, number: string) => `${service}, commande ${number}`,
  statuses: {
    pending: 'Attend le paiement',
    paid: 'En cours',
    delivered: 'Livrée',
    failed: 'Paiement échoué',
    cancelled: 'Annulée',
  } satisfies Record<OrderStatus, string>,
} as const;
