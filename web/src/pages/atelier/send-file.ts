import { reportRefusalTexts } from '#domain/texts/atelier.ts';
import { ApiError, offlineError } from '#web/platform/errors.ts';
import { reportTexts as texts } from './texts.ts';
import type { Target } from './upload.ts';

/** The bucket answers in XML; its code shows whether the file was too large. */
const refusalOf = ({ status, responseText }: XMLHttpRequest): ApiError =>
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
      request.status >= 200 && request.status < 300 ? resolve() : reject(refusalOf(request));
    request.onerror = () => reject(offlineError());
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', target.url);
    request.send(formOf(target, file));
  });
