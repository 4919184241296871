import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { endOfOrder } from '#domain/retention.ts';
import type { OrderRecord, PartRecord, RefundRecord } from '../order-record.ts';
import { changeOf, changeRow, removeIf } from '../table.ts';
import { transact } from '../writes.ts';

type Tables = { orders: string; parts: string; refunds: string };

/** Erases consultations. What was bought, by whom and at what price is kept as long as accounting requires. */
export const createErasuresStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /** Removes everything from an order that accounting does not keep. */
  const eraseOrder = async ({ id, created_at, customer_info }: OrderRecord): Promise<void> => {
    const { firstName, lastName, email } = customer_info;
    await changeRow(db, tables.orders, {
      key: { id },
      to: 'SET customer_info = :info, claims = :none, #ttl = :end REMOVE time_zone ADD version :one',
      if: 'attribute_exists(id)',
      with: { info: { firstName, lastName, email }, none: [], end: endOfOrder(created_at), one: 1 },
    });
  };

  /** Deletes an order that was never paid: accounting does not need it. Fails when it changed since it was read. */
  const removeOrder = async ({ id, version }: OrderRecord): Promise<void> => {
    await removeIf(db, tables.orders, { key: { id }, if: 'version = :version', with: { version } });
  };

  /**
   * Removes the name in a withdrawal and an administrator's reason from a refund of that order. The order's version
   * grows, so that whoever has read the row before cannot write it back.
   */
  const eraseRefund = async ({ order_id, id }: RefundRecord, order: OrderRecord): Promise<void> => {
    const erased = changeOf(tables.refunds, {
      key: { order_id, id },
      to: 'SET #ttl = :end REMOVE #name, #reason',
      if: 'attribute_exists(order_id)',
      with: { end: endOfOrder(order.created_at) },
    });
    const moved = changeOf(tables.orders, {
      key: { id: order.id },
      to: 'ADD version :one',
      if: 'attribute_exists(id)',
      with: { one: 1 },
    });
    await transact(db, [{ Update: erased }, { Update: moved }]);
  };

  /** Removes the report's key, the experts' memos and choices from a part of that order. */
  const erasePart = async ({ order_id, service }: PartRecord, { created_at }: OrderRecord): Promise<void> => {
    await changeRow(db, tables.parts, {
      key: { order_id, service },
      to: 'SET #ttl = :end REMOVE report, upload, memos, conventions',
      if: 'attribute_exists(order_id)',
      with: { end: endOfOrder(created_at) },
    });
  };

  return { eraseOrder, removeOrder, erasePart, eraseRefund };
};
export type ErasuresStore = ReturnType<typeof createErasuresStore>;
