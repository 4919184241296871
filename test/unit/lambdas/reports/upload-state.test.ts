/** An upload that its queue has given up. */
import { expect, it } from 'vitest';
import { route } from '#lambdas/reports/upload-state.ts';
import { orderId, partTakenBy, staffRecord, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { asMember, callRoute } from '#test/support/route-call.ts';

const { claims, members } = asMember(
  { id: userId, groups: ['experts'] },
  staffRecord({ discipline: keyFor.numbers }),
);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

it.each([
  [19, {}, { state: 'sending' }],
  [21, {}, { state: 'refused', refusal: 'not_checked' }],
  [21, { desk: true as const }, { state: 'refused', refusal: 'not_typeset' }],
  [21, { state: 'checked' as const }, { state: 'checked' }],
])('%i minutes after it began, %o is %o', async (minutes, change, shown) => {
  const upload = {
    id: 'one',
    state: 'sending' as const,
    key: 'uploads/a',
    at: minutesAgo(minutes),
    ...change,
  };
  const answer = await callRoute(
    route,
    { params: { id: orderId, service: keyFor.numbers }, claims },
    { ...members, parts: { find: async () => partTakenBy(userId, { read_by: userId, upload }) } },
  );
  expect(answer).toMatchObject({ status: 200, json: { upload: shown } });
});
