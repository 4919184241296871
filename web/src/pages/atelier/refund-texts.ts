/** Refunds and dispute of an order, and the dialog that refunds. */
import type { AdminOrder } from '#domain/atelier.ts';
import { formatAmount } from '#domain/money.ts';
import { fr } from '#domain/texts/typography.ts';

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
  return origin === 'stripe' ? 'Depuis le tableau de bord Stripe' : `Par ${by?.name ?? ''}`;
};

export const refundTexts = {
  list: (number: string) => `Remboursements de la commande ${number}`,
  states: {
    requested: 'Demandé à Stripe',
    pending: 'En cours',
    succeeded: 'Remboursé',
    failed: 'Échoué',
  } satisfies Record<Refund['state'], string>,
  detail: (refund: Refund, at: string, services: readonly string[]) =>
    fr([originOf(refund), at, refund.reason ?? services.join(', ')].filter(Boolean).join(' · ')),
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
  amount: 'Montant en euros',
  amountHint: (left: number) => fr(`${formatAmount(left)} au plus ; un montant plus grand y est ramené.`),
  amountWrong: fr('Indiquez un montant en euros, par exemple 12,50'),
  reason: 'Motif',
  reasonHint: fr("Conservé avec la commande ; seule l'administration peut le lire."),
  reasonLong: (most: number) => fr(`Le motif dépasse ${most} caractères`),
  confirm: (cents: number) => fr(`Rembourser ${formatAmount(cents)}`),
  failed: fr("Le remboursement n'a pas pu être demandé"),
  again: fr('Vous pouvez réessayer : ce remboursement ne sera fait qu’une fois.'),
  done: (cents: number, number: string) => fr(`${formatAmount(cents)} remboursés, commande ${number}`),
  underWay: (cents: number, number: string) =>
    fr(`Remboursement de ${formatAmount(cents)} demandé, commande ${number}`),
} as const;
