import { type DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { disciplines } from '#domain/catalogue.ts';
import { addDays, epochSeconds } from '#domain/dates.ts';
import { hashOf, newSecret } from '#lambdas/platform/tokens.ts';
import { isWritten } from './writes.ts';

/** Used rows stay this long, so that a second click says «already» instead of «invalid». */
const keptDays = 30;

/** A day longer than the refresh tokens of the pool's client live. */
const sessionDays = 31;
const serverSession = (originJti: string): string => hashOf(`server-session:${originJti}`);

const tokenRecordSchema = z.object({
  hash: z.string(),
  purpose: z.enum(['validation', 'session', 'reset', 'report', 'undo', 'invitation']),
  user_id: z.string(),
  email: z.string(),
  order_id: z.optional(z.string()),
  /** Of the link that takes a change of address back: when it was made. */
  changed_at: z.optional(z.string()),
  /** Of a report's link: which report, and which version of it. The link dies with that version. */
  service: z.optional(z.enum(disciplines)),
  report_version: z.optional(z.int()),
  expires_at: z.string(),
  /** Seconds since 1970: what ends an account's sessions ends its earlier links too. */
  minted_at: z.int(),
  used_at: z.optional(z.string()),
});
export type TokenRecord = z.infer<typeof tokenRecordSchema>;
type NewToken = Omit<TokenRecord, 'hash' | 'used_at' | 'minted_at'>;

/** The update that uses a token up, once, before it expires. */
export const useOnce = (table: string, hash: string, purpose: TokenRecord['purpose'], now: Date) => ({
  TableName: table,
  Key: { hash },
  UpdateExpression: 'SET used_at = :now',
  ConditionExpression: 'purpose = :purpose AND attribute_not_exists(used_at) AND expires_at > :now',
  ExpressionAttributeValues: { ':now': now.toISOString(), ':purpose': purpose },
});

export const createTokensStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Stores a new token by its hash; the secret that is returned exists nowhere else. */
  const mint = async (token: NewToken, now: Date): Promise<string> => {
    const secret = newSecret();
    const ttl = epochSeconds(addDays(new Date(token.expires_at), keptDays));
    const Item = { ...token, hash: hashOf(secret), minted_at: epochSeconds(now), ttl };
    await db.send(new PutCommand({ TableName: table, Item }));
    return secret;
  };

  const find = async (secret: string): Promise<TokenRecord | undefined> => {
    const answer = await db.send(
      new GetCommand({ TableName: table, Key: { hash: hashOf(secret) }, ConsistentRead: true }),
    );
    return answer.Item ? tokenRecordSchema.parse(answer.Item) : undefined;
  };

  /** Uses a one-minute session token up; false when it is unknown, used, expired or another's. */
  const consumeSession = async (secret: string, userId: string, now: Date): Promise<boolean> => {
    const use = useOnce(table, hashOf(secret), 'session', now);
    const update = new UpdateCommand({
      ...use,
      ConditionExpression: `${use.ConditionExpression} AND user_id = :user`,
      ExpressionAttributeValues: { ...use.ExpressionAttributeValues, ':user': userId },
    });
    return isWritten(db.send(update));
  };

  /** A session that the server made, by the id that all its tokens carry: it is never a fresh sign-in. */
  const recordServerSession = async (originJti: string, now: Date): Promise<void> => {
    const ttl = epochSeconds(addDays(now, sessionDays));
    await db.send(new PutCommand({ TableName: table, Item: { hash: serverSession(originJti), ttl } }));
  };

  const isServerSession = async (originJti: string): Promise<boolean> => {
    const Key = { hash: serverSession(originJti) };
    const answer = await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }));
    return answer.Item !== undefined;
  };

  return { mint, find, consumeSession, recordServerSession, isServerSession };
};
export type TokensStore = ReturnType<typeof createTokensStore>;
