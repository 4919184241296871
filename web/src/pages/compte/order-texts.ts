import type { Birth } from '#domain/births/birth.ts';
import type { Correction } from '#domain/births/correction.ts';
import { catalogue, type Discipline } from '#domain/catalogue.ts';
import type { ChartKind } from '#domain/chart-kinds.ts';
import { contact } from '#domain/merchant/contact.ts';
import { formatAmount } from '#domain/money.ts';
import { fr } from '#domain/texts/typography.ts';
import type { TimelineKey } from '#domain/timeline.ts';
import { listed } from './listed.ts';
import { type PlateStage, stages } from './plate.ts';

/** Steps and mails of an order in the account, and the way to its register. */
export const timelineTexts = {
  label: 'Avancement',
  titles: {
    paid: 'Payée',
    confirmed: 'E-mail confirmé',
    taken: 'Prise en charge',
    writing: 'Rédaction',
    delivered: 'Livrée',
  } satisfies Record<TimelineKey, string>,
  toConfirm: 'E-mail à confirmer',
  byLink: 'par le lien reçu',
  before: 'déjà confirmé',
  experts: listed,
  written: (done: number, all: number) => fr(`${done} sur ${all} ${done > 1 ? 'livrés' : 'livré'}`),
} as const;

const writing = (experts: readonly string[]): string => {
  if (experts.length === 0) return 'Votre rapport est en rédaction.';
  return `${listed(experts)} ${experts.length > 1 ? 'rédigent vos rapports' : 'rédige votre rapport'}.`;
};

export const nextTexts = {
  asked: (experts: readonly string[]) =>
    fr(
      experts.length === 0
        ? 'Votre expert attend une réponse de votre part : ouvrez la conversation.'
        : `${listed(experts)} ${experts.length > 1 ? 'attendent' : 'attend'} une réponse de votre part : ouvrez la conversation.`,
    ),
  stopped: fr('L’horloge de votre délai est arrêtée : elle repart avec votre réponse.'),
  waits: fr('après votre réponse'),
  confirmAddress: fr(
    'Confirmez votre adresse par le lien reçu par e-mail : un lien vers chaque rapport y arrivera.',
  ),
  taking: 'Un expert va prendre votre commande en charge.',
  takenBy: (who: string) => fr(`${partTexts.waiting(who)}.`),
  writing,
  following: 'Un expert va prendre en charge le rapport suivant.',
} as const;

export const arrivalTexts = {
  title: 'Votre rapport est arrivé',
  signed: (date: string) => fr(`a signé ce rapport le ${date}`),
  readPdf: 'Lire mon rapport (PDF)',
} as const;

export const partTexts = {
  waiting: (who: string) => fr(`${who.charAt(0).toUpperCase()}${who.slice(1)} la prendra`),
  taken: (expert: string | undefined) => (expert ? `En rédaction par ${expert}` : 'En rédaction'),
  delivered: (date: string) => fr(`Livré le ${date}`),
  ready: 'Livré',
  withdrawn: 'Rétractation enregistrée',
  refunded: 'Remboursé',
  correct: 'Demander une correction',
  correcting: (day: string) => fr(`Correction demandée, réponse au plus tard le ${day}`),
  newVersion: 'Nouvelle version',
  code: (code: string) => fr(`Code d'authenticité : ${code}`),
  untagged: fr(
    `Ce PDF n'a pas la structure dont se servent les lecteurs d'écran. S'il vous en faut une version adaptée, écrivez à ${contact.email} : elle est sans frais.`,
  ),
} as const;

export const resendTexts = {
  action: fr("Renvoyer l'e-mail"),
  sent: 'E-mail envoyé',
  sentTo: (address: string) => `Il arrive à ${address}.`,
  failed: fr("L'e-mail n'a pas pu être envoyé"),
} as const;

export const noticeCopyTexts = {
  copy: 'Copier le texte',
  copied: 'Texte copié',
  notCopied: fr('Le texte n’a pas pu être copié'),
  selected: fr('Il est sélectionné : copiez-le au clavier ou par un appui long.'),
  loading: 'Préparation du texte et de son lien',
  failed: fr('Le texte n’a pas pu être préparé'),
  retry: 'Réessayer',
  unexpected: fr('Réessayez dans un instant.'),
} as const;

export const registerLinkTexts = {
  title: 'Qui a consulté mes données',
  ofOrder: (number: string) => ` (commande ${number})`,
} as const;

