import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { BirthRecord } from '#domain/births/correction.ts';
import { birthRow } from '../births.ts';
import { closedIssue, openIssue } from '../issues.ts';
import type { OrderRecord, PartRecord } from '../order-record.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { changeOf } from '../table.ts';
import { transact, unlessMoved } from '../writes.ts';

type Tables = {
  readonly births: string;
  readonly orders: string;
  readonly parts: string;
  readonly issues: string;
  readonly outbox: string;
};

/** The birth of an order as it was read with its parts, and as it will be. */
export type BirthChange = {
  readonly order: Pick<OrderRecord, 'id' | 'version' | 'created_at'>;
  readonly parts: readonly PartRecord[];
  readonly before: BirthRecord;
  readonly after: BirthRecord;
  /** Tells the customer what staff have decided. */
  readonly mail?: OutboxRecord;
};

export const createCorrectionsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  const birthPut = ({ order, before, after }: BirthChange) => ({
    Put: {
      TableName: tables.births,
      Item: birthRow(order, { ...after, revision: (before.revision ?? 0) + 1 }),
      ConditionExpression:
        before.revision === undefined
          ? 'attribute_exists(order_id) AND attribute_not_exists(revision)'
          : 'revision = :revision',
      ...(before.revision !== undefined && { ExpressionAttributeValues: { ':revision': before.revision } }),
    },
  });

  /** The order's version covers the parts that were read: a delivery at the same moment raises it too. */
  const orderUpdate = ({ order }: BirthChange) => ({
    Update: changeOf(tables.orders, {
      key: { id: order.id },
      to: 'ADD version :one',
      if: 'version = :version',
      with: { one: 1, version: order.version },
    }),
  });

  /** A waiting request holds every part back and is an issue to handle. */
  const marks = ({ order, parts, before, after }: BirthChange) => {
    const at = after.request?.at;
    if (before.request?.at === at) return [];
    const ofParts = parts.map(({ order_id, service }) => ({
      Update: changeOf(tables.parts, {
        key: { order_id, service },
        to: at === undefined ? 'REMOVE birth_asked_at' : 'SET birth_asked_at = :at',
        if: 'attribute_exists(order_id)',
        ...(at !== undefined && { with: { at } }),
      }),
    }));
    const issue = { kind: 'birth', id: order.id, order_id: order.id } as const;
    return [
      ...ofParts,
      at === undefined
        ? closedIssue(tables.issues, issue)
        : openIssue(tables.issues, { ...issue, since: at }),
    ];
  };

  /** Writes birth, marks and issue in one transaction. Throws `Moved` when the birth or its order changed since it was read. */
  const commit = async (change: BirthChange): Promise<void> => {
    await unlessMoved(
      transact(db, [
        birthPut(change),
        orderUpdate(change),
        ...marks(change),
        ...(change.mail ? [outboxPut(tables.outbox, change.mail)] : []),
      ]),
      'order',
    );
  };
  return { commit };
};
export type CorrectionsStore = ReturnType<typeof createCorrectionsStore>;
