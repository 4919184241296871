import { archiveName } from '#domain/texts/export.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { openExport as wire } from '#domain/wire/exports.ts';
import type { Archives } from '#lambdas/gateways/archives.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import { archiveKey, type ExportsStore } from '#lambdas/storage/exports.ts';
import { isKept } from './export-state.ts';

export type OpenExportDependencies = {
  readonly exports: Pick<ExportsStore, 'find' | 'opened'>;
  readonly accesses: Pick<AccessesStore, 'add'>;
  readonly archives: Pick<Archives, 'sign'>;
  readonly now: Date;
};

/**
 * The address of the customer's export. The accesses are logged before it is signed: if logging fails, no address is
 * returned. Throws ShopError not_found.
 */
export const openExport = async (userId: string, deps: OpenExportDependencies): Promise<{ url: string }> => {
  const { exports, accesses, archives, now } = deps;
  const row = await exports.find(userId);
  if (!row || !isKept(row, now)) throw new ShopError('not_found');
  const access = { by: 'customer', what: 'export' } as const;
  await Promise.all((row.orders ?? []).map((id) => accesses.add(id, access, now)));
  await exports.opened(row, now);
  return { url: await archives.sign(archiveKey(row), archiveName(row.asked_at)) };
};

export const route = routeOf(wire, {
  id: 'OpenExport',
  who: 'freshCustomer',
  loss: 'Customers cannot take their data along; by law the merchant must send it within a month.',
  uses: { exports: ['GetItem', 'UpdateItem'], accesses: ['PutItem'] },
  may: ['open archives'],
  stores: ['exports', 'accesses'],
  gateways: ['archives'],
  run: (call) => openExport(call.customer.userId, call),
});
