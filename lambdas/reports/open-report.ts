import { formatDate } from '#domain/dates.ts';
import { reportRefundedOn } from '#domain/texts/errors.ts';
import { reportFileName } from '#domain/texts/papers.ts';
import { partKey } from '#domain/wire/atelier.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { Edition } from '#domain/wire/reports.ts';
import type { Files } from '#lambdas/gateways/files.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import { isRevoked, type OrderRecord, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import { printKey } from '#lambdas/storage/report-files.ts';
import type { TokensStore } from '#lambdas/storage/tokens.ts';

export type OpenReportDependencies = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly parts: Pick<PartsStore, 'find'>;
  readonly accesses: Pick<AccessesStore, 'add'>;
  readonly files: Pick<Files, 'signOpening'>;
  readonly now: Date;
};

export type Delivered = PartRecord & { readonly report: NonNullable<PartRecord['report']> };

const findDelivered = async (
  orderId: string,
  service: Delivered['service'],
  deps: Pick<OpenReportDependencies, 'orders' | 'parts'>,
): Promise<{ order: OrderRecord; part: Delivered } | undefined> => {
  const order = await deps.orders.find(orderId);
  const part = order && (await deps.parts.find({ order_id: orderId, service }));
  return order && part?.report ? { order, part: { ...part, report: part.report } } : undefined;
};

const refusalOf = ({ refunded_at: at }: Delivered): string | undefined =>
  at === undefined ? undefined : reportRefundedOn(formatDate(new Date(at)));

/** Throws `refunded` with the day, once the report is revoked. */
const assertOpen = ({ order, part }: { order: OrderRecord; part: Delivered }): void => {
  if (isRevoked(order, part)) throw new ShopError('refunded', refusalOf(part));
};

/** The access is logged before the URL is signed: if logging fails, no URL is returned. */
const open = async (
  { order_id, service, report }: Delivered,
  by: 'customer' | 'link',
  edition: Edition,
  deps: OpenReportDependencies,
) => {
  if (edition && !report.desk) throw new ShopError('not_found');
  const name = reportFileName(order_id, service, edition);
  const key = edition ? printKey(report.key) : report.key;
  await deps.accesses.add(order_id, { by, what: 'report', service }, deps.now);
  return { url: await deps.files.signOpening(key, name), name };
};

/**
 * A delivered report of this customer. Throws the same `not_found` for a foreign, an absent and an undelivered one, and
 * `refunded` after a refund.
 */
export const findOwn = async (
  path: Readonly<Record<string, string | undefined>>,
  userId: string,
  deps: Pick<OpenReportDependencies, 'orders' | 'parts'>,
): Promise<{ order: OrderRecord; part: Delivered }> => {
  const key = partKey.safeParse(path);
  const found = key.success ? await findDelivered(key.data.id, key.data.service, deps) : undefined;
  if (found?.order.user_id !== userId) throw new ShopError('not_found');
  assertOpen(found);
  return found;
};

/** A customer opens a report. Throws as `findOwn` does. */
export const openOwnReport = async (
  path: Readonly<Record<string, string | undefined>>,
  userId: string,
  edition: Edition,
  deps: OpenReportDependencies,
): Promise<{ url: string }> => open((await findOwn(path, userId, deps)).part, 'customer', edition, deps);

/**
 * Opens the report version that a mail's link was made for. Throws the same `link_invalid` for an unknown, expired,
 * replaced or erased link, and `refunded` after a refund.
 */
export const openMailedReport = async (
  secret: string,
  edition: Edition,
  { tokens, ...deps }: OpenReportDependencies & { readonly tokens: Pick<TokensStore, 'find'> },
): Promise<{ url: string; name: string }> => {
  const token = await tokens.find(secret);
  const { purpose, order_id, service, report_version, expires_at } = token ?? {};
  const isAlive = purpose === 'report' && (expires_at ?? '') > deps.now.toISOString();
  const found = isAlive && order_id && service ? await findDelivered(order_id, service, deps) : undefined;
  if (!found || found.part.report.version !== report_version) throw new ShopError('link_invalid');
  assertOpen(found);
  return open(found.part, 'link', edition, deps);
};
