import { once } from '#domain/once.ts';
import { createDeadLetters } from '#lambdas/gateways/dead-letters.ts';
import { createExportQueue } from '#lambdas/gateways/export-queue.ts';
import { createMailQueue } from '#lambdas/gateways/mail-queue.ts';
import { createPaperQueue } from '#lambdas/gateways/paper-queue.ts';
import { createQueueLook } from '#lambdas/gateways/queue-look.ts';
import { createTypesetQueue } from '#lambdas/gateways/typeset-queue.ts';
import { readVariable } from '#lib/env.ts';

export const mailQueue = /* @__PURE__ */ once(() => createMailQueue(readVariable('MAIL_QUEUE_URL')));
export const paperQueue = /* @__PURE__ */ once(() => createPaperQueue(readVariable('PAPER_QUEUE_URL')));
export const typesetQueue = /* @__PURE__ */ once(() => createTypesetQueue(readVariable('TYPESET_QUEUE_URL')));
export const exportQueue = /* @__PURE__ */ once(() => createExportQueue(readVariable('EXPORT_QUEUE_URL')));
/** The dead letters of the function's own queue. */
export const deadLetters = /* @__PURE__ */ once(() => createDeadLetters(readVariable('DEAD_LETTERS_URL')));
export const watchedQueues = /* @__PURE__ */ once(() =>
  createQueueLook(readVariable('WATCHED_QUEUES').split(',')),
);
