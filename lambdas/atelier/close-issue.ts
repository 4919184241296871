import type * as z from 'zod/mini';
import { closeIssue as wire } from '#domain/wire/issues.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { assertAdministrator } from '#lambdas/staff/colleague.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { IssuesStore } from '#lambdas/storage/issues.ts';

/** An administrator has looked at it. Throws ShopError forbidden. */
export const closeIssue = async (
  me: Member,
  { kind, id }: z.infer<typeof wire.body>,
  { issues }: { readonly issues: Pick<IssuesStore, 'close'> },
): Promise<void> => {
  assertAdministrator(me);
  await issues.close(kind, id);
};

export const route = routeOf(wire, {
  id: 'CloseIssue',
  who: 'staff',
  loss: 'Administrators find no order and cannot reassign one.',
  uses: { issues: ['DeleteItem'] },
  stores: ['issues'],
  run: async ({ me, body, issues }) => {
    await closeIssue(me, body, { issues });
    return { closed: true as const };
  },
});
