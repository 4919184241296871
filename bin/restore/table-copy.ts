import {
  DescribeTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { isWritten } from '#lambdas/storage/writes.ts';
import type { IsErased } from './erased.ts';

/** The client of the account in the environment. */
export const ownClient = (): DynamoDBClient => new DynamoDBClient({});

/** Restoring a whole table can take hours: AWS neither promises a time nor reports progress. */
const patience = 6 * 3600;

/**
 * Restores the table of that instant as a new table; resolves when it is ready. It has the rows and indexes, but not
 * expiry, stream, recovery and protection, so the rows are then copied into the stack's table.
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
  return isWritten(db.send(new PutCommand({ TableName: table, Item, ...condition })));
};

export type Copied = {
  readonly read: number;
  readonly missing: readonly string[];
  /** The number of rows that stay lost, because their customer was erased. */
  readonly erased: number;
};
type Row = Record<string, unknown>;
type Put = {
  readonly rows: AsyncIterable<Row> | Iterable<Row>;
  readonly to: string;
  readonly isDry: boolean;
  /** Rows of customers who were erased since. */
  readonly isErased: IsErased;
};

/**
 * Puts rows into a table that has lost them; existing rows, older or newer, are kept, and rows of erased customers stay lost.
 * `isDry` only reads. `missing` are the keys of the rows that were (or would be) put back.
 */
export const putMissing = async (
  client: DynamoDBClient,
  { rows, to, isDry, isErased }: Put,
): Promise<Copied> => {
  const db = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  const keys = await keysOf(client, to);
  const keyOf = (row: Row) => keys.map((name) => row[name]).join(' ');
  const present = new Set<string>();
  for await (const { Items } of paginateScan({ client: db }, { TableName: to, ConsistentRead: true }))
    for (const row of Items ?? []) present.add(keyOf(row));
  const missing: string[] = [];
  let [read, erased] = [0, 0];
  for await (const row of rows) {
    read += 1;
    if (present.has(keyOf(row))) continue;
    if (isErased(row)) erased += 1;
    else if (isDry || (await isPut(db, to, keys[0] ?? '', row))) missing.push(keyOf(row));
  }
  return { read, missing, erased };
};

async function* rowsOfTable(client: DynamoDBClient, TableName: string): AsyncGenerator<Row> {
  const db = DynamoDBDocumentClient.from(client);
  for await (const { Items } of paginateScan({ client: db }, { TableName })) yield* Items ?? [];
}

/** Copies lost rows of a table back from its restored copy. */
export const copyMissing = (
  client: DynamoDBClient,
  { from, ...put }: Omit<Put, 'rows'> & { readonly from: string },
): Promise<Copied> => putMissing(client, { ...put, rows: rowsOfTable(client, from) });
