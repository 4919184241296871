/** Who may ask for the end of an account, before anything is read of it. */
import { expect, it } from 'vitest';
import { route } from '#lambdas/accounts/ask-closing.ts';
import type { StaffRecord } from '#lambdas/storage/staff.ts';
import { profileRecord, staffRecord, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { callRoute } from '#test/support/route-call.ts';

const auth_time = String(Math.floor(Date.now() / 1000));
/** The limit is reached, so a wish that is not refused before ends there. */
const ask = (row: StaffRecord | undefined, groups: object) =>
  callRoute(
    route,
    { body: {}, claims: { sub: userId, iat: '1', auth_time, origin_jti: 'session', ...groups } },
    {
      profiles: { ofSession: async () => profileRecord() },
      tokens: { isServerSession: async () => false },
      staff: { find: async () => row },
      limits: { waitFor: async () => 60_000 },
    },
  );

it.each([
  ['with a second factor', { 'cognito:groups': '[experts]' }],
  ['without a second factor, whose token has no groups', {}],
])('a member of the staff %s cannot ask', async (_who, groups) => {
  const row = staffRecord({ discipline: keyFor.numbers });
  expect(await ask(row, groups)).toMatchObject({ status: 403, json: { error: { code: 'forbidden' } } });
});

it.each([
  ['a customer', undefined],
  ['who is only invited', staffRecord({ accepted_at: undefined })],
  ['who has left', staffRecord({ left_at: '2026-11-20T08:00:00.000Z' })],
])('%s asks', async (_who, row) => {
  expect(await ask(row, {})).toMatchObject({ status: 429 });
});
