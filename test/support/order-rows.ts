/** Orders written straight into the tables, and what experts do to them. */
import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { addHours } from '#domain/dates.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import { paidOrderRecord } from './builders.ts';
import { database, putRow, tableOf } from './rows.ts';

const waitingPart = ({ id, due_at = '' }: OrderRecord): PartRecord => ({
  order_id: id,
  service: 'numerologie',
  state: 'waiting',
  due_at,
});

/** A paid order of one numerology, with its part. */
export const putPaidOrder = async (userId: string): Promise<OrderRecord> => {
  const [id, paid] = [randomUUID(), new Date()];
  const order = paidOrderRecord({
    id,
    user_id: userId,
    email_validated: true,
    created_at: paid.toISOString(),
    paid_at: paid.toISOString(),
    due_at: addHours(paid, 48).toISOString(),
    claims: [{ hash: 'a-secret-hash', expires_at: addHours(paid, 24).toISOString() }],
  });
  await putRow('Parts', waitingPart(order));
  await putRow('Orders', order);
  return order;
};

/** Delivers the one report of such an order: part and order change together, as when an expert delivers. */
export const deliverOrder = async (order: OrderRecord): Promise<OrderRecord> => {
  const at = new Date().toISOString();
  const report = { key: `reports/${order.id}`, version: 1, pages: 12, bytes: 90_000, delivered_at: at };
  const part: PartRecord = {
    ...waitingPart(order),
    state: 'delivered',
    taken_at: at,
    delivered_at: at,
    report,
  };
  const next: OrderRecord = { ...order, status: 'delivered', delivered_at: at, version: order.version + 1 };
  const items = [
    { Put: { TableName: tableOf('Parts'), Item: part } },
    { Put: { TableName: tableOf('Orders'), Item: next } },
  ];
  await database().send(new TransactWriteCommand({ TransactItems: items }));
  return next;
};
