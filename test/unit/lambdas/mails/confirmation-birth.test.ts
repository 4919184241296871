import { expect, test } from 'vitest';
import { fr } from '#domain/texts/typography.ts';
import { compose } from '#lambdas/mails/compose.ts';
import { customerInfo, orderId, paidOrderRecord } from '#test/support/builders.ts';
import { composing, type MailFacts } from '#test/support/composing.ts';

const birthIn = async (facts: MailFacts) => {
  const { mail } = (await compose({ kind: 'confirmation', order_id: orderId }, composing(facts).deps)) ?? {};
  return mail?.kind === 'confirmation' ? mail.order.birth : undefined;
};

test('a confirmation names the birth of its own row, or of an old order, for a verified address only', async () => {
  const proven = paidOrderRecord({ email_validated: true, customer_info: customerInfo() });
  const born = { birthDate: '1980-02-29', birthTime: '', birthPlace: 'Brest' };
  expect(await birthIn({ order: proven, born })).toEqual([fr('29 février 1980, heure inconnue, Brest')]);
  expect(await birthIn({ order: proven })).toEqual([fr('17 avril 1991 à 6 h 42, Nantes')]);
  expect(await birthIn({ order: { ...proven, email_validated: false }, born })).toEqual([]);
});
