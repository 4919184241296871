/** An export that its queue has given up. */
import { expect, it } from 'vitest';
import { askExport } from '#lambdas/exports/ask-export.ts';
import { exportState } from '#lambdas/exports/export-state.ts';
import type { ExportRecord } from '#lambdas/storage/exports.ts';
import { now, orderId, userId } from '#test/support/builders.ts';

const customer = { kind: 'customer' as const, userId, groups: [], issuedAt: 0, session: 'session' };
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const making = (minutes: number): ExportRecord => ({
  ...{ user_id: userId, id: orderId, state: 'making', request: 'one', done: 1, total: 3 },
  asked_at: minutesAgo(minutes),
});

it.each([
  [19, 'making'],
  [21, 'failed'],
] as const)('asked for %i minutes ago and not ready is %s', (minutes, state) => {
  expect(exportState(making(minutes), now)).toMatchObject({ state, asked_at: minutesAgo(minutes) });
});

it.each([
  [19, 0],
  [21, 1],
])('asked for again after %i minutes, %i new one begins under the same request', async (minutes, count) => {
  const begun: (ExportRecord | undefined)[] = [];
  await askExport(customer, {
    exports: { find: async () => making(minutes) },
    writes: {
      begin: async (_customer, id, before) => {
        begun.push(before);
        return { ...making(0), id };
      },
    },
    queue: { add: async () => undefined },
    newId: () => 'a-new-one',
    now,
  });
  expect(begun).toHaveLength(count);
  for (const before of begun) expect(before).toMatchObject({ state: 'failed', request: 'one' });
});
