import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Discipline, PaidKey } from '#domain/catalogue.ts';
import type { Chosen } from '#domain/dossier/conventions.ts';
import type { partKinds } from '#domain/issues.ts';
import { partId } from '#lambdas/storage/issues.ts';
import { deliveredQueue } from '#lambdas/storage/order-record.ts';
import { keyFor } from '#test/support/keys.ts';
import { type Answer, call, eventually } from './client.ts';
import type { TestCustomer } from './customers.ts';
import { partRows } from './deployed.ts';
import { buy, payAt, readOrder } from './purchases.ts';
import { database, findRow, tableOf } from './rows.ts';

type Who = Pick<TestCustomer, 'access'>;

/** An order whose confirmation SES has accepted: its parts are in the experts' queues. */
export const confirmedOrder = async (
  customer: TestCustomer,
  services: readonly PaidKey[] = [keyFor.numbers],
  change?: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const { order_id: id, sessionId } = await buy(customer, services, change);
  await payAt(sessionId, 'paid');
  const isQueued = async () => {
    const { confirmed_at } = await readOrder(customer, id);
    return confirmed_at && (await partRows(id)).every(({ queue }) => queue) ? id : undefined;
  };
  return eventually(isQueued, `order ${id} to be in the queue`, 30_000);
};

export const partPath = (orderId: string, service: Discipline = keyFor.numbers): string =>
  `/api/atelier/orders/${orderId}/parts/${service}`;

export const take = (who: Who, orderId: string, service?: Discipline): Promise<Answer> =>
  call('POST', `${partPath(orderId, service)}/take`, { body: {}, token: who.access });

export const handOver = (who: Who, orderId: string, to?: string): Promise<Answer> =>
  call('POST', `${partPath(orderId)}/hand-over`, { body: { to }, token: who.access });

export const openPart = (who: Who, orderId: string, service?: Discipline): Promise<Answer> =>
  call('GET', partPath(orderId, service), { token: who.access });

/** Stores how a chart is drawn. */
export const choose = (who: Who, orderId: string, body: Chosen): Promise<Answer> =>
  call('PUT', `${partPath(orderId)}/conventions`, { body, token: who.access });

/** The part of an order of one service, from its table. */
export const partRow = async (orderId: string) => {
  const [part] = await partRows(orderId);
  if (!part) throw new Error(`order ${orderId} has no part`);
  return part;
};

/** The issue of «À traiter» about the part of an order of one service. */
export const partIssueRow = (kind: (typeof partKinds)[number], orderId: string) =>
  findRow('Issues', { kind, id: partId({ order_id: orderId, service: keyFor.numbers }) });

/** Sets an attribute on the part of an order of one service, for example to an instant in the past. */
export const setOnPart = async (orderId: string, name: string, value: unknown): Promise<void> => {
  const update = new UpdateCommand({
    TableName: tableOf('Parts'),
    Key: { order_id: orderId, service: keyFor.numbers },
    UpdateExpression: 'SET #name = :value',
    ExpressionAttributeNames: { '#name': name },
    ExpressionAttributeValues: { ':value': value },
  });
  await database().send(update);
};

export const setDueDate = (orderId: string, dueAt: string): Promise<void> =>
  setOnPart(orderId, 'due_at', dueAt);

/** Sets the part's state after a delivery. */
export const markDelivered = async (orderId: string, at = new Date()): Promise<void> => {
  const update = new UpdateCommand({
    TableName: tableOf('Parts'),
    Key: { order_id: orderId, service: keyFor.numbers },
    UpdateExpression: 'SET #state = :delivered, queue = :queue, delivered_at = :now',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':delivered': 'delivered',
      ':queue': deliveredQueue(keyFor.numbers),
      ':now': at.toISOString(),
    },
  });
  await database().send(update);
};
