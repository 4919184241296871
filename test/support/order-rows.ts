/** Writes orders directly into the tables, and changes them like experts. */
import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Discipline } from '#domain/catalogue.ts';
import { partsOf } from '#domain/catalogue.ts';
import { addHours } from '#domain/dates.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import { paidOrderRecord } from './builders.ts';
import { keyFor } from './keys.ts';
import { database, findRow, putRow, tableOf } from './rows.ts';

type PartChange = Partial<Omit<PartRecord, 'order_id' | 'service'>>;

const expert = { id: 'an-expert', name: 'Pascal Riviere' };

/** A paid and confirmed order with its waiting parts. */
export const putPaidOrder = async (
  userId: string,
  changes: Partial<OrderRecord> = {},
): Promise<OrderRecord> => {
  const [id, paid] = [randomUUID(), new Date()];
  const order = paidOrderRecord({
    id,
    user_id: userId,
    email_validated: true,
    created_at: paid.toISOString(),
    paid_at: paid.toISOString(),
    confirmed_at: paid.toISOString(),
    due_at: addHours(paid, 48).toISOString(),
    claims: [{ hash: 'a-secret-hash', expires_at: addHours(paid, 24).toISOString() }],
    ...changes,
  });
  for (const service of partsOf(order.services)) {
    await putRow('Parts', { order_id: id, service, state: 'waiting', due_at: order.due_at });
  }
  await putRow('Orders', order);
  return order;
};

/** Changes part and order together, like an expert's action. */
const changePart = async (order: OrderRecord, service: Discipline, change: PartChange, next: OrderRecord) => {
  const part = await findRow('Parts', { order_id: order.id, service });
  const items = [
    { Put: { TableName: tableOf('Parts'), Item: { ...part, ...change } } },
    { Put: { TableName: tableOf('Orders'), Item: next } },
  ];
  await database().send(new TransactWriteCommand({ TransactItems: items }));
  return next;
};

export const takePart = (order: OrderRecord, service: Discipline): Promise<OrderRecord> => {
  const change = { state: 'taken', expert, taken_at: new Date().toISOString() } as const;
  return changePart(order, service, change, { ...order, version: order.version + 1 });
};

/** Delivers one part; the order is delivered with the last one. A later version replaces the report. */
export const deliverPart = async (
  order: OrderRecord,
  service: Discipline,
  { isLast = true, version = 1 } = {},
): Promise<OrderRecord> => {
  const at = new Date().toISOString();
  const report = { key: `reports/${order.id}`, version, pages: 12, bytes: 90_000, delivered_at: at };
  const change = { state: 'delivered', expert, delivered_at: at, report } as const;
  const delivered = isLast ? ({ status: 'delivered', delivered_at: at } as const) : {};
  return changePart(order, service, change, { ...order, ...delivered, version: order.version + 1 });
};

/** Writes the rows of an order whose only report is delivered; returns its id and the report's key. */
export const putDelivered = async (
  change: Pick<OrderRecord, 'user_id'> & Partial<OrderRecord>,
): Promise<{ id: string; key: string }> => {
  const [id, at] = [randomUUID(), new Date().toISOString()];
  const key = `reports/${id}/${keyFor.numbers}/one.pdf`;
  await putRow('orders', paidOrderRecord({ id, status: 'delivered', ...change }));
  await putRow('parts', {
    ...{ order_id: id, service: keyFor.numbers, state: 'delivered', due_at: at },
    report: { key, version: 1, pages: 9, bytes: 9, delivered_at: at },
  });
  return { id, key };
};
