import { describe, expect, it } from 'vitest';
import { validateEmail } from '#lambdas/accounts/validate-email.ts';
import type { Actor } from '#lambdas/platform/identity.ts';
import { digestOf } from '#lambdas/platform/tokens.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { TokenRecord } from '#lambdas/storage/tokens.ts';
import { now, orderId, orderRecord, profileRecord, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { memoryShop } from '#test/support/memory.ts';

const code = (value: string) => expect.objectContaining({ code: value });

describe('the link of a verification mail', () => {
  const link: TokenRecord = {
    hash: 'hash',
    purpose: 'validation',
    user_id: userId,
    email: 'camille@exemple.fr',
    order_id: orderId,
    expires_at: '2026-12-01T00:00:00.000Z',
    minted_at: 0,
  };
  const owner: Actor = { kind: 'customer', userId, groups: [], issuedAt: 0, session: 'session' };
  const anyone: Actor = { kind: 'anonymous' };
  const stranger: Actor = {
    kind: 'customer',
    userId: 'another',
    groups: [],
    issuedAt: 0,
    session: 'session',
  };
  const claimer: Actor = { kind: 'claim', secret: 'a claim' };
  const claims = [{ hash: digestOf('a claim'), expires_at: '2026-12-01T00:00:00.000Z' }];
  const session = { access_token: 'access', refresh_token: 'refresh' };

  const open = (changes: Partial<TokenRecord> = {}, row: ProfileRecord = profileRecord()) => {
    const shop = memoryShop(orderRecord({ claims }), orderRecord({ id: 'second' }));
    let profile = row;
    let token: TokenRecord = { ...link, ...changes };
    const answered: string[] = [];
    const click = (
      actor: Actor = owner,
      request: { token: string; orderId?: string } = { token: 'secret' },
    ) =>
      validateEmail(request, actor, {
        tokens: { find: async (secret) => (secret === 'secret' ? token : undefined) },
        verifications: {
          consume: async () => {
            if (token.used_at) return false;
            token = { ...token, used_at: now.toISOString() };
            profile = { ...profile, email_validated: true };
            return true;
          },
        },
        profiles: { find: async () => profile },
        orders: shop.orders,
        births: shop.births,
        parts: shop.partsOfOrder,
        verifiedOrders: shop.verifiedOrders,
        issues: { close: async () => {} },
        requests: { answerAll: async (_id, kind) => void answered.push(kind) },
        startSession: async () => session,
        now,
      });
    return { ...shop, click, answered, isUsed: () => token.used_at !== undefined };
  };

  it('verifies the address on all orders and shows its order to a browser with the account’s session', async () => {
    const shop = open();
    const first = await shop.click();
    expect(first).toMatchObject({
      success: true,
      alreadyValidated: false,
      orderId,
      order: { services: [keyFor.numbers], status: 'pending' },
    });
    expect(first).not.toHaveProperty('authTokens');
    const validated = { email_validated: true, email_validated_at: now.toISOString() };
    for (const order of shop.rows.values()) expect(order).toMatchObject(validated);
    const again = await shop.click(anyone);
    expect(again).toMatchObject({ success: true, alreadyValidated: true });
    for (const secret of ['order', 'orderId', 'authTokens']) expect(again).not.toHaveProperty(secret);
    expect(await shop.click(owner)).toMatchObject({ alreadyValidated: true, orderId });
  });

  it('answers the request of a closing that the link takes back', async () => {
    const row = profileRecord({ closing: 'asked', closes_at: now.toISOString() });
    const shop = open({}, row);
    await shop.click();
    expect(shop.answered).toEqual(['erasure']);
  });

  it('starts a session for the browser with a claim of the account, once', async () => {
    const shop = open();
    expect(await shop.click(claimer)).toMatchObject({
      alreadyValidated: false,
      orderId,
      authTokens: session,
    });
    expect(await shop.click(claimer)).not.toHaveProperty('authTokens');
  });

  it('starts no session with a claim that gave one after the payment', async () => {
    const shop = open();
    shop.rows.set(orderId, orderRecord({ claims: claims.map((claim) => ({ ...claim, used: true })) }));
    const first = await shop.click(claimer);
    expect(first).toMatchObject({ success: true, orderId });
    expect(first).not.toHaveProperty('authTokens');
  });

  it.each<[string, Actor]>([
    ['nobody', anyone],
    ['somebody else', stranger],
    ['who holds another claim', { kind: 'claim', secret: 'another claim' }],
  ])('asks %s, verifies nothing and is not used up', async (_case, actor) => {
    const shop = open();
    expect(await shop.click(actor)).toEqual({
      success: false,
      alreadyValidated: false,
      asks: { email: 'camille@exemple.fr' },
    });
    expect(shop.isUsed()).toBe(false);
    expect([...shop.rows.values()].map((order) => order.email_validated)).toEqual([false, false]);
  });

  it('does not ask about an address that another link has verified', async () => {
    const shop = open({}, profileRecord({ email_validated: true }));
    expect(await shop.click(anyone)).toMatchObject({ success: true, alreadyValidated: true });
    expect(shop.isUsed()).toBe(false);
  });

  it.each([
    ['has another address by now', { email: 'ailleurs@exemple.fr' }],
    ['is locked', { locked_at: '2026-11-20T00:00:00.000Z' }],
    ['has ended its links', { sessions_ended_at: 1795000000 }],
  ])('is refused for an account that %s, without a question', async (_case, changes) => {
    await expect(open({}, profileRecord(changes)).click(anyone)).rejects.toThrow(code('link_invalid'));
  });

  it.each<[string, Partial<TokenRecord>, { token: string; orderId?: string }]>([
    ['unknown', {}, { token: 'guessed' }],
    ['expired', { expires_at: now.toISOString() }, { token: 'secret' }],
    ['for something else', { purpose: 'session' }, { token: 'secret' }],
    ['with another order', {}, { token: 'secret', orderId: 'second' }],
  ])('is refused when it is %s, and verifies nothing', async (_case, changes, request) => {
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
    ['must verify its address again', { email_validated: false }],
  ])('that was used verifies nothing more for an account that %s', async (_case, changes) => {
    const shop = open({ used_at: '2026-11-19T00:00:00.000Z' }, profileRecord(changes));
    await expect(shop.click(owner)).rejects.toThrow(code('link_invalid'));
    expect([...shop.rows.values()].map((order) => order.email_validated)).toEqual([false, false]);
  });

  it('answers «already» after its expiry when it was used in time', async () => {
    const used = { expires_at: '2026-11-20T00:00:00.000Z', used_at: '2026-11-19T00:00:00.000Z' };
    const shop = open(used, profileRecord({ email_validated: true }));
    expect(await shop.click()).toMatchObject({ alreadyValidated: true });
  });
});
