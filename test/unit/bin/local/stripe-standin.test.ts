import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionParameters, stripeFor, tell } from '#test/support/stripe/client.ts';
import { type StripeStandIn, startStripeStandIn } from '#test/support/stripe/server.ts';

const secretKey = 'sk_test_standin';
const webhookSecret = 'whsec_standin';
let standIn: StripeStandIn;
let stripe: Stripe;

const start = async (more: { stateFile?: string; now?: () => Date } = {}) => {
  standIn = await startStripeStandIn({ port: 0, secretKey, webhookSecret, ...more });
  stripe = stripeFor(standIn.url, secretKey);
};
beforeEach(() => start());
afterEach(() => standIn.stop());

const create = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}, key?: string) =>
  stripe.checkout.sessions.create({ ...sessionParameters, ...more }, key ? { idempotencyKey: key } : {});

describe('checkout sessions', () => {
  it('are created open and unpaid, with their total, url and request id', async () => {
    const session = await create();
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 2900,
      currency: 'eur',
    });
    expect(session.id).toMatch(/^cs_test_\w{58}$/);
    expect(session.url).toBe(`${standIn.url}/c/pay/${session.id}`);
    expect(session.payment_intent).toBeNull();
    expect(session.lastResponse.requestId).toMatch(/^req_/);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toEqual(session);
  });

  it.each([
    ['an unknown parameter', { nonsense: 'x' }, 'parameter_unknown', 'nonsense'],
    [
      'an unknown nested parameter',
      { payment_intent_data: { nonsense: 'x' } },
      'parameter_unknown',
      'payment_intent_data[nonsense]',
    ],
    // Stripe has removed it from the version that the SDK pins.
    [
      'a parameter of former versions',
      { payment_method_types: ['card'] },
      'parameter_unknown',
      'payment_method_types',
    ],
    ['no lines', { line_items: undefined }, 'parameter_missing', 'line_items'],
    ['no success url', { success_url: undefined }, 'parameter_missing', 'success_url'],
    ['a bad url', { cancel_url: 'nowhere' }, 'url_invalid', 'cancel_url'],
    ['a bad e-mail', { customer_email: 'nobody' }, 'email_invalid', 'customer_email'],
    ['an unknown mode', { mode: 'gift' }, undefined, 'mode'],
    ['an early expiry', { expires_at: Math.floor(Date.now() / 1000) + 60 }, undefined, 'expires_at'],
    ['an unknown expansion', { expand: ['nonsense'] }, 'property_cannot_be_expanded', 'expand'],
  ])('are refused with %s', async (_case, more, code, param) => {
    const refused = stripe.rawRequest('POST', '/v1/checkout/sessions', { ...sessionParameters, ...more });
    await expect(refused).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
      param,
    });
    expect(standIn.sessions()).toEqual([]);
  });

  it('are refused for a wrong key and for an unknown id', async () => {
    await expect(stripeFor(standIn.url, 'sk_test_other').checkout.sessions.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
    await expect(stripe.checkout.sessions.retrieve('cs_test_no')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });

  it('are listed newest first, by pages, state and time', async () => {
    const ids = [];
    for (let made = 0; made < 3; made += 1) ids.unshift((await create()).id);
    const page = await stripe.checkout.sessions.list({ limit: 2 });
    expect([page.has_more, page.data.map(({ id }) => id)]).toEqual([true, ids.slice(0, 2)]);
    const all = await stripe.checkout.sessions.list({ limit: 1 }).autoPagingToArray({ limit: 10 });
    expect(all.map(({ id }) => id)).toEqual(ids);
    await stripe.checkout.sessions.expire(ids[0] ?? '');
    const open = await stripe.checkout.sessions.list({
      status: 'open',
      created: { gte: page.data[0]?.created ?? 0 },
    });
    expect(open.data.every(({ status }) => status === 'open')).toBe(true);
    expect(
      (await stripe.checkout.sessions.list({ created: { gt: Math.floor(Date.now() / 1000) + 5 } })).data,
    ).toEqual([]);
  });

  it('expire once, and automatically after a day', async () => {
    const { id } = await create();
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
    await standIn.stop();
    let clock = new Date();
    await start({ now: () => clock });
    const later = await create();
    clock = new Date(clock.getTime() + 25 * 3_600_000);
    expect(await stripe.checkout.sessions.retrieve(later.id)).toMatchObject({ status: 'expired' });
  });

  it('survive a restart', async () => {
    const stateFile = join(mkdtempSync(join(tmpdir(), 'stripe-')), 'state.json');
    await standIn.stop();
    await start({ stateFile });
    const { id } = await create({}, 'kept');
    await tell(standIn, `_pay/${id}`, { outcome: 'paid' });
    await standIn.stop();
    await start({ stateFile });
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
    expect((await create({}, 'kept')).id).toBe(id);
  });
});

describe('idempotency keys', () => {
  it('give the same answer to the same parameters and refuse others', async () => {
    const first = await create({}, 'order-1');
    const second = await create({}, 'order-1');
    expect([second.id, second.lastResponse.headers['idempotent-replayed']]).toEqual([first.id, 'true']);
    await expect(create({ client_reference_id: 'other' }, 'order-1')).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
    expect(standIn.sessions()).toHaveLength(1);
  });

  it('are refused while their first call runs', async () => {
    standIn.knobs.set({ api: { delay: 60 } });
    const results = await Promise.allSettled([create({}, 'twice'), create({}, 'twice')]);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { statusCode: 409, code: 'idempotency_key_in_use' } }]);
    expect(standIn.sessions()).toHaveLength(1);
  });

  it('store a 500, whether the effect took place or not, but no refused parameters', async () => {
    const path = '/v1/checkout/sessions';
    standIn.knobs.set({
      api: {
        failures: [
          { path, times: 1, when: 'before' },
          { path, times: 1, when: 'after' },
        ],
      },
    });
    for (const [key, made] of [
      ['a', 0],
      ['b', 1],
    ] as const) {
      await expect(create({}, key)).rejects.toMatchObject({ statusCode: 500 });
      await expect(create({}, key)).rejects.toMatchObject({ statusCode: 500 });
      expect(standIn.sessions()).toHaveLength(made);
    }
    await expect(create({ customer_email: 'nobody' }, 'c')).rejects.toMatchObject({ code: 'email_invalid' });
    expect((await create({}, 'c')).status).toBe('open');
  });

  it('return an answer that was lost', async () => {
    standIn.knobs.set({ api: { failures: [{ path: '/v1/checkout/sessions', times: 1, when: 'lost' }] } });
    const session = await create({}, 'lost');
    expect(standIn.sessions().map(({ id }) => id)).toEqual([session.id]);
    standIn.knobs.set({ reset: true, api: { down: true } });
    await expect(create()).rejects.toMatchObject({ type: 'StripeConnectionError' });
  });
});
