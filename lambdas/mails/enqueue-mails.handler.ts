import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { mailQueue, paperQueue } from '#lambdas/platform/queues.ts';
import { enqueue } from './enqueue.ts';

/** The outbox stream only enqueues; the mail itself is sent from the queue. */
export const handler = async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const ids = event.Records.filter((record) => record.eventName === 'INSERT').flatMap(
    (record) => record.dynamodb?.Keys?.id?.S ?? [],
  );
  await enqueue(ids, { mails: mailQueue(), papers: paperQueue() });
  return { batchItemFailures: [] };
};
