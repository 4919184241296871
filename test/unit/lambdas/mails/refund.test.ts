import { describe, expect, it } from 'vitest';
import { refund } from '#lambdas/mails/refund.ts';
import { renderMail } from '#lambdas/mails/render.tsx';
import { withdrawal } from '#lambdas/mails/withdrawal.ts';
import type { RefundRecord } from '#lambdas/storage/order-record.ts';
import { orderId, paidOrderRecord, profileRecord } from '#test/support/builders.ts';
import { composing, type MailFacts } from '#test/support/composing.ts';
import { refundMail, withdrawalMail } from '#test/support/refund-mails.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('the receipt of a withdrawal', () => {
  it('states the declaration, its author, its order, and the minute in Paris (D221-5)', async () => {
    const { subject, text } = await renderMail(withdrawalMail());
    expect(subject).toContain('7c1e90ab');
    const said = plain(text);
    expect(said).toContain('Je renonce au contrat pour les consultations suivantes :');
    expect(said).toContain('- Numérologie');
    expect(said).toContain("Nom : Camille D'<b>Angelo");
    expect(said).toContain('Commande : 7c1e90ab');
    expect(said).toContain('Adresse e-mail : camille@exemple.fr');
    expect(said).toContain('Envoyée le : vendredi 20 novembre 2026 à 18 h 42');
    expect(said).toContain('Remboursement : 9,00 €');
  });

  it('of a whole order says so', async () => {
    const { text } = await renderMail(withdrawalMail({ isWhole: true }));
    expect(plain(text)).toContain('Je renonce au contrat pour toute la commande.');
  });
});

describe('the mail about a refund', () => {
  it('states amount and time, and that the reports are closed only when they are', async () => {
    const closed = 'ne s’ouvrent plus';
    const { text } = await renderMail(refundMail());
    expect(plain(text)).toContain('Montant : 9,00 €');
    expect(plain(text)).toContain('Parti le : vendredi 20 novembre 2026 à 18 h 43');
    expect(text).toContain(closed);
    expect(plain(text)).toContain('L’avoir numéroté de ce remboursement est joint');
    expect((await renderMail(refundMail({ isRevoking: false }))).text).not.toContain(closed);
  });
});

const record: RefundRecord = {
  order_id: orderId,
  id: 'a-refund',
  amount: 900,
  origin: 'withdrawal',
  services: ['numerologie'],
  name: 'Camille Renard',
  state: 'succeeded',
  requested_at: '2026-11-25T08:00:00.000Z',
  settled_at: '2026-11-25T08:00:05.000Z',
};
const ids = { order_id: orderId, refund_id: record.id };
const composed = {
  withdrawal: (facts: MailFacts) => withdrawal.compose({ kind: 'withdrawal', ...ids }, composing(facts).deps),
  refund: (facts: MailFacts) => refund.compose({ kind: 'refund', ...ids }, composing(facts).deps),
};

describe('both', () => {
  const order = paidOrderRecord({ refunded_amount: 900 });
  const profile = profileRecord({ email: 'nouvelle@exemple.fr' });

  it('go to the account’s present address, or to the order’s when the account is deleted', async () => {
    for (const kind of ['withdrawal', 'refund'] as const) {
      expect(await composed[kind]({ order, profile, refund: record })).toMatchObject({
        to: 'nouvelle@exemple.fr',
        content: { amount: 900 },
        ...(kind === 'refund' && { carries: { order, paperId: record.id } }),
      });
      expect(await composed[kind]({ order, refund: record })).toMatchObject({ to: 'camille@exemple.fr' });
      expect(await composed[kind]({ order })).toBeUndefined();
      expect(await composed[kind]({ refund: record })).toBeUndefined();
    }
  });

  it('the receipt is sent whatever becomes of the refund, the other only once the refund is made', async () => {
    const { settled_at: _, ...requested } = { ...record, state: 'requested' as const };
    expect(await composed.withdrawal({ order, refund: requested })).toMatchObject({
      content: { isWhole: true, declaredAt: new Date(record.requested_at) },
    });
    expect(await composed.refund({ order, refund: requested })).toBeUndefined();
    expect(await composed.refund({ order, refund: { ...record, state: 'failed' } })).toBeUndefined();
  });

  it('a partial refund by an administrator closes no report', async () => {
    const { services: _, ...partly } = { ...record, amount: 400, origin: 'administrator' as const };
    const facts = { order: paidOrderRecord({ refunded_amount: 400 }), refund: partly };
    expect(await composed.refund(facts)).toMatchObject({ content: { isRevoking: false } });
  });
});
