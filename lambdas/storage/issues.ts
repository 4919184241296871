import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Discipline, disciplines } from '#domain/catalogue.ts';
import { disputeLinkSchema } from '#domain/refunds.ts';
import { absenceSchema, perDaySchema } from '#domain/settings.ts';
import type { SettingsChange } from '#domain/wire/settings.ts';
import { emptyWorkshop, type Workshop } from '#domain/workshop.ts';
import { readable, readOne } from './readable.ts';
import { allRows, changedRow, firstRows, putRow, removeRow } from './table.ts';
import { isWritten } from './writes.ts';

/**
 * An issue to handle that no queue shows. `id` is the order of a dispute or of a birth to correct, the account whose mail
 * bounced, or `sameId`.
 */
const issueRecordSchema = z.object({
  kind: z.enum(['dispute', 'birth', 'address', 'same']),
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

const memberKey = (userId: string) => ({ kind: 'workshop', id: `expert#${userId}` });

/** The settings of an expert; a setting that was never changed is absent. */
export const memberRowSchema = z.object({
  user_id: z.string(),
  discipline: z.enum(disciplines),
  per_day: z.optional(perDaySchema),
  absences: z.optional(z.array(absenceSchema)),
});
export type MemberRow = z.infer<typeof memberRowSchema>;

/** The experts' settings: small rows of `issues`, so that computing a due date reads all of them at once. */
export const createTeamStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Sets the given fields and keeps the others. */
  const save = async (
    expert: Pick<MemberRow, 'user_id' | 'discipline'>,
    change: SettingsChange,
  ): Promise<MemberRow> => {
    const fields = Object.entries({ ...expert, ...change }).filter(([, value]) => value !== undefined);
    const row = await changedRow(db, table, {
      key: memberKey(expert.user_id),
      to: `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      with: Object.fromEntries(fields),
    });
    return readOne(memberRowSchema, row);
  };

  return { save };
};
export type TeamStore = ReturnType<typeof createTeamStore>;

const kind = 'workshop';
const backlogsKey = { kind, id: 'backlogs' };
const closedKey = (discipline: Discipline) => ({ kind, id: `closed#${discipline}` });

const backlogsRowSchema = z.object({
  backlogs: z.record(z.enum(disciplines), z.record(z.string(), z.int())),
});
const closedRowSchema = z.object({
  discipline: z.enum(disciplines),
  /** The person who closed the discipline, and when (UTC). */
  by: z.string(),
  at: z.string(),
});
export type ClosedRow = z.infer<typeof closedRowSchema>;
export type StoredWorkshop = Omit<Workshop, 'team'> & {
  readonly team: readonly MemberRow[];
  readonly closures: readonly ClosedRow[];
};

/**
 * All rows that due dates are computed from: small rows of one partition of `issues`, read together for half a read
 * unit.
 */
export const createWorkshopStore = (db: DynamoDBDocumentClient, table: string) => {
  /** The backlogs are those of the last sweep; there are none before the first. */
  const read = async (): Promise<StoredWorkshop> => {
    const all = await allRows(db, table, { by: 'kind = :kind', with: { kind } });
    const of = (beginning: string) => all.filter(({ id }) => String(id).startsWith(beginning));
    const [counted] = readable(backlogsRowSchema, of(backlogsKey.id));
    const closures = readable(closedRowSchema, of('closed#'));
    return {
      backlogs: counted?.backlogs ?? emptyWorkshop.backlogs,
      team: readable(memberRowSchema, of('expert#')),
      closures,
      closed: closures.map(({ discipline }) => discipline),
    };
  };

  const writeBacklogs = async (backlogs: Workshop['backlogs'], now: Date): Promise<void> => {
    await putRow(db, table, { ...backlogsKey, backlogs, counted_at: now.toISOString() });
  };

  const close = async (closure: ClosedRow): Promise<void> => {
    await putRow(db, table, { ...closedKey(closure.discipline), ...closure });
  };

  const reopen = async (discipline: Discipline): Promise<void> => {
    await removeRow(db, table, closedKey(discipline));
  };

  /** Removes the settings of a former expert. */
  const forget = async (userId: string): Promise<void> => {
    await removeRow(db, table, memberKey(userId));
  };

  return { read, writeBacklogs, close, reopen, forget };
};
export type WorkshopStore = ReturnType<typeof createWorkshopStore>;
