import { expect, it } from 'vitest';
import { leaveSession } from '#lambdas/accounts/leave-session.ts';
import { paidOrderRecord } from '#test/support/builders.ts';

const claims = [{ hash: 'a-hash', expires_at: '2026-11-27T09:00:00.000Z' }];

it.each([
  ['ends the claims before its row goes', false, ['claims of order-1', 'session-1']],
  ['keeps the claims when another session has replaced it', true, ['session-1']],
])('a session that is left %s', async (_case, replaced, expected) => {
  const done: string[] = [];
  await leaveSession({ user_id: 'user-1', session: 'session-1' }, replaced, {
    orders: {
      ofUser: async () => [paidOrderRecord({ id: 'order-1', claims })],
      forgetClaims: async (id) => void done.push(`claims of ${id}`),
    },
    sessions: { remove: async ({ session }) => void done.push(session) },
  });
  expect(done).toEqual(expected);
});
