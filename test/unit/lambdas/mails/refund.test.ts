import { describe, expect, it } from 'vitest';
import { merchant } from '#domain/merchant.ts';
import { refund } from '#lambdas/mails/refund.ts';
import { refundAgain } from '#lambdas/mails/refund-again.ts';
import { refundReturned } from '#lambdas/mails/refund-returned.ts';
import { withdrawal } from '#lambdas/mails/withdrawal.ts';
import type { RefundRecord } from '#lambdas/storage/order-record.ts';
import { orderId, paidOrderRecord, profileRecord } from '#test/support/builders.ts';
import { composing, type MailFacts } from '#test/support/composing.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { againMail, refundMail, returnedMail, withdrawalMail } from '#test/support/refund-mails.ts';
import { renderMail } from '#test/support/rendering.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('the receipt of a withdrawal', () => {
  it('states the declaration, its author, its order, and the minute in Paris (D221-5)', async () => {
    const { subject, text } = await renderMail(withdrawalMail());
    expect(subject).toContain('7c1e90ab');
    const said = plain(text);
    expect(said).toContain('Je renonce au contrat pour les consultations suivantes :');
    expect(said).toContain(`- ${nameFor.numbers}`);
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

  it('says who has paid when it was not Stripe', async () => {
    for (const write of [refundMail, againMail]) {
      const said = async (paid?: 'otherwise' | 'dispute') =>
        plain((await renderMail(write(paid ? { paid } : {}))).text);
      expect(await said()).toContain('part vers le moyen de paiement que vous avez utilisé');
      expect(await said('otherwise')).toContain('par un virement ou par un autre moyen convenu avec vous');
      expect(await said('dispute')).toContain('à la suite de votre contestation');
    }
  });
});

const record: RefundRecord = {
  order_id: orderId,
  id: 'a-refund',
  amount: 900,
  origin: 'withdrawal',
  services: [keyFor.numbers],
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

describe('the mails about a refund that came back', () => {
  const order = paidOrderRecord();
  const at = '2026-11-26T09:00:00.000Z';
  const owed = { ...record, state: 'failed' as const, owed_since: at };

  it('asks for an IBAN, never for a card, and says that the credit note holds', async () => {
    const said = plain((await renderMail(returnedMail())).text);
    for (const words of [
      'avec l’IBAN et le nom du titulaire',
      'ni numéro de carte',
      'reste valable',
      '9,00 €',
    ])
      expect(said).toContain(words);
    expect(said).toContain('s’ouvrent de nouveau');
    expect(plain((await renderMail(returnedMail(false))).text)).not.toContain('s’ouvrent de nouveau');
    expect(plain((await renderMail(againMail())).text)).toContain('envoyé de nouveau 9,00 €');
  });

  it('are sent while they are true, and support reads the answer', async () => {
    const subject = { ...ids, at };
    const returned = (refund: RefundRecord) =>
      refundReturned.compose({ kind: 'refund-returned', ...subject }, composing({ order, refund }).deps);
    const again = (refund: RefundRecord) =>
      refundAgain.compose({ kind: 'refund-again', ...subject }, composing({ order, refund }).deps);
    expect(await returned(owed)).toMatchObject({
      replyTo: merchant.contact.email,
      content: { amount: 900, returnedAt: new Date(at), hasReports: false },
    });
    expect(await returned(record)).toBeUndefined();
    expect(await again(record)).toMatchObject({ content: { amount: 900, sentAt: new Date(at) } });
    expect(await again({ ...record, paid: { how: 'otherwise', at } })).toMatchObject({
      content: { paid: 'otherwise' },
    });
    expect(await again(owed)).toBeUndefined();
  });
});

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
