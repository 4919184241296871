import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { PaidKey } from '#domain/catalogue.ts';
import type { OrderRecord, PartRecord, RefundRecord } from '../order-record.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { isWritten, transact, unlessMoved } from '../writes.ts';

type Tables = { orders: string; parts: string; refunds: string; outbox: string };
type Order = Pick<OrderRecord, 'id' | 'amount' | 'version'>;

/** A declaration with everything that it changes. */
export type Withdrawal = {
  readonly order: Order;
  readonly refund: RefundRecord;
  /** Of the services that are withdrawn from. */
  readonly parts: readonly PartRecord[];
  /** All services withdrawn from so far. */
  readonly services: readonly PaidKey[];
  /** What is left of the order is delivered: so is the order. */
  readonly isComplete: boolean;
  readonly mail: OutboxRecord;
};

/** What is asked back never adds up to more than was paid: the one condition that every request passes. */
const hasRoom = 'amount >= :amount AND (attribute_not_exists(refund_reserved) OR refund_reserved <= :room)';
const isPaid = '#status IN (:paid, :delivered)';
const statuses = { ':paid': 'paid', ':delivered': 'delivered' };

export const createRefundRequestsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  const put = (refund: RefundRecord) => ({
    Put: { TableName: tables.refunds, Item: refund, ConditionExpression: 'attribute_not_exists(id)' },
  });

  /** Writes the request and reserves its amount. False when it exists already, or when there is no room. */
  const reserve = async (order: Order, refund: RefundRecord): Promise<boolean> => {
    const update = {
      TableName: tables.orders,
      Key: { id: order.id },
      UpdateExpression: 'ADD refund_reserved :amount, version :one',
      ConditionExpression: `${isPaid} AND ${hasRoom}`,
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
        ...statuses,
        ':amount': refund.amount,
        ':room': order.amount - refund.amount,
        ':one': 1,
      },
    };
    return isWritten(transact(db, [{ Update: update }, put(refund)]));
  };

  const orderUpdate = ({ order, refund, services, isComplete }: Withdrawal) => ({
    TableName: tables.orders,
    Key: { id: order.id },
    UpdateExpression: `SET withdrawn_at = :now, withdrawn_services = :services${
      isComplete ? ', #status = :delivered, delivered_at = if_not_exists(delivered_at, :now)' : ''
    } ADD refund_reserved :amount, version :one`,
    ConditionExpression: `version = :version AND ${isPaid} AND ${hasRoom}`,
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ...statuses,
      ':now': refund.requested_at,
      ':services': services,
      ':amount': refund.amount,
      ':room': order.amount - refund.amount,
      ':version': order.version,
      ':one': 1,
    },
  });

  const partUpdate = (part: PartRecord, at: string) => ({
    Update: {
      TableName: tables.parts,
      Key: { order_id: part.order_id, service: part.service },
      UpdateExpression: 'SET withdrawn_at = :at REMOVE queue',
      ConditionExpression: 'attribute_exists(order_id)',
      ExpressionAttributeValues: { ':at': at },
    },
  });

  /**
   * The declaration in one transaction: order and parts say so, the amount is reserved, the receipt waits to be sent.
   * Throws `Moved` when the order is not as it was read, or when the same declaration was made before.
   */
  const withdraw = async (withdrawal: Withdrawal): Promise<void> => {
    const { refund, parts, mail } = withdrawal;
    const items = [
      { Update: orderUpdate(withdrawal) },
      ...parts.map((part) => partUpdate(part, refund.requested_at)),
      put(refund),
      outboxPut(tables.outbox, mail),
    ];
    await unlessMoved(transact(db, items), 'order');
  };

  /** Stripe has stored an error for this try's key: the next one has a key of its own. A row that has moved stays. */
  const countTry = async (refund: RefundRecord): Promise<void> => {
    const { tries = 0 } = refund;
    const isSameTry = tries === 0 ? 'attribute_not_exists(tries)' : 'tries = :tries';
    const again = new PutCommand({
      TableName: tables.refunds,
      Item: { ...refund, tries: tries + 1 },
      // Whoever else writes the row changes its state or counts a try.
      ConditionExpression: `#state = :requested AND ${isSameTry}`,
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':requested': 'requested', ...(tries > 0 && { ':tries': tries }) },
    });
    await isWritten(db.send(again));
  };

  return { reserve, withdraw, countTry };
};
export type RefundRequestsStore = ReturnType<typeof createRefundRequestsStore>;
