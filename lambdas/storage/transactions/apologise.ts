import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { OrderRecord, PartRecord } from '../order-record.ts';
import { mailAbout, outboxPut } from '../outbox-record.ts';
import { changeOf } from '../table.ts';
import { isConflict, isWritten, transact } from '../writes.ts';

type Tables = { readonly orders: string; readonly parts: string; readonly outbox: string };

/** An order with a missed due date, as it was read, with its undelivered parts. */
export type Apology = {
  readonly order: OrderRecord;
  readonly missedAt: string;
  readonly parts: readonly PartRecord[];
  /** The new due date. */
  readonly dueAt: Date;
};

export const createApologiesStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  const orderUpdate = ({ order, missedAt, dueAt }: Apology, now: Date) => ({
    Update: changeOf(tables.orders, {
      key: { id: order.id },
      to: 'SET due_at = :due, apologised_at = :now ADD version :one',
      if: 'version = :version AND due_at = :missed AND #status = :paid',
      with: {
        due: dueAt.toISOString(),
        now: now.toISOString(),
        one: 1,
        version: order.version,
        missed: missedAt,
        paid: 'paid',
      },
    }),
  });

  const partUpdate = ({ order_id, service }: PartRecord, dueAt: Date) => ({
    Update: changeOf(tables.parts, {
      key: { order_id, service },
      to: 'SET new_due_at = :due',
      if: '#state <> :delivered AND attribute_not_exists(withdrawn_at)',
      with: { due: dueAt.toISOString(), delivered: 'delivered' },
    }),
  });

  /**
   * Writes the new due date and its mail in one transaction, once per missed date; false when the order changed since
   * it was read.
   */
  const commit = async (apology: Apology, now: Date): Promise<boolean> => {
    const { order, missedAt, dueAt, parts } = apology;
    const subject = { kind: 'late' as const, order_id: order.id, due_at: missedAt };
    const mail = mailAbout(order.user_id, subject, now);
    const items = [
      orderUpdate(apology, now),
      ...parts.map((part) => partUpdate(part, dueAt)),
      outboxPut(tables.outbox, mail),
    ];
    return isWritten(transact(db, items)).catch((error: unknown) => {
      if (isConflict(error)) return false;
      throw error;
    });
  };
  return { commit };
};
export type ApologiesStore = ReturnType<typeof createApologiesStore>;
