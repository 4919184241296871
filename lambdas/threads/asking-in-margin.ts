import type * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { type MarginNote, marginDue, marginQuestions } from '#domain/margin.ts';
import { threadFieldTexts } from '#domain/texts/thread-fields.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { askInMargin } from '#domain/wire/margin.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import { messageNotice } from '#lambdas/staff/message-notice.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import type { ThreadsStore } from '#lambdas/storage/threads.ts';
import type { MarginsStore } from '#lambdas/storage/transactions/ask-in-margin.ts';
import type { NoticesStore } from '#lambdas/storage/transactions/notify.ts';
import { rightToAsk } from './margin-right.ts';
import { type OwnDependencies, ownPart, type Path } from './own-part.ts';
import { nextInstant } from './thread.ts';

export type AskInMarginDependencies = OwnDependencies & {
  readonly threads: Pick<ThreadsStore, 'ofPart'>;
  readonly margins: Pick<MarginsStore, 'ask'>;
  readonly notices: Pick<NoticesStore, 'add'>;
  readonly limits: Pick<LimitsStore, 'waitFor'>;
  readonly now: Date;
};

/**
 * The reader of a report asks about one of its sentences. The same `id` again answers the question that is there. Throws
 * ShopError not_found, part_over, margin_closed, margin_full, too_many.
 */
export const askAboutSentence = (
  customer: Customer,
  path: Path,
  { id, ...asked }: z.infer<typeof askInMargin.body>,
  deps: AskInMarginDependencies,
): Promise<MarginNote> =>
  whileMoved(async (round) => {
    const { order, part } = await ownPart(customer, path, deps);
    const { margin } = await deps.threads.ofPart(part);
    const before = margin.find((one) => one.id === id);
    if (before) return before;
    const right = rightToAsk(order, part);
    if (!right || !part.report) throw new ShopError('part_over', threadFieldTexts.notDelivered);
    if (deps.now.toISOString() > right.until) throw new ShopError('margin_closed');
    if (right.left === 0) throw new ShopError('margin_full');
    if (round === 1) await takeUse(limits.margin, customer.userId, deps);
    const at = nextInstant(part, deps.now);
    const note = { id, ...asked, of: part.report.version, at, due_at: marginDue(deps.now).toISOString() };
    const most = right.left === undefined ? undefined : marginQuestions;
    await deps.margins.ask(part, note, { margin: [...margin, note], most });
    if (part.expert) await deps.notices.add(messageNotice(part, part.expert.id, deps.now));
    return note;
  });
