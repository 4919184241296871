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
