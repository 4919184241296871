import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import { orRefuse } from '#domain/wire/errors.ts';
import { type Export, askExport as wire } from '#domain/wire/exports.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import type { ExportQueue } from '#lambdas/gateways/export-queue.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { ExportRecord, ExportsStore } from '#lambdas/storage/exports.ts';
import type { ExportWritesStore } from '#lambdas/storage/transactions/export.ts';
import { exportState, isKept, settled } from './export-state.ts';

export type AskExportDependencies = {
  readonly exports: Pick<ExportsStore, 'find'>;
  readonly writes: Pick<ExportWritesStore, 'begin'>;
  readonly queue: ExportQueue;
  readonly newId: () => string;
  readonly now: Date;
};

/** One that is made or kept stays; otherwise a new one begins. Throws ShopError signed_out. */
const current = async (customer: Customer, deps: AskExportDependencies): Promise<ExportRecord> => {
  const { exports, writes, newId, now } = deps;
  const found = await exports.find(customer.userId);
  const before = found && settled(found, now);
  if (before && (before.state === 'making' || isKept(before, now))) return before;
  const begun = await writes.begin(customer, newId(), before, now);
  if (begun) return begun;
  // Another tab was faster, or the session has ended meanwhile.
  const other = await exports.find(customer.userId);
  return orRefuse(other?.id === before?.id ? undefined : other, 'signed_out');
};

/**
 * Has an export made, at most one a day. One that is still made gets another message, because the first may be lost;
 * making it twice changes nothing.
 */
export const askExport = async (customer: Customer, deps: AskExportDependencies): Promise<Export> => {
  const row = await current(customer, deps);
  if (row.state === 'making') await deps.queue.add({ user: row.user_id, id: row.id });
  return exportState(row, deps.now);
};

export const route = routeOf(wire, {
  id: 'AskExport',
  who: 'customer',
  loss: 'Customers cannot take their data along; by law the merchant must send it within a month.',
  uses: {
    exports: ['GetItem', 'PutItem'],
    requests: ['PutItem'],
    profiles: ['ConditionCheckItem'],
    limits: ['UpdateItem'],
  },
  may: ['send to exporting'],
  stores: ['exports', 'exportWrites', 'limits'],
  gateways: ['exportQueue'],
  run: async ({ exportWrites, exportQueue, ...call }) => {
    await takeUse(limits.export, call.customer.userId, call);
    return askExport(call.customer, {
      ...call,
      writes: exportWrites,
      queue: exportQueue,
      newId: randomUUID,
    });
  },
});
