import { ShopError } from '#domain/wire/errors.ts';
import { resendMail as wire } from '#domain/wire/issues.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { OutboxStore, UnsentMailsStore } from '#lambdas/storage/outbox.ts';

export type ResendMailDependencies = {
  readonly unsentMails: Pick<UnsentMailsStore, 'revive'>;
  readonly outbox: Pick<OutboxStore, 'find'>;
  readonly now: Date;
};

/** An administrator makes a mail due again; the sweep of the outbox sends it. */
export const resendMail = async (
  { isAdministrator }: Member,
  id: string,
  { unsentMails, outbox, now }: ResendMailDependencies,
): Promise<void> => {
  if (!isAdministrator) throw new ShopError('forbidden');
  if (await unsentMails.revive(id, now)) return;
  if (!(await outbox.find(id))) throw new ShopError('not_found');
};

export const route = routeOf(wire, {
  id: 'ResendMail',
  who: 'staff',
  loss: 'Administrators cannot send a mail again that was given up.',
  uses: { outbox: ['GetItem', 'UpdateItem'] },
  stores: ['unsentMails', 'outbox'],
  run: async (call) => {
    await resendMail(call.me, call.body.id, call);
    return { resent: true as const };
  },
});
