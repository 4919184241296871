import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { PaidKey } from '#domain/catalogue.ts';
import type { OrderRecord, PartRecord, RefundRecord } from '../order-record.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { isWritten, transact, unlessMoved } from '../writes.ts';

type Tables = { orders: string; parts: string; refunds: string; outbox: string };
type Order = Pick<OrderRecord, 'id' | 'amount' | 'version'>;

/** A withdrawal and everything that it changes. */
export type Withdrawal = {
  readonly order: Order;
  readonly refund: RefundRecord;
  /** The parts of the withdrawn services. */
  readonly parts: readonly PartRecord[];
  /** All services that were withdrawn so far. */
  readonly services: readonly PaidKey[];
  /** True when all remaining parts are delivered: the order then is delivered too. */
  readonly isComplete: boolean;
  readonly mail: OutboxRecord;
};

/** Requested refunds never exceed the paid amount: every request passes this condition. */
const hasRoom = 'amount >= :amount AND (attribute_not_exists(refund_reserved) OR refund_reserved <= :room)';
const isPaid = '#status IN (:paid, :delivered)';
const statuses = { ':paid': 'paid', ':delivered': 'delivered' };

export const createRefundRequestsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  const put = (refund: RefundRecord) => ({
    Put: { TableName: tables.refunds, Item: refund, ConditionExpression: 'attribute_not_exists(id)' },
  });

  /** Writes the request and reserves its amount. False when it exists already, or when too little is left. */
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
   * Writes the withdrawal in one transaction: order and parts record it, the amount is reserved, the receipt is queued.
   * Throws `Moved` when the order changed since it was read, or when the same withdrawal was written before.
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

  /**
   * Stripe has stored an error for this try's key, so the next try uses a new key. A row that changed since stays as it
   * is.
   */
  const countTry = async (refund: RefundRecord): Promise<void> => {
    const { tries = 0 } = refund;
    const isSameTry = tries === 0 ? 'attribute_not_exists(tries)' : 'tries = :tries';
    const again = new PutCommand({
      TableName: tables.refunds,
      Item: { ...refund, tries: tries + 1 },
      // Every other writer of the row changes its state or counts a try.
      ConditionExpression: `#state = :requested AND ${isSameTry}`,
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':requested': 'requested', ...(tries > 0 && { ':tries': tries }) },
    });
    await isWritten(db.send(again));
  };

  return { reserve, withdraw, countTry };
};
export type RefundRequestsStore = ReturnType<typeof createRefundRequestsStore>;
