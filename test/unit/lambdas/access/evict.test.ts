import { describe, expect, it } from 'vitest';
import { ShopError } from '#domain/wire/errors.ts';
import { evict } from '#lambdas/access/evict.ts';
import { connect } from '#lambdas/live/connect.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { isEnded } from '#lambdas/storage/ended.ts';
import { now, orderRecord, profileRecord, staffRecord, userId } from '#test/support/builders.ts';
import { memoryShop } from '#test/support/memory.ts';

const claims = [{ hash: 'hash', expires_at: '2026-11-25T00:00:00.000Z' }];
const second = Math.floor(now.getTime() / 1000);

type Fault = (id: string) => Promise<void>;
type Faults = { readonly close?: Fault; readonly forget?: Fault; readonly steps?: string[] };

/** The steps in order, with a clock on which the pool's answer takes 700 ms. */
const run = async ({ close = async () => {}, forget = async () => {}, steps: done = [] }: Faults = {}) => {
  const shop = memoryShop(orderRecord({ claims }));
  let time = now.getTime();
  // The third is in the index only at the second read.
  const rows = ['first', 'second', 'late'];
  await evict(userId, {
    accounts: {
      endSessions: async (id) => {
        done.push(`refresh tokens of ${id}`);
        time += 700;
      },
    },
    profiles: { endSessions: async (_, at) => void done.push(`instant ${at - second}`) },
    connections: {
      removeAll: async () => {
        done.push('rows of sockets');
        return rows.splice(0, 2);
      },
    },
    sockets: {
      close: async (id) => {
        done.push(`${id} socket`);
        await close(id);
      },
    },
    orders: {
      ...shop.orders,
      forgetClaims: async (id) => {
        done.push('claims');
        await forget(id);
        await shop.orders.forgetClaims(id);
      },
    },
    clock: () => new Date(time),
    wait: async (ms) => void done.push(`wait ${ms}`),
  });
  return { done, orders: [...shop.rows.values()] };
};

describe('an eviction', () => {
  it('revokes refresh tokens before the instant that ends access tokens, or one could be made in between', async () => {
    const { done } = await run();
    expect(done.slice(1, 3)).toEqual([`refresh tokens of ${userId}`, 'instant 0']);
  });

  it('closes every socket, and continues when one of them cannot be closed', async () => {
    const { done, orders } = await run({
      close: async (id) => {
        if (id === 'first') throw new Error('no answer');
      },
    });
    expect(done.slice(3, 7)).toEqual(['rows of sockets', 'first socket', 'second socket', 'wait 300']);
    expect(orders.map((order) => order.claims)).toEqual([[]]);
  });

  it('also closes a socket that the index did not show at first', async () => {
    const { done } = await run();
    expect(done.slice(7)).toEqual(['rows of sockets', 'late socket']);
  });

  it('ends the claims of every order first, or one could start a session after the instant', async () => {
    const { done, orders } = await run();
    expect(done[0]).toBe('claims');
    expect(orders.map((order) => order.claims)).toEqual([[]]);
  });

  it('ends every session even when a claim cannot be ended, which is an error', async () => {
    const steps: string[] = [];
    const forget = async () => {
      throw new Error('no answer');
    };
    await expect(run({ forget, steps })).rejects.toThrow('no answer');
    expect(steps).toEqual(expect.arrayContaining([`refresh tokens of ${userId}`, 'instant 0']));
  });

  it('ends everything that was made in the instant’s second or before', () => {
    const profile = { sessions_ended_at: 100 };
    expect([99, 100, 101].map((madeAt) => isEnded(profile, madeAt))).toEqual([true, true, false]);
    expect(isEnded({}, 0)).toBe(false);
  });

  it('closes the atelier', async () => {
    const actor = {
      kind: 'customer',
      userId,
      groups: ['administrators'],
      issuedAt: 100,
      session: 'session',
    } as const;
    const ofSession = async () => {
      throw new ShopError('signed_out');
    };
    const staff = { find: async () => staffRecord({ is_administrator: true }) };
    await expect(memberOf(actor, { profiles: { ofSession }, staff })).rejects.toThrow(
      expect.objectContaining({ code: 'signed_out' }),
    );
  });

  it('ends earlier tickets, and one that is used at the same moment', async () => {
    const opened = new Set<string>();
    let endedAt = 100;
    const open = (minted_at: number, meanwhile = () => {}) =>
      connect(
        { connectionId: `of-${minted_at}`, origin: 'https://shop.fr', ticket: 'ticket' },
        {
          tickets: { redeem: async () => ({ user_id: userId, session: 'session', minted_at }) },
          profiles: { find: async () => profileRecord({ sessions_ended_at: endedAt }) },
          connections: {
            add: async (id) => {
              meanwhile();
              opened.add(id);
            },
            remove: async (id) => void opened.delete(id),
          },
          siteUrl: 'https://shop.fr',
          now,
        },
      );
    const evicted = () => {
      endedAt = 102;
    };
    expect([await open(100), await open(101), await open(102, evicted)]).toEqual([false, true, false]);
    expect([...opened]).toEqual(['of-101']);
  });
});
