import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Question, Reply } from '#domain/questions.ts';
import { questionEntry } from '../draft-keys.ts';
import { askedQueue, type OrderRecord, type PartRecord } from '../order-record.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { changeOf, putOf } from '../table.ts';
import { questionRow, threadKey } from '../threads.ts';
import { transact, unlessMoved } from '../writes.ts';

type Tables = {
  readonly threads: string;
  readonly parts: string;
  readonly orders: string;
  readonly outbox: string;
};

/** A part with its order as both were read, and what the questions make of them. */
export type ClockChange = {
  readonly order: OrderRecord;
  readonly part: PartRecord;
  /** The part's due date; undefined while its clock stands. */
  readonly dueAt: string | undefined;
  /** Since when its clock stands; undefined while it runs. */
  readonly since: string | undefined;
  /** The order's due date; it stays as it was (undefined) while the clocks of all its open parts stand. */
  readonly orderDueAt: string | undefined;
  readonly at: string;
  readonly mails: readonly OutboxRecord[];
};

type Written = { readonly Put: ReturnType<typeof putOf> } | { readonly Update: ReturnType<typeof changeOf> };

const open = 'attribute_exists(queue) AND attribute_not_exists(#ttl) AND #state <> :delivered';

export const createQuestionsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /** The first due date is kept, so that every later one follows from the questions. */
  const partUpdate = ({ part, dueAt, since, at }: ClockChange, by: 'customer' | 'expert') => {
    const { order_id, service, expert } = part;
    const kept = 'promised_at = if_not_exists(promised_at, due_at), queue = :queue';
    const clock =
      dueAt === undefined
        ? { to: `SET ${kept}, asked_at = :since`, with: { since } }
        : { to: `SET ${kept}, due_at = :due`, with: { due: dueAt } };
    const side =
      by === 'customer'
        ? { to: ', customer_wrote_at = :wrote', if: '', with: { wrote: at } }
        : { to: '', if: ' AND expert.id = :expert', with: { expert: expert?.id } };
    return changeOf(tables.parts, {
      key: { order_id, service },
      to: `${clock.to}${side.to}${dueAt === undefined ? '' : ' REMOVE asked_at'}`,
      if: `due_at = :before AND ${open}${side.if}`,
      with: {
        ...clock.with,
        ...side.with,
        before: part.due_at,
        delivered: 'delivered',
        queue: dueAt === undefined ? askedQueue(service) : service,
      },
    });
  };

  /** The order's version covers its other parts, and shows the change to the customer's open pages. */
  const orderUpdate = ({ order, orderDueAt }: ClockChange) =>
    changeOf(tables.orders, {
      key: { id: order.id },
      to: `${orderDueAt === undefined ? '' : 'SET due_at = :due '}ADD version :one`,
      if: 'version = :version AND #status = :paid',
      with: {
        one: 1,
        version: order.version,
        paid: 'paid',
        ...(orderDueAt !== undefined && { due: orderDueAt }),
      },
    });

  const write = (change: ClockChange, by: 'customer' | 'expert', event: Written) =>
    unlessMoved(
      transact(db, [
        event,
        { Update: partUpdate(change, by) },
        { Update: orderUpdate(change) },
        ...change.mails.map((mail) => outboxPut(tables.outbox, mail)),
      ]),
      'part',
    );

  /** Asks once, and stops the clock in the same transaction. Throws `Moved`, also when the question is there. */
  const ask = (change: ClockChange, question: Question) =>
    write(change, 'expert', {
      Put: putOf(tables.threads, questionRow(change.part, question), { if: 'attribute_not_exists(entry)' }),
    });

  /** Answers once, and starts the clock with the last answer. Throws `Moved`, also when the answer is there. */
  const answer = (change: ClockChange, id: string, reply: Reply) =>
    write(change, 'customer', {
      Update: changeOf(tables.threads, {
        key: threadKey(change.part, questionEntry(id)),
        to: 'SET reply = :reply',
        if: 'attribute_exists(entry) AND attribute_not_exists(reply)',
        with: { reply },
      }),
    });

  return { ask, answer };
};
export type QuestionsStore = ReturnType<typeof createQuestionsStore>;
