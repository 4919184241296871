/** Withdrawal, refunds and dispute of an order in the account: a title and a text for each. */
import { formatAmount } from '#domain/money.ts';
import { fr } from '#domain/texts/typography.ts';
import { listed } from './listed.ts';

export const orderMoneyTexts = {
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
} as const;
