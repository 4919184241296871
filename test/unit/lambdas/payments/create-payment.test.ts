import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { StripeUnavailable } from '#lambdas/gateways/payment-errors.ts';
import { digestOf, uuidOf } from '#lambdas/platform/tokens.ts';
import { attempt, profileRecord, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { openTill } from '#test/support/till.ts';

const secondAttempt = '7d9f3c52-2222-4222-8222-222222222222';

const { price } = catalogue[keyFor.numbers];
const code = (value: string) => expect.objectContaining({ code: value });

describe('a first payment', () => {
  it('is stored as pending before Stripe is called', async () => {
    const shop = openTill();
    shop.failures.push(new StripeUnavailable('api_connection_error'));
    await expect(shop.pay()).rejects.toThrow(code('payment_unavailable'));
    expect(shop.order()).toMatchObject({ status: 'pending', awaiting: 'payment', amount: price });
    expect(shop.sessions.size).toBe(0);
  });

  it('returns page, order and a claim, whose hash is stored for a day', async () => {
    const shop = openTill();
    const { url, order_id, claim } = await shop.pay();
    const { payment, claims } = shop.order();
    const session = shop.sessions.get(payment.session_id ?? '');
    expect([order_id, url]).toEqual([uuidOf(userId, attempt), session?.url]);
    expect(claims).toEqual([{ hash: digestOf(claim), expires_at: '2026-11-25T17:42:00.000Z' }]);
    expect(JSON.stringify(shop.order())).not.toContain(claim);
  });

  it('asks an unverified account for the verification once, a verified one never', async () => {
    const shop = openTill();
    const first = await shop.pay();
    await shop.pay({ attempt: secondAttempt });
    expect([...shop.mails.values()].map((mail) => mail.subject)).toEqual([
      { kind: 'validation', user_id: userId, order_id: first.order_id },
    ]);
    const verified = openTill();
    await verified.pay({}, { email_validated: true });
    expect([verified.mails.size, verified.order().email_validated]).toEqual([0, true]);
  });

  it('asks for the verification once, and omits the mail when the mailbox has reached its limit', async () => {
    const shop = openTill();
    await shop.pay();
    await shop.pay();
    const { email } = profileRecord();
    const uses = [`sign-up-mail ${email}`, `sign-up-mail ${email}`, `sign-up-mail back ${email}`];
    expect([shop.mails.size, shop.counted]).toEqual([1, uses]);
    const full = openTill();
    full.fill();
    expect((await full.pay()).url).toContain('http');
    expect(full.mails.size).toBe(0);
  });
});

describe('an existing order', () => {
  it('gets a new page, and its old one is closed first', async () => {
    const shop = openTill();
    const first = await shop.pay();
    const second = await shop.pay({ attempt: secondAttempt, orderId: first.order_id });
    expect(second.order_id).toBe(first.order_id);
    expect(second.url).not.toBe(first.url);
    expect([...shop.sessions.values()].map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  it('that is paid at Stripe meanwhile is settled and refused as paid', async () => {
    const shop = openTill();
    const { order_id: id } = await shop.pay();
    const [session = ''] = shop.sessions.keys();
    shop.change(session, { status: 'complete', isPaid: true });
    await expect(shop.pay({ attempt: secondAttempt, orderId: id })).rejects.toThrow(code('already_paid'));
    expect(shop.order(id)).toMatchObject({ status: 'paid', paid_session_id: session });
    await expect(shop.pay({ attempt: secondAttempt, orderId: id })).rejects.toThrow(code('already_paid'));
    expect(shop.sessions.size).toBe(1);
  });

  it('that is paid no longer gets its page, not even for the same attempt', async () => {
    const shop = openTill();
    const { order_id: id } = await shop.pay();
    const order = shop.order(id);
    for (const status of ['paid', 'delivered'] as const) {
      shop.rows.set(id, { ...order, status, paid_at: '2026-11-24T17:41:00.000Z' });
      const before = shop.order(id);
      await expect(shop.pay()).rejects.toThrow(code('already_paid'));
      expect(shop.order(id)).toEqual(before);
    }
  });

  it('whose bank still decides cannot be paid a second time', async () => {
    const shop = openTill();
    const { order_id: id } = await shop.pay();
    const [session = ''] = shop.sessions.keys();
    shop.change(session, { status: 'complete', isProcessing: true });
    const before = shop.order(id);
    await expect(shop.pay({ attempt: secondAttempt, orderId: id })).rejects.toThrow(code('payment_pending'));
    expect(shop.order(id)).toEqual(before);
    expect(shop.sessions.size).toBe(1);
  });

  it('whose payment failed can be paid again', async () => {
    const shop = openTill();
    const { order_id: id } = await shop.pay();
    const [session = ''] = shop.sessions.keys();
    shop.change(session, { status: 'complete', isProcessing: false });
    await shop.pay({ attempt: secondAttempt, orderId: id });
    expect(shop.sessions.size).toBe(2);
  });

  it('of another customer does not exist', async () => {
    const shop = openTill();
    const { order_id: id } = await shop.pay();
    const before = shop.order(id);
    const foreign = shop.pay({ attempt: secondAttempt, orderId: id }, { user_id: 'another' });
    await expect(foreign).rejects.toThrow(code('not_found'));
    const absent = shop.pay({ orderId: secondAttempt });
    await expect(absent).rejects.toThrow(code('not_found'));
    expect(shop.order(id)).toEqual(before);
  });
});
