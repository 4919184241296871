import type { RefundMail, WithdrawalMail } from '#lambdas/mails/shop-mail.ts';

const siteUrl = 'https://boutique.example';
const orderId = '7c1e90ab-1111-4111-8111-111111111111';

/** A withdrawal of one of two services, declared at 18 h 42 in Paris. */
export const withdrawalMail: WithdrawalMail = {
  kind: 'withdrawal',
  siteUrl,
  orderId,
  name: "Camille D'<b>Angelo",
  email: 'camille@exemple.fr',
  services: ['numerologie'],
  isWhole: false,
  amount: 900,
  declaredAt: new Date('2026-11-20T17:42:00Z'),
};

export const refundMail: RefundMail = {
  kind: 'refund',
  siteUrl,
  orderId,
  firstName: 'Camille',
  amount: 900,
  settledAt: new Date('2026-11-20T17:43:00Z'),
  services: ['numerologie'],
  isRevoking: true,
};
