import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { disputeLinkSchema } from '#domain/refunds.ts';
import { closedIssue, openIssue } from '../issues.ts';
import type { OrderRecord } from '../order-record.ts';
import { changeOf } from '../table.ts';
import { transact, unlessMoved } from '../writes.ts';

type Tables = { readonly orders: string; readonly issues: string };

export const createDisputesStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * Stores the state of a dispute and its line under «À traiter», which stays until the dispute is closed. Throws
   * `Moved` when the order changed since it was read: read it and Stripe again.
   */
  const note = async (
    order: Pick<OrderRecord, 'id' | 'version'>,
    dispute: NonNullable<OrderRecord['dispute']>,
  ): Promise<void> => {
    const { opened_at: since, reason, closed_at: closedAt } = dispute;
    const link = disputeLinkSchema.parse(dispute);
    const about = { order_id: order.id, since, note: reason, dispute: link };
    const issue = { kind: 'dispute', id: order.id, ...about } as const;
    const update = changeOf(tables.orders, {
      key: { id: order.id },
      to: 'SET dispute = :dispute ADD version :one',
      if: 'version = :version',
      with: { dispute, version: order.version, one: 1 },
    });
    const items = [
      { Update: update },
      closedAt ? closedIssue(tables.issues, issue) : openIssue(tables.issues, issue),
    ];
    await unlessMoved(transact(db, items), 'order');
  };
  return { note };
};
export type DisputesStore = ReturnType<typeof createDisputesStore>;
