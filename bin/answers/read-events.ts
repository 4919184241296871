import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { eventSchema, type ThreadEvent } from '#domain/answer-times.ts';

/** The events of all threads: their kinds and instants. What was written is not read; a damaged row is left out. */
export const readEvents = async (client: DynamoDBClient, threads: string): Promise<ThreadEvent[]> => {
  const scan = {
    TableName: threads,
    ProjectionExpression:
      '#part, entry, #service, #at, #from, due_at, #reply.#at, #answer.#at, #answer.#version',
    ExpressionAttributeNames: {
      ...{ '#part': 'part', '#service': 'service', '#at': 'at', '#from': 'from' },
      ...{ '#reply': 'reply', '#answer': 'answer', '#version': 'version' },
    },
  };
  const events: ThreadEvent[] = [];
  const db = DynamoDBDocumentClient.from(client);
  for await (const { Items = [] } of paginateScan({ client: db }, scan))
    events.push(...Items.flatMap((item) => eventSchema.safeParse(item).data ?? []));
  return events;
};
