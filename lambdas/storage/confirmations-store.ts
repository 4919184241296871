import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Discipline } from '#domain/catalogue.ts';
import { outboxSent } from './outbox-store.ts';
import { refusedWrites } from './table.ts';

type Tables = { orders: string; parts: string; outbox: string };

export const createConfirmationsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * The confirmation is accepted by SES (L221-13): mail sent, order confirmed and its parts in the experts' queue,
   * in one transaction. Repeating changes nothing.
   */
  const confirm = async (mailId: string, orderId: string, parts: readonly Discipline[], now: Date) => {
    const order = {
      Update: {
        TableName: tables.orders,
        Key: { id: orderId },
        UpdateExpression: 'SET confirmed_at = :now ADD version :one',
        ConditionExpression: 'attribute_exists(paid_at) AND attribute_not_exists(confirmed_at)',
        ExpressionAttributeValues: { ':now': now.toISOString(), ':one': 1 },
      },
    };
    const queued = parts.map((service) => ({
      Update: {
        TableName: tables.parts,
        Key: { order_id: orderId, service },
        UpdateExpression: 'SET queue = :service',
        ConditionExpression: '#state = :waiting',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':service': service, ':waiting': 'waiting' },
      },
    }));
    const items = [outboxSent(tables.outbox, mailId, now), order, ...queued];
    await db.send(new TransactWriteCommand({ TransactItems: items })).catch((error: unknown) => {
      if (!refusedWrites(error)) throw error;
    });
  };
  return { confirm };
};
export type ConfirmationsStore = ReturnType<typeof createConfirmationsStore>;
