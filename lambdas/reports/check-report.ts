import { wrongPerson } from '#domain/report/wrong-person.ts';
import { maxReportBytes, minReportPages, type ReportRefusal } from '#domain/upload.ts';
import { peopleOf } from '#lambdas/checks/people.ts';
import type { Files, StoredFile } from '#lambdas/gateways/files.ts';
import type { PdfReading } from '#lambdas/gateways/pdf.ts';
import { log } from '#lambdas/platform/log.ts';
import type { BirthsStore } from '#lambdas/storage/births.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore, UploadsStore } from '#lambdas/storage/parts.ts';
import { placeOf } from '#lambdas/storage/report-files.ts';

/** The facts of a new object in the bucket. */
export type ArrivedFile = StoredFile & { readonly bytes: number };

export type CheckDependencies = {
  readonly orders: Pick<OrdersStore, 'find' | 'findAll'>;
  readonly births: Pick<BirthsStore, 'findAll'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly uploads: Pick<UploadsStore, 'finish' | 'openOrders'>;
  readonly files: Pick<Files, 'read'>;
  readonly digest: (bytes: Uint8Array) => string;
  readonly readPdf: (bytes: Uint8Array) => Promise<PdfReading>;
  readonly now: Date;
};

type Verdict = { readonly pages?: number; readonly refusal?: ReportRefusal; readonly sha256?: string };

const judge = async (file: ArrivedFile, orderId: string, deps: CheckDependencies): Promise<Verdict> => {
  if (file.bytes > maxReportBytes) return { refusal: 'too_large' };
  const order = await deps.orders.find(orderId);
  if (!order) throw new Error('the order of a part is missing');
  const bytes = await deps.files.read(file);
  const sha256 = deps.digest(bytes);
  const reading = await deps.readPdf(bytes);
  if ('refusal' in reading) return reading;
  const { pages, text, tagged } = reading;
  if (pages < minReportPages || text.trim() === '') return { pages, refusal: 'too_short' };
  const { own, others } = await peopleOf(order, await deps.uploads.openOrders(), deps);
  const refusal = wrongPerson(text, own, others);
  if (refusal) return { pages, refusal };
  // Checked last: an administrator may allow missing tags, so no other check may be left.
  return { pages, sha256, ...(!tagged && { refusal: 'untagged' as const }) };
};

/**
 * Judges an uploaded file and stores the verdict on its part. A file without an upload form, one that is already judged
 * and one that a newer upload has replaced are ignored. Repeating changes nothing.
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
