/**
 * Reports that this device keeps for reading offline if it was agreed to: after they were opened, for their own account
 * alone, and for at most seven days without an answer of the server.
 */
import * as z from 'zod/mini';
import type { Order } from '#domain/order.ts';
import { traceOf, traceSchema } from '#domain/report/changes.ts';
import { type ReportPage, readReport, reportPageSchema } from '#domain/wire/report-page.ts';
import { hasStoredSession, readItem, readingKey, writeItem } from './browser-storage.ts';
import { findShelf, openShelf } from './forget-reports.ts';
import { keepsReports } from './keeping-choice.ts';
import { isCurrent, reportPattern } from './old-reports.ts';

/** Names a report: order and service. */
export type ReportAddress = { readonly order: string; readonly service: string };

const keptSchema = z.object({
  /** The account. */
  user: z.string(),
  /** The last answer of the server, in milliseconds of this device's clock. */
  at: z.number(),
  version: z.int(),
  trace: traceSchema,
  /** Absent once a newer version has replaced it. */
  page: z.optional(reportPageSchema),
});
export type Kept = z.infer<typeof keptSchema>;

const keyOf = ({ order, service }: ReportAddress): string =>
  readReport.path.replace('{id}', order).replace('{service}', service);

const readKept = async (answer: Response | undefined): Promise<Kept | undefined> => {
  const parsed = z.safeParse(keptSchema, await answer?.json().catch(() => undefined));
  return parsed.success ? parsed.data : undefined;
};

const put = (shelf: Cache, address: ReportAddress, kept: Kept): Promise<void> =>
  shelf.put(keyOf(address), new Response(JSON.stringify(kept)));

/** The kept report of this account; one of another account or an old one is removed. */
export const findReport = async (
  user: string,
  address: ReportAddress,
  now = Date.now(),
): Promise<Kept | undefined> => {
  const shelf = await findShelf();
  const kept = await readKept(await shelf?.match(keyOf(address)));
  if (kept?.user === user && isCurrent(kept.at, now)) return kept;
  await shelf?.delete(keyOf(address));
  return undefined;
};

/** Keeps what the server has just answered; false without an agreement, where the browser refuses, or when the account has left. */
export const keepReport = async (
  user: string,
  address: ReportAddress,
  page: ReportPage,
  now = Date.now(),
): Promise<boolean> => {
  if (!keepsReports()) return false;
  const shelf = await openShelf();
  if (!shelf || !hasStoredSession()) return false;
  try {
    // What the account does once it lists orders depends on this entry.
    if (readItem(readingKey) === null) writeItem(readingKey, '{}');
    await put(shelf, address, { user, at: now, version: page.version, trace: traceOf(page.report), page });
    return true;
  } catch {
    return false;
  }
};

export const dropReport = async (address: ReportAddress): Promise<void> => {
  await (await findShelf())?.delete(keyOf(address));
};

type Listed = Pick<Order, 'id' | 'user_id' | 'file_urls' | 'parts'>;

/** What stays of a kept report after the server has listed the account's orders. */
const remainder = (
  kept: Kept,
  address: ReportAddress,
  orders: readonly Listed[],
  now: number,
): Kept | undefined => {
  const order = orders.find(({ id }) => id === address.order);
  const isOpen = order?.file_urls.some(({ service }) => service === address.service);
  if (!order || !isOpen || order.user_id !== kept.user || !isCurrent(kept.at, now)) return undefined;
  const part = order.parts.find(({ service }) => service === address.service);
  const { page: _, ...replaced } = kept;
  return part?.version === kept.version ? kept : replaced;
};

/** After each list of orders: what was refunded, erased or is another account's is removed, and replaced text too. */
export const tidyReports = async (orders: readonly Listed[], now = Date.now()): Promise<void> => {
  const shelf = await findShelf();
  if (!shelf) return;
  for (const request of await shelf.keys()) {
    const [, order, service] = reportPattern.exec(new URL(request.url).pathname) ?? [];
    if (order === undefined || service === undefined) continue;
    const address = { order, service };
    const kept = await readKept(await shelf.match(request));
    const rest = kept && remainder(kept, address, orders, now);
    if (!rest) await shelf.delete(request);
    else if (rest !== kept) await put(shelf, address, rest);
  }
};
