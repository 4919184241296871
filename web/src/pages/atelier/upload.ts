/** The upload of a report and its check, independent of the browser: steps, order, time limits. */
import type { Upload } from '#domain/atelier.ts';
import { maxReportBytes, type ReportRefusal } from '#domain/report-file.ts';

/** The presigned POST that the browser sends to the bucket. */
export type Target = { readonly url: string; readonly fields: Readonly<Record<string, string>> };

export type UploadStep =
  | { readonly kind: 'sending'; readonly name: string; readonly percent: number }
  | { readonly kind: 'checking' }
  /** The check has not answered in time; its answer may still come. */
  | { readonly kind: 'slow' };

export type UploadPorts = {
  readonly start: (signal: AbortSignal) => Promise<Target>;
  readonly send: (
    target: Target,
    file: File,
    onProgress: (percent: number) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  readonly state: (signal: AbortSignal) => Promise<Upload | undefined>;
  readonly wait: (milliseconds: number) => Promise<void>;
};

/** The interval of the polling and its number of tries: a minute in all. */
export const checkInterval = 1000;
export const mostChecks = 60;

/** The refusals that the browser can make before the upload. */
export const refusalOf = (file: Pick<File, 'name' | 'type' | 'size'>): ReportRefusal | undefined => {
  const isPdf = file.type === 'application/pdf' || (file.type === '' && /\.pdf$/i.test(file.name));
  if (!isPdf) return 'not_pdf';
  if (file.size === 0) return 'too_short';
  return file.size > maxReportBytes ? 'too_large' : undefined;
};

/** Polls until the check has answered; undefined after a minute. Throws the refusals of the shop. */
export const awaitCheck = async (
  ports: Pick<UploadPorts, 'state' | 'wait'>,
  signal: AbortSignal,
): Promise<Upload | undefined> => {
  for (let count = 0; count < mostChecks; count += 1) {
    signal.throwIfAborted();
    const upload = await ports.state(signal);
    if (upload && upload.state !== 'sending') return upload;
    await ports.wait(checkInterval);
  }
  return undefined;
};

/** Uploads the file and waits for its check; undefined when the check takes longer than a minute. */
export const sendReport = async (
  file: File,
  ports: UploadPorts,
  show: (step: UploadStep) => void,
  signal: AbortSignal,
): Promise<Upload | undefined> => {
  const sending = (percent: number) => show({ kind: 'sending', name: file.name, percent });
  sending(0);
  const target = await ports.start(signal);
  await ports.send(target, file, sending, signal);
  show({ kind: 'checking' });
  return awaitCheck(ports, signal);
};
