import { describe, expect, it } from 'vitest';
import { paymentRefused } from '#lambdas/mails/payment-refused.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { now, orderId, orderRecord, paidOrderRecord, profileRecord } from '#test/support/builders.ts';
import { composing } from '#test/support/composing.ts';
import { nameFor } from '#test/support/keys.ts';
import { renderMail } from '#test/support/rendering.ts';

const at = now.toISOString();
const refused = orderRecord({ status: 'failed', bank: { state: 'refused', at } });
const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ');

const compose = (order: OrderRecord) =>
  paymentRefused.write(
    { kind: 'payment-refused', order_id: orderId },
    composing({ order, profile: profileRecord() }).deps,
  );

describe('the mail about a payment that the bank has refused', () => {
  it('says that nothing was received, and leads to the payment of this order', async () => {
    const composed = await compose(refused);
    if (!composed) throw new Error('no mail');
    const { subject, text } = await renderMail(composed.mail);
    expect([composed.to, plain(subject)]).toEqual([
      'camille@exemple.fr',
      'Commande a1b2c3d4 : votre banque a refusé le paiement',
    ]);
    for (const words of [
      'Bonjour Camille,',
      'Nous n’avons rien reçu',
      nameFor.numbers,
      '9,00 €',
      `https://shop.example/checkout?restore_order=${orderId}`,
    ])
      expect(plain(text)).toContain(words);
  });

  it.each([
    ['paid', paidOrderRecord()],
    ['tried again', orderRecord({ status: 'failed' })],
    ['paid again and left to the bank', orderRecord({ bank: { state: 'deciding', at } })],
  ])('is not sent for an order that is meanwhile %s', async (_, order) => {
    expect(await compose(order)).toBeUndefined();
  });
});
