import { maxReportBytes, minReportPages, type ReportRefusal } from '#domain/atelier.ts';
import type { Files, StoredFile } from '#lambdas/gateways/files.ts';
import type { PdfReading } from '#lambdas/gateways/pdf.ts';
import { log } from '#lambdas/platform/log.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore, UploadsStore } from '#lambdas/storage/parts.ts';
import { placeOf } from './report-files.ts';
import { type Person, wrongPerson } from './wrong-person.ts';

/** What the bucket tells of a new object; `bytes` as it counted them. */
export type ArrivedFile = StoredFile & { readonly bytes: number };

export type CheckDependencies = {
  readonly orders: Pick<OrdersStore, 'find' | 'findAll'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly uploads: Pick<UploadsStore, 'finish' | 'openOrders'>;
  readonly files: Pick<Files, 'read'>;
  readonly readPdf: (bytes: Uint8Array) => Promise<PdfReading>;
  readonly now: Date;
};

type Verdict = { readonly pages?: number; readonly refusal?: ReportRefusal };

/** Customers whose reports are being written now, but for this one's own orders. */
const othersThan = async (userId: string, deps: CheckDependencies): Promise<Person[]> => {
  const open = await deps.orders.findAll(await deps.uploads.openOrders());
  return open.filter((order) => order.user_id !== userId).map((order) => order.customer_info);
};

const judge = async (file: ArrivedFile, orderId: string, deps: CheckDependencies): Promise<Verdict> => {
  if (file.bytes > maxReportBytes) return { refusal: 'too_large' };
  const order = await deps.orders.find(orderId);
  if (!order) throw new Error('the order of a part is missing');
  const reading = await deps.readPdf(await deps.files.read(file));
  if ('refusal' in reading) return reading;
  const { pages, text, tagged } = reading;
  if (pages < minReportPages || text.trim() === '') return { pages, refusal: 'too_short' };
  const refusal = wrongPerson(text, order.customer_info, await othersThan(order.user_id, deps));
  if (refusal) return { pages, refusal };
  // The last to be looked at: an administrator may let it pass, and then nothing else is left open.
  return { pages, ...(!tagged && { refusal: 'untagged' as const }) };
};

/**
 * Judges a file that has arrived in the bucket and writes the verdict on its part. One that nobody asked for, that
 * is judged already or that a newer upload has replaced is left alone. Repeating changes nothing.
 */
export const checkReport = async (file: ArrivedFile, deps: CheckDependencies): Promise<void> => {
  const place = placeOf(file.key);
  const part =
    place && (await deps.parts.ofOrder(place.orderId)).find((one) => one.service === place.service);
  const upload = part?.upload;
  if (!place || !part || upload?.id !== place.uploadId || upload.state !== 'sending') return;
  const verdict = await judge(file, place.orderId, deps);
  await deps.uploads.finish(part, {
    ...upload,
    ...verdict,
    state: verdict.refusal ? 'refused' : 'checked',
    bytes: file.bytes,
    object_version: file.version,
    at: deps.now.toISOString(),
  });
  log.info('report_checked', { order: place.orderId, service: place.service, refusal: verdict.refusal });
};
