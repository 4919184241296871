import type { SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { once } from '#domain/once.ts';
import { paperFiles } from '#lambdas/platform/bucket.ts';
import { asJson, readMessage } from '#lambdas/platform/messages.ts';
import { mailQueue } from '#lambdas/platform/queues.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { readModules } from '#lib/env.ts';
import { layerFace } from '#lib/faces/layer-face.ts';
import { creditNotePaper } from '#lib/papers/credit-note-paper.ts';
import { invoicePaper } from '#lib/papers/invoice-paper.ts';
import { issuePaper } from './issue-paper.ts';
import { createNumbering } from './number-paper.ts';

const message = z.object({ id: z.string() });

/** One instance per function instance. */
const numbering = once(() => createNumbering({ counters: stores.counters(), orders: stores.orders() }));
const faces = {
  roman: `${__dirname}/faces/roman.ttf`,
  italic: `${__dirname}/faces/italic.ttf`,
  other: layerFace(readModules().NODE_PATH),
};

/** Receives the ids of outbox rows from the FIFO queue, one at a time. */
export const handler = async (event: SQSEvent): Promise<void> => {
  for (const record of event.Records) {
    const work = await readMessage(record.messageId, record.body, asJson(message));
    if (!work) continue;
    await issuePaper(work.id, {
      numbering: numbering(),
      outbox: stores.outbox(),
      refunds: stores.refunds(),
      drawInvoice: (order, paper) => invoicePaper(order, paper, faces),
      drawCreditNote: (order, credit, paper) => creditNotePaper(order, credit, paper, faces),
      keep: paperFiles().keep,
      mailQueue: mailQueue(),
      now: new Date(),
    });
  }
};
