import { type Refunded, refund } from '#lambdas/mails/refund.ts';
import { refundAgain, type SentAgain } from '#lambdas/mails/refund-again.ts';
import { refundReturned } from '#lambdas/mails/refund-returned.ts';
import { type Withdrawal, withdrawal } from '#lambdas/mails/withdrawal.ts';
import { nameFor } from '#test/support/keys.ts';

const siteUrl = 'https://boutique.example';
const orderId = '7c1e90ab-1111-4111-8111-111111111111';

/** A withdrawal of one of two services, declared at 18 h 42 in Paris. */
const declared: Withdrawal = {
  orderId,
  name: "Camille D'<b>Angelo",
  email: 'camille@exemple.fr',
  services: [nameFor.numbers],
  isWhole: false,
  amount: 900,
  declaredAt: new Date('2026-11-20T17:42:00Z'),
};
export const withdrawalMail = (changes: Partial<Withdrawal> = {}) =>
  withdrawal.letter({ ...declared, ...changes }, siteUrl);

const settled: Omit<Refunded, 'services'> = {
  orderId,
  firstName: 'Camille',
  amount: 900,
  settledAt: new Date('2026-11-20T17:43:00Z'),
  isRevoking: true,
};
export const refundMail = (changes: Partial<Refunded> = { services: [nameFor.numbers] }) =>
  refund.letter({ ...settled, ...changes }, siteUrl);

const { settledAt, isRevoking: _, ...moved } = settled;
export const returnedMail = (hasReports = true) =>
  refundReturned.letter({ ...moved, returnedAt: settledAt, hasReports }, siteUrl);
export const againMail = (changes: Partial<SentAgain> = {}) =>
  refundAgain.letter({ ...moved, sentAt: settledAt, ...changes }, siteUrl);
