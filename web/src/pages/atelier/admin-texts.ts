/** Texts for administrators: orders, refunds, disputes and issues. Typed with plain spaces, spaced by `fr`. */

import { deskRules } from '#content/rules.ts';
import { currencyName } from '#content/shop.ts';
import type { AdminOrder } from '#domain/atelier.ts';
import type { Correction } from '#domain/births/correction.ts';
import { type Issue, type IssueKind, nearHours } from '#domain/issues.ts';
import { mails } from '#domain/mails.ts';
import { formatAmount } from '#domain/money.ts';
import type { EmailProblem } from '#domain/profile.ts';
import { ownerDays } from '#domain/questions.ts';
import { correctionAnswerDays } from '#domain/report-corrections.ts';
import { unattendedWhy } from '#domain/texts/staff.ts';
import { fr } from '#domain/texts/typography.ts';

/** The correction of a birth by staff. */
export const birthTexts = {
  title: (number: string) => `Naissance de la commande ${number}`,
  open: 'Naissance',
  ofOrder: (number: string) => ` de la commande ${number}`,
  unread: fr(
    "Seuls les experts de la commande lisent la naissance. L'administration répond à une demande, ou écrit ce que le client lui dicte.",
  ),
  asked: 'Le client demande une correction',
  now: 'À présent',
  wanted: 'Demandée',
  rule: fr(
    'Acceptée, elle vaut pour les consultations non livrées ; un rapport livré garde la sienne. Rien ne se livre avant la réponse.',
  ),
  accept: 'Accepter',
  refuse: 'Refuser',
  reason: 'Raison du refus',
  reasonHint: 'Le client la lira dans son compte.',
  reasonRequired: 'Écrivez la raison, que le client lira.',
  confirmRefusal: 'Envoyer le refus',
  cancel: 'Annuler',
  accepted: 'Naissance corrigée',
  refused: 'Refus envoyé',
  correct: 'Corriger la naissance',
  effect: fr(
    "Après un appel, par exemple. La correction vaut pour les consultations non livrées et s'inscrit au registre de la commande avec sa raison.",
  ),
  save: 'Enregistrer la correction',
  badge: 'Naissance à corriger',
  earlier: 'Rapport livré, écrit pour',
  done: (date: string, { by, name, reason }: NonNullable<Correction['corrected']>) =>
    fr(
      `Corrigée ${by === 'customer' ? 'par le client' : `par ${name}`} le ${date}${reason === undefined ? '' : ` : « ${reason} »`}`,
    ),
} as const;

/** The correction of a customer's address by an administrator. */
export const correctionTexts = {
  problem: {
    bounce: fr('E-mail non distribué'),
    complaint: fr('E-mail signalé comme indésirable'),
  } satisfies Record<EmailProblem['kind'], string>,
  correct: fr("Corriger l'adresse"),
  ofOrder: (number: string) => ` de la commande ${number}`,
  title: (number: string) => fr(`Corriger l'adresse de la commande ${number}`),
  effect: fr(
    "Cette adresse servira à la connexion. Un lien de confirmation y est envoyé, qui demande le mot de passe actuel du compte, ainsi que le contrat de chaque commande déjà confirmée, et l'ancienne adresse est prévenue. La correction est inscrite au registre de la commande, que le client peut lire dans son compte.",
  ),
  email: fr('Adresse e-mail'),
  keep: fr('Si elle est exacte, ne la changez pas : nous y écrirons de nouveau.'),
  same: fr("C'est déjà l'adresse de ce compte"),
  confirm: fr("Corriger l'adresse"),
  done: (address: string) => fr(`Un lien de confirmation est envoyé à ${address}`),
} as const;

/** The deadline of a dispute, and the way to answer it. */
export const disputeTexts = {
  respondBy: (date: string) => fr(`Répondre avant le ${date}`),
  answer: 'Répondre dans Stripe',
  about: (number: string) => fr(` : commande ${number}, dans un nouvel onglet`),
  address: ({ id, test }: NonNullable<Issue['dispute']>) =>
    `https://dashboard.stripe.com/${test ? 'test/' : ''}disputes/${encodeURIComponent(id)}`,
} as const;

