import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Discipline } from '#domain/catalogue.ts';
import { outboxSent } from '../outbox-record.ts';
import { isWritten } from '../writes.ts';

type Tables = { orders: string; parts: string; outbox: string };
type Update = ConstructorParameters<typeof UpdateCommand>[0];

export const createConfirmationsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /** A write that is refused was done before, by a sender that did not come to the end. */
  const update = async (change: Update): Promise<void> => {
    await isWritten(db.send(new UpdateCommand(change)));
  };

  const confirmOrder = (id: string, now: Date): Update => ({
    TableName: tables.orders,
    Key: { id },
    UpdateExpression: 'SET confirmed_at = :now ADD version :one',
    ConditionExpression: 'attribute_exists(paid_at) AND attribute_not_exists(confirmed_at)',
    ExpressionAttributeValues: { ':now': now.toISOString(), ':one': 1 },
  });

  const queuePart = (orderId: string, service: Discipline): Update => ({
    TableName: tables.parts,
    Key: { order_id: orderId, service },
    UpdateExpression: 'SET queue = :service',
    // What was withdrawn from or refunded meanwhile is nobody's work any more.
    ConditionExpression:
      '#state = :waiting AND attribute_not_exists(withdrawn_at) AND attribute_not_exists(refunded_at)',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':service': service, ':waiting': 'waiting' },
  });

  /**
   * The confirmation is accepted by SES (L221-13): order confirmed, then its parts in the experts' queue (never before,
   * see `withParts`), at last the mail sent. Until then the outbox brings the mail back and everything is repeated, so no transaction is needed,
   * which would cost twice as much. Repeating changes nothing.
   */
  const confirm = async (mailId: string, orderId: string, parts: readonly Discipline[], now: Date) => {
    await update(confirmOrder(orderId, now));
    await Promise.all(parts.map((service) => update(queuePart(orderId, service))));
    await update(outboxSent(tables.outbox, mailId, now).Update);
  };
  return { confirm };
};
export type ConfirmationsStore = ReturnType<typeof createConfirmationsStore>;
