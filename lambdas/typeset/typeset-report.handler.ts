import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { once } from '#domain/once.ts';
import { files } from '#lambdas/platform/bucket.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { asJson, readMessage } from '#lambdas/platform/messages.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { drawnOf } from '#lib/dossier/drawn.ts';
import { copiedFiles } from '#lib/typeset/copied-files.ts';
import { reportEditions } from '#lib/typeset/report-editions.ts';
import { createTypesetter } from '#lib/typeset/typesetter.ts';
import { typesetReport } from './typeset-report.ts';

const message = z.object({ order: z.string(), service: z.string(), upload: z.string() });

/** How often SQS delivers a message before it goes to the dead letters (`lib/constructs/work-queue.ts`). */
const receives = 3;

const typesetter = once(() => createTypesetter(copiedFiles(`${__dirname}/typeset`)));

const work = async (body: string, id: string, isLast: boolean): Promise<void> => {
  const read = await readMessage(id, body, asJson(message));
  if (!read) return;
  await typesetReport(read, isLast, {
    parts: stores.parts(),
    orders: stores.orders(),
    births: stores.births(),
    drafts: stores.drafts(),
    uploads: stores.uploads(),
    files: files(),
    draw: drawnOf,
    typeset: (input, conventions) => reportEditions(typesetter(), input, conventions),
    digest: hashOf,
    now: new Date(),
  });
};

/** Typesets reports from the desk. A failed one is repeated twice, then tells its expert and raises an alarm. */
export const handler = async (event: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const { messageId, body, attributes } of event.Records) {
    try {
      await work(body, messageId, Number(attributes.ApproximateReceiveCount) >= receives);
    } catch (error) {
      log.error('typesetting_failed', errorFacts(error));
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  return { batchItemFailures };
};
