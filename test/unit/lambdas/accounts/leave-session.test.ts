import { expect, it } from 'vitest';
import { leaveSession } from '#lambdas/accounts/leave-session.ts';
import { now, paidOrderRecord } from '#test/support/builders.ts';

const claims = [{ hash: 'a-hash', expires_at: '2026-11-27T09:00:00.000Z' }];

it.each([
  [
    'ends its tokens first, then claims and sockets, and its row goes',
    false,
    ['tokens of session-1', 'claims of order-1', 'socket-1', 'row of session-1'],
  ],
  [
    'keeps claims and sockets when another session has replaced it',
    true,
    ['tokens of session-1', 'row of session-1'],
  ],
])('a session that is left %s', async (_case, replaced, expected) => {
  const done: string[] = [];
  await leaveSession({ userId: 'user-1', session: 'session-1' }, replaced, {
    profiles: { leaveSession: async (_id, session) => void done.push(`tokens of ${session}`) },
    orders: {
      ofUser: async () => [paidOrderRecord({ id: 'order-1', claims })],
      forgetClaims: async (id) => void done.push(`claims of ${id}`),
    },
    connections: { removeAll: async () => ['socket-1'] },
    sockets: { close: async (id) => void done.push(id) },
    sessions: { remove: async ({ session }) => void done.push(`row of ${session}`) },
    now,
  });
  expect(done).toEqual(expected);
});