/** Withdrawal, refunds and dispute of an order in the account: a title and a text for each. */
export const orderMoneyTexts = {
  personErased: 'Effacé à la demande de la personne concernée',
  personErasedAt: (moment: string) =>
    fr(
      ` le ${moment}. Ce qui n’était pas livré est arrêté et vous est remboursé en entier ; nos copies des rapports sont effacées.`,
    ),
  label: 'Rétractation et remboursement',
  withdrawn: 'Rétractation enregistrée',
  withdrawnAt: (at: string) => fr(` le ${at}`),
  withdrawnFrom: (at: string, services: readonly string[]) => fr(` le ${at} : ${listed(services)}`),
  refunded: 'Remboursé',
  refundedAmount: (cents: number) => fr(` : ${formatAmount(cents)}`),
  partly: 'Partiellement remboursé',
  partlyAmount: (cents: number, of: number) => fr(` : ${formatAmount(cents)} sur ${formatAmount(of)}`),
  underWay: 'Remboursement en cours',
  underWayAmount: (cents: number) =>
    fr(` : ${formatAmount(cents)}, vers le moyen de paiement que vous avez utilisé`),
  unsent: fr('Remboursement en cours de nouvel envoi'),
  unsentAmount: (cents: number) =>
    fr(
      ` : ${formatAmount(cents)}. Il n'a pas encore pu partir ; nous vous le devons, sans démarche de votre part.`,
    ),
  returned: fr('Remboursement revenu de votre banque'),
  returnedAmount: (cents: number) =>
    fr(
      ` : ${formatAmount(cents)}. Nous vous les devons : répondez à notre e-mail avec un IBAN, et nous vous les virons.`,
    ),
  dispute: 'Contestation du paiement',
  disputeOpen: (date: string) => fr(` : en cours auprès de votre banque depuis le ${date}`),
  disputeClosed: (date: string) => fr(` : close par votre banque le ${date}`),
  disputeLost: (date: string) => fr(` : acceptée par votre banque le ${date}`),
} as const;

export const withdrawLinkTexts = {
  action: 'Renoncer au contrat ici',
  ofOrder: (number: string) => ` (commande ${number})`,
  until: (day: string) => fr(`possible jusqu'au ${day} inclus`),
  guaranteed: (day: string) => fr(`garantie étendue : possible jusqu'au ${day} inclus`),
  late: fr('possible tant que les rapports en retard ne sont pas livrés'),
  unanswered: fr('possible tant que la question de votre expert reste sans réponse'),
} as const;

const byWhom = ({ by, name }: NonNullable<Correction['corrected']>): string =>
  by === 'customer' || name === undefined ? 'par vous' : `par ${name}`;

/** The correction of an order's birth by its customer. */
export const birthTexts = {
  correct: 'Corriger la naissance',
  ofOrder: (number: string) => ` de la commande ${number}`,
  form: (number: string) => `Naissance de la commande ${number}`,
  send: 'Enregistrer la correction',
  sendRequest: 'Envoyer la demande',
  effect: fr('Aucun expert ne l’a encore ouverte : votre correction prend effet aussitôt.'),
  effectOpened: fr(
    'Un expert l’a déjà ouverte : il reçoit votre demande, et rien n’est livré avant sa réponse. Un rapport déjà livré garde la naissance pour laquelle il est écrit.',
  ),
  corrected: 'Naissance corrigée',
  requested: 'Demande envoyée',
  requestedDetail: fr('La réponse paraîtra ici.'),
  waiting: (date: string, sentence: string) =>
    fr(`Correction demandée le ${date} : ${sentence}. La réponse paraîtra ici.`),
  takeBack: 'Retirer la demande',
  takenBack: 'Demande retirée',
  takeBackFailed: fr('La demande n’a pas été retirée'),
  refused: (date: string, name: string, reason: string) =>
    fr(`Correction refusée par ${name} le ${date} : « ${reason} »`),
  done: (date: string, correction: NonNullable<Correction['corrected']>) =>
    fr(
      `Corrigée ${byWhom(correction)} le ${date}${correction.reason === undefined ? '' : ` : « ${correction.reason} »`}`,
    ),
  writtenFor: (service: string, sentence: string) => fr(`Rapport ${service} écrit pour : ${sentence}.`),
  unexpected: 'Réessayez dans un instant.',
} as const;

const layers = {
  wheel: ['le cercle', 'les maisons', 'les aspects'],
  other: ['la trame', 'les repères', 'les liens'],
} as const;

const whys = {
  circle: fr("La commande est payée ; le reste est au crayon jusqu'à ce qu'un expert la prenne."),
  houses: fr('Un expert a pris sa part ; le reste est encore au crayon.'),
  aspects: fr('La rédaction est en cours ; la dernière encre viendra avec la livraison.'),
  full: 'Toute la commande est livrée.',
} satisfies Record<PlateStage, string>;

/** Undefined where nothing can be drawn; houses and aspects are named only where the instant gives houses. */
const inked = (stage: PlateStage, services: readonly Discipline[], birth?: Birth): string | undefined => {
  const isRead = birth !== undefined && (birth.utc ?? birth.place.zone) !== undefined;
  const hasDrawing = (chart: ChartKind) => services.some((service) => catalogue[service].chart === chart);
  if (!isRead && !hasDrawing('numbers')) return undefined;
  if (stage === 'full') return 'À pleine encre';
  const hasHouses = isRead && birth.utc !== null && hasDrawing('western');
  const names = layers[hasHouses ? 'wheel' : 'other'];
  return fr(`Tracé : ${listed(names.slice(0, stages.indexOf(stage) + 1))}`);
};

export const inkTexts = { inked, why: whys } as const;
