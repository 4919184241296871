/**
 * DynamoDB's commands without their plumbing. Expressions stay in DynamoDB's own words: `#x` in a text is the attribute x,
 * and `:x` the value x of `with`.
 */
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  paginateQuery,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
import { readOne } from './readable.ts';

export type Row = Record<string, unknown>;
/** `names`: attributes whose names are known only while the program runs. */
type Bound = { readonly with?: Readonly<Row>; readonly names?: Readonly<Record<string, string>> };

/** The names and values of these texts; DynamoDB refuses empty lists of them. */
const bind = ({ with: values = {}, names = {} }: Bound, ...texts: readonly (string | undefined)[]) => {
  const used = texts.flatMap((text = '') => text.match(/(?<=#)\w+/g) ?? []);
  const aliases = used.map((name) => [`#${name}`, names[name] ?? name] as const);
  const given = Object.entries(values).map(([name, value]) => [`:${name}`, value] as const);
  return {
    ...(aliases.length > 0 && { ExpressionAttributeNames: Object.fromEntries(aliases) }),
    ...(given.length > 0 && { ExpressionAttributeValues: Object.fromEntries(given) }),
  };
};

/** `if`: the condition; without it the write always happens. */
type Conditional = Bound & { readonly if?: string };

/** The put of a row, alone or within a transaction. */
export const putOf = (TableName: string, Item: Row, its: Conditional = {}) => ({
  TableName,
  Item,
  ...(its.if !== undefined && { ConditionExpression: its.if }),
  ...bind(its, its.if),
});
export const putRow = (db: DynamoDBDocumentClient, table: string, row: Row, its?: Conditional) =>
  db.send(new PutCommand(putOf(table, row, its)));

/** `to`: what changes, such as «SET seen = :month». */
export type Change = Conditional & { readonly key: Row; readonly to: string };
/** The change of a row, alone or within a transaction. */
export const changeOf = (TableName: string, change: Change) => ({
  TableName,
  Key: change.key,
  UpdateExpression: change.to,
  ...(change.if !== undefined && { ConditionExpression: change.if }),
  ...bind(change, change.to, change.if),
});
export const changeRow = (db: DynamoDBDocumentClient, table: string, change: Change) =>
  db.send(new UpdateCommand(changeOf(table, change)));
/** Changes a row and returns it as it is afterwards. */
export const changedRow = async (db: DynamoDBDocumentClient, table: string, change: Change) => {
  const update = new UpdateCommand({ ...changeOf(table, change), ReturnValues: 'ALL_NEW' });
  return (await db.send(update)).Attributes ?? {};
};

/** The check of a row, or its deletion on a condition, within a transaction. */
type Check = Bound & { readonly key: Row; readonly if: string };
export const checkOf = (TableName: string, check: Check) => ({
  TableName,
  Key: check.key,
  ConditionExpression: check.if,
  ...bind(check, check.if),
});
export const removeIf = (db: DynamoDBDocumentClient, table: string, check: Check) =>
  db.send(new DeleteCommand(checkOf(table, check)));
export const removeRow = (db: DynamoDBDocumentClient, TableName: string, Key: Row) =>
  db.send(new DeleteCommand({ TableName, Key }));

/** One row as it is stored; a read that is not consistent costs half and may miss the last second. */
export const getRow = async (
  db: DynamoDBDocumentClient,
  TableName: string,
  Key: Row,
  ConsistentRead = true,
) => (await db.send(new GetCommand({ TableName, Key, ConsistentRead }))).Item;

/** One row. Raises an alarm and throws `RowUnreadable` when it is damaged. */
export const findRow = async <Found>(
  db: DynamoDBDocumentClient,
  table: string,
  schema: z.ZodMiniType<Found>,
  key: Row,
  isConsistent = true,
): Promise<Found | undefined> => {
  const row = await getRow(db, table, key, isConsistent);
  return row ? readOne(schema, row) : undefined;
};

/** `by`: the condition on the keys; `only`: the attributes that are read. */
type Query = Bound & { readonly by: string; readonly only?: string } & Pick<
    QueryCommandInput,
    'IndexName' | 'Limit' | 'ScanIndexForward' | 'ConsistentRead' | 'ExclusiveStartKey'
  >;
const queryOf = (TableName: string, { by, only, with: values = {}, names = {}, ...how }: Query) => ({
  TableName,
  KeyConditionExpression: by,
  ...(only !== undefined && { ProjectionExpression: only }),
  ...how,
  ...bind({ with: values, names }, by, only),
});

/** All rows of a query. */
export const allRows = async (db: DynamoDBDocumentClient, table: string, query: Query): Promise<Row[]> => {
  const rows: Row[] = [];
  for await (const { Items = [] } of paginateQuery({ client: db }, queryOf(table, query)))
    rows.push(...Items);
  return rows;
};

/** The first rows of a query, at most so many; DynamoDB ends its own pages at 1 MB. */
export const someRows = async (
  db: DynamoDBDocumentClient,
  table: string,
  query: Query,
  most: number,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for await (const { Items = [] } of paginateQuery({ client: db, pageSize: most }, queryOf(table, query))) {
    rows.push(...Items);
    if (rows.length >= most) break;
  }
  return rows.slice(0, most);
};

/** The rows of a query's first page, which is enough for a few rows or with a limit. */
export const firstRows = async (db: DynamoDBDocumentClient, table: string, query: Query): Promise<Row[]> =>
  (await db.send(new QueryCommand(queryOf(table, query)))).Items ?? [];

/** The number of rows of a query. */
export const countRows = async (db: DynamoDBDocumentClient, table: string, query: Query): Promise<number> => {
  let count = 0;
  for await (const page of paginateQuery({ client: db }, { ...queryOf(table, query), Select: 'COUNT' }))
    count += page.Count ?? 0;
  return count;
};
