import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Person } from '#domain/atelier.ts';
import { ShopError } from '#domain/errors.ts';
import type { PartRecord } from './order-record.ts';
import { PartMoved } from './parts-store.ts';
import { refusedWrites } from './table.ts';

type Tables = { orders: string; parts: string };

/** Nobody has changed hands since the part was read; it waits in its queue, or is taken by the same expert. */
const stillAs = (before: PartRecord) =>
  before.expert
    ? { condition: 'expert.id = :from AND attribute_exists(queue)', values: { ':from': before.expert.id } }
    : { condition: 'attribute_not_exists(expert) AND queue = :queue', values: { ':queue': before.service } };

const after = (before: PartRecord, to: Person | undefined, now: Date): PartRecord => {
  const { expert: _from, taken_at: _since, upload: _sent, ...rest } = before;
  if (!to) return { ...rest, state: 'waiting' };
  return { ...rest, state: 'taken', expert: to, taken_at: now.toISOString() };
};

export const createAssignmentsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * Gives an open part to an expert, or back to the queue; an upload that was not delivered goes. The order's version
   * rises in the same transaction, so that its owner is told. Throws `PartMoved`, or `not_found` when the order is not
   * one to work on.
   */
  const assign = async (before: PartRecord, to: Person | undefined, now: Date): Promise<PartRecord> => {
    const same = stillAs(before);
    const part = {
      TableName: tables.parts,
      Key: { order_id: before.order_id, service: before.service },
      UpdateExpression: to
        ? 'SET #state = :state, expert = :to, taken_at = :now REMOVE upload'
        : 'SET #state = :state REMOVE expert, taken_at, upload',
      ConditionExpression: `#state = :before AND ${same.condition}`,
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ...same.values,
        ':before': before.state,
        ':state': to ? 'taken' : 'waiting',
        ...(to && { ':to': to, ':now': now.toISOString() }),
      },
    };
    const order = {
      TableName: tables.orders,
      Key: { id: before.order_id },
      UpdateExpression: 'ADD version :one',
      ConditionExpression: 'attribute_exists(confirmed_at) AND #status = :paid',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':one': 1, ':paid': 'paid' },
    };
    const TransactItems = [{ Update: part }, { Update: order }];
    await db.send(new TransactWriteCommand({ TransactItems })).catch((error: unknown) => {
      const refused = refusedWrites(error);
      if (!refused) throw error;
      throw refused.includes(0) ? new PartMoved() : new ShopError('not_found');
    });
    return after(before, to, now);
  };
  return { assign };
};
export type AssignmentsStore = ReturnType<typeof createAssignmentsStore>;
