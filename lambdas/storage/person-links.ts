import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { endOfTrace } from '#domain/retention.ts';
import { hashOf, newSecret } from '#lambdas/platform/tokens.ts';
import { getRow, putRow } from './table.ts';

/** `key`: the person's name in the account, hashed. Order or person of the account lead to a name that was corrected since. */
const linkSchema = z.object({
  user_id: z.string(),
  key: z.string(),
  order_id: z.optional(z.string()),
  person: z.optional(z.string()),
});
export type PersonLink = z.infer<typeof linkSchema>;
const rowSchema = z.extend(linkSchema, { purpose: z.literal('person') });

/** Links of persons studied: rows of `tokens` that can be used repeatedly and go with the buyer's account. */
export const createPersonLinksStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Makes a link, which lasts as long as its consultation; only the secret's hash is stored. */
  const mint = async (link: PersonLink, now: Date): Promise<string> => {
    const secret = newSecret();
    const owner = hashOf(link.user_id);
    await putRow(db, table, {
      ...link,
      hash: hashOf(secret),
      owner,
      purpose: 'person',
      ttl: endOfTrace(now),
    });
    return secret;
  };

  /** Undefined for one that is unknown or of another kind. */
  const find = async (secret: string): Promise<PersonLink | undefined> => {
    const row = rowSchema.safeParse(await getRow(db, table, { hash: hashOf(secret) }));
    return row.success ? linkSchema.parse(row.data) : undefined;
  };

  return { mint, find };
};
export type PersonLinksStore = ReturnType<typeof createPersonLinksStore>;
