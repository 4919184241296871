/** The thread that reads one PDF: it does nothing where this module is loaded by anything else than `pdfReader`. */
import { parentPort, workerData } from 'node:worker_threads';
import { readPdf } from './pdf/read-pdf.ts';
import { taskSchema } from './pdf/task.ts';

const task = taskSchema.safeParse(workerData);
if (task.success) {
  // The bundle is CommonJS, which awaits nothing at its top.
  void readPdf(task.data.bytes).then((reading) => parentPort?.postMessage(reading));
}
