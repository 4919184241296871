import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Discipline, disciplines } from '#domain/catalogue.ts';
import { disputeLinkSchema } from '#domain/refunds.ts';
import { readable } from './readable.ts';
import { firstRows, putRow, removeRow } from './table.ts';
import { isWritten } from './writes.ts';

/**
 * An issue to handle that no queue shows. `id` is the order of a dispute or of a birth to correct, the account whose mail
 * bounced or whose seal is to be opened, or `sameId`.
 */
const issueRecordSchema = z.object({
  kind: z.enum(['dispute', 'birth', 'address', 'sealed', 'same']),
  id: z.string(),
  order_id: z.optional(z.string()),
  service: z.optional(z.enum(disciplines)),
  /** UTC. */
  since: z.string(),
  /** A code, such as Stripe's reason or the kind of bounce, or a share in per cent; no personal data. */
  note: z.optional(z.string()),
  dispute: z.optional(disputeLinkSchema),
});
export type IssueRecord = z.infer<typeof issueRecordSchema>;

/** The issues whose `id` is an account. */
export const accountIssues = ['address', 'sealed'] as const satisfies readonly IssueRecord['kind'][];

/** The part of a report whose sentences stand in others. */
export const sameId = (order_id: string, service: Discipline): string => `${order_id} ${service}`;

/** The transaction item that opens an issue. It replaces an open one, so that repeating needs no condition. */
export const openIssue = (table: string, issue: IssueRecord) => ({
  Put: { TableName: table, Item: issue },
});

/** The transaction item that closes an issue, if it is open. */
export const closedIssue = (table: string, { kind, id }: Pick<IssueRecord, 'kind' | 'id'>) => ({
  Delete: { TableName: table, Key: { kind, id } },
});

/** The stored issues to handle; «À traiter» lists each until it is closed. */
export const createIssuesStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Repeating changes nothing: the first `since` is kept. */
  const open = async (issue: IssueRecord): Promise<void> => {
    await isWritten(putRow(db, table, issue, { if: 'attribute_not_exists(id)' }));
  };

  /** Closes an issue; closing one that is not open changes nothing. */
  const close = async (kind: IssueRecord['kind'], id: string): Promise<void> => {
    await removeRow(db, table, { kind, id });
  };

  /** At most 200 issues, oldest first. */
  const ofKind = async (kind: IssueRecord['kind']): Promise<IssueRecord[]> => {
    const query = { by: 'kind = :kind', with: { kind }, Limit: 200, ConsistentRead: true };
    const rows = readable(issueRecordSchema, await firstRows(db, table, query));
    return rows.sort((left, right) => left.since.localeCompare(right.since));
  };

  return { open, close, ofKind };
};
export type IssuesStore = ReturnType<typeof createIssuesStore>;
