import type { MarginNote } from '#domain/margin.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { ownPart, type PartPath } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { ThreadsStore } from '#lambdas/storage/threads.ts';
import type { MarginsStore } from '#lambdas/storage/transactions/ask-in-margin.ts';
import { announcement } from './expert-side.ts';
import { nextInstant } from './thread.ts';

export type AnswerDependencies = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly parts: Pick<PartsStore, 'find'>;
  readonly threads: Pick<ThreadsStore, 'ofPart'>;
  readonly margins: Pick<MarginsStore, 'answer'>;
  readonly now: Date;
};

/**
 * The expert who has the part answers a question in the margin of its report, as long as it is neither withdrawn nor
 * refunded; the mail of a message announces it. Throws ShopError forbidden, not_found, part_over.
 */
export const answerAboutSentence = (
  me: Member,
  path: PartPath,
  { id, text }: { readonly id: string; readonly text: string },
  deps: AnswerDependencies,
): Promise<MarginNote> =>
  whileMoved(async () => {
    const part = await ownPart(me, path, deps.parts);
    const order = await deps.orders.find(part.order_id);
    const { margin } = await deps.threads.ofPart(part);
    const note = margin.find((one) => one.id === id);
    if (!order || !note) throw new ShopError('not_found');
    if (note.answer) return note;
    const given = { at: nextInstant(part, deps.now), name: me.name, text };
    const answered = { ...note, answer: given };
    await deps.margins.answer(part, id, {
      given,
      margin: margin.map((one) => (one === note ? answered : one)),
      mails: announcement(order, part, given.at, deps.now),
    });
    return answered;
  });
