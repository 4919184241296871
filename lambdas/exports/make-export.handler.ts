import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { exportSources } from '#lambdas/platform/export-sources.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { asJson, readMessage } from '#lambdas/platform/messages.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { makeExport } from './make-export.ts';

const message = z.object({ user: z.string(), id: z.uuid() });

/** How often SQS delivers a message before it goes to the dead letters (`lib/constructs/work-queue.ts`). */
const receives = 3;

const work = async (body: string, id: string, isLast: boolean): Promise<void> => {
  const read = await readMessage(id, body, asJson(message));
  if (!read) return;
  try {
    await makeExport(read, exportSources());
  } catch (error) {
    if (isLast) await stores.exports().fail({ user_id: read.user, id: read.id });
    throw error;
  }
};

/** Makes exports. A failed one is repeated twice, then tells its customer and raises an alarm. */
export const handler = async (event: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const { messageId, body, attributes } of event.Records) {
    try {
      await work(body, messageId, Number(attributes.ApproximateReceiveCount) >= receives);
    } catch (error) {
      log.error('export_failed', errorFacts(error));
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  return { batchItemFailures };
};
