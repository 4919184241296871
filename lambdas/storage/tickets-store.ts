import { DeleteCommand, type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { epochSeconds } from '#domain/dates.ts';
import { hashOf, newSecret } from '#lambdas/platform/tokens.ts';
import { isRefused } from './writes.ts';

/** Time enough to open a socket, too short to be worth stealing from a log of addresses. */
const lifetimeMs = 30_000;

const ticketRow = z.object({ user_id: z.string(), minted_at: z.int() });
export type Ticket = z.infer<typeof ticketRow>;

/** Live tickets: rows of `tokens` that their first use deletes. */
export const createTicketsStore = (db: DynamoDBDocumentClient, table: string) => {
  /** A new ticket of a customer; it exists only as a hash here. */
  const mint = async (userId: string, now: Date): Promise<string> => {
    const secret = newSecret();
    const expires = new Date(now.getTime() + lifetimeMs);
    const Item = {
      hash: hashOf(secret),
      purpose: 'live',
      user_id: userId,
      expires_at: expires.toISOString(),
      minted_at: epochSeconds(now),
      ttl: epochSeconds(expires),
    };
    await db.send(new PutCommand({ TableName: table, Item }));
    return secret;
  };

  /** The ticket of whoever it was made for; undefined when it is unknown, used or expired. */
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
