/** L'atelier: texts for experts and administrators. Typed with plain spaces, spaced by `fr`. */
import type { Upload } from '#domain/atelier.ts';
import { catalogue, type Discipline } from '#domain/catalogue.ts';
import type { Salutation } from '#domain/mail-form.ts';
import type { OrderStatus } from '#domain/order.ts';
import { fr, ofName } from '#domain/texts/typography.ts';
import type { Queue } from './api.ts';

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
    issues: 'À traiter',
    readings: 'À relire',
    delivered: 'Livrées',
    passages: 'Mes passages',
    orders: 'Toutes les commandes',
  },
  retry: 'Réessayer',
  cancel: 'Annuler',
  stale: fr("La file n'a pas pu être actualisée"),
  failed: fr("L'atelier n'a pas pu être chargé"),
  failedAction: fr("L'action n'a pas abouti"),
  failedPart: fr(
    'Cette partie n’a pas pu s’afficher. Vérifiez votre connexion : rien de ce que vous avez écrit n’est perdu.',
  ),
} as const;

export const queueTexts = {
  number: 'Commande',
  due: (date: string) => `Promise pour le ${date}`,
  priority: 'Prioritaire (pack)',
  newDue: (date: string) => fr(`Nouvelle date : ${date}`),
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
  thePart: (number: string) => `la consultation de la commande ${number}`,
  taken: (number: string) => `Consultation prise, commande ${number}`,
  takenDetail: fr("Votre lecture des données du client s'inscrit au registre."),
  takeFailed: fr("La consultation n'a pas pu être prise"),
  show: 'Afficher',
  filters: {
    all: 'Toutes',
    waiting: 'À prendre',
    mine: 'Les miennes',
    asked: 'En attente',
    correcting: 'À corriger',
  },
  stopped: 'Horloge arrêtée',
  askedAt: (date: string) => fr(`Question posée le ${date}`),
  waitsForCustomer: 'Attend le client',
  toCorrect: 'À corriger',
  correctBy: (date: string) => fr(`Correction à répondre avant le ${date}`),
  count: ({ open, late, asked, correcting }: Queue['count']) =>
    [
      plural(open, 'consultation à livrer', 'consultations à livrer'),
      ...(late > 0 ? [`dont ${late} en retard`] : []),
      ...(asked > 0 ? [plural(asked, 'attend son client', 'attendent leur client')] : []),
      ...(correcting > 0 ? [plural(correcting, 'correction à répondre', 'corrections à répondre')] : []),
    ].join(', '),
  empty: 'La file est vide',
  emptyDetail: fr(
    'Une consultation arrive ici quand sa commande est payée et que la confirmation est partie.',
  ),
  nothingShown: 'Aucune consultation dans cette vue.',
  deliveredFailed: fr("Les consultations livrées n'ont pas pu être chargées"),
  noDelivered: 'Aucun rapport livré pour le moment.',
} as const;

/** How the chart of a part is drawn. */
export const conventionsTexts = {
  failed: fr('Ce choix n’a pas pu être enregistré : le dossier reste comme il était. Réessayez.'),
} as const;

/** How the text speaks of the customer, by the form of address of the profile. */
const forms = {
  madame: (name: string) => `À écrire au féminin : ${name} veut qu'on l'appelle Madame.`,
  monsieur: (name: string) => `À écrire au masculin : ${name} veut qu'on l'appelle Monsieur.`,
  none: (name: string) => `À écrire sans genre : ${name} n'a pas choisi de forme d'adresse.`,
} as const;

export const broughtTexts = {
  title: (firstName: string) => fr(`Ce qui amène ${firstName}`),
  sent: (firstName: string, at: string) => fr(`Confié par ${firstName}, ${at}`),
  withdrawn: (firstName: string, at: string) => fr(`Retirés par ${firstName}, ${at}.`),
  quoted: fr("Si votre texte les cite, retirez la citation : l'accord de les lire n'existe plus."),
  form: (firstName: string, salutation: Salutation | undefined) => fr(forms[salutation ?? 'none'](firstName)),
} as const;

