/** «À traiter»: issues to handle. Typed with plain spaces, spaced by `fr`. */
import { type IssueKind, nearHours } from '#domain/issues.ts';
import { mails } from '#domain/mails.ts';
import { deskRules } from '#domain/merchant/desk.ts';
import { fr } from '#domain/texts/typography.ts';

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
    late: 'En retard',
    dispute: 'Paiements contestés',
    birth: 'Naissances à corriger',
    mail: fr('E-mails abandonnés'),
    address: fr('E-mails non distribués'),
    near: 'À livrer bientôt',
    untaken: 'Pas encore prises',
    same: 'Textes déjà livrés',
  } satisfies Record<IssueKind, string>,
  why: {
    late: fr(
      "Un e-mail d'excuses part automatiquement, avec une nouvelle date : le client peut attendre ou renoncer.",
    ),
    dispute: fr('La banque reprend la somme si Stripe ne reçoit pas de réponse à temps.'),
    birth: fr(
      'Le client demande de corriger une naissance qu’un expert a déjà ouverte. Rien ne se livre avant la réponse.',
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
  close: 'Vu',
  closed: fr('Ce point est retiré de la liste'),
  closeFailed: fr("Ce point n'a pas été retiré"),
  seeOrder: 'Voir la commande',
  seeOrders: 'Voir ses commandes',
  resend: 'Envoyer de nouveau',
  resent: fr("L'e-mail repartira dans les cinq minutes"),
  resendFailed: fr("L'e-mail n'a pas été renvoyé"),
} as const;
