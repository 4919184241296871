/** Tables in memory that answer as DynamoDB does, page by page, and count what a read would cost there. */
import { setTimeout as delay } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type TableName, tableNames, tables } from '#domain/tables.ts';
import { type Entry, placeOf, type Row, spanOf, type Values } from './counted-keys.ts';
import { itemSize } from './item-size.ts';

/** DynamoDB ends a page here. */
const pageBytes = 1_000_000;
const unitBytes = 4096;

/** Requests, rows that were read, read units, and writes, which are counted and change nothing. */
export type Counted = { requests: number; rows: number; units: number; writes: number };

const text = z.optional(z.string());
const flag = z.optional(z.boolean());
const values = z.record(z.string(), z.unknown());
const readSchema = z.object({
  ...{ TableName: z.enum(tableNames), IndexName: text, KeyConditionExpression: text },
  ...{ ExpressionAttributeNames: z.optional(z.record(z.string(), z.string())) },
  ...{ ExpressionAttributeValues: z.optional(values), ExclusiveStartKey: z.optional(values) },
  ...{ Key: z.optional(values), ConsistentRead: flag, ScanIndexForward: flag },
  ...{ Limit: z.optional(z.int()), Segment: z.optional(z.int()), TotalSegments: z.optional(z.int()) },
});
type Read = z.infer<typeof readSchema>;
const batchSchema = z.record(
  z.enum(tableNames),
  z.optional(z.object({ Keys: z.optional(z.array(values)), ConsistentRead: flag })),
);

/** The rows of a table or an index, by their partitions and in their order. */
type Index = ReadonlyMap<unknown, readonly Entry[]>;

const indexOf = (rows: readonly Row[], key: readonly string[], [partition = '', sort]: readonly string[]) => {
  const sorted = new Map<unknown, Entry[]>();
  for (const row of rows) {
    if (row[partition] === undefined || (sort && row[sort] === undefined)) continue;
    const entry = { at: placeOf(row, sort, key), row };
    const known = sorted.get(row[partition]);
    if (known) known.push(entry);
    else sorted.set(row[partition], [entry]);
  }
  for (const entries of sorted.values()) entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return sorted;
};

const unitsOf = (bytes: number, isConsistent = false): number =>
  Math.max(1, Math.ceil(bytes / unitBytes)) * (isConsistent ? 1 : 0.5);

const stored = (rows: readonly Row[], name: TableName) => {
  const { key, indexes = {} } = tables[name];
  const own = indexOf(rows, key, key);
  const all = new Map<string, Index>([
    ['', own],
    ...Object.entries(indexes).map(([index, its]) => [index, indexOf(rows, key, its)] as const),
  ]);
  const [partition, sort] = key;
  const find = (wanted: Values): Row | undefined => {
    const at = placeOf(wanted, sort, key);
    return own.get(wanted[partition])?.find((entry) => entry.at === at)?.row;
  };
  return {
    rows,
    find,
    keysOf: (index: string) => indexes[index] ?? key,
    index: (index = '') => all.get(index),
  };
};

type Page = { readonly rows: readonly Row[]; readonly bytes: number; readonly last: Row | undefined };

/** Entries from `from` to before `to`, in their order or against it, until the page is full. */
const pageOf = (
  entries: readonly Entry[],
  [from, to]: readonly [number, number],
  isForward: boolean,
  { most, only }: { readonly most: number; readonly only: readonly string[] | undefined },
): Page => {
  const rows: Row[] = [];
  let bytes = 0;
  for (let step = 0; step < to - from; step += 1) {
    if (rows.length === most || bytes >= pageBytes) return { rows, bytes, last: rows.at(-1) };
    const found = entries[isForward ? from + step : to - 1 - step]?.row ?? {};
    const row = only ? Object.fromEntries(only.map((name) => [name, found[name]])) : found;
    rows.push(row);
    bytes += itemSize(row);
  }
  return { rows, bytes, last: rows.length === most ? rows.at(-1) : undefined };
};

const isRead = (name: string): boolean => /^(Query|Get|Scan|BatchGet)/.test(name);