export const partTexts = {
  back: 'Retour à la file',
  tabs: { label: 'Consultation', dossier: 'Dossier', writing: 'Rédaction', report: 'Rapport' },
  failed: fr("Cette consultation n'a pas pu être ouverte"),
  logged: fr(
    'Cette ouverture est inscrite au registre de la commande, que le client peut lire dans son compte.',
  ),
  due: (date: string) => `Livraison promise : ${date}`,
  person: 'Naissance',
  whom: 'Personne',
  name: 'Nom',
  birthNames: 'État civil',
  buyer: 'Commandée par',
  birthDate: 'Date',
  birthTime: 'Heure',
  birthPlace: 'Lieu',
  instant: 'Instant',
  toCheck: 'À vérifier',
  email: 'E-mail',
  unverified: fr("Adresse non confirmée : l'e-mail attendra ; le rapport sera visible dans le compte."),
  ordered: 'Consultations',
  handOver: 'Transmettre',
  memos: 'Notes entre collègues',
  memosHint: (most: number) =>
    fr(
      `Lues par les collègues qui reprennent la consultation, et par le client dans la copie de ses données. ${most} caractères au plus.`,
    ),
  memo: 'Nouvelle note',
  addMemo: 'Ajouter la note',
  noMemos: 'Aucune note pour le moment.',
  memoAdded: 'Note ajoutée',
  memoMissing: 'Écrivez la note avant de l’ajouter.',
  memoLong: (most: number) => fr(`La note dépasse ${most} caractères`),
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
  checking: fr('Vérification du PDF : pages, contenu et nom du client.'),
  slow: fr('La vérification prend plus de temps que prévu'),
  slowDetail: fr(
    'Le fichier est arrivé. Vous pouvez quitter cette page et y revenir, ou vérifier à nouveau.',
  ),
  again: 'Vérifier à nouveau',
  checked: 'PDF vérifié',
  facts: (pages: number, size: string) => fr(`${pages} pages, ${size}`),
  refused: 'PDF refusé',
  where: (sections: readonly string[]) => fr(`À revoir : ${sections.join(' · ')}`),
  exports: 'Comment exporter avec les balises',
  inProgram: (program: string) => fr(`${program} :`),
  allowable: fr(
    "Si votre logiciel n'en produit pas, demandez à l'administration d'accepter ce rapport sans balises : le client en sera informé.",
  ),
  allowedBy: ({ by, reason }: NonNullable<Upload['untagged']>) =>
    fr(`Sans balises, accepté par ${by} : le client en sera informé.${reason ? ` Raison : ${reason}` : ''}`),
  failed: fr("Le PDF n'a pas pu être envoyé"),
  failedDetail: fr("L'envoi s'est interrompu. Déposez le PDF de nouveau."),
  bucketRefused: fr(
    "L'envoi a été refusé : il a peut-être duré plus de dix minutes. Déposez le PDF de nouveau.",
  ),
  lost: fr("Le dernier envoi n'a pas abouti. Déposez le PDF de nouveau."),
  openPdf: 'Ouvrir le PDF',
  openFailed: fr("Le PDF n'a pas pu être ouvert"),
  deliver: 'Livrer le rapport',
  deliverVersion: (version: number) => `Livrer la version ${version}`,
  deliverHint: 'La livraison est possible dès que le PDF est vérifié.',
  confirmTitle: (service: Discipline) => fr(`Livrer le rapport ${ofService(service)} ?`),
  confirm: (name: string, number: string) =>
    fr(`${name} le recevra dans son compte et par e-mail, pour la commande ${number}.`),
  confirmReplace: (name: string, version: number) =>
    fr(`${name} lira désormais la version ${version} et un e-mail le lui dira.`),
  isFor: (name: string) => fr(`Le rapport parle ${ofName(name)}.`),
  short: 'Rapport bien plus court que promis',
  shortDetail: (pages: number, min: number, max: number) =>
    fr(
      `Ce PDF compte ${pages} pages ; la boutique en promet ${min} à ${max}. Vérifiez qu'il est complet avant de le livrer.`,
    ),
  others: fr('Ce rapport parle-t-il d’une autre personne ?'),
  othersDetail: fr(
    'Le nom ou la naissance d’une autre commande y figure. Vérifiez chaque endroit avant de livrer.',
  ),
  otherAt: (page: number, what: 'name' | 'birth') =>
    fr(`Page ${page}, ${what === 'name' ? 'un nom' : 'une naissance'} :`),
  changed: 'Ce qui change',
  changedHint: (most: number) =>
    fr(`Votre client a demandé une correction : il lira ces mots. ${most} caractères au plus.`),
  confirmAnyway: 'Livrer malgré tout',
  confirmYes: 'Livrer',
  delivered: (name: string) => `Rapport livré à ${name}`,
  deliverFailed: fr("Le rapport n'a pas été livré"),
  version: (version: number) => `Version ${version}`,
} as const;

