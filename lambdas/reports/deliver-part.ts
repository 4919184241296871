import { randomBytes } from 'node:crypto';
import { partsOf } from '#domain/catalogue.ts';
import { shopDate } from '#domain/holidays.ts';
import { isRefunded } from '#domain/order.ts';
import { codeLength, codeOf } from '#domain/report/code.ts';
import type { CorrectionAnswer } from '#domain/report-corrections.ts';
import { soldPages } from '#domain/sold.ts';
import { isFarShorter } from '#domain/upload.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { deliverPart as wire } from '#domain/wire/reports.ts';
import type { Files } from '#lambdas/gateways/files.ts';
import { log } from '#lambdas/platform/log.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { overError, ownPart, type PartPath, toQueued } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import { type CodeRecord, codeRecord } from '#lambdas/storage/codes.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import { isOver, nextVersion, type OrderRecord, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import { printKey, readableKey, reportKey } from '#lambdas/storage/report-files.ts';
import { reportMails } from '#lambdas/storage/report-mails.ts';
import type { DeliveriesStore, Delivery } from '#lambdas/storage/transactions/deliver.ts';

export type DeliverDependencies = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly parts: Pick<PartsStore, 'find' | 'ofOrder'>;
  readonly deliveries: DeliveriesStore;
  readonly files: Pick<Files, 'keep'>;
  readonly newCode: () => string;
  readonly now: Date;
};

/** Read before each try. The order is read first, so that its version covers the rows that are read after it. */
type Found = {
  readonly order: OrderRecord;
  readonly parts: readonly PartRecord[];
  readonly part: PartRecord;
};
type Upload = NonNullable<PartRecord['upload']>;
type Report = NonNullable<PartRecord['report']>;

const readAll = async (me: Member, path: PartPath, deps: DeliverDependencies): Promise<Found> => {
  const { order_id: id, service } = await ownPart(me, path, deps.parts);
  const order = await deps.orders.find(id);
  const parts = await deps.parts.ofOrder(id);
  const part = parts.find((one) => one.service === service);
  if (!order || !part) throw new ShopError('not_found');
  return { order, parts, part };
};

/**
 * The upload that the expert delivers; `acceptShort` confirms a report with few pages, `acceptOthers` one that names
 * other customers.
 */
export type Asked = {
  readonly uploadId: string;
  readonly acceptShort: boolean;
  readonly acceptOthers: boolean;
  /** What changes for the customer who waits for a correction. */
  readonly changed?: string | undefined;
};

/** The colophon of a report from the desk names its version and the day of its delivery. */
const isStale = (part: PartRecord, { print }: Upload, now: Date): boolean =>
  print !== undefined && (print.version !== nextVersion(part) || print.day !== shopDate(now));

const checkedUpload = ({ order, part }: Found, asked: Asked, now: Date): Upload => {
  const { uploadId, acceptShort, acceptOthers } = asked;
  if (part.upload?.id !== uploadId || part.upload.state !== 'checked')
    throw new ShopError('report_unchecked');
  if (isStale(part, part.upload, now)) throw new ShopError('report_stale');
  if (!acceptOthers && part.upload.others) throw new ShopError('report_names_others');
  if (!acceptShort && isFarShorter(soldPages(order, part.service), part.upload.pages ?? 0))
    throw new ShopError('report_short');
  return part.upload;
};

/**
 * Copies the checked objects to the keys of delivered reports; a later upload to the old key changes nothing. A report
 * from the desk has three.
 */
const keep = async (
  { key, object_version: version = '', print }: Upload,
  to: string,
  deps: DeliverDependencies,
) => {
  const { made } = print ?? {};
  if (print && !made) throw new ShopError('report_unchecked');
  const copies = [
    { from: { key, version }, to },
    ...(made ? [{ from: { key: printKey(key), version: made.print }, to: printKey(to) }] : []),
    ...(made ? [{ from: { key: readableKey(key), version: made.page }, to: readableKey(to) }] : []),
  ];
  for (const copy of copies)
    if (!(await deps.files.keep(copy.from, copy.to))) throw new ShopError('report_unchecked');
};

const reportOf = (
  part: PartRecord,
  upload: Upload,
  key: string,
  { now, newCode }: DeliverDependencies,
): Report => ({
  key,
  version: nextVersion(part),
  pages: upload.pages ?? 0,
  bytes: upload.bytes ?? 0,
  delivered_at: now.toISOString(),
  untagged: upload.untagged,
  desk: upload.desk,
  code: upload.print?.code ?? newCode(),
});

