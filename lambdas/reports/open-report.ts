import { partKey } from '#domain/wire/atelier.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { Files } from '#lambdas/gateways/files.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import { isRevoked, type OrderRecord, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { TokensStore } from '#lambdas/storage/tokens.ts';
import { reportFileName } from './report-files.ts';

export type OpenReportDependencies = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly parts: Pick<PartsStore, 'find'>;
  readonly accesses: Pick<AccessesStore, 'add'>;
  readonly files: Pick<Files, 'signOpening'>;
  readonly now: Date;
};

type Delivered = PartRecord & { readonly report: NonNullable<PartRecord['report']> };

const findDelivered = async (
  orderId: string,
  service: Delivered['service'],
  deps: OpenReportDependencies,
): Promise<{ order: OrderRecord; part: Delivered } | undefined> => {
  const order = await deps.orders.find(orderId);
  const part = order && (await deps.parts.find({ order_id: orderId, service }));
  return order && part?.report ? { order, part: { ...part, report: part.report } } : undefined;
};

/** The access is logged before the URL is signed: if logging fails, no URL is returned. */
const open = async (
  { order_id, service, report }: Delivered,
  by: 'customer' | 'link',
  deps: OpenReportDependencies,
) => {
  const name = reportFileName(order_id, service);
  await deps.accesses.add(order_id, { by, what: 'report', service }, deps.now);
  return { url: await deps.files.signOpening(report.key, name), name };
};

/**
 * A customer opens a report. Throws the same `not_found` for a foreign, an absent and an undelivered one, and
 * `refunded` after a refund.
 */
export const openOwnReport = async (
  path: Readonly<Record<string, string | undefined>>,
  userId: string,
  deps: OpenReportDependencies,
): Promise<{ url: string }> => {
  const key = partKey.safeParse(path);
  const found = key.success ? await findDelivered(key.data.id, key.data.service, deps) : undefined;
  if (found?.order.user_id !== userId) throw new ShopError('not_found');
  if (isRevoked(found.order, found.part)) throw new ShopError('refunded');
  return open(found.part, 'customer', deps);
};

/**
 * Opens the report version that a mail's link was made for. Throws the same `link_invalid` for an unknown, expired,
 * replaced or erased link, and `refunded` after a refund.
 */
export const openMailedReport = async (
  secret: string,
  { tokens, ...deps }: OpenReportDependencies & { readonly tokens: Pick<TokensStore, 'find'> },
): Promise<{ url: string; name: string }> => {
  const token = await tokens.find(secret);
  const { purpose, order_id, service, report_version, expires_at } = token ?? {};
  const isAlive = purpose === 'report' && (expires_at ?? '') > deps.now.toISOString();
  const found = isAlive && order_id && service ? await findDelivered(order_id, service, deps) : undefined;
  if (!found || found.part.report.version !== report_version) throw new ShopError('link_invalid');
  if (isRevoked(found.order, found.part)) throw new ShopError('refunded');
  return open(found.part, 'link', deps);
};
