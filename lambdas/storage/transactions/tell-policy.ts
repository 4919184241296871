import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { profileRecordSchema } from '../profile-record.ts';
import { readable } from '../readable.ts';
import { changeOf } from '../table.ts';
import { isWritten, transact } from '../writes.ts';

type Tables = { profiles: string; outbox: string };

/** Neither names nor births: nobody needs them to know who is told. */
const untoldSchema = z.pick(profileRecordSchema, {
  user_id: true,
  created_at: true,
  locked_at: true,
  closing: true,
  email_problem: true,
  policy_told: true,
});
export type Untold = z.infer<typeof untoldSchema>;

/** One of `of` equal parts of all accounts. */
export type Slice = { readonly part: number; readonly of: number };

/** The mark of an account that was told of this version or a later one. */
const ifUntold = '(attribute_not_exists(policy_told) OR policy_told < :version)';

export const createPolicyNoticesStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /** The accounts of a slice that were not told of this version; read at half the price, because `tell` decides. */
  async function* untold(version: string, { part, of }: Slice): AsyncGenerator<Untold> {
    const scan = {
      TableName: tables.profiles,
      Segment: part,
      TotalSegments: of,
      FilterExpression: ifUntold,
      ExpressionAttributeValues: { ':version': version },
      ProjectionExpression: Object.keys(untoldSchema.shape).join(', '),
    };
    for await (const { Items } of paginateScan({ client: db }, scan)) yield* readable(untoldSchema, Items);
  }

  /**
   * Marks an account as told of a version, together with the mail that tells it. False, and nothing is written, when it
   * was told before, closes, is locked or gone.
   */
  const tell = (userId: string, version: string, mail: OutboxRecord): Promise<boolean> => {
    const mark = changeOf(tables.profiles, {
      key: { user_id: userId },
      to: 'SET policy_told = :version',
      if: `attribute_exists(user_id) AND ${ifUntold} AND attribute_not_exists(locked_at) AND attribute_not_exists(closing)`,
      with: { version },
    });
    return isWritten(transact(db, [{ Update: mark }, outboxPut(tables.outbox, mail)]));
  };

  return { untold, tell };
};
export type PolicyNoticesStore = ReturnType<typeof createPolicyNoticesStore>;
