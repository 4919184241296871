import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Discipline, disciplines } from '#domain/catalogue.ts';
import { emptyWorkshop, type Workshop } from '#domain/workshop.ts';
import { readable } from './readable.ts';
import { type MemberRow, memberKey, memberRowSchema } from './team-store.ts';

const kind = 'workshop';
const backlogsKey = { kind, id: 'backlogs' };
const closedKey = (discipline: Discipline) => ({ kind, id: `closed#${discipline}` });

const backlogsRowSchema = z.object({
  backlogs: z.record(z.enum(disciplines), z.record(z.string(), z.int())),
});
const closedRowSchema = z.object({
  discipline: z.enum(disciplines),
  /** Who closed it, and when (UTC). */
  by: z.string(),
  at: z.string(),
});
export type ClosedRow = z.infer<typeof closedRowSchema>;
export type StoredWorkshop = Omit<Workshop, 'team'> & {
  readonly team: readonly MemberRow[];
  readonly closures: readonly ClosedRow[];
};

/** All that a promise rests on: small rows of one partition of `concerns`, read together for half a read unit. */
export const createWorkshopStore = (db: DynamoDBDocumentClient, table: string) => {
  const rows = async (): Promise<Record<string, unknown>[]> => {
    const query = {
      TableName: table,
      KeyConditionExpression: 'kind = :kind',
      ExpressionAttributeValues: { ':kind': kind },
    };
    const found: Record<string, unknown>[] = [];
    for await (const { Items = [] } of paginateQuery({ client: db }, query)) found.push(...Items);
    return found;
  };

  /** The backlogs are those of the last sweep; none before the first. */
  const read = async (): Promise<StoredWorkshop> => {
    const all = await rows();
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
    const Item = { ...backlogsKey, backlogs, counted_at: now.toISOString() };
    await db.send(new PutCommand({ TableName: table, Item }));
  };

  const close = async (closure: ClosedRow): Promise<void> => {
    const Item = { ...closedKey(closure.discipline), ...closure };
    await db.send(new PutCommand({ TableName: table, Item }));
  };

  const reopen = async (discipline: Discipline): Promise<void> => {
    await db.send(new DeleteCommand({ TableName: table, Key: closedKey(discipline) }));
  };

  /** Who left the experts counts no more. */
  const forget = async (userId: string): Promise<void> => {
    await db.send(new DeleteCommand({ TableName: table, Key: memberKey(userId) }));
  };

  return { read, writeBacklogs, close, reopen, forget };
};
export type WorkshopStore = ReturnType<typeof createWorkshopStore>;
