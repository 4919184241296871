import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionParameters, stripeFor, tell } from '#test/support/stripe/client.ts';
import { type StripeStandIn, startStripeStandIn } from '#test/support/stripe/server.ts';

let standIn: StripeStandIn;
let stripe: Stripe;

beforeEach(async () => {
  standIn = await startStripeStandIn({
    port: 0,
    secretKey: 'sk_test_standin',
    webhookSecret: 'whsec_standin',
  });
  stripe = stripeFor(standIn.url, 'sk_test_standin');
});
afterEach(() => standIn.stop());

const create = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  stripe.checkout.sessions.create({ ...sessionParameters, ...more });

describe('payments and refunds', () => {
  it('a refused card leaves the session open with its error; a later one pays', async () => {
    const { id } = await create({ payment_intent_data: { metadata: { order: '42' } } });
    await tell(standIn, `_pay/${id}`, { outcome: 'refused' });
    const refused = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(refused).toMatchObject({
      status: 'open',
      payment_intent: {
        status: 'requires_payment_method',
        last_payment_error: { code: 'card_declined' },
        metadata: { order: '42' },
      },
    });
    await tell(standIn, `_pay/${id}`, { outcome: 'paid' });
    const paid = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    expect(paid).toMatchObject({
      payment_status: 'paid',
      payment_intent: {
        amount_received: 2900,
        last_payment_error: null,
        latest_charge: {
          paid: true,
          payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
        },
      },
    });
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
    expect((await tell(standIn, `_pay/${id}`, { outcome: 'paid' })).status).toBe(409);
  });

  it('a late payment is confirmed or refused once', async () => {
    for (const [outcome, status] of [
      ['succeeded', 'paid'],
      ['failed', 'unpaid'],
    ] as const) {
      const { id } = await create();
      await tell(standIn, `_pay/${id}`, { outcome: 'later' });
      expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
        status: 'complete',
        payment_status: 'unpaid',
      });
      await tell(standIn, `_settle/${id}`, { outcome });
      expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: status });
      expect((await tell(standIn, `_settle/${id}`, { outcome })).status).toBe(409);
    }
  });

  it('refunds never exceed what was paid', async () => {
    const { id } = await create();
    await tell(standIn, `_pay/${id}`, { outcome: 'paid' });
    const intent = String((await stripe.checkout.sessions.retrieve(id)).payment_intent);
    expect(await stripe.refunds.create({ payment_intent: intent, amount: 900 })).toMatchObject({
      amount: 900,
      status: 'succeeded',
    });
    await expect(stripe.refunds.create({ payment_intent: intent, amount: 2001 })).rejects.toMatchObject({
      param: 'amount',
    });
    expect(
      (await stripe.refunds.create({ payment_intent: intent, reason: 'requested_by_customer' })).amount,
    ).toBe(2000);
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const listed = await stripe.refunds.list({ payment_intent: intent });
    expect(listed.data.map(({ amount }) => amount)).toEqual([2000, 900]);
  });

  it('a disputed payment is not refunded unless the dispute is won', async () => {
    const { id } = await create();
    expect((await tell(standIn, `_dispute/${id}`, { reason: 'fraudulent' })).status).toBe(409);
    await tell(standIn, `_pay/${id}`, { outcome: 'paid' });
    const intent = String((await stripe.checkout.sessions.retrieve(id)).payment_intent);
    await tell(standIn, `_dispute/${id}`, { reason: 'fraudulent' });
    const list = async () => (await stripe.disputes.list({ payment_intent: intent })).data;
    expect(await list()).toMatchObject([{ amount: 2900, reason: 'fraudulent', status: 'needs_response' }]);
    const refund = () => stripe.refunds.create({ payment_intent: intent });
    await expect(refund()).rejects.toMatchObject({ statusCode: 400, code: 'charge_disputed' });
    await tell(standIn, `_dispute_end/${id}`, { outcome: 'won' });
    expect(await list()).toMatchObject([{ status: 'won' }]);
    expect(await refund()).toMatchObject({ amount: 2900 });
    expect((await tell(standIn, `_dispute_end/${id}`, { outcome: 'lost' })).status).toBe(409);
    const types = standIn.state().events.map(({ type }) => type);
    expect(types.filter((type) => type.startsWith('charge.dispute'))).toEqual([
      'charge.dispute.created',
      'charge.dispute.closed',
    ]);
  });

  it('a refund that the bank sends back gives its money to Stripe, which can refund it again', async () => {
    const { id } = await create();
    await tell(standIn, `_pay/${id}`, { outcome: 'paid' });
    const intent = String((await stripe.checkout.sessions.retrieve(id)).payment_intent);
    const refund = await stripe.refunds.create({ payment_intent: intent });
    expect((await tell(standIn, `_return/${refund.id}`, {})).status).toBe(200);
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'lost_or_stolen_card',
    });
    expect((await tell(standIn, `_return/${refund.id}`, {})).status).toBe(404);
    expect(await stripe.refunds.create({ payment_intent: intent })).toMatchObject({ status: 'succeeded' });
    expect(standIn.state().events.map(({ type }) => type)).toContain('refund.failed');
  });

  it('a call that is cut has no effect and leaves its key free', async () => {
    const { id } = await create();
    await tell(standIn, `_pay/${id}`, { outcome: 'paid' });
    const intent = String((await stripe.checkout.sessions.retrieve(id)).payment_intent);
    // Twice, because the SDK itself repeats a reset connection once.
    await tell(standIn, '_fail', { path: '/v1/refunds', body: intent, times: 2, when: 'cut' });
    const refund = () => stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: 'once' });
    await expect(refund()).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect((await stripe.refunds.list({ payment_intent: intent })).data).toEqual([]);
    expect(await refund()).toMatchObject({ amount: 2900 });
  });
});
