import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { PaidKey } from '#domain/catalogue.ts';
import type { OrderRecord, PartRecord, RefundRecord } from '../order-record.ts';
import { changeOf, putOf } from '../table.ts';
import { transact, unlessMoved } from '../writes.ts';

type Tables = { orders: string; parts: string; refunds: string };

/** What ends with the erasure of the person that an order is about. */
export type Stop = {
  readonly order: OrderRecord;
  /** The parts that are not delivered. */
  readonly parts: readonly PartRecord[];
  /** Their price; undefined when nothing is left to pay back. */
  readonly refund: RefundRecord | undefined;
  /** All services that are withdrawn or stopped whole. */
  readonly services: readonly PaidKey[];
  /** True when all that remains is delivered. */
  readonly isComplete: boolean;
  readonly at: string;
};

export const createStudiedOrdersStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  const orderUpdate = ({ order, refund, services, isComplete, at }: Stop) => {
    const amount = refund?.amount ?? 0;
    return changeOf(tables.orders, {
      key: { id: order.id },
      to: `SET person_erased_at = :at, withdrawn_services = :services${
        isComplete ? ', #status = :delivered, delivered_at = if_not_exists(delivered_at, :at)' : ''
      } ADD refund_reserved :amount, version :one`,
      // The version alone keeps the sum of all refunds within the paid amount: whoever reserves raises it.
      if: 'version = :version AND attribute_not_exists(person_erased_at)',
      with: {
        at,
        services,
        amount,
        version: order.version,
        one: 1,
        ...(isComplete && { delivered: 'delivered' }),
      },
    });
  };

  /**
   * Ends what is not delivered of a paid order, once, and reserves its refund, which the sweep requests. Throws `Moved`
   * when the order changed since it was read.
   */
  const stop = async (change: Stop): Promise<void> => {
    const parts = change.parts.map(({ order_id, service }) => ({
      Update: changeOf(tables.parts, {
        key: { order_id, service },
        to: 'SET withdrawn_at = :at REMOVE queue',
        if: '#state <> :delivered AND attribute_not_exists(withdrawn_at)',
        with: { at: change.at, delivered: 'delivered' },
      }),
    }));
    const refunds = change.refund
      ? [{ Put: putOf(tables.refunds, change.refund, { if: 'attribute_not_exists(id)' }) }]
      : [];
    await unlessMoved(transact(db, [{ Update: orderUpdate(change) }, ...parts, ...refunds]), 'order');
  };

  return { stop };
};
export type StudiedOrdersStore = ReturnType<typeof createStudiedOrdersStore>;
