import { Worker } from 'node:worker_threads';
import { type PdfReading, type PdfTask, readingSchema } from './task.ts';

/** How often the memory of the process is checked: memory outside JavaScript's heap has no limit of its own. */
const lookEvery = 20;

/** Reads a PDF in a thread, so that one that needs too much time or memory is refused. `file` is the module of the thread. */
export const readInThread = (file: string, task: PdfTask): Promise<PdfReading> =>
  new Promise((resolve) => {
    const { limits } = task;
    const thread = new Worker(file, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
    });
    const end = (reading: PdfReading): void => {
      clearTimeout(clock);
      clearInterval(look);
      resolve(reading);
    };
    const clock = setTimeout(() => end({ refusal: 'too_complex' }), limits.milliseconds);
    const look = setInterval(() => {
      if (process.memoryUsage.rss() > limits.memory) end({ refusal: 'too_complex' });
    }, lookEvery);
    thread.once('message', (reading: unknown) => end(readingSchema.parse(reading)));
    // The thread throws nothing itself: this error is its memory limit.
    thread.once('error', () => end({ refusal: 'too_complex' }));
  });