/** The lists of the atelier: search, filters, order, menus and the panel beside them. */
export const listTexts = {
  searchKey: 'Touche /',
  number: 'Numéro de commande',
  show: 'Afficher',
  sort: 'Trier',
  name: 'Nom, parmi les lignes affichées',
  filters: { all: 'Toutes', open: 'À livrer', late: 'En retard', flagged: 'Signalées' },
  sorts: { recent: 'Récentes', due: 'Échéance', amount: 'Montant' },
  nothingShown: 'Aucune commande dans cette vue.',
  services: 'Consultations',
  actions: (number: string) => fr(`Actions de la commande ${number}`),
  ofOrder: (number: string) => `, commande ${number}`,
  details: 'Détails',
  close: 'Fermer les détails',
  untagged: 'PDF sans balises',
  disputed: 'Contestée',
  owed: 'Remboursement dû',
} as const;

type Refund = AdminOrder['refunds'][number];

/** Stripe's terms for a dispute. */
const disputeStates: Readonly<Record<string, string>> = {
  warning_needs_response: fr("demande d'information, réponse attendue"),
  warning_under_review: fr("demande d'information à l'étude"),
  warning_closed: fr("demande d'information close"),
  needs_response: 'réponse attendue dans Stripe',
  under_review: fr("à l'étude chez la banque"),
  won: 'gagnée',
  lost: 'perdue',
};

const originOf = ({ origin, by }: Refund): string => {
  if (origin === 'withdrawal') return 'Rétractation';
  if (origin === 'person') return 'Effacement demandé par la personne concernée';
  return origin === 'stripe' ? 'Depuis le tableau de bord Stripe' : `Par ${by?.name ?? ''}`;
};

const paidBy = ({ paid }: Refund): string => {
  if (!paid) return '';
  return paid.how === 'dispute'
    ? 'Rendu par la banque du client'
    : `Payé autrement par ${paid.by?.name ?? ''}`;
};

/** An owed refund under «À traiter». */
export const owedTexts = {
  fact: ({ amount, returned, under_way }: NonNullable<Issue['refund']>) =>
    fr(
      `${formatAmount(amount)} ${returned ? 'revenus de la banque du client' : 'refusés par Stripe'}${under_way ? ', demandés de nouveau' : ''}`,
    ),
  again: 'Réessayer',
  asked: (state: Refund['state']) =>
    ({
      requested: fr('Demandé de nouveau à Stripe'),
      pending: fr('Demandé de nouveau à Stripe'),
      succeeded: 'Remboursement reparti',
      failed: fr("Stripe l'a refusé de nouveau"),
    })[state],
  failed: fr("Le remboursement n'a pas été demandé"),
  otherwise: 'Payé autrement',
  title: fr('Ce remboursement est-il payé ?'),
  effect: (cents: number) =>
    fr(
      `Confirmez seulement quand les ${formatAmount(cents)} sont partis, par virement par exemple. Le client en est averti par e-mail, votre nom est conservé, et Stripe ne le paiera plus.`,
    ),
  confirm: fr("Oui, c'est payé"),
  paid: 'Remboursement payé',
} as const;

