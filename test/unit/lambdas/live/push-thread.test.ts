/** Whose open pages are told that something was written about a consultation. */
import { expect, it } from 'vitest';
import type { LiveMessage } from '#domain/wire/live.ts';
import { pushThread } from '#lambdas/live/push-thread.ts';
import { partOf } from '#lambdas/storage/draft-keys.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { now, orderId, paidOrderRecord, partTakenBy, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const service = keyFor.numbers;
const name = partOf({ order_id: orderId, service });
const seconds = (count: number): string => new Date(now.getTime() - count * 1000).toISOString();

/** Each account has a socket of its name; `sent` says what API Gateway answers about one. */
const openShop = (part: Partial<PartRecord> = {}, sent: (id: string) => boolean = () => true, age = 60) => {
  const told: [string, LiveMessage][] = [];
  const removed: string[] = [];
  const push = (of = name) =>
    pushThread(of, {
      now,
      orders: { find: async () => paidOrderRecord() },
      parts: { find: async () => partTakenBy('holder', part) },
      connections: {
        ofUser: async (id) => [{ connection_id: id, connected_at: seconds(age) }],
        remove: async (id) => void removed.push(id),
      },
      sockets: {
        send: async (id, message) => {
          told.push([id, message]);
          return sent(id);
        },
      },
    });
  return { push, told, removed };
};

it('those of its customer and of the expert who has it', async () => {
  const { push, told } = openShop();
  await push();
  const message = { type: 'thread', order_id: orderId, service };
  expect(told).toEqual([
    [userId, message],
    ['holder', message],
  ]);
});

it('those of the customer alone while nobody has it', async () => {
  const { push, told } = openShop({ expert: undefined });
  await push();
  expect(told.map(([id]) => id)).toEqual([userId]);
});

it('nobody’s for what is no part', async () => {
  const { push, told } = openShop();
  await push('');
  await push(`${orderId}#unknown`);
  expect(told).toEqual([]);
});

it('the others’ although one fails, and the batch is told', async () => {
  const { push, told } = openShop({}, (id) => {
    if (id === userId) throw new Error('not now');
    return true;
  });
  await expect(push()).rejects.toThrow('not now');
  expect(told).toHaveLength(2);
});

it.each([
  ['is forgotten', 11, ['holder']],
  ['stays while its handshake may still end', 10, []],
])('a socket that is gone %s', async (_, age, gone) => {
  const { push, removed } = openShop({}, (id) => id !== 'holder', age);
  await push();
  expect(removed).toEqual(gone);
});
