import type { Archives } from '#lambdas/gateways/archives.ts';
import type { ExportWork } from '#lambdas/gateways/export-queue.ts';
import { archiveKey, type ExportRecord, type ExportsStore } from '#lambdas/storage/exports.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { ExportWritesStore } from '#lambdas/storage/transactions/export.ts';
import { type ArchiveDependencies, archivedFiles } from './archived-files.ts';
import { provedAddresses, type Sold } from './collect.ts';

export type MakeExportDependencies = Omit<ArchiveDependencies, 'step' | 'now'> & {
  readonly exports: Pick<ExportsStore, 'find' | 'progress'>;
  readonly writes: Pick<ExportWritesStore, 'finish'>;
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly orders: Pick<OrdersStore, 'ofUser' | 'idsOfUser'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly archives: Pick<Archives, 'put' | 'remove'>;
  readonly clock: () => Date;
};

/** The account was erased, or another export has begun. */
class Superseded extends Error {}

/** All orders with their parts. A damaged row, which has raised its alarm, would be missing: a person must look first. */
const soldTo = async (userId: string, { orders, parts }: MakeExportDependencies): Promise<Sold[]> => {
  const all = await orders.ofUser(userId);
  if ((await orders.idsOfUser(userId)).length > all.length) throw new Error('an order is damaged');
  return Promise.all(all.map(async (order) => ({ order, parts: await parts.ofOrder(order.id) })));
};

const archive = async (row: ExportRecord, deps: MakeExportDependencies) => {
  const profile = await deps.profiles.find(row.user_id);
  if (!profile) throw new Superseded();
  const sold = await soldTo(row.user_id, deps);
  const orders = sold.map(({ order }) => order.id);
  const subject = {
    userId: row.user_id,
    addresses: provedAddresses(profile),
    parts: sold.flatMap(({ parts }) => parts),
  };
  let done = 0;
  const step = async (): Promise<void> => {
    done += 1;
    if (!(await deps.exports.progress(row, done, orders.length + 2))) throw new Superseded();
  };
  const files = archivedFiles(subject, sold, { ...deps, step, now: deps.clock() });
  return { bytes: await deps.archives.put(archiveKey(row), files), orders };
};

/**
 * Makes an export. A repeated message makes it again or finds it ready. One whose row is gone leaves nothing: whoever
 * erases the row first deletes what is stored by then, and whoever stores it later finds the row gone.
 */
export const makeExport = async ({ user, id }: ExportWork, deps: MakeExportDependencies): Promise<void> => {
  const row = await deps.exports.find(user);
  const key = { user_id: user, id };
  if (row?.id === id && row.state !== 'making') return;
  try {
    if (row?.id !== id) throw new Superseded();
    if (await deps.writes.finish(row, await archive(row, deps), deps.clock())) return;
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
  }
  // Another run of the same message may have finished it.
  const last = await deps.exports.find(user);
  if (last?.id !== id || last.state !== 'ready') await deps.archives.remove(archiveKey(key));
  if (last?.id === id && last.state === 'making') throw new Error('the export could not be finished');
};
