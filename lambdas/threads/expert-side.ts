import type * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import type { Message, Thread } from '#domain/threads.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { writeToCustomer } from '#domain/wire/threads.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { messageNoticeId } from '#lambdas/staff/message-notice.ts';
import { ownPart, type PartPath } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import { mailAbout, type OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import { hasUnread } from '#lambdas/storage/read-marks.ts';
import type { ThreadsStore } from '#lambdas/storage/threads.ts';
import type { NoticesStore } from '#lambdas/storage/transactions/notify.ts';
import type { MessagesStore } from '#lambdas/storage/transactions/write-message.ts';
import { assertWritable, nextInstant, noteRead, toThread } from './thread.ts';

type OfPart = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly parts: Pick<PartsStore, 'find'>;
};
export type ReadDependencies = OfPart & {
  readonly threads: Pick<ThreadsStore, 'ofPart'>;
  readonly accesses: Pick<AccessesStore, 'addVisit'>;
  readonly now: Date;
};
export type WriteDependencies = OfPart & {
  readonly threads: Pick<ThreadsStore, 'message'>;
  readonly messages: Pick<MessagesStore, 'write'>;
  readonly limits: Pick<LimitsStore, 'waitFor'>;
  readonly now: Date;
};

/** Whoever is on the page has read the message before its mail is sent. */
const mailAfterMs = 120_000;

const taken = async (
  me: Member,
  path: PartPath,
  { orders, parts }: OfPart,
): Promise<{ order: OrderRecord; part: PartRecord }> => {
  const part = await ownPart(me, path, parts);
  const order = await orders.find(part.order_id);
  if (!order) throw new ShopError('not_found');
  return { order, part };
};

/** The thread of a part that the member has. What the customer wrote is shown only after the access has been recorded. */
export const readAsExpert = async (me: Member, path: PartPath, deps: ReadDependencies): Promise<Thread> => {
  const { order, part } = await taken(me, path, deps);
  const written = await deps.threads.ofPart(part);
  if (
    written.messages.some(({ from }) => from === 'customer') ||
    written.questions.some(({ reply }) => reply) ||
    written.corrections.length + written.margin.length > 0
  )
    await deps.accesses.addVisit(
      order.id,
      { by: 'expert', name: me.name, who: me.id, what: 'thread', service: part.service },
      deps.now,
    );
  return toThread({ order, part }, written, 'expert', deps.now);
};

/** One mail announces all that the customer has not read; it is written for the first of it. */
export const announcement = (
  { user_id }: OrderRecord,
  part: PartRecord,
  at: string,
  now: Date,
): readonly OutboxRecord[] => {
  if (hasUnread(part, 'customer')) return [];
  const { order_id, service } = part;
  const mail = mailAbout(user_id, { kind: 'message', order_id, service, at }, now);
  return [{ ...mail, next_at: new Date(now.getTime() + mailAfterMs).toISOString() }];
};

/** A message of the expert who has the part. Throws ShopError forbidden, part_over, too_many. */
export const writeAsExpert = (
  me: Member,
  path: PartPath,
  { id, text }: z.infer<typeof writeToCustomer.body>,
  deps: WriteDependencies,
): Promise<Message> =>
  whileMoved(async (round) => {
    const { order, part } = await taken(me, path, deps);
    const before = await deps.threads.message(part, 'expert', id);
    if (before) return before;
    assertWritable(order, part, deps.now);
    if (round === 1) await takeUse(limits.answer, me.id, deps);
    const at = nextInstant(part, deps.now);
    const message = { id, from: 'expert', name: me.name, text, at } as const;
    await deps.messages.write(part, message, announcement(order, part, at, deps.now));
    return message;
  });

/** Ends the notice of unread messages, too. */
export const readByHolder = async (
  me: Member,
  path: PartPath,
  { at }: { readonly at: string },
  deps: Pick<OfPart, 'parts'> & {
    readonly messages: Pick<MessagesStore, 'noteRead'>;
    readonly notices: Pick<NoticesStore, 'forget'>;
  },
): Promise<{ at: string }> => {
  const part = await ownPart(me, path, deps.parts);
  const read = await noteRead(part, 'expert', at, deps);
  if (read.at === part.customer_wrote_at) await deps.notices.forget(messageNoticeId(part, me.id));
  return read;
};
