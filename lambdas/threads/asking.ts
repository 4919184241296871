import type * as z from 'zod/mini';
import { addDays } from '#domain/dates.ts';
import { limits } from '#domain/limits.ts';
import { choiceDays, isUnanswered, maxOpen, type Question, reminderDays } from '#domain/questions.ts';
import { threadFieldTexts } from '#domain/texts/thread-fields.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { askCustomer } from '#domain/wire/questions.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { ownPart, type PartPath } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import { isOpen, type OrderRecord, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import { mailAbout, type OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { ThreadsStore } from '#lambdas/storage/threads.ts';
import type { QuestionsStore } from '#lambdas/storage/transactions/ask-question.ts';
import { clockChange } from './clock-change.ts';

export type AskDependencies = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly parts: Pick<PartsStore, 'find' | 'ofOrder'>;
  readonly threads: Pick<ThreadsStore, 'ofPart'>;
  readonly questions: Pick<QuestionsStore, 'ask'>;
  readonly limits: Pick<LimitsStore, 'waitFor'>;
  readonly now: Date;
};

/** The mail of a question, its reminders and the choice at the end; each is dropped once the question is answered. */
const mailsOf = (
  { user_id }: OrderRecord,
  { order_id, service }: PartRecord,
  question: Question,
  now: Date,
): readonly OutboxRecord[] =>
  [0, ...reminderDays, choiceDays].map((days) => ({
    ...mailAbout(user_id, { kind: 'question', order_id, service, id: question.id, days }, now),
    next_at: addDays(now, days).toISOString(),
  }));

/**
 * The expert who has a part asks its customer for what is missing; the clock of the promise stands from then on. The same
 * `id` again answers the question that is there. Throws ShopError forbidden, part_over, questions_open, too_many.
 */
export const askForMissing = (
  me: Member,
  path: PartPath,
  { id, what, text }: z.infer<typeof askCustomer.body>,
  deps: AskDependencies,
): Promise<Question> =>
  whileMoved(async (round) => {
    const held = await ownPart(me, path, deps.parts);
    // The order is read first, so that its version covers its parts.
    const order = await deps.orders.find(held.order_id);
    if (!order) throw new ShopError('not_found');
    const parts = await deps.parts.ofOrder(order.id);
    const part = parts.find(({ service }) => service === held.service);
    if (part?.expert?.id !== me.id) throw new ShopError('forbidden');
    const { questions } = await deps.threads.ofPart(part);
    const before = questions.find((one) => one.id === id);
    if (before) return before;
    if (!isOpen(order, part)) throw new ShopError('part_over', threadFieldTexts.notAsked);
    if (questions.filter(isUnanswered).length >= maxOpen) throw new ShopError('questions_open');
    if (round === 1) await takeUse(limits.answer, me.id, deps);
    const at = deps.now.toISOString();
    const question = { id, what, text, name: me.name, at };
    const mails = mailsOf(order, part, question, deps.now);
    await deps.questions.ask(
      clockChange({ order, part, parts }, [...questions, question], at, mails),
      question,
    );
    return question;
  });
