import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { database, tableOf } from './rows.ts';

const entry = z.object({ kind: z.string(), state: z.string(), asked: z.optional(z.unknown()) });

/** The entries of an account in the register of requests, the oldest first. */
export const requestsOf = async (userId: string) => {
  const query = new QueryCommand({
    TableName: tableOf('Requests'),
    KeyConditionExpression: 'who = :who',
    ExpressionAttributeValues: { ':who': hashOf(userId) },
    ConsistentRead: true,
  });
  return z.array(entry).parse((await database().send(query)).Items);
};
