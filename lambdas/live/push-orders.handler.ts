import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { sockets } from '#lambdas/platform/live-sockets.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { orderOfImage } from '#lambdas/storage/order-image.ts';
import { RowUnreadable } from '#lambdas/storage/readable.ts';
import { pushOrder } from './push-order.ts';

/** The last change of each order in the batch; pages would ignore the older ones. */
const lastChanges = ({ Records }: DynamoDBStreamEvent): DynamoDBRecord[] => [
  ...new Map(Records.map((record) => [record.dynamodb?.Keys?.id?.S, record])).values(),
];

const push = ({ dynamodb }: DynamoDBRecord): Promise<void> =>
  pushOrder(orderOfImage(dynamodb?.NewImage), {
    connections: stores.connections(),
    parts: stores.parts(),
    sockets: sockets(),
    now: new Date(),
  });

/** Pushes the orders stream to the customers' sockets. Failed pushes are tried again; the account shows the order anyway. */
export const handler = async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const failures = await Promise.all(
    lastChanges(event).map(async (record) => {
      try {
        await push(record);
        return [];
      } catch (error) {
        // The alarm is raised; repeating a damaged row would only delay the changes behind it.
        if (error instanceof RowUnreadable) return [];
        log.error('push_failed', errorFacts(error));
        return [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }];
      }
    }),
  );
  return { batchItemFailures: failures.flat() };
};
