import { Worker } from 'node:worker_threads';
import { budget } from './pdf/budget.ts';
import { type PdfReading, type PdfTask, pdfTask, readingSchema } from './pdf/task.ts';

export type { PdfReading } from './pdf/task.ts';

/** How often the memory of the process is looked at: what is not JavaScript's has no limit of its own. */
const lookEvery = 20;

type Limits = Readonly<Record<'milliseconds' | 'memory' | 'heapMegabytes', number>>;

/**
 * Reads a PDF in a thread of its own, so that one that asks for too much time or memory ends in a refusal. `file` is
 * the module of the thread, or a bundle that holds it.
 */
export const pdfReader =
  (file: string | URL, limits: Limits = budget) =>
  (bytes: Uint8Array): Promise<PdfReading> =>
    new Promise((resolve) => {
      const workerData: PdfTask = { kind: pdfTask, bytes };
      const thread = new Worker(file, {
        workerData,
        // Nothing of the function's is of use in there, its credentials least.
        env: {},
        // pdf-lib tells of every large number.
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
      // It throws nothing itself: what ends it is the limit of its memory.
      thread.once('error', () => end({ refusal: 'too_complex' }));
    });