/** What the page «Authenticité» will say of this version. */
const codeFor = ({ order_id, service, upload }: PartRecord, report: Report): CodeRecord => {
  const { writing } = upload?.print ?? {};
  return codeRecord(report.code ?? '', {
    service,
    order_id,
    version: report.version,
    day: shopDate(new Date(report.delivered_at)),
    sha256: [upload?.sha256, upload?.print?.made?.sha256].flatMap((hash) => hash ?? []),
    ...(writing && { writing }),
  });
};

/** The answer to the correction that waits. Throws correction_unsaid. */
const answerOf = (
  me: Member,
  { correcting }: PartRecord,
  { changed }: Asked,
  { version, delivered_at }: Report,
): CorrectionAnswer | undefined => {
  if (!correcting) return undefined;
  if (!changed) throw new ShopError('correction_unsaid');
  return { at: delivered_at, name: me.name, text: changed, version };
};

const deliveryOf = (
  { order, parts, part }: Found,
  report: Report,
  answer: CorrectionAnswer | undefined,
  now: Date,
): Delivery => {
  const delivered = new Set(parts.filter((one) => one.report).map((one) => one.service)).add(part.service);
  const over = new Set(parts.filter(isOver).map((one) => one.service));
  const { upload: _, asked_at: __, correcting: ___, ...rest } = part;
  const after: PartRecord = {
    ...rest,
    state: 'delivered',
    delivered_at: part.delivered_at ?? report.delivered_at,
    report,
  };
  return {
    order,
    before: part,
    after,
    answer,
    isComplete: partsOf(order.services).every((service) => delivered.has(service) || over.has(service)),
    code: codeFor(part, report),
    // No mail is sent to an unverified address; the verification adds the mail later.
    mails: order.email_validated ? reportMails(order, [after], now) : [],
  };
};

type Delivered = { readonly order: OrderRecord; readonly part: PartRecord; readonly report: Report };

/**
 * The checked upload becomes the report that the customer reads, as version 1 or as the next one. The order is
 * delivered when all its parts are. The same upload again changes nothing. Throws ShopError not_found, forbidden,
 * part_over, refunded, birth_asked, correction_unsaid, report_unchecked, report_stale, report_short, report_names_others.
 */
export const deliverPart = async (
  me: Member,
  path: PartPath,
  asked: Asked,
  deps: DeliverDependencies,
): Promise<Delivered> => {
  return whileMoved(async (round) => {
    const found = await readAll(me, path, deps);
    const { order, part } = found;
    if (isRefunded(order)) throw new ShopError('refunded');
    // The customer withdrew after the queue was read; a later withdrawal changes the order's version.
    if (isOver(part)) throw overError(part);
    if (part.birth_asked_at !== undefined) throw new ShopError('birth_asked');
    const key = reportKey({ orderId: order.id, service: part.service, uploadId: asked.uploadId });
    if (part.report?.key === key) return { order, part, report: part.report };
    const upload = checkedUpload(found, asked, deps.now);
    const report = reportOf(part, upload, key, deps);
    const answer = answerOf(me, part, asked, report);
    if (round === 1) await keep(upload, key, deps);
    const delivery = deliveryOf(found, report, answer, deps.now);
    await deps.deliveries.commit(delivery, deps.now);
    log.info('part_delivered', { order: order.id, service: part.service, version: report.version });
    return { order, part: delivery.after, report };
  });
};

export const route = routeOf(wire, {
  id: 'DeliverPart',
  who: 'staff',
  loss: 'Experts cannot deliver: customers wait for reports that are written.',
  uses: {
    orders: ['GetItem', 'UpdateItem'],
    parts: ['GetItem', 'Query', 'UpdateItem'],
    outbox: ['PutItem'],
    codes: ['PutItem'],
    threads: ['UpdateItem'],
  },
  may: ['keep reports'],
  traced: true,
  stores: ['orders', 'parts', 'deliveries'],
  gateways: ['files'],
  run: async ({ me, params, body, ...deps }) => {
    const asked = {
      uploadId: body.upload,
      acceptShort: body.accept_short ?? false,
      acceptOthers: body.accept_others ?? false,
      changed: body.changed,
    };
    const newCode = () => codeOf(randomBytes(codeLength));
    const { part, report } = await deliverPart(me, params, asked, { ...deps, newCode });
    return { part: toQueued(part), report };
  },
});
