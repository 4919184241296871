import { expect, test } from 'vitest';
import { disciplines, totalOf } from '#domain/catalogue.ts';
import { settle } from '#lambdas/money/settle.ts';
import { customerInfo, now, userId } from '#test/support/builders.ts';
import { itemSize } from '#test/support/item-size.ts';
import { openTill } from '#test/support/till.ts';

/** Names, an address and a place of usual length. */
const customer = customerInfo({
  firstName: 'Marie-Françoise',
  lastName: 'De La Rochelle',
  email: 'marie-francoise.delarochelle@orange.fr',
  birthPlace: 'Saint-Étienne-du-Rouvray (76)',
});
/** Stripe's lengths. */
const sessionId = `cs_live_${'a'.repeat(58)}`;
const paymentIntent = `pi_${'a'.repeat(24)}`;

test('the largest order fits into two write units until it is delivered, with room for later fields', async () => {
  const till = openTill();
  const all = { selectedServices: [...disciplines], totalAmount: totalOf(disciplines) / 100 };
  await till.pay({ customerInfo: customer, ...all }, { email: customer.email });
  const order = till.order();
  till.rows.set(order.id, { ...order, payment: { ...order.payment, session_id: sessionId } });
  expect(itemSize(till.order())).toBeLessThanOrEqual(1850);

  const made = [...till.sessions.values()][0];
  if (!made) throw new Error('no session');
  const session = { ...made, id: sessionId, paymentIntent, status: 'complete', isPaid: true } as const;
  await settle(session, { ...till, now });

  const paid = till.order();
  expect([paid.user_id, paid.status, paid.claims.length]).toEqual([userId, 'paid', 1]);
  expect(itemSize(paid)).toBeLessThanOrEqual(1850);
  const at = now.toISOString();
  const papers = [{ id: 'invoice', kind: 'invoice', number: '2026-000123', issued_at: at }];
  expect(itemSize({ ...paid, papers, confirmed_at: at, delivered_at: at })).toBeLessThan(2048);
});
