/** The one mail before an unused account is erased. */
import { expect, it } from 'vitest';
import { mostTold, tellIdle } from '#lambdas/accounts/tell-idle.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import { profileRecord, staffRecord } from '#test/support/builders.ts';

const month = '2026-10';
const run = async (at: string, changes: Partial<ProfileRecord> = {}, isStaff = false) => {
  const told: OutboxRecord['subject'][] = [];
  const count = await tellIdle({
    profiles: {
      findAll: async (ids) => ids.map((user_id) => profileRecord({ user_id, seen: month, ...changes })),
      idsSeenIn: async (asked) => (asked === month ? ['user-1'] : []),
    },
    staff: { find: async () => (isStaff ? staffRecord() : undefined) },
    idleNotices: { tell: async (_id, _month, _at, mail) => told.push(mail.subject) > 0 },
    now: new Date(at),
  });
  expect(count).toBe(told.length);
  return told;
};

it.each([
  ['30 days before the account counts as unused', '2029-10-02T02:00:00Z', '2029-11-01T02:00:00.000Z'],
  ['later, when the job did not run: the erasure waits', '2029-12-05T02:00:00Z', '2030-01-04T02:00:00.000Z'],
])('is sent %s', async (_, at, erases_at) => {
  expect(await run(at)).toEqual([{ kind: 'idle', user_id: 'user-1', erases_at }]);
});

it('is not sent earlier', async () => {
  expect(await run('2029-10-01T23:59:59Z')).toEqual([]);
});

it.each([
  ['told before', { erases_at: '2029-11-01T00:00:00.000Z' }],
  ['back since', { seen: '2029-09' }],
  ['refused by its mailbox', { locked_at: '2029-09-01T00:00:00.000Z' }],
  ['closing at its wish', { closing: 'asked' as const }],
])('is not sent to a customer who is %s', async (_, changes) => {
  expect(await run('2029-10-02T02:00:00Z', changes)).toEqual([]);
});

it('is not sent to staff', async () => {
  expect(await run('2029-10-02T02:00:00Z', {}, true)).toEqual([]);
});

it('reaches a month of accounts in several runs, each with few mails and reads at half the price', async () => {
  const told = new Set<string>();
  const ids = Array.from({ length: 3 * mostTold - 50 }, (_, at) => `user-${at}`);
  let whole = 0;
  const next = () =>
    tellIdle({
      profiles: {
        findAll: async (wanted, isConsistent = true) => {
          if (isConsistent) whole += wanted.length;
          return wanted.map((user_id) =>
            profileRecord({ user_id, seen: month, ...(told.has(user_id) && { erases_at: '2029-11-01' }) }),
          );
        },
        idsSeenIn: async (asked) => (asked === month ? ids : []),
      },
      staff: { find: async () => undefined },
      idleNotices: { tell: async (id) => told.add(id).has(id) },
      now: new Date('2029-10-02T02:00:00Z'),
    });
  expect([await next(), await next(), await next(), await next()]).toEqual([200, 200, 150, 0]);
  expect([told.size, whole]).toEqual([ids.length, 0]);
});
