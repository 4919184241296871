import type * as z from 'zod/mini';
import type { Question, Reply } from '#domain/questions.ts';
import { threadFieldTexts } from '#domain/texts/thread-fields.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { replyToQuestion } from '#domain/wire/questions.ts';
import { type GivenDependencies, takeGiven } from '#lambdas/born/given.ts';
import { messageNotice } from '#lambdas/staff/message-notice.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import { isOpen, type OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartKey, PartsStore } from '#lambdas/storage/parts.ts';
import type { ThreadsStore } from '#lambdas/storage/threads.ts';
import type { QuestionsStore } from '#lambdas/storage/transactions/ask-question.ts';
import type { NoticesStore } from '#lambdas/storage/transactions/notify.ts';
import { clockChange } from './clock-change.ts';
import { nextInstant } from './thread.ts';

export type ReplyDependencies = GivenDependencies & {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly threads: Pick<ThreadsStore, 'ofPart'>;
  readonly questions: Pick<QuestionsStore, 'answer'>;
  readonly notices: Pick<NoticesStore, 'add'>;
  readonly now: Date;
};

type Body = z.infer<typeof replyToQuestion.body>;

/** The question and all about it; throws ShopError not_found, part_over. */
const find = async (order: OrderRecord, service: PartKey['service'], id: string, deps: ReplyDependencies) => {
  const parts = await deps.parts.ofOrder(order.id);
  const part = parts.find((one) => one.service === service);
  const { questions } = part ? await deps.threads.ofPart(part) : { questions: [] };
  const question = questions.find((one) => one.id === id);
  if (!part || !question) throw new ShopError('not_found');
  return { part, parts, questions, question };
};

/**
 * The customer answers a question, by the session or by the mail's link: a given value goes into the birth first, then the
 * last answer starts the clock. An answered question answers itself again. Throws ShopError not_found, part_over, and what
 * `takeGiven` throws.
 */
export const replyTo = (
  { order_id, service }: PartKey,
  id: string,
  { how, text, ...given }: Body,
  deps: ReplyDependencies,
): Promise<Question> =>
  whileMoved(async () => {
    const order = await deps.orders.find(order_id);
    if (!order) throw new ShopError('not_found');
    const { part, parts, questions, question } = await find(order, service, id, deps);
    if (question.reply) return question;
    if (!isOpen(order, part)) throw new ShopError('part_over', threadFieldTexts.over);
    if (how === 'given' && question.what === 'other' && !text) throw new ShopError('invalid_request');
    const taken = how === 'given' ? await takeGiven(order, question.what, given, deps) : order;
    const at = nextInstant(part, deps.now);
    const reply: Reply = { at, how, ...(text && { text }) };
    const answered = { ...question, reply };
    const all = questions.map((one) => (one.id === id ? answered : one));
    await deps.questions.answer(clockChange({ order: taken, part, parts }, all, at), id, reply);
    if (part.expert) await deps.notices.add(messageNotice(part, part.expert.id, deps.now));
    return answered;
  });
