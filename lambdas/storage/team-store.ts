import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { disciplines } from '#domain/catalogue.ts';
import { absenceSchema, perDaySchema } from '#domain/settings.ts';
import type { SettingsChange } from '#domain/wire/settings.ts';
import { readOne } from './readable.ts';

export const memberKey = (userId: string) => ({ kind: 'workshop', id: `expert#${userId}` });

/** An expert who has set something; what was never set is absent. */
export const memberRowSchema = z.object({
  user_id: z.string(),
  discipline: z.enum(disciplines),
  per_day: z.optional(perDaySchema),
  absences: z.optional(z.array(absenceSchema)),
});
export type MemberRow = z.infer<typeof memberRowSchema>;

/** The experts' settings: small rows of `concerns`, so that a promise reads all of them at once. */
export const createTeamStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Sets the given fields; the others stay. */
  const save = async (
    expert: Pick<MemberRow, 'user_id' | 'discipline'>,
    change: SettingsChange,
  ): Promise<MemberRow> => {
    const fields = Object.entries({ ...expert, ...change }).filter(([, value]) => value !== undefined);
    const update = new UpdateCommand({
      TableName: table,
      Key: memberKey(expert.user_id),
      UpdateExpression: `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
      ReturnValues: 'ALL_NEW',
    });
    return readOne(memberRowSchema, (await db.send(update)).Attributes);
  };

  return { save };
};
export type TeamStore = ReturnType<typeof createTeamStore>;
