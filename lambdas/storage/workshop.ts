import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Discipline, disciplines } from '#domain/catalogue.ts';
import { usualSchema } from '#domain/dossier/conventions.ts';
import { countingSchema } from '#domain/report/writing.ts';
import { absenceSchema, perDaySchema } from '#domain/settings.ts';
import type { SettingsChange } from '#domain/wire/settings.ts';
import { emptyWorkshop, type Workshop } from '#domain/workshop.ts';
import { readable, readOne } from './readable.ts';
import { allRows, changedRow, findRow, putRow, removeRow } from './table.ts';

/** All rows of the settings share a partition, so that one query reads what a due date is computed from. */
const kind = 'workshop';

const memberKey = (userId: string) => ({ kind, id: `expert#${userId}` });

/** The settings of an expert; a setting that was never changed is absent. */
export const memberRowSchema = z.object({
  user_id: z.string(),
  discipline: z.enum(disciplines),
  per_day: z.optional(perDaySchema),
  absences: z.optional(z.array(absenceSchema)),
  usual: z.optional(usualSchema),
  counting: z.optional(countingSchema),
});
export type MemberRow = z.infer<typeof memberRowSchema>;

/** The experts' settings: absences, reports per day, and how their charts begin. */
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

  const find = (userId: string): Promise<MemberRow | undefined> =>
    findRow(db, table, memberRowSchema, memberKey(userId));

  return { save, find };
};
export type TeamStore = ReturnType<typeof createTeamStore>;

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

/** All rows that due dates are computed from: small rows of one partition, read together for half a read unit. */
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
