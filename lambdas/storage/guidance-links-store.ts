import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { addDays, epochSeconds } from '#domain/dates.ts';
import { guidanceLinkDays } from '#domain/links.ts';
import { hashOf, newSecret } from '#lambdas/platform/tokens.ts';

const linkRow = z.object({ purpose: z.literal('guidance'), address: z.string(), expires_at: z.string() });

/** Secrets of the links under a guidance: rows of `tokens`, used as often as their reader likes. */
export const createGuidanceLinksStore = (db: DynamoDBDocumentClient, table: string) => {
  /** A new secret for an address (its hash); it exists only as a hash here. */
  const mint = async (address: string, now: Date): Promise<string> => {
    const secret = newSecret();
    const expires = addDays(now, guidanceLinkDays);
    const Item = {
      hash: hashOf(secret),
      purpose: 'guidance',
      address,
      expires_at: expires.toISOString(),
      ttl: epochSeconds(expires),
    };
    await db.send(new PutCommand({ TableName: table, Item }));
    return secret;
  };

  /** Whose link it is (the address's hash); undefined when it is unknown, expired or of another kind. */
  const addressOf = async (secret: string, now: Date): Promise<string | undefined> => {
    const Key = { hash: hashOf(secret) };
    const { Item } = await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }));
    const row = linkRow.safeParse(Item);
    return row.success && row.data.expires_at > now.toISOString() ? row.data.address : undefined;
  };

  return { mint, addressOf };
};
export type GuidanceLinksStore = ReturnType<typeof createGuidanceLinksStore>;