export const refundTexts = {
  list: (number: string) => `Remboursements de la commande ${number}`,
  states: {
    requested: 'Demandé à Stripe',
    pending: 'En cours',
    succeeded: 'Remboursé',
    failed: 'Échoué',
  } satisfies Record<Refund['state'], string>,
  owed: 'Échoué, dû',
  detail: (refund: Refund, at: string, services: readonly string[]) =>
    fr(
      [originOf(refund), at, refund.reason ?? services.join(', '), paidBy(refund)]
        .filter(Boolean)
        .join(' · '),
    ),
  over: { withdrawn: 'Rétractée', refunded: 'Remboursée' },
  dispute: (isOpen: boolean) => (isOpen ? 'Contestation ouverte' : 'Contestation close'),
  disputeDetail: (status: string, date: string) => fr(`${disputeStates[status] ?? status} · le ${date}`),
  left: (cents: number) => fr(`Reste remboursable : ${formatAmount(cents)}`),
  refund: 'Rembourser',
  ofOrder: (number: string) => ` la commande ${number}`,
  title: (number: string) => fr(`Rembourser la commande ${number}`),
  effect: fr(
    "Le montant est aussitôt renvoyé vers le moyen de paiement utilisé, et le client en est averti par e-mail. Une commande remboursée en totalité quitte la file, et ses rapports ne s'ouvrent plus.",
  ),
  amount: `Montant en ${currencyName}`,
  amountHint: (left: number) => fr(`${formatAmount(left)} au plus ; un montant plus grand y est ramené.`),
  amountWrong: fr(`Indiquez un montant en ${currencyName}, par exemple 12,50.`),
  reason: 'Motif',
  reasonHint: fr('Conservé avec la commande ; le client le lit dans la copie de ses données.'),
  reasonLong: (most: number) => fr(`Écrivez le motif en ${most} caractères au plus.`),
  summary: 'À corriger avant de rembourser',
  confirm: (cents: number) => fr(`Rembourser ${formatAmount(cents)}`),
  failed: fr("Le remboursement n'a pas pu être demandé"),
  again: fr('Vous pouvez réessayer : ce remboursement ne sera fait qu’une fois.'),
  done: (cents: number, number: string) => fr(`${formatAmount(cents)} remboursés, commande ${number}`),
  underWay: (cents: number, number: string) =>
    fr(`Remboursement de ${formatAmount(cents)} demandé, commande ${number}`),
} as const;

/** Stripe's reasons, as the customer's bank gave them. */
const reasons: Readonly<Record<string, string>> = {
  fraudulent: 'paiement non reconnu',
  unrecognized: 'paiement non reconnu',
  duplicate: 'paiement en double',
  product_not_received: 'consultation non reçue',
  product_unacceptable: 'consultation non conforme',
  credit_not_processed: 'remboursement non reçu',
  general: 'sans précision',
};

const plural = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;

