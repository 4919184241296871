/** The upload of a report and its check: steps, order, time limits; `sendFile` alone needs the browser. */

import type { Upload } from '#domain/atelier.ts';
import { once } from '#domain/once.ts';
import { reportRefusalTexts } from '#domain/texts/atelier.ts';
import { maxReportBytes, type ReportRefusal } from '#domain/upload.ts';
import { ApiError, offlineError } from '#web/platform/errors.ts';
import { reportTexts as texts } from './texts.ts';

const kilo = 1024;
const number = once(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }));

/** «2,1 Mo», «840 ko», in decimal units. */
export const sizeText = (bytes: number): string =>
  bytes < kilo * kilo
    ? `${Math.max(1, Math.round(bytes / kilo))}\u00a0ko`
    : `${number().format(bytes / kilo / kilo)}\u00a0Mo`;

/** The presigned POST that the browser sends to the bucket. */
type Target = { readonly url: string; readonly fields: Readonly<Record<string, string>> };

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

/** The bucket answers in XML; its code shows whether the file was too large. */
const bucketRefusal = ({ status, responseText }: XMLHttpRequest): ApiError =>
  responseText.includes('EntityTooLarge')
    ? new ApiError('too_large', reportRefusalTexts.too_large, status)
    : new ApiError('upload_refused', texts.bucketRefused, status);

const formOf = ({ fields }: Target, file: File): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // The bucket ignores fields after the file.
  form.append('file', file);
  return form;
};

/** Posts the file to the bucket by XMLHttpRequest, because `fetch` does not report the progress of an upload. */
export const sendFile = (
  target: Target,
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
    request.onload = () =>
      request.status >= 200 && request.status < 300 ? resolve() : reject(bucketRefusal(request));
    request.onerror = () => reject(offlineError());
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', target.url);
    request.send(formOf(target, file));
  });
