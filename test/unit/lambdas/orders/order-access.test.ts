import { describe, expect, it } from 'vitest';
import { epochSeconds } from '#domain/dates.ts';
import { mayRead } from '#lambdas/access/access.ts';
import type { Actor } from '#lambdas/platform/identity.ts';
import { digestOf } from '#lambdas/platform/tokens.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import { now, orderRecord, profileRecord, userId } from '#test/support/builders.ts';

describe('the reader of an order', () => {
  const order = orderRecord({
    claims: [{ hash: digestOf('secret'), expires_at: '2026-11-25T00:00:00.000Z' }],
  });

  const browser: Actor = { kind: 'claim', secret: 'secret' };
  const may = (actor: Actor, at = now, profile: ProfileRecord | undefined = profileRecord()) =>
    mayRead(order, actor, { profiles: { find: async () => profile }, now: at });

  it('is its customer, or a browser with an unexpired claim of it', async () => {
    expect(await may({ kind: 'customer', userId, groups: [], issuedAt: 0, session: 'session' })).toBe(true);
    expect(await may(browser)).toBe(true);
  });

  it('is nobody else', async () => {
    const another = {
      kind: 'customer',
      userId: 'another',
      groups: ['administrators'],
      issuedAt: 0,
      session: 'session',
    } as const;
    expect(await may(another)).toBe(false);
    expect(await may({ kind: 'anonymous' })).toBe(false);
    expect(await may({ kind: 'claim', secret: digestOf('secret') })).toBe(false);
    expect(await may(browser, new Date('2026-11-25T00:00:00.000Z'))).toBe(false);
  });

  it('is no browser whose claim was made before the sessions of the account were ended', async () => {
    const madeAt = epochSeconds(new Date('2026-11-24T00:00:00.000Z'));
    const ended = (sessions_ended_at: number) => may(browser, now, profileRecord({ sessions_ended_at }));
    expect([await ended(madeAt), await ended(madeAt - 1)]).toEqual([false, true]);
  });
});