export const issuesTexts = {
  failed: fr("La liste n'a pas pu être chargée"),
  stale: fr("La liste n'a pas pu être actualisée"),
  empty: 'Rien à traiter',
  emptyForExpert: fr("Dans votre discipline, aucun rapport n'est en retard ni près de sa date."),
  emptyForAll: fr('Aucun retard, aucune contestation, aucun e-mail en souffrance.'),
  count: ({ orders, others }: { orders: number; others: number }) => {
    const points = plural(others, 'autre point', 'autres points');
    if (orders === 0) return plural(others, 'point à traiter', 'points à traiter');
    return `${plural(orders, 'commande à traiter', 'commandes à traiter')}${others > 0 ? ` et ${points}` : ''}`;
  },
  kinds: {
    care: fr("Un expert s'inquiète"),
    late: 'En retard',
    dispute: 'Paiements contestés',
    owed: 'Remboursements dus',
    birth: 'Naissances à corriger',
    unanswered: 'Questions sans réponse',
    uncorrected: 'Corrections sans réponse',
    margin: 'Questions en marge sans réponse',
    unattended: 'Messages sans expert',
    sealed: fr('Adresses corrigées à confirmer'),
    mail: fr('E-mails abandonnés'),
    address: fr('E-mails non distribués'),
    near: 'À livrer bientôt',
    untaken: 'Pas encore prises',
    same: 'Textes déjà livrés',
  } satisfies Record<IssueKind, string>,
  why: {
    care: fr(
      "Un expert s'inquiète pour la personne de la consultation. Appelez-le dans l'heure : rien de ce qui est écrit ne vous est transmis. Retirez ensuite ce point, il n'en reste rien.",
    ),
    late: fr(
      "Un e-mail d'excuses part automatiquement, avec une nouvelle date : le client peut attendre ou renoncer.",
    ),
    dispute: fr('La banque reprend la somme si Stripe ne reçoit pas de réponse à temps.'),
    owed: fr(
      "Ces remboursements ne sont pas partis, ou la banque du client les a renvoyés : la somme reste due. Une contestation gagnée la fait repartir d'elle-même.",
    ),
    birth: fr(
      'Le client demande de corriger une naissance qu’un expert a déjà ouverte. Rien ne se livre avant la réponse.',
    ),
    unanswered: fr(
      `Le client n'a ni répondu à la question de son expert ni choisi, depuis ${ownerDays} jours. Appelez-le, ou remboursez depuis la commande.`,
    ),
    uncorrected: fr(
      `Un client attend depuis plus de ${correctionAnswerDays} jours ouvrés la correction de son rapport. L’expert la livre ou répond sous « Échange » ; vous pouvez la confier à un autre, ou rembourser.`,
    ),
    margin: fr(
      'Le lecteur d’un rapport attend encore la réponse à sa question en marge, promise pour la fin du jour ouvré suivant. Rappelez-la à son expert, puis retirez ce point de la liste.',
    ),
    unattended: unattendedWhy,
    sealed: fr(
      "L'équipe a corrigé l'adresse de ces comptes, et le client dit ne plus connaître son mot de passe. Assurez-vous que c'est bien lui, par téléphone par exemple. Qui a corrigé l'adresse ne peut pas confirmer.",
    ),
    mail: fr('Deux jours d’essais n’ont pas suffi. Une fois la cause réglée, envoyez-les de nouveau.'),
    address: fr(
      "Nos e-mails n'arrivent plus à cette adresse : corrigez-la depuis une commande. Le client en est averti dans son compte.",
    ),
    near: fr(`La date promise est dans moins de ${nearHours} h.`),
    untaken: fr('La moitié du délai est passée, ou la commande attend sa confirmation.'),
    same: fr(
      `Plus de ${deskRules.mostSame} % des phrases du rapport se lisent dans des rapports livrés avant. Parlez-en avec son expert, puis retirez ce point de la liste.`,
    ),
  } satisfies Record<IssueKind, string>,
  mail: (kind: string) => mails.find((mail) => mail.kind === kind)?.name ?? kind,
  since: (date: string) => `Depuis ${date}`,
  reason: (code: string) => fr(`Motif : ${reasons[code] ?? code}`),
  stuck: fr("Payée, mais sa confirmation ne part pas : la commande n'est dans aucune file."),
  same: (percent: string) => fr(`${percent} % de phrases déjà livrées`),
  inMargin: fr('Attend une réponse en marge de son rapport'),
  isUnattended: fr('Attend une réponse'),
  worried: fr('Demande un second regard'),
  forgotten: fr("Demande un nouveau mot de passe, sans connaître l'actuel"),
  unseal: 'Confirmer la demande',
  unsealTitle: fr('Laisser cette boîte choisir un mot de passe ?'),
  unsealDetail: (hours: number) =>
    fr(
      `Dans ${hours} heures, cette adresse pourra recevoir un lien qui change le mot de passe du compte, et avec lui lire la naissance et les rapports. Les adresses précédentes en sont averties et peuvent tout arrêter. Votre confirmation figure dans le compte du client.`,
    ),
  unsealed: fr('La demande est confirmée'),
  close: 'Vu',
  closed: fr('Ce point est retiré de la liste'),
  closeFailed: fr("Ce point n'a pas été retiré"),
  see: fr('Voir : '),
  theirOrders: 'Ses commandes',
  resend: 'Envoyer de nouveau',
  resent: fr("L'e-mail repartira dans les cinq minutes"),
  resendFailed: fr("L'e-mail n'a pas été renvoyé"),
} as const;
