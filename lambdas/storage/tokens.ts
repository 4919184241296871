import { DeleteCommand, type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { disciplines } from '#domain/catalogue.ts';
import { addDays, epochSeconds } from '#domain/dates.ts';
import { guidanceLinkDays } from '#domain/links.ts';
import { sessionDays } from '#domain/sessions.ts';
import { hashOf, newSecret } from '#lambdas/platform/tokens.ts';
import { readOne } from './readable.ts';
import { changeOf, getRow, putRow } from './table.ts';
import { isRefused, isWritten } from './writes.ts';

/** Used rows are kept this long, so that a second click says «already» instead of «invalid». */
const keptDays = 30;

const serverSession = (originJti: string): string => hashOf(`server-session:${originJti}`);

const purposeSchema = z.enum([
  'validation',
  'session',
  'reset',
  'report',
  'undo',
  'invitation',
  'closing',
  'question',
]);

export const tokenRecordSchema = z.object({
  hash: z.string(),
  purpose: purposeSchema,
  user_id: z.string(),
  email: z.string(),
  order_id: z.optional(z.string()),
  /** For a link that undoes a change of address: the instant of that change. */
  changed_at: z.optional(z.string()),
  /** For a report's link: the report and its version. The link ends with that version. */
  service: z.optional(z.enum(disciplines)),
  report_version: z.optional(z.int()),
  /** For the link of a question: the question; with its `order_id` and `service` it opens nothing else. */
  question: z.optional(z.string()),
  /** For an invitation: which one. A link of a withdrawn invitation does not work for a later one. */
  invited_at: z.optional(z.string()),
  expires_at: z.string(),
  /** Seconds since 1970; ending an account's sessions also ends its earlier links. */
  minted_at: z.int(),
  used_at: z.optional(z.string()),
});
export type TokenRecord = z.infer<typeof tokenRecordSchema>;
type NewToken = Omit<TokenRecord, 'hash' | 'used_at' | 'minted_at'>;

/** The update that uses a token, once, before it expires. */
export const useOnce = (table: string, hash: string, purpose: TokenRecord['purpose'], now: Date) =>
  changeOf(table, {
    key: { hash },
    to: 'SET used_at = :now',
    if: 'purpose = :purpose AND attribute_not_exists(used_at) AND expires_at > :now',
    with: { now: now.toISOString(), purpose },
  });

/**
 * Rows that name somebody have an `owner`, the hash of the account's id or of the address: an index finds all of a
 * person.
 */
export const createTokensStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Stores a new token by its hash; only the caller gets the secret. */
  const mint = async (token: NewToken, now: Date): Promise<string> => {
    const secret = newSecret();
    const ttl = epochSeconds(addDays(new Date(token.expires_at), keptDays));
    const owner = hashOf(token.user_id);
    const Item = { ...token, owner, hash: hashOf(secret), minted_at: epochSeconds(now), ttl };
    await putRow(db, table, Item);
    return secret;
  };

  /** Undefined for the secret of another kind of row too: a ticket, or the link of a guidance. */
  const find = async (secret: string): Promise<TokenRecord | undefined> => {
    const row = await getRow(db, table, { hash: hashOf(secret) });
    return purposeSchema.safeParse(row?.purpose).success ? readOne(tokenRecordSchema, row) : undefined;
  };

  /** Uses a one-minute session token; false when it is unknown, used, expired or another account's. */
  const consumeSession = async (secret: string, userId: string, now: Date): Promise<boolean> => {
    const use = useOnce(table, hashOf(secret), 'session', now);
    const update = new UpdateCommand({
      ...use,
      ConditionExpression: `${use.ConditionExpression} AND user_id = :user`,
      ExpressionAttributeValues: { ...use.ExpressionAttributeValues, ':user': userId },
    });
    return isWritten(db.send(update));
  };

  /**
   * Records a session that the server made, by the id in all its tokens: it never counts as a fresh sign-in. The row
   * outlives the session by a day.
   */
  const recordServerSession = async (originJti: string, now: Date): Promise<void> => {
    const ttl = epochSeconds(addDays(now, sessionDays + 1));
    await putRow(db, table, { hash: serverSession(originJti), ttl });
  };

  const isServerSession = async (originJti: string): Promise<boolean> => {
    const Key = { hash: serverSession(originJti) };
    return (await getRow(db, table, Key)) !== undefined;
  };

  return { mint, find, consumeSession, recordServerSession, isServerSession };
};
export type TokensStore = ReturnType<typeof createTokensStore>;

/** Long enough to open a socket, too short to be useful when stolen from an access log. */
const lifetimeMs = 30_000;

/** `session`: a hash of the id of the session that asked for it. */
const ticketRow = z.object({ user_id: z.string(), session: z.string(), minted_at: z.int() });
export type Ticket = z.infer<typeof ticketRow>;

/** Tickets of live sockets: rows of `tokens` that are deleted at their first use. */
export const createTicketsStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Makes a ticket for a customer; only its hash is stored. */
  const mint = async (
    { userId, session }: { readonly userId: string; readonly session: string },
    now: Date,
  ): Promise<string> => {
    const secret = newSecret();
    const expires = new Date(now.getTime() + lifetimeMs);
    const Item = {
      hash: hashOf(secret),
      owner: hashOf(userId),
      purpose: 'live',
      user_id: userId,
      session,
      expires_at: expires.toISOString(),
      minted_at: epochSeconds(now),
      ttl: epochSeconds(expires),
    };
    await putRow(db, table, Item);
    return secret;
  };

  /** Uses a ticket; undefined when it is unknown, used or expired. */
  const redeem = async (secret: string, now: Date): Promise<Ticket | undefined> => {
    const use = new DeleteCommand({
      TableName: table,
      Key: { hash: hashOf(secret) },
      ConditionExpression: 'purpose = :live AND expires_at > :now',
      ExpressionAttributeValues: { ':live': 'live', ':now': now.toISOString() },
      ReturnValues: 'ALL_OLD',
    });
    try {
      return ticketRow.parse((await db.send(use)).Attributes);
    } catch (error) {
      if (isRefused(error)) return undefined;
      throw error;
    }
  };

  return { mint, redeem };
};
export type TicketsStore = ReturnType<typeof createTicketsStore>;

const linkRow = z.object({ purpose: z.literal('guidance'), address: z.string(), expires_at: z.string() });

/** Secrets of the links in a guidance mail: rows of `tokens` that can be used repeatedly. */
export const createGuidanceLinksStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Makes a secret for an address (its hash); only the secret's hash is stored. */
  const mint = async (address: string, now: Date): Promise<string> => {
    const secret = newSecret();
    const expires = addDays(now, guidanceLinkDays);
    const Item = {
      hash: hashOf(secret),
      owner: address,
      purpose: 'guidance',
      address,
      expires_at: expires.toISOString(),
      ttl: epochSeconds(expires),
    };
    await putRow(db, table, Item);
    return secret;
  };

  /** The address (its hash) of a link; undefined when it is unknown, expired or of another kind. */
  const addressOf = async (secret: string, now: Date): Promise<string | undefined> => {
    const Key = { hash: hashOf(secret) };
    const row = linkRow.safeParse(await getRow(db, table, Key));
    return row.success && row.data.expires_at > now.toISOString() ? row.data.address : undefined;
  };

  return { mint, addressOf };
};
export type GuidanceLinksStore = ReturnType<typeof createGuidanceLinksStore>;
