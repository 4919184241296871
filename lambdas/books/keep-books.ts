import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { batchesOf } from '#domain/batches.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { type Booked, bookedOf, bookFolders, type Manifest, papersOf } from '#lambdas/storage/booked.ts';
import type { BookedOrdersStore } from '#lambdas/storage/booked-orders.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { RefundsStore } from '#lambdas/storage/refunds.ts';

export type KeepBooksDependencies = {
  readonly bookedOrders: BookedOrdersStore;
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly refunds: Pick<RefundsStore, 'ofOrder'>;
  readonly papers: { readonly read: (key: string) => Promise<Uint8Array> };
  /** Never overwrites. */
  readonly books: { readonly keep: (key: string, bytes: Uint8Array, type?: string) => Promise<void> };
  readonly now: Date;
};

type Kept = { readonly order: OrderRecord; readonly booked: Booked };

/** Orders of one file: what a run that breaks off has to do again. */
const perFile = 200;
/** Orders that are read at the same time. */
const atOnce = 10;

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Copies the order's papers and returns its line; undefined when the books have it already. */
const keepOrder = async (id: string, deps: KeepBooksDependencies): Promise<Kept | undefined> => {
  const order = await deps.orders.find(id);
  if (!order?.keeping) return undefined;
  const [parts, refunds] = await Promise.all([deps.parts.ofOrder(id), deps.refunds.ofOrder(id)]);
  const files: Booked['files'] = [];
  for (const key of papersOf(order)) {
    const bytes = await deps.papers.read(key);
    await deps.books.keep(`${bookFolders.papers}/${key}`, bytes);
    files.push({ key, sha256: sha256(bytes) });
  }
  return { order, booked: bookedOf(order, parts, refunds, files) };
};

/** An order that cannot be kept holds no other one up. */
const tryOrder = async (id: string, deps: KeepBooksDependencies): Promise<Kept | 'failed' | undefined> => {
  try {
    return await keepOrder(id, deps);
  } catch (error) {
    log.error('order_not_kept', { order: id, ...errorFacts(error) });
    return 'failed';
  }
};

const countOf = (kept: readonly Kept[], of: 'parts' | 'refunds' | 'files'): number =>
  kept.reduce((sum, { booked }) => sum + booked[of].length, 0);

/** One file of lines, and after it its manifest. */
const writeLines = async (kept: readonly Kept[], { books, now }: KeepBooksDependencies): Promise<void> => {
  const bytes = gzipSync(kept.map(({ booked }) => `${JSON.stringify(booked)}\n`).join(''));
  const digest = sha256(bytes);
  const name = `${now.toISOString().slice(0, 10)}/${now.getTime()}-${digest.slice(0, 16)}`;
  const lines = `${bookFolders.lines}/${name}.jsonl.gz`;
  const counts = {
    parts: countOf(kept, 'parts'),
    refunds: countOf(kept, 'refunds'),
    files: countOf(kept, 'files'),
  };
  const manifest: Manifest = { lines, sha256: digest, orders: kept.length, ...counts };
  await books.keep(lines, bytes, 'application/gzip');
  const text = Buffer.from(JSON.stringify(manifest));
  await books.keep(`${bookFolders.manifests}/${name}.json`, text, 'application/json');
};

/**
 * Copies what accounting needs of each order with a new paper or refund into the second account. An order is taken off the
 * list only afterwards: a run that breaks off is made up for by the next, and a copy too many does no harm.
 */
export const keepBooks = async (deps: KeepBooksDependencies): Promise<{ kept: number; failed: number }> => {
  const all = { kept: 0, failed: 0 };
  for (const file of batchesOf(await deps.bookedOrders.unkept(), perFile)) {
    const kept: Kept[] = [];
    for (const some of batchesOf(file, atOnce))
      for (const one of await Promise.all(some.map((id) => tryOrder(id, deps))))
        if (one === 'failed') all.failed += 1;
        else if (one) kept.push(one);
    if (kept.length === 0) continue;
    await writeLines(kept, deps);
    await Promise.all(kept.map(({ order }) => deps.bookedOrders.kept(order)));
    all.kept += kept.length;
  }
  return all;
};
