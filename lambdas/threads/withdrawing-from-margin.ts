import { unreadBy } from '#domain/threads.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import { messageNoticeId } from '#lambdas/staff/message-notice.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import { hasUnread } from '#lambdas/storage/read-marks.ts';
import type { ThreadsStore } from '#lambdas/storage/threads.ts';
import type { MarginsStore } from '#lambdas/storage/transactions/ask-in-margin.ts';
import type { NoticesStore } from '#lambdas/storage/transactions/notify.ts';
import { type OwnDependencies, ownPart, type Path } from './own-part.ts';

export type WithdrawDependencies = OwnDependencies & {
  readonly threads: Pick<ThreadsStore, 'ofPart'>;
  readonly margins: Pick<MarginsStore, 'withdraw'>;
  readonly notices: Pick<NoticesStore, 'forget'>;
};

/**
 * Erases a question in the margin that nobody has answered, at any time. What its reader wrote before it is then the last
 * that the expert has to read. Throws ShopError not_found, margin_answered.
 */
export const withdrawQuestion = (
  customer: Customer,
  path: Path,
  id: string,
  deps: WithdrawDependencies,
): Promise<{ id: string }> =>
  whileMoved(async () => {
    const { part } = await ownPart(customer, path, deps);
    const written = await deps.threads.ofPart(part);
    const note = written.margin.find((one) => one.id === id);
    if (!note) return { id };
    if (note.answer) throw new ShopError('margin_answered');
    const margin = written.margin.filter((one) => one !== note);
    const last = unreadBy('expert', { ...written, margin }).at(-1)?.at;
    await deps.margins.withdraw(part, id, { margin, last });
    const { expert } = part;
    if (expert && !hasUnread({ ...part, customer_wrote_at: last }, 'expert'))
      await deps.notices.forget(messageNoticeId(part, expert.id));
    return { id };
  });
