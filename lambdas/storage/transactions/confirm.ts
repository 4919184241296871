import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Discipline } from '#domain/catalogue.ts';
import { outboxSent } from '../outbox-record.ts';
import { changeOf } from '../table.ts';
import { isWritten } from '../writes.ts';

type Tables = { orders: string; parts: string; outbox: string };
type Update = ConstructorParameters<typeof UpdateCommand>[0];

export const createConfirmationsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /** A refused write was done before, by a sender that did not finish. */
  const update = async (change: Update): Promise<void> => {
    await isWritten(db.send(new UpdateCommand(change)));
  };

  const confirmOrder = (id: string, now: Date): Update =>
    changeOf(tables.orders, {
      key: { id },
      to: 'SET confirmed_at = :now ADD version :one',
      if: 'attribute_exists(paid_at) AND attribute_not_exists(confirmed_at)',
      with: { now: now.toISOString(), one: 1 },
    });

  const queuePart = (orderId: string, service: Discipline): Update =>
    changeOf(tables.parts, {
      key: { order_id: orderId, service },
      to: 'SET queue = :service',
      if: '#state = :waiting AND attribute_not_exists(withdrawn_at) AND attribute_not_exists(refunded_at)',
      with: { service, waiting: 'waiting' },
    });

  /**
   * Records that SES has accepted the confirmation (L221-13): first the order is confirmed, then its parts enter the
   * experts' queue (never before, see `withParts`), then the mail is marked as sent. Until then the outbox repeats all
   * of it, so the writes need no transaction, which would cost twice as much. Repeating changes nothing.
   */
  const confirm = async (mailId: string, orderId: string, parts: readonly Discipline[], now: Date) => {
    await update(confirmOrder(orderId, now));
    await Promise.all(parts.map((service) => update(queuePart(orderId, service))));
    await update(outboxSent(tables.outbox, mailId, now).Update);
  };
  return { confirm };
};
export type ConfirmationsStore = ReturnType<typeof createConfirmationsStore>;
