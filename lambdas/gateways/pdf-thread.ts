/** The thread that reads one PDF. The module does nothing unless `pdfReader` loads it. */
import { parentPort, workerData } from 'node:worker_threads';
import { readPdf } from './pdf/read-pdf.ts';
import { taskSchema } from './pdf/task.ts';

const task = taskSchema.safeParse(workerData);
if (task.success) {
  // The bundle is CommonJS, which has no top-level await.
  void readPdf(task.data.bytes).then((reading) => parentPort?.postMessage(reading));
}
