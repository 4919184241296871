import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { budget } from './pdf/budget.ts';
import { type Limits, type PdfReading, type PdfTask, pdfTask, readingSchema } from './pdf/task.ts';

export type { PdfReading } from './pdf/task.ts';

/** For its start, beside the time of the reading itself. */
const startMilliseconds = 10_000;

/**
 * Reads each PDF in a process of its own, whose memory ends with it: what a heavy file took does not count against the
 * next one. There, a thread reads it (`pdf-thread.ts`). `file` is that module, or a bundle that contains it.
 */
export const pdfReader =
  (file: string | URL, limits: Limits = budget) =>
  (bytes: Uint8Array): Promise<PdfReading> =>
    new Promise((resolve) => {
      const child = fork(typeof file === 'string' ? file : fileURLToPath(file), [pdfTask], {
        // It needs no variable of the function, and must not see its credentials.
        env: {},
        execArgv: [],
        serialization: 'advanced',
        // pdf-lib logs every large number.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      const end = (reading: PdfReading): void => {
        clearTimeout(clock);
        child.removeAllListeners();
        child.kill('SIGKILL');
        resolve(reading);
      };
      const tooComplex = () => end({ refusal: 'too_complex' });
      const clock = setTimeout(tooComplex, limits.milliseconds + startMilliseconds);
      child.once('message', (reading: unknown) => end(readingSchema.parse(reading)));
      // Without memory, the process ends before its thread is refused.
      child.once('exit', tooComplex);
      child.once('error', tooComplex);
      child.send({ kind: pdfTask, bytes, limits } satisfies PdfTask);
    });
