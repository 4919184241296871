import type * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { fullName } from '#domain/persons.ts';
import type { Message, OwnThread } from '#domain/threads.ts';
import type { readThreads, writeToExpert } from '#domain/wire/threads.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import { messageNotice } from '#lambdas/staff/message-notice.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { ThreadsStore } from '#lambdas/storage/threads.ts';
import type { NoticesStore } from '#lambdas/storage/transactions/notify.ts';
import type { MessagesStore } from '#lambdas/storage/transactions/write-message.ts';
import { rightToAsk } from './margin-right.ts';
import { type Orders, type OwnDependencies, ownOrder, ownPart, type Path } from './own-part.ts';
import { assertWritable, nextInstant, noteRead, toThread } from './thread.ts';

export type ReadDependencies = Orders & {
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly threads: Pick<ThreadsStore, 'ofPart'>;
  readonly now: Date;
};
export type WriteDependencies = OwnDependencies & {
  readonly threads: Pick<ThreadsStore, 'message'>;
  readonly messages: Pick<MessagesStore, 'write'>;
  readonly notices: Pick<NoticesStore, 'add'>;
  readonly limits: Pick<LimitsStore, 'waitFor'>;
  readonly now: Date;
};

/** While the reader of a delivered report may ask in its margin. */
const askingOf = (order: OrderRecord, part: PartRecord, now: Date): Pick<OwnThread, 'asking'> => {
  const right = rightToAsk(order, part);
  return right && now.toISOString() <= right.until ? { asking: right } : {};
};

/** What was written about each part of an order. Throws ShopError not_found. */
export const readOwnThreads = async (
  customer: Customer,
  id: string | undefined,
  deps: ReadDependencies,
): Promise<z.infer<typeof readThreads.answer>> => {
  const order = await ownOrder(customer, id, deps);
  const parts = await deps.parts.ofOrder(order.id, 'readable');
  const threads = parts.map(async (part) => {
    const written = await deps.threads.ofPart(part);
    return {
      ...toThread({ order, part }, written, 'customer', deps.now),
      ...(written.words && { words: written.words }),
      ...askingOf(order, part, deps.now),
    };
  });
  return { threads: await Promise.all(threads) };
};

/**
 * A message of the customer; the expert of the part is told once of all that is unread. Throws ShopError not_found, part_over, too_many.
 */
export const writeAsCustomer = (
  customer: Customer,
  path: Path,
  { id, text }: z.infer<typeof writeToExpert.body>,
  deps: WriteDependencies,
): Promise<Message> =>
  whileMoved(async (round) => {
    const { order, part } = await ownPart(customer, path, deps);
    const before = await deps.threads.message(part, 'customer', id);
    if (before) return before;
    assertWritable(order, part, deps.now);
    if (round === 1) await takeUse(limits.message, customer.userId, deps);
    const name = fullName(order.customer_info);
    const message = { id, from: 'customer', name, text, at: nextInstant(part, deps.now) } as const;
    await deps.messages.write(part, message);
    if (part.expert) await deps.notices.add(messageNotice(part, part.expert.id, deps.now));
    return message;
  });

/** Throws ShopError not_found. */
export const readAsCustomer = async (
  customer: Customer,
  path: Path,
  { at }: { readonly at: string },
  deps: OwnDependencies & { readonly messages: Pick<MessagesStore, 'noteRead'> },
): Promise<{ at: string }> => {
  const { part } = await ownPart(customer, path, deps);
  return noteRead(part, 'customer', at, deps);
};
