/** Reads the books of the second account, from a folder to which its bucket was downloaded, back into empty tables. */
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type PaperKind, paperKinds } from '#domain/papers.ts';
import { countOf, gapsIn } from '#lambdas/papers/numbering.ts';
import { type Booked, bookedSchema, bookFolders, manifestSchema, rowsOf } from '#lambdas/storage/booked.ts';
import { type Copied, putMissing } from './table-copy.ts';

/** Undefined when the file is missing, or is not what its line or manifest says. */
const read = async (file: string, sha256: string): Promise<Uint8Array | undefined> => {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes && createHash('sha256').update(bytes).digest('hex') === sha256 ? bytes : undefined;
};

type Lines = { readonly key: string; readonly orders: readonly Booked[] | undefined };

const readLines = async (folder: string, manifest: string): Promise<Lines> => {
  const { lines: key, sha256 } = manifestSchema.parse(JSON.parse(await readFile(manifest, 'utf8')));
  const bytes = await read(join(folder, key), sha256);
  const lines = bytes && gunzipSync(bytes).toString().trimEnd().split('\n');
  return { key, orders: lines?.map((line) => bookedSchema.parse(JSON.parse(line))) };
};

export type Books = {
  /** The newest line of each order. */
  readonly orders: readonly Booked[];
  /** Files that are missing, or are not what the shop wrote with them. */
  readonly wrong: readonly string[];
  /** Numbers between the first and the last of a year that no order has. */
  readonly gaps: readonly string[];
};

export const readBooks = async (folder: string): Promise<Books> => {
  const newest = new Map<string, Booked>();
  const wrong: string[] = [];
  for await (const manifest of glob(join(folder, bookFolders.manifests, '**/*.json'))) {
    const { key, orders } = await readLines(folder, manifest);
    if (!orders) wrong.push(key);
    for (const one of orders ?? [])
      if ((newest.get(one.order.id)?.order.version ?? -1) < one.order.version) newest.set(one.order.id, one);
  }
  const orders = [...newest.values()];
  for (const { key, sha256 } of orders.flatMap(({ files }) => files)) {
    const paper = `${bookFolders.papers}/${key}`;
    if (!(await read(join(folder, paper), sha256))) wrong.push(paper);
  }
  const numbers = orders.flatMap(({ order }) => (order.papers ?? []).map(({ number }) => number));
  return { orders, wrong, gaps: gapsIn(numbers) };
};

/** The row of `Counters` with the highest number of a kind: the next paper follows it. */
const counterOf = (id: PaperKind, orders: readonly Booked[]) => {
  const taken = orders.flatMap(({ order }) =>
    (order.papers ?? []).filter(({ kind }) => kind === id).map((paper) => ({ order_id: order.id, paper })),
  );
  const last = taken
    .toSorted((left, right) => countOf(left.paper.number) - countOf(right.paper.number))
    .at(-1);
  return last ? [{ id, ...last }] : [];
};

type Tables = Readonly<Record<'orders' | 'parts' | 'refunds' | 'counters', string>>;

/** Fills the tables with what the books have; rows that are there already stay. `isDry` only reads. */
export const restoreBooks = async (
  client: DynamoDBClient,
  tables: Tables,
  { orders }: Books,
  isDry: boolean,
): Promise<Readonly<Record<keyof Tables, Copied>>> => {
  const all = orders.map(rowsOf);
  const put = (table: keyof Tables, rows: Iterable<Record<string, unknown>>) =>
    putMissing(client, { rows, to: tables[table], isDry, isErased: () => false });
  return {
    orders: await put(
      'orders',
      all.flatMap((rows) => rows.orders),
    ),
    parts: await put(
      'parts',
      all.flatMap((rows) => rows.parts),
    ),
    refunds: await put(
      'refunds',
      all.flatMap((rows) => rows.refunds),
    ),
    counters: await put(
      'counters',
      paperKinds.flatMap((kind) => counterOf(kind, orders)),
    ),
  };
};
