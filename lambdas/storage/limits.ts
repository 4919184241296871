import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { epochSeconds } from '#domain/dates.ts';
import { type Limit, mailboxShare, spellingsShare } from '#domain/limits.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { networksOf } from './networks.ts';
import { isWritten } from './writes.ts';

/**
 * One row of a limit: `atOnce` uses; each is available again after `every` milliseconds. `sparesFirst`: it refuses no use of
 * a subject whose own row was idle.
 */
export type Bucket = {
  readonly id: string;
  readonly atOnce: number;
  readonly every: number;
  readonly sparesFirst: boolean;
};

type Share = Pick<Limit, 'atOnce' | 'perHour'>;
/** `isFirst`: the row was idle. `wait`: milliseconds until the next use when none is available. */
type Use = { readonly wait: number; readonly isFirst: boolean };

/** What an address shares with the other spellings of its mailbox. */
const sharesOf = (address: string, bucket: (text: string, share: Share) => Bucket): readonly Bucket[] => {
  const mailbox = mailboxOf(address);
  const share = { ...bucket(`mailbox ${mailbox}`, mailboxShare), sparesFirst: true };
  return address.includes('+') ? [share, bucket(`spellings ${mailbox}`, spellingsShare)] : [share];
};

/** The rows that count a use of a limit. Subjects are stored as hashes only. */
export const bucketsOf = (limit: Limit, subject: string): readonly Bucket[] => {
  const bucket = (text: string, { atOnce, perHour }: Share): Bucket => ({
    id: `${limit.name}#${hashOf(text).slice(0, 32)}`,
    atOnce,
    every: 3_600_000 / perHour,
    sparesFirst: false,
  });
  if (limit.key === 'mailbox') return [bucket(subject, limit), ...sharesOf(subject, bucket)];
  if (limit.key !== 'network') return [bucket(subject, limit)];
  return networksOf(subject).map(({ prefix, times }) =>
    bucket(prefix, { atOnce: times * limit.atOnce, perHour: times * limit.perHour }),
  );
};

export const createLimitsStore = (db: DynamoDBDocumentClient, table: string) => {
  const update = (id: string, now: Date, to: string, condition: string, values: Record<string, number>) =>
    new UpdateCommand({
      TableName: table,
      Key: { id },
      UpdateExpression: `SET rested_at = ${to}, #ttl = :ttl`,
      ConditionExpression: condition,
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ...values, ':ttl': epochSeconds(now) + 86_400 },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });

  /**
   * `rested_at` is the instant when all uses are available again; each use moves it later by the time that one use
   * needs. The first write applies to an idle row, the second to a row in use.
   */
  const use = async ({ id, atOnce, every }: Bucket, now: Date): Promise<Use> => {
    const at = now.getTime();
    const isFirst = 'attribute_not_exists(rested_at) OR rested_at <= :now';
    const first = update(id, now, ':next', isFirst, { ':now': at, ':next': at + every });
    if (await isWritten(db.send(first))) return { wait: 0, isFirst: true };
    const latest = at + (atOnce - 1) * every;
    try {
      await db.send(
        update(id, now, 'rested_at + :every', 'rested_at <= :latest', { ':every': every, ':latest': latest }),
      );
      return { wait: 0, isFirst: false };
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      const rested = Number(error.Item?.rested_at?.N);
      return { wait: Number.isFinite(rested) ? rested - latest : every, isFirst: false };
    }
  };
  /**
   * Counts one use and returns 0, or returns the milliseconds until the next use. A use that a wider network or the mailbox
   * refuses stays counted.
   */
  const waitFor = async (limit: Limit, subject: string, now: Date): Promise<number> => {
    let isFirst: boolean | undefined;
    for (const bucket of bucketsOf(limit, subject)) {
      const used = await use(bucket, now);
      if (used.wait > 0 && !(bucket.sparesFirst && isFirst)) return used.wait;
      isFirst ??= used.isFirst;
    }
    return 0;
  };

  /** Counts one use; false when none is left. */
  const allows = async (limit: Limit, subject: string, now: Date): Promise<boolean> =>
    (await waitFor(limit, subject, now)) === 0;

  /** Returns a counted use that did not happen. */
  const giveBack = async (limit: Limit, subject: string, now: Date): Promise<void> => {
    for (const { id, every } of bucketsOf(limit, subject)) {
      const back = update(id, now, 'rested_at - :every', 'attribute_exists(rested_at)', { ':every': every });
      await isWritten(db.send(back));
    }
  };
  return { waitFor, allows, giveBack };
};
export type LimitsStore = ReturnType<typeof createLimitsStore>;
