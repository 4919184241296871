import { TimeoutError } from './errors.ts';

/**
 * Runs `work` for at most `ms`; its signal aborts at the limit (`TimeoutError`) or with the caller's own signal. It
 * rejects at that moment even when the work ignores its signal.
 */
export const withTimeLimit = async <T>(
  ms: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort(caller?.reason);
  const timer = setTimeout(() => controller.abort(new TimeoutError()), ms);
  if (caller?.aborted) stop();
  caller?.addEventListener('abort', stop);
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  try {
    return await Promise.race([aborted, work(signal)]);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', stop);
  }
};
