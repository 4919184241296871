import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { sockets } from '#lambdas/platform/live-sockets.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { pushRecords } from './push-records.ts';
import { pushThread } from './push-thread.ts';

const nameOf = ({ dynamodb }: DynamoDBRecord): string => dynamodb?.Keys?.part?.S ?? '';

/** One hint for each part of the batch. */
const lastChanges = ({ Records }: DynamoDBStreamEvent): DynamoDBRecord[] => [
  ...new Map(Records.map((record) => [nameOf(record), record])).values(),
];

/** Pushes the threads stream to the sockets of customer and expert. */
export const handler = (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  pushRecords(lastChanges(event), (record) =>
    pushThread(nameOf(record), {
      connections: stores.connections(),
      orders: stores.orders(),
      parts: stores.parts(),
      sockets: sockets(),
      now: new Date(),
    }),
  );
