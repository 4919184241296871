/** Writes the owner into mails, links and messages of before decision 68, which the index of a person does not find. */
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { isWritten } from '#lambdas/storage/writes.ts';

const owned = ['contacts', 'outbox', 'tokens'] as const;
type Owned = (typeof owned)[number];
type Tables = Readonly<Record<Owned | 'orders', string>>;

const text = z.optional(z.string());
/** `address` is a hash already, but plain in the last mail of an erased account. */
const named = { user_id: text, email: text, address: text };
const namedSchema = z.object({ ...named, order_id: text, contact_id: text });
const rowSchema = z.extend(namedSchema, { id: text, hash: text, subject: z.optional(namedSchema) });
type Named = z.infer<typeof namedSchema>;

const ownerIn = ({ user_id, email, address }: Named): string | undefined => {
  if (address && !address.includes('@')) return address;
  const whose = user_id ?? email ?? address;
  return whose && hashOf(whose);
};

/** A mail about an order or a message names only these. */
const ownerBehind = async (
  db: DynamoDBDocumentClient,
  { orders, contacts }: Tables,
  { order_id, contact_id }: Named,
): Promise<string | undefined> => {
  const id = order_id ?? contact_id;
  const get = new GetCommand({ TableName: order_id ? orders : contacts, Key: { id } });
  const { data } = z.safeParse(z.object(named), id && (await db.send(get)).Item);
  return data && ownerIn(data);
};

/** The key of a row without an owner, with the owner that it should have. */
type Found = { readonly key: Readonly<Record<string, string>>; readonly owner: string };

const findIn = async (db: DynamoDBDocumentClient, tables: Tables, table: Owned): Promise<Found[]> => {
  const scan = {
    TableName: tables[table],
    FilterExpression: 'attribute_not_exists(#owner)',
    ExpressionAttributeNames: { '#owner': 'owner' },
  };
  const found: Found[] = [];
  for await (const { Items = [] } of paginateScan({ client: db }, scan))
    for (const item of Items) {
      const { data: row } = z.safeParse(rowSchema, item);
      if (!row) continue;
      const about = row.subject ?? row;
      const owner = ownerIn(about) ?? (await ownerBehind(db, tables, about));
      const { id, hash } = row;
      if (owner) found.push({ key: { ...(id && { id }), ...(hash && { hash }) }, owner });
    }
  return found;
};

/** False for a row that is gone or has got its owner meanwhile. */
const isGiven = async (db: DynamoDBDocumentClient, TableName: string, { key, owner }: Found) => {
  const update = new UpdateCommand({
    TableName,
    Key: key,
    UpdateExpression: 'SET #owner = :owner',
    ConditionExpression: 'attribute_exists(#key) AND attribute_not_exists(#owner)',
    ExpressionAttributeNames: { '#owner': 'owner', '#key': Object.keys(key)[0] ?? '' },
    ExpressionAttributeValues: { ':owner': owner },
  });
  return isWritten(db.send(update));
};

/** The number of rows that get an owner, or would. Rows that have one stay as they are, so it can be repeated. */
export const giveOwners = async (client: DynamoDBClient, tables: Tables, isDry: boolean): Promise<number> => {
  const db = DynamoDBDocumentClient.from(client);
  let given = 0;
  for (const table of owned)
    for (const found of await findIn(db, tables, table))
      if (isDry || (await isGiven(db, tables[table], found))) given += 1;
  return given;
};
