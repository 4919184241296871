import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { StripeStoredFailure, StripeUnavailable } from '#lambdas/gateways/payment-errors.ts';
import { digestOf } from '#lambdas/platform/tokens.ts';
import { attempt, customerInfo } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { openTill } from '#test/support/till.ts';

const code = (value: string) => expect.objectContaining({ code: value });

describe('the same attempt again', () => {
  it('returns the same page, another claim, and one session', async () => {
    const shop = openTill();
    const first = await shop.pay();
    const second = await shop.pay();
    expect(second).toMatchObject({ url: first.url, order_id: first.order_id });
    expect(shop.order().claims.map(({ hash }) => hash)).toEqual([first.claim, second.claim].map(digestOf));
    expect([shop.rows.size, shop.sessions.size]).toEqual([1, 1]);
  });

  it('returns it to parallel clicks too, each with a valid claim', async () => {
    const shop = openTill();
    const answers = await Promise.all([shop.pay(), shop.pay(), shop.pay()]);
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect([shop.rows.size, shop.sessions.size]).toEqual([1, 1]);
    const kept = shop.order().claims.map(({ hash }) => hash);
    expect(kept.toSorted()).toEqual(answers.map(({ claim }) => digestOf(claim)).sort());
  });

  it('writes the birth that an interrupted first try has not written, and no other', async () => {
    const shop = openTill();
    const { order_id } = await shop.pay();
    const first = shop.born.get(order_id);
    expect(first).toMatchObject({ birthPlace: 'Nantes' });
    shop.born.delete(order_id);
    await shop.pay();
    expect(shop.born.get(order_id)).toEqual(first);
    const elsewhere = customerInfo({ birthPlace: 'Brest' });
    await expect(shop.pay({ customerInfo: elsewhere })).rejects.toEqual(code('attempt_changed'));
    expect(shop.born.get(order_id)).toEqual(first);
    const later = '7d9f3c52-2222-4222-8222-222222222222';
    await shop.pay({ customerInfo: elsewhere, attempt: later, orderId: order_id });
    expect(shop.born.get(order_id)).toMatchObject({ birthPlace: 'Brest' });
  });

  it('keeps the five newest claims and drops expired ones', async () => {
    const shop = openTill();
    const claims: string[] = [];
    for (let n = 0; n < 7; n += 1) claims.push((await shop.pay()).claim);
    expect(shop.order().claims.map(({ hash }) => hash)).toEqual(claims.slice(2).map(digestOf));
    const dayLater = new Date('2026-11-25T17:42:00.000Z');
    const { claim } = await shop.pay({}, {}, dayLater);
    expect(shop.order().claims.map(({ hash }) => hash)).toEqual([digestOf(claim)]);
  });

  it('gets a new page when its own can no longer be paid', async () => {
    const shop = openTill();
    const first = await shop.pay();
    for (const status of ['pending', 'cancelled', 'failed'] as const) {
      const order = shop.order();
      shop.rows.set(order.id, { ...order, status });
      shop.change(order.payment.session_id ?? '', { status: 'expired', url: undefined });
      const again = await shop.pay();
      expect(again.order_id).toBe(first.order_id);
      expect([...shop.sessions.values()].filter((session) => session.url === again.url)).toMatchObject([
        { status: 'open', id: shop.order().payment.session_id },
      ]);
    }
    expect([...shop.byKey.keys()]).toEqual([0, 1, 2, 3].map((n) => `${first.order_id}:${attempt}:${n}`));
  });

  it('gets one new page for parallel clicks after its page was closed', async () => {
    const shop = openTill();
    await shop.pay();
    shop.change(shop.order().payment.session_id ?? '', { status: 'expired', url: undefined });
    const answers = await Promise.all([shop.pay(), shop.pay(), shop.pay()]);
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(shop.sessions.size).toBe(2);
  });

  it.each([
    ['paid', { isPaid: true }, 'already_paid'],
    ['decided by the bank', { isProcessing: true }, 'payment_pending'],
  ])('is refused while its page is %s, and opens no second one', async (_, change, refusal) => {
    const shop = openTill();
    await shop.pay();
    const session = shop.order().payment.session_id ?? '';
    shop.change(session, { status: 'complete', url: undefined, ...change });
    await expect(shop.pay()).rejects.toThrow(code(refusal));
    expect(shop.sessions.size).toBe(1);
  });

  it('fails when Stripe cannot be asked about its page', async () => {
    const shop = openTill();
    await shop.pay();
    shop.payments.readSession = () => Promise.reject(new StripeUnavailable('api_connection_error'));
    await expect(shop.pay()).rejects.toThrow(code('payment_unavailable'));
  });

  it('is refused with another content, because the page would charge the old one', async () => {
    const shop = openTill();
    await shop.pay();
    const changed = shop.pay({ selectedServices: [keyFor.design] });
    await expect(changed).rejects.toThrow(code('attempt_changed'));
    expect(shop.order()).toMatchObject({
      amount: catalogue[keyFor.numbers].price,
      services: [keyFor.numbers],
    });
  });

  it('is repeated with the same key when Stripe was not reached, with the next one after a stored failure', async () => {
    const shop = openTill();
    shop.failures.push(new StripeUnavailable('api_connection_error'), new StripeStoredFailure());
    await expect(shop.pay()).rejects.toThrow(code('payment_unavailable'));
    await expect(shop.pay()).rejects.toThrow(code('payment_unavailable'));
    await shop.pay();
    const { id } = shop.order();
    expect([...shop.byKey.keys()]).toEqual([`${id}:${attempt}:1`]);
  });

  it('closes a session that Stripe made in spite of a failure', async () => {
    const shop = openTill();
    const create = shop.payments.createSession;
    shop.payments.createSession = async (params, key) => {
      shop.payments.createSession = create;
      await create(params, key);
      throw new StripeStoredFailure();
    };
    await expect(shop.pay()).rejects.toThrow(code('payment_unavailable'));
    await shop.pay();
    expect([...shop.sessions.values()].map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  it('leads two clicks after a stored failure to one page, although one finds the other’s session', async () => {
    const shop = openTill();
    shop.failures.push(new StripeStoredFailure());
    await expect(shop.pay()).rejects.toThrow(code('payment_unavailable'));
    const create = shop.payments.createSession;
    let other: { url: string } | undefined;
    shop.payments.createSession = async (params, key) => {
      shop.payments.createSession = create;
      const session = await create(params, key);
      other = await shop.pay();
      return session;
    };
    const { url } = await shop.pay();
    expect([...shop.sessions.values()].map((session) => [session.status, session.url])).toEqual([
      ['open', url],
    ]);
    expect(other?.url).toBe(url);
  });
});
