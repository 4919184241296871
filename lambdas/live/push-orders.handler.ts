import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { sockets } from '#lambdas/platform/live-sockets.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { orderOfImage } from '#lambdas/storage/order-image.ts';
import { pushOrder } from './push-order.ts';
import { pushRecords } from './push-records.ts';

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

/** Pushes the orders stream to the customers' sockets. */
export const handler = (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  pushRecords(lastChanges(event), push);
