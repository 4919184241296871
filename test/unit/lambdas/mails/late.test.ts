import { describe, expect, it } from 'vitest';
import { late } from '#lambdas/mails/late.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import { now, orderId, paidOrderRecord, profileRecord } from '#test/support/builders.ts';
import { composing } from '#test/support/composing.ts';
import { partRecord } from '#test/support/issue-sweep.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { renderMail } from '#test/support/rendering.ts';

const missed = '2026-11-24T17:00:00.000Z';
const moved = paidOrderRecord({ due_at: '2026-11-27T17:00:00.000Z', apologised_at: now.toISOString() });
const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ');

const compose = (order: OrderRecord, parts: readonly PartRecord[]) =>
  late.write(
    { kind: 'late', order_id: orderId, due_at: missed },
    composing({ order, parts, profile: profileRecord() }).deps,
  );

describe('the mail about a missed due date', () => {
  it('apologises, names both dates, and leaves the choice to wait or to withdraw', async () => {
    const composed = await compose(moved, [partRecord({ due_at: missed })]);
    if (!composed) throw new Error('no mail');
    const { subject, text } = await renderMail(composed.mail);
    expect([composed.to, subject]).toEqual(['camille@exemple.fr', expect.stringContaining('a1b2c3d4')]);
    const said = plain(text);
    for (const words of [
      'Bonjour Camille,',
      'pour le mardi 24 novembre 2026',
      'Nouvelle date de livraison : vendredi 27 novembre 2026',
      'vous n’avez rien à faire',
      'https://shop.example/retractation?commande=a1b2c3d4',
    ])
      expect(said).toContain(words);
    expect(said).not.toContain('Nous vous devons');
  });

  it('names the missing reports of a partly delivered order', async () => {
    const parts = [
      partRecord({ state: 'delivered' }),
      partRecord({ service: keyFor.design, queue: keyFor.design }),
    ];
    const composed = await compose(moved, parts);
    if (!composed) throw new Error('no mail');
    const { text } = await renderMail(composed.mail);
    expect(plain(text)).toMatch(
      new RegExp(`Ce qui est livré reste dans votre compte. Reste à vous livrer : - ${nameFor.design}`),
    );
    expect(text).not.toContain(nameFor.numbers);
  });

  it('names all of several missing reports', async () => {
    const composed = await compose(moved, [partRecord(), partRecord({ service: keyFor.design })]);
    if (!composed) throw new Error('no mail');
    const { text } = await renderMail(composed.mail);
    expect(plain(text)).toMatch(/promis vos rapports .* Il en manque 2,/);
    expect(plain(text)).toMatch(new RegExp(`Reste à vous livrer : - ${nameFor.numbers} - ${nameFor.design}`));
  });

  it.each([
    ['delivered meanwhile', moved, partRecord({ state: 'delivered' })],
    ['withdrawn from', moved, partRecord({ withdrawn_at: missed })],
    ['refunded', { ...moved, refunded_amount: 900 }, partRecord()],
  ])('is not sent for a part that is %s', async (_, order, part) => {
    expect(await compose(order, [part])).toBeUndefined();
  });
});
