import { describe, expect, it } from 'vitest';
import { restoreAddress } from '#lambdas/accounts/restore-address.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { TokenRecord } from '#lambdas/storage/tokens.ts';
import { now, orderRecord, paidOrderRecord, profileRecord, userId } from '#test/support/builders.ts';

const former = 'camille@exemple.fr';
const changed_at = '2026-11-23T10:00:00.000Z';
const link: TokenRecord = {
  hash: 'hash',
  purpose: 'undo',
  user_id: userId,
  email: former,
  changed_at,
  expires_at: '2026-11-26T10:00:00.000Z',
  minted_at: 0,
};
const account = profileRecord({
  email: 'voleur@exemple.fr',
  email_changed_at: changed_at,
  former_addresses: [{ email: former, at: changed_at }],
});
type Holder = { readonly profile: ProfileRecord; readonly orders: readonly OrderRecord[] };

/** The steps in order; `holder` is another account with the former address. */
const undo = async (token: TokenRecord, profile = account, holder?: Holder) => {
  const done: string[] = [];
  let isTaken = holder !== undefined;
  const run = restoreAddress(token, {
    accounts: {
      find: async () => (isTaken ? { userId: 'other', isHalfMade: false } : undefined),
      rename: async (_, email) => !isTaken && done.push(`renamed to ${email}`) > 0,
      remove: async () => {
        isTaken = false;
        done.push('other account removed');
      },
      endSessions: async () => {},
    },
    profiles: {
      find: async (id) => (id === userId ? profile : holder?.profile),
      endSessions: async (id) => void done.push(`sessions of ${id} ended`),
      lock: async (id) => void done.push(`${id} locked`),
      see: async (id, month) => void done.push(`${id} last seen in ${month}`),
    },
    orders: {
      ofUser: async (id) => [...(id === userId ? [] : (holder?.orders ?? []))],
      forgetClaims: async () => {},
    },
    connections: { removeAll: async () => [] },
    sockets: { close: async () => {} },
    clock: () => now,
    wait: async () => {},
    addresses: { moveOrder: async () => {} },
    verifications: { restore: async () => done.push('restored') > 0 },
    issues: { close: async () => {} },
    now,
  });
  return { run, done };
};
const code = (value: string) => expect.objectContaining({ code: value });

describe('a change of address', () => {
  it('is undone by the former mailbox’s link', async () => {
    const { run, done } = await undo(link);
    await run;
    expect(done).toEqual([`renamed to ${former}`, 'restored']);
  });

  it.each<[string, TokenRecord, ProfileRecord]>([
    ['too old', { ...link, expires_at: now.toISOString() }, account],
    ['used', { ...link, used_at: now.toISOString() }, account],
    ['of a change that was taken back', link, { ...account, former_addresses: [] }],
    ['of another change of the same address', { ...link, changed_at: '2026-11-23T11:00:00.000Z' }, account],
    ['of another address', { ...link, email: 'autre@exemple.fr' }, account],
  ])('is not undone by a link that is %s', async (_case, token, profile) => {
    const { run, done } = await undo(token, profile);
    await expect(run).rejects.toThrow(code('link_invalid'));
    expect(done).toEqual([]);
  });

  it('frees the address of an account that never verified it and has bought nothing', async () => {
    const orders = [orderRecord(), orderRecord({ status: 'cancelled' })];
    const other = { profile: profileRecord({ user_id: 'other' }), orders };
    const { run, done } = await undo(link, account, other);
    await run;
    const retired = ['sessions of other ended', 'other locked', 'other last seen in 2023-10'];
    expect(done).toEqual([...retired, 'other account removed', `renamed to ${former}`, 'restored']);
  });

  it.each<[string, Holder]>([
    ['verified', { profile: profileRecord({ email_validated: true }), orders: [] }],
    ['bought with', { profile: profileRecord(), orders: [paidOrderRecord()] }],
  ])('keeps an account that has %s the address', async (_case, other) => {
    const { run, done } = await undo(link, account, other);
    await expect(run).rejects.toThrow(code('already_registered'));
    expect(done).toEqual([]);
  });
});
