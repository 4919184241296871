import type { Upload } from '#domain/atelier.ts';
import { printedWords } from '#domain/report/printed-words.ts';
import { foreignFinder, hasFirstName } from '#domain/report/wrong-person.ts';
import { maxReportBytes, minReportPages, type ReportRefusal } from '#domain/upload.ts';
import { type People, type PeopleDependencies, peopleOf } from '#lambdas/checks/people.ts';
import type { Files, StoredFile } from '#lambdas/gateways/files.ts';
import type { PdfReading } from '#lambdas/gateways/pdf.ts';
import { log } from '#lambdas/platform/log.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore, UploadsStore } from '#lambdas/storage/parts.ts';
import { placeOf } from '#lambdas/storage/report-files.ts';

/** The facts of a new object in the bucket. */
export type ArrivedFile = StoredFile & { readonly bytes: number };

export type CheckDependencies = PeopleDependencies & {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly uploads: Pick<UploadsStore, 'finish' | 'openOrders'>;
  readonly files: Pick<Files, 'read'>;
  readonly digest: (bytes: Uint8Array) => string;
  readonly readPdf: (bytes: Uint8Array) => Promise<PdfReading>;
};

type Verdict = Pick<Upload, 'others'> & {
  readonly pages?: number;
  readonly refusal?: ReportRefusal;
  readonly sha256?: string;
};

/** More than an expert looks at one by one. */
const mostOthers = 40;

/** Each of the other customers once, where the file names them first. */
const othersIn = (
  texts: readonly string[],
  part: PartRecord,
  { own, others }: Pick<People, 'own' | 'others'>,
): NonNullable<Upload['others']> => {
  const foreignIn = foreignFinder(own, printedWords(part.service, part.expert?.name ?? ''), others);
  const seen = new Set<string>();
  return texts
    .flatMap((text, at) => foreignIn(text).map((found) => ({ ...found, page: at + 1 })))
    .filter(({ of, what }) => {
      const key = `${what} ${others.indexOf(of)}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, mostOthers)
    .map(({ page, what, words }) => ({ page, what, words }));
};

const judge = async (file: ArrivedFile, part: PartRecord, deps: CheckDependencies): Promise<Verdict> => {
  if (file.bytes > maxReportBytes) return { refusal: 'too_large' };
  const order = await deps.orders.find(part.order_id);
  if (!order) throw new Error('the order of a part is missing');
  const bytes = await deps.files.read(file);
  const sha256 = deps.digest(bytes);
  const reading = await deps.readPdf(bytes);
  if ('refusal' in reading) return reading;
  const { pages, texts, tagged } = reading;
  const text = texts.join('\n');
  if (pages < minReportPages || text.trim() === '') return { pages, refusal: 'too_short' };
  const people = await peopleOf(order, await deps.uploads.openOrders(), deps);
  if (!hasFirstName(text, people.own)) return { pages, refusal: 'first_name_missing' };
  const others = othersIn(texts, part, people);
  // Checked last: an administrator may allow missing tags, so no other check may be left.
  return {
    pages,
    sha256,
    ...(others.length > 0 && { others }),
    ...(!tagged && { refusal: 'untagged' as const }),
  };
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
  const verdict = await judge(file, part, deps);
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
