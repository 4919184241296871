import type { Proved } from '#domain/proof.ts';
import { archiveName } from '#domain/texts/export.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { openExport as wire } from '#domain/wire/exports.ts';
import type { Archives } from '#lambdas/gateways/archives.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import { archiveKey, type ExportsStore } from '#lambdas/storage/exports.ts';
import type { ExportWritesStore } from '#lambdas/storage/transactions/export.ts';
import { isKept } from './export-state.ts';

export type OpenExportDependencies = {
  readonly exports: Pick<ExportsStore, 'find'>;
  readonly writes: Pick<ExportWritesStore, 'open'>;
  readonly accesses: Pick<AccessesStore, 'add'>;
  readonly archives: Pick<Archives, 'sign'>;
  readonly now: Date;
};

/**
 * The address of the customer's export, whose opening spends the proof of the password. The accesses are logged before
 * it is signed: if logging fails, no address is returned. Throws ShopError not_found, sign_in_again.
 */
export const openExport = async (
  { userId, provedAt }: Proved & { readonly userId: string },
  deps: OpenExportDependencies,
): Promise<{ url: string }> => {
  const { exports, writes, accesses, archives, now } = deps;
  const row = await exports.find(userId);
  if (!row || !isKept(row, now)) throw new ShopError('not_found');
  if (!(await writes.open(row, { provedAt }, now))) throw new ShopError('sign_in_again');
  const access = { by: 'customer', what: 'export' } as const;
  await Promise.all((row.orders ?? []).map((id) => accesses.add(id, access, now)));
  return { url: await archives.sign(archiveKey(row), archiveName(row.asked_at)) };
};

export const route = routeOf(wire, {
  id: 'OpenExport',
  who: 'freshCustomer',
  loss: 'Customers cannot take their data along; by law the merchant must send it within a month.',
  uses: { exports: ['GetItem', 'UpdateItem'], profiles: ['UpdateItem'], accesses: ['PutItem'] },
  may: ['open archives'],
  stores: ['exports', 'exportWrites', 'accesses'],
  gateways: ['archives'],
  run: ({ exportWrites, ...call }) => openExport(call.customer, { ...call, writes: exportWrites }),
});
