import { type DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { disciplines } from '#domain/catalogue.ts';
import { addDays, epochSeconds } from '#domain/dates.ts';
import { hashOf, newSecret } from '#lambdas/platform/tokens.ts';
import { isWritten } from './table.ts';

/** Used rows stay this long, so that a second click says «already» instead of «invalid». */
const keptDays = 30;

const tokenRecordSchema = z.object({
  hash: z.string(),
  purpose: z.enum(['validation', 'session', 'reset', 'report']),
  user_id: z.string(),
  email: z.string(),
  order_id: z.optional(z.string()),
  /** Of a report's link: which report, and which version of it. The link dies with that version. */
  service: z.optional(z.enum(disciplines)),
  report_version: z.optional(z.int()),
  expires_at: z.string(),
  used_at: z.optional(z.string()),
});
export type TokenRecord = z.infer<typeof tokenRecordSchema>;
type NewToken = Omit<TokenRecord, 'hash' | 'used_at'>;

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
  const mint = async (token: NewToken): Promise<string> => {
    const secret = newSecret();
    const ttl = epochSeconds(addDays(new Date(token.expires_at), keptDays));
    await db.send(new PutCommand({ TableName: table, Item: { ...token, hash: hashOf(secret), ttl } }));
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

  return { mint, find, consumeSession };
};
export type TokensStore = ReturnType<typeof createTokensStore>;
