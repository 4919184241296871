import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { once } from '#domain/once.ts';
import { createAccountFacts } from '#lambdas/gateways/account-facts.ts';
import { createStoredFiles } from '#lambdas/gateways/stored-files.ts';
import { archives } from '#lambdas/platform/archives.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { asJson, readMessage } from '#lambdas/platform/messages.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { readVariable } from '#lib/env.ts';
import { makeExport } from './make-export.ts';

const message = z.object({ user: z.string(), id: z.uuid() });

/** How often SQS delivers a message before it goes to the dead letters (`lib/constructs/work-queue.ts`). */
const receives = 3;

const deps = once(() => ({
  exports: stores.exports(),
  writes: stores.exportWrites(),
  profiles: stores.profiles(),
  orders: stores.orders(),
  parts: stores.parts(),
  rows: stores.ownRows(),
  accounts: createAccountFacts(readVariable('USER_POOL_ID')),
  reports: createStoredFiles(readVariable('REPORTS_BUCKET')),
  papers: createStoredFiles(readVariable('PAPERS_BUCKET')),
  archives: archives(),
  clock: () => new Date(),
}));

const work = async (body: string, id: string, isLast: boolean): Promise<void> => {
  const read = await readMessage(id, body, asJson(message));
  if (!read) return;
  try {
    await makeExport(read, deps());
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
