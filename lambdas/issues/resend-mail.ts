import { ShopError } from '#domain/wire/errors.ts';
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
