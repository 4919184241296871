import { describe, expect, it } from 'vitest';
import { validateEmail } from '#lambdas/accounts/validate-email.ts';
import type { Actor } from '#lambdas/platform/identity.ts';
import type { ProfileRecord } from '#lambdas/storage/profiles-store.ts';
import type { TokenRecord } from '#lambdas/storage/tokens-store.ts';
import { now, orderId, orderRecord, profileRecord, userId } from '../support/builders.ts';
import { memoryShop } from '../support/memory.ts';

const code = (value: string) => expect.objectContaining({ code: value });

describe('the link of a validation mail', () => {
  const link: TokenRecord = {
    hash: 'hash',
    purpose: 'validation',
    user_id: userId,
    email: 'camille@exemple.fr',
    order_id: orderId,
    expires_at: '2026-12-01T00:00:00.000Z',
  };
  const owner: Actor = { kind: 'customer', userId, groups: [] };
  const anyone: Actor = { kind: 'anonymous' };
  const session = { access_token: 'access', refresh_token: 'refresh' };

  const proven = profileRecord({ email_validated: true });

  const open = (changes: Partial<TokenRecord> = {}, profile: ProfileRecord = proven) => {
    const shop = memoryShop(orderRecord(), orderRecord({ id: 'second' }));
    let token: TokenRecord = { ...link, ...changes };
    const click = (
      actor: Actor = anyone,
      request: { token: string; orderId?: string } = { token: 'secret' },
    ) =>
      validateEmail(request, actor, {
        tokens: { find: async (secret) => (secret === 'secret' ? token : undefined) },
        proofs: {
          consume: async () => {
            if (token.used_at) return false;
            token = { ...token, used_at: now.toISOString() };
            return true;
          },
        },
        profiles: { find: async () => profile },
        orders: shop.orders,
        parts: shop.partsOfOrder,
        provenOrders: shop.provenOrders,
        startSession: async () => session,
        now,
      });
    return { ...shop, click };
  };

  it('proves the address on all orders, shows its order and starts a session, once', async () => {
    const shop = open();
    expect(await shop.click()).toMatchObject({
      success: true,
      alreadyValidated: false,
      orderId,
      order: { services: ['numerologie'], status: 'pending' },
      authTokens: session,
    });
    const validated = { email_validated: true, email_validated_at: now.toISOString() };
    for (const order of shop.rows.values()) expect(order).toMatchObject(validated);
    const again = await shop.click();
    expect(again).toMatchObject({ success: true, alreadyValidated: true });
    for (const secret of ['order', 'orderId', 'authTokens']) expect(again).not.toHaveProperty(secret);
    expect(await shop.click(owner)).toMatchObject({ alreadyValidated: true, orderId });
  });

  it.each<[string, Partial<TokenRecord>, { token: string; orderId?: string }]>([
    ['unknown', {}, { token: 'guessed' }],
    ['expired', { expires_at: now.toISOString() }, { token: 'secret' }],
    ['for something else', { purpose: 'session' }, { token: 'secret' }],
    ['with another order', {}, { token: 'secret', orderId: 'second' }],
  ])('is refused when it is %s, and proves nothing', async (_case, changes, request) => {
    const shop = open(changes);
    await expect(shop.click(owner, request)).rejects.toThrow(code('link_invalid'));
    expect([...shop.rows.values()].map((order) => order.email_validated)).toEqual([false, false]);
  });

  it('never shows an order of another account', async () => {
    const shop = open();
    shop.rows.set(orderId, orderRecord({ user_id: 'another' }));
    expect(await shop.click()).not.toHaveProperty('order');
  });

  it.each([
    ['has another address since', { email: 'ailleurs@exemple.fr', email_validated: true }],
    ['must prove its address again', { email_validated: false }],
  ])('that was used proves nothing more for an account that %s', async (_case, changes) => {
    const shop = open({ used_at: '2026-11-19T00:00:00.000Z' }, profileRecord(changes));
    await expect(shop.click(owner)).rejects.toThrow(code('link_invalid'));
    expect([...shop.rows.values()].map((order) => order.email_validated)).toEqual([false, false]);
  });

  it('says «already» after its expiry when it was used in time', async () => {
    const shop = open({ expires_at: '2026-11-20T00:00:00.000Z', used_at: '2026-11-19T00:00:00.000Z' });
    expect(await shop.click()).toMatchObject({ alreadyValidated: true });
  });
});
