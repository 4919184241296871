import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { sockets } from '#lambdas/platform/live-sockets.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { pushOrder } from './push-order.ts';

/** The last change of each order in the batch: the order is read as it stands now, so one push tells them all. */
const lastChanges = ({ Records }: DynamoDBStreamEvent): DynamoDBRecord[] => [
  ...new Map(Records.map((record) => [record.dynamodb?.Keys?.id?.S, record])).values(),
];

const push = async ({ dynamodb }: DynamoDBRecord): Promise<void> => {
  const [id, userId] = [dynamodb?.Keys?.id?.S, dynamodb?.NewImage?.user_id?.S];
  if (!id || !userId) return;
  await pushOrder(
    { id, userId },
    {
      connections: stores.connections(),
      orders: stores.orders(),
      parts: stores.parts(),
      sockets: sockets(),
      now: new Date(),
    },
  );
};

/** The orders stream → the owners' sockets; what cannot be told now is tried again, and is in the account anyway. */
export const handler = async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const failures = await Promise.all(
    lastChanges(event).map(async (record) => {
      try {
        await push(record);
        return [];
      } catch (error) {
        log.error('push_failed', errorFacts(error));
        return [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }];
      }
    }),
  );
  return { batchItemFailures: failures.flat() };
};