/** `msOf`: how long an answer of so many bytes takes. */
export const countedTables = (
  filled: Partial<Record<TableName, readonly Row[]>>,
  msOf?: (bytes: number) => number,
) => {
  const shelves = new Map(tableNames.map((name) => [name, stored(filled[name] ?? [], name)]));
  const shelfOf = (name: TableName) => {
    const shelf = shelves.get(name);
    if (!shelf) throw new Error(`no table ${name}`);
    return shelf;
  };
  const counted: Counted = { requests: 0, rows: 0, units: 0, writes: 0 };
  const count = async (rows: number, bytes: number, units: number): Promise<void> => {
    counted.requests += 1;
    counted.rows += rows;
    counted.units += units;
    if (msOf) await delay(msOf(bytes));
  };

  const query = async (read: Read) => {
    const shelf = shelfOf(read.TableName);
    const { entries, span } = spanOf(read, shelf.index(read.IndexName), [
      shelf.keysOf(read.IndexName ?? '')[1],
      tables[read.TableName].key,
    ]);
    const only = read.IndexName && [
      ...new Set([...shelf.keysOf(read.IndexName), ...tables[read.TableName].key]),
    ];
    const how = { most: read.Limit ?? Number.POSITIVE_INFINITY, only: only || undefined };
    const page = pageOf(entries, span, read.ScanIndexForward !== false, how);
    await count(page.rows.length, page.bytes, unitsOf(page.bytes, read.ConsistentRead));
    return { Items: page.rows, Count: page.rows.length, LastEvaluatedKey: page.last };
  };
  const scan = async ({ TableName, Segment = 0, TotalSegments = 1, ConsistentRead }: Read) => {
    const { rows } = shelfOf(TableName);
    const share = Math.ceil(rows.length / TotalSegments);
    const Items = rows.slice(Segment * share, (Segment + 1) * share);
    const bytes = Items.reduce((sum, row) => sum + itemSize(row), 0);
    await count(Items.length, bytes, unitsOf(bytes, ConsistentRead));
    return { Items };
  };
  const get = async ({ TableName, Key = {}, ConsistentRead }: Read) => {
    const Item = shelfOf(TableName).find(Key);
    const bytes = Item ? itemSize(Item) : 0;
    await count(Item ? 1 : 0, bytes, unitsOf(bytes, ConsistentRead));
    return { Item };
  };
  const batch = async (items: unknown) => {
    const Responses: Record<string, readonly Row[]> = {};
    for (const [name, asked] of Object.entries(batchSchema.parse(items))) {
      const table = tableNames.find((known) => known === name);
      if (!table || !asked?.Keys) continue;
      const found = asked.Keys.map((key) => shelfOf(table).find(key));
      const sizes = found.map((row) => (row ? itemSize(row) : 0));
      const units = sizes.reduce((sum, bytes) => sum + unitsOf(bytes, asked.ConsistentRead), 0);
      const rows = found.flatMap((row) => (row ? [row] : []));
      await count(
        rows.length,
        sizes.reduce((sum, bytes) => sum + bytes, 0),
        units,
      );
      Responses[table] = rows;
    }
    return { Responses };
  };
  const write = async (input: object) => {
    counted.requests += 1;
    counted.writes += 1;
    if (msOf) await delay(msOf(0));
    const change = readSchema.safeParse(input);
    return {
      Attributes:
        change.success && change.data.Key ? shelfOf(change.data.TableName).find(change.data.Key) : undefined,
    };
  };
  const answer = (command: string, input: object): Promise<object> => {
    if (!isRead(command)) return write(input);
    if ('RequestItems' in input) return batch(input.RequestItems);
    const read = readSchema.parse(input);
    if (command.startsWith('Query')) return query(read);
    return command.startsWith('Scan') ? scan(read) : get(read);
  };

  const db = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-west-3' }));
  db.middlewareStack.add(
    (_next, { commandName = '' }) =>
      async ({ input }) => ({
        output: { $metadata: {}, ...(await answer(commandName, input)) },
        response: {},
      }),
    { step: 'initialize', priority: 'high' },
  );
  /** The table's name is its name in the code. */
  const names = z
    .record(z.enum(tableNames), z.string())
    .parse(Object.fromEntries(tableNames.map((name) => [name, name])));
  /** What this work reads. */
  const during = async (work: () => Promise<unknown>): Promise<Counted & { readonly seconds: number }> => {
    const before = { ...counted };
    const began = performance.now();
    await work();
    return {
      requests: counted.requests - before.requests,
      rows: counted.rows - before.rows,
      units: counted.units - before.units,
      writes: counted.writes - before.writes,
      seconds: (performance.now() - began) / 1000,
    };
  };
  return { db, names, during };
};
export type CountedTables = ReturnType<typeof countedTables>;
