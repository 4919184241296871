import type { Conventions } from '#domain/dossier/conventions.ts';
import { traceOf } from '#domain/report/changes.ts';
import { readableReportSchema } from '#domain/report/readable.ts';
import type { Refused } from '#domain/upload.ts';
import type { ReaderDependencies } from '#lambdas/checks/reader.ts';
import type { Files } from '#lambdas/gateways/files.ts';
import type { TypesetWork } from '#lambdas/gateways/typeset-queue.ts';
import { log } from '#lambdas/platform/log.ts';
import { isRead } from '#lambdas/staff/parts.ts';
import type { BirthsStore } from '#lambdas/storage/births.ts';
import type { DraftsStore } from '#lambdas/storage/drafts.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore, UploadRecord, UploadsStore } from '#lambdas/storage/parts.ts';
import { printKey, readableKey } from '#lambdas/storage/report-files.ts';
import type { Draw, Drawn } from '#lib/dossier/drawn.ts';
import type { Editions } from '#lib/typeset/report-editions.ts';
import type { PaperInput } from '#lib/typeset/report-paper.ts';
import { inputOf, readWhole, textDigest, writtenOf } from './typesetting.ts';

export type TypesetDependencies = ReaderDependencies & {
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly births: Pick<BirthsStore, 'find'>;
  readonly drafts: Pick<DraftsStore, 'read'>;
  readonly uploads: Pick<UploadsStore, 'finish' | 'addEditions'>;
  readonly files: Pick<Files, 'put' | 'readText'>;
  readonly draw: Draw;
  /** Both editions, or why there are none. */
  readonly typeset: (
    input: PaperInput & { readonly drawn: Drawn },
    conventions: Conventions,
  ) => Promise<Editions | Refused>;
  readonly digest: (bytes: Uint8Array) => string;
  readonly now: Date;
};

type Sending = {
  readonly part: PartRecord;
  readonly upload: UploadRecord;
  readonly print: NonNullable<UploadRecord['print']>;
};

/** The upload that the work names, while it waits for its pages: a repeated or a replaced one is done. */
const waiting = async (work: TypesetWork, deps: TypesetDependencies): Promise<Sending | undefined> => {
  const part = (await deps.parts.ofOrder(work.order)).find(({ service }) => service === work.service);
  const { upload } = part ?? {};
  const isWaiting = upload?.id === work.upload && upload.state === 'sending';
  return part && isWaiting && upload.print ? { part, upload, print: upload.print } : undefined;
};

/** The text that the next version replaces; an uploaded PDF has none. */
const traceBefore = async ({ report }: PartRecord, files: TypesetDependencies['files']) => {
  if (!report?.desk) return undefined;
  const stored = readableReportSchema.parse(JSON.parse(await files.readText(readableKey(report.key))));
  return traceOf(stored.report);
};

/** The editions of the text that was checked, or why there are none. */
const editionsOf = async (
  { part, print }: Sending,
  deps: TypesetDependencies,
): Promise<Editions | Refused> => {
  // Its expert left the part, and the next one has it typeset anew.
  if (!isRead(part)) return { refusal: 'not_typeset' };
  const whole = await readWhole(part, deps);
  const written = await writtenOf(whole, await deps.drafts.read(part), deps);
  if (textDigest(written) !== print.text) return { refusal: 'text_changed' };
  const { replaced, ...input } = inputOf(whole, written, print, deps.draw);
  const before = replaced && { ...replaced, trace: await traceBefore(part, deps.files) };
  return deps.typeset({ ...input, replaced: before }, written.conventions);
};

/** The screen edition is stored last: its arrival starts the check, which then finds everything. */
const store = async ({ part, upload }: Sending, editions: Editions, deps: TypesetDependencies) => {
  const { files, uploads, digest } = deps;
  const print = await files.put(printKey(upload.key), editions.print, 'application/pdf');
  const readable = Buffer.from(JSON.stringify(editions.readable));
  const page = await files.put(readableKey(upload.key), readable, 'application/json');
  await uploads.addEditions(part, upload.id, { print, page, sha256: digest(editions.print) });
  await files.put(upload.key, editions.screen, 'application/pdf');
};

const refuse = (
  { part, upload }: Sending,
  refused: Refused,
  { uploads, now }: TypesetDependencies,
): Promise<void> => uploads.finish(part, { ...upload, state: 'refused', ...refused, at: now.toISOString() });

/**
 * Typesets a draft as an upload of its part. What cannot be typeset is refused, so that its expert learns it; so is
 * what has failed for the last time, by `isLast`, before the message goes to the dead letters. Repeating changes nothing.
 */
export const typesetReport = async (
  work: TypesetWork,
  isLast: boolean,
  deps: TypesetDependencies,
): Promise<void> => {
  const sending = await waiting(work, deps);
  if (!sending) return;
  try {
    const editions = await editionsOf(sending, deps);
    if ('refusal' in editions) return await refuse(sending, editions, deps);
    await store(sending, editions, deps);
    log.info('report_typeset', { order: work.order, service: work.service });
  } catch (error) {
    if (isLast) await refuse(sending, { refusal: 'not_typeset' }, deps);
    throw error;
  }
};
