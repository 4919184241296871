import {
  DescribeTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';

/** Of the account that the environment names. */
export const ownClient = (): DynamoDBClient => new DynamoDBClient({});

/** A whole table can take hours: AWS promises no time, and says how far it is nowhere. */
const patience = 6 * 3600;

/**
 * The table as it was at that instant, as a new table; ready when this resolves. Rows and indexes come back; expiry,
 * stream, recovery and protection do not, which is why the rows are copied into the table that the stack knows.
 */
export const restoreTable = async (
  client: DynamoDBClient,
  { table, target, at }: { readonly table: string; readonly target: string; readonly at: Date },
): Promise<void> => {
  const command = new RestoreTableToPointInTimeCommand({
    SourceTableName: table,
    TargetTableName: target,
    RestoreDateTime: at,
  });
  await client.send(command);
  await waitUntilTableExists({ client, maxWaitTime: patience, minDelay: 1 }, { TableName: target });
};

const keysOf = async (client: DynamoDBClient, table: string): Promise<string[]> => {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
  return (Table?.KeySchema ?? []).flatMap(({ AttributeName }) => AttributeName ?? []);
};

/** True when the table did not have the row. */
const isPut = async (
  db: DynamoDBDocumentClient,
  table: string,
  key: string,
  Item: Record<string, unknown>,
): Promise<boolean> => {
  const condition = {
    ConditionExpression: 'attribute_not_exists(#key)',
    ExpressionAttributeNames: { '#key': key },
  };
  try {
    await db.send(new PutCommand({ TableName: table, Item, ...condition }));
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return false;
    throw error;
  }
};

export type Copied = { readonly read: number; readonly missing: readonly string[] };

/**
 * Puts the rows that the table has lost back from its restored copy; a row that is there, older or newer, stays as it
 * is. `isDry` only looks. `missing` are the keys of what was (or would be) put back.
 */
export const copyMissing = async (
  client: DynamoDBClient,
  { from, to, isDry }: { readonly from: string; readonly to: string; readonly isDry: boolean },
): Promise<Copied> => {
  const db = DynamoDBDocumentClient.from(client);
  const keys = await keysOf(client, to);
  const keyOf = (row: Record<string, unknown>) => keys.map((name) => row[name]).join(' ');
  const present = new Set<string>();
  for await (const { Items } of paginateScan({ client: db }, { TableName: to, ConsistentRead: true }))
    for (const row of Items ?? []) present.add(keyOf(row));
  const missing: string[] = [];
  let read = 0;
  for await (const { Items } of paginateScan({ client: db }, { TableName: from })) {
    for (const row of Items ?? []) {
      read += 1;
      if (present.has(keyOf(row))) continue;
      if (isDry || (await isPut(db, to, keys[0] ?? '', row))) missing.push(keyOf(row));
    }
  }
  return { read, missing };
};
