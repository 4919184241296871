import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { readEvent } from '#lambdas/gateways/stripe-events.ts';

const secret = 'whsec_first';
const body = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  created: 1_795_000_000,
  data: { object: { id: 'cs_test_first', object: 'checkout.session' } },
});
const seconds = (ago: number) => Math.floor(Date.now() / 1000) - ago;
const signed = (payload = body, by = secret, ago = 0): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: by, timestamp: seconds(ago) });

describe('an event of Stripe', () => {
  it('is read when one of the secrets has signed it', () => {
    const event = {
      id: 'evt_1',
      sessionId: 'cs_test_first',
      money: undefined,
      createdAt: new Date(1_795_000_000_000),
    };
    expect(readEvent(body, signed(), [secret])).toEqual(event);
    expect(readEvent(body, signed(), ['whsec_next', secret])).toEqual(event);
  });

  it('is read with either secret while Stripe signs with both', () => {
    const [, next] = signed(body, 'whsec_next').split(',');
    for (const known of [secret, 'whsec_next'])
      expect(readEvent(body, `${signed()},${next}`, [known])).toMatchObject({ id: 'evt_1' });
  });

  it.each([
    ['without a signature', body, ''],
    ['signed with another secret', body, signed(body, 'whsec_another')],
    ['signed longer than five minutes ago', body, signed(body, secret, 400)],
    ['changed after it was signed', body.replace('evt_1', 'evt_2'), signed()],
    ['signed by a scheme that is not ours', body, signed().replace('v1=', 'v0=')],
  ])('is refused %s', (_case, payload, signature) => {
    expect(readEvent(payload, signature, [secret])).toBeUndefined();
  });
});
