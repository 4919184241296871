import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Discipline, disciplines } from '#domain/catalogue.ts';
import { partKinds } from '#domain/issues.ts';
import { disputeLinkSchema, isUnsent, owedRefundSchema } from '#domain/refunds.ts';
import type { RefundRecord } from './order-record.ts';
import { readable } from './readable.ts';
import { allRows, putRow, removeRow } from './table.ts';
import { isWritten } from './writes.ts';

/** Kinds that no queue shows, so that they are stored. */
export const storedKinds = ['dispute', 'owed', 'birth', 'address', 'sealed', ...partKinds] as const;

/**
 * An issue to handle that no queue shows. `id` is the order of a dispute or of a birth to correct, the account whose mail
 * bounced or whose seal is to be opened, `partId`, or `owedId`.
 */
const issueRecordSchema = z.object({
  kind: z.enum(storedKinds),
  id: z.string(),
  order_id: z.optional(z.string()),
  service: z.optional(z.enum(disciplines)),
  /** UTC. */
  since: z.string(),
  /** A code, such as Stripe's reason or the kind of bounce, or a share in per cent; no personal data. */
  note: z.optional(z.string()),
  dispute: z.optional(disputeLinkSchema),
  refund: z.optional(owedRefundSchema),
});
export type IssueRecord = z.infer<typeof issueRecordSchema>;

/** The issues whose `id` is an account. */
export const accountIssues = ['address', 'sealed'] as const satisfies readonly IssueRecord['kind'][];

type OfPart = { readonly order_id: string; readonly service: Discipline };
/** Names a part. */
export const partId = ({ order_id, service }: OfPart): string => `${order_id} ${service}`;

/** An issue of a part that no queue shows; `since` may lie ahead, and nobody sees the issue before. */
export const partIssue = (
  kind: (typeof partKinds)[number],
  { order_id, service }: OfPart,
  since: Date,
): IssueRecord => ({
  kind,
  id: partId({ order_id, service }),
  order_id,
  service,
  since: since.toISOString(),
});

/** The refund that its customer is owed. */
export const owedId = ({ order_id, id }: Pick<RefundRecord, 'order_id' | 'id'>): string =>
  `${order_id} ${id}`;

/** An owed refund under «À traiter», which stays until it is paid. */
export const owedIssue = (row: RefundRecord, since: string): IssueRecord => {
  const { order_id, id, amount, settled_at } = row;
  const returned = settled_at !== undefined && ({ returned: true } as const);
  const underWay = !isUnsent(row) && ({ under_way: true } as const);
  return { kind: 'owed', id: owedId(row), order_id, since, refund: { id, amount, ...returned, ...underWay } };
};

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

  /** Oldest first. */
  const ofKind = async (kind: IssueRecord['kind']): Promise<IssueRecord[]> => {
    const query = { by: 'kind = :kind', with: { kind }, ConsistentRead: true };
    const rows = readable(issueRecordSchema, await allRows(db, table, query));
    return rows.sort((left, right) => left.since.localeCompare(right.since));
  };

  return { open, close, ofKind };
};
export type IssuesStore = ReturnType<typeof createIssuesStore>;
