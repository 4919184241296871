/** What reads one PDF: a process, and in it a thread. The module does nothing unless `pdfReader` starts it. */
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { readPdf } from './pdf/read-pdf.ts';
import { pdfTask, taskSchema } from './pdf/task.ts';
import { readInThread } from './pdf/thread.ts';

const [, file = '', asked] = process.argv;
const task = taskSchema.safeParse(workerData);
if (!isMainThread && task.success) {
  // The bundle is CommonJS, which has no top-level await.
  void readPdf(task.data.bytes).then((reading) => parentPort?.postMessage(reading));
} else if (isMainThread && asked === pdfTask) {
  process.once('message', (message: unknown) => {
    void readInThread(file, taskSchema.parse(message)).then((reading) => process.send?.(reading));
  });
}
