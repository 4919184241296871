import { Worker } from 'node:worker_threads';
import { budget } from './pdf/budget.ts';
import { type PdfReading, type PdfTask, pdfTask, readingSchema } from './pdf/task.ts';

export type { PdfReading } from './pdf/task.ts';

/** How often the memory of the process is checked: memory outside JavaScript's heap has no limit of its own. */
const lookEvery = 20;

type Limits = Readonly<Record<'milliseconds' | 'memory' | 'heapMegabytes', number>>;

/**
 * Reads a PDF in its own thread, so that a PDF that needs too much time or memory is refused. `file` is the module of the
 * thread, or a bundle that contains it.
 */
export const pdfReader =
  (file: string | URL, limits: Limits = budget) =>
  (bytes: Uint8Array): Promise<PdfReading> =>
    new Promise((resolve) => {
      const workerData: PdfTask = { kind: pdfTask, bytes };
      const thread = new Worker(file, {
        workerData,
        // The thread needs no variable of the function, and must not see its credentials.
        env: {},
        // pdf-lib logs every large number.
        stdout: true,
        stderr: true,
        resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
      });
      const end = (reading: PdfReading): void => {
        clearTimeout(clock);
        clearInterval(look);
        resolve(reading);
        void thread.terminate();
      };
      const clock = setTimeout(() => end({ refusal: 'too_complex' }), limits.milliseconds);
      const look = setInterval(() => {
        if (process.memoryUsage.rss() > limits.memory) end({ refusal: 'too_complex' });
      }, lookEvery);
      thread.once('message', (reading: unknown) => end(readingSchema.parse(reading)));
      // The thread throws nothing itself: this error is its memory limit.
      thread.once('error', () => end({ refusal: 'too_complex' }));
    });