export const handOverTexts = {
  title: (number: string) => `Transmettre la consultation de la commande ${number}`,
  reassign: (number: string) => `Réattribuer la consultation de la commande ${number}`,
  who: 'À qui la confier',
  queue: 'La remettre dans la file',
  queueHint: 'Chaque expert de la discipline pourra la prendre.',
  noColleague: fr("Aucun autre expert n'exerce cette discipline."),
  loadFailed: 'La liste des experts n’a pas pu être chargée',
  confirm: 'Transmettre',
  missing: 'Choisissez à qui la confier.',
  toQueue: (number: string) => `La consultation de la commande ${number} est de nouveau dans la file`,
  toColleague: (number: string, name: string) =>
    `La consultation de la commande ${number} est confiée à ${name}`,
} as const;

export const ordersTexts = {
  search: fr('Numéro, adresse e-mail ou mois (11/2026)'),
  submit: 'Chercher',
  failed: 'Les commandes n’ont pas pu être chargées',
  count: (count: number) => plural(count, 'commande', 'commandes'),
  shown: (count: number) =>
    fr(`${plural(count, 'commande affichée', 'commandes affichées')} ; d'autres suivent en bas de la liste`),
  none: 'Aucune commande ne correspond',
  noneDetail: fr(
    "Cherchez le début d'un numéro, l'adresse e-mail d'un compte ou un mois. Les commandes d'un compte effacé se trouvent par leur numéro ou leur mois.",
  ),
  nameBelow: fr('Un nom se filtre dans la liste affichée.'),
  empty: 'Aucune commande pour le moment',
  placedAt: (date: string) => `Passée le ${date}`,
  parts: 'Consultations de la commande',
  deliveredBy: (name: string, date: string) => `Livrée par ${name} le ${date}`,
  reassign: 'Réattribuer',
  untagged: fr('PDF refusé : sans balises'),
  allow: 'Accepter sans balises',
  allowEffect: fr(
    'La loi veut des rapports que tous peuvent lire (code de la consommation, L412-13). Sans balises, un rapport n’est livré que si les ajouter serait une charge disproportionnée : écrivez ce qui a été essayé, et pourquoi cela ne suffit pas.',
  ),
  allowReason: 'Pourquoi sans balises',
  allowReasonHint: fr(
    'Gardé avec le rapport, votre nom et la date ; le client peut le lire dans la copie de ses données.',
  ),
  allowed: (number: string) => fr(`Le rapport de la commande ${number} peut être livré sans balises`),
  allowFailed: fr("Le rapport n'a pas pu être accepté"),
  partOf: (service: string, number: string) => `${service}, commande ${number}`,
  statuses: {
    pending: 'En attente de paiement',
    paid: 'En cours',
    delivered: 'Livrée',
    failed: 'Paiement échoué',
    cancelled: 'Annulée',
  } satisfies Record<OrderStatus, string>,
} as const;
