import { closeIssue as wire } from '#domain/wire/issues.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { assertAdministrator } from '#lambdas/staff/colleague.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { IssuesStore } from '#lambdas/storage/issues.ts';

/** An administrator has looked at it. Throws ShopError forbidden. */
export const closeIssue = async (
  me: Member,
  id: string,
  { issues }: { readonly issues: Pick<IssuesStore, 'close'> },
): Promise<void> => {
  assertAdministrator(me);
  await issues.close('same', id);
};

export const route = routeOf(wire, {
  id: 'CloseIssue',
  who: 'staff',
  loss: 'Administrators find no order and cannot reassign one.',
  uses: { issues: ['DeleteItem'] },
  stores: ['issues'],
  run: async ({ me, body, issues }) => {
    await closeIssue(me, body.id, { issues });
    return { closed: true as const };
  },
});
