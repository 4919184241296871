import {
  type DynamoDBDocumentClient,
  PutCommand,
  paginateQuery,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { dueOf, type RequestKind, requestSchema } from '#domain/requests.ts';
import { endOfTrace } from '#domain/retention.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { readable } from './readable.ts';
import { readRows } from './rows.ts';
import { isWritten } from './writes.ts';

/** At most this many of each state are listed. */
const mostListed = 200;

const requestRecordSchema = z.extend(z.omit(requestSchema, { person: true }), {
  /** Hash of the account's id: the register outlives the account (GDPR, article 5.2). */
  who: z.string(),
  id: z.string(),
  state: z.enum(['open', 'answered']),
});
export type RequestRecord = z.infer<typeof requestRecordSchema>;
export type RequestKey = Pick<RequestRecord, 'who' | 'id'>;
const keyRow = z.object({ who: z.string(), id: z.string() });

/** The key of a person's request of that instant. */
export const requestKey = (userId: string, kind: RequestKind, now: Date): RequestKey => ({
  who: hashOf(userId),
  id: `${now.toISOString()}#${kind}`,
});

/** The transaction item that enters a request into the register. */
export const requestPut = (table: string, userId: string, kind: RequestKind, now: Date) => ({
  Put: {
    TableName: table,
    Item: {
      ...requestKey(userId, kind, now),
      ...{ kind, state: 'open', asked_at: now.toISOString(), due_at: dueOf(now).toISOString() },
      ttl: endOfTrace(now),
    },
    ConditionExpression: 'attribute_not_exists(who)',
  },
});

/** The transaction item that notes the answer to a request; the first one stays. */
export const requestAnswer = (table: string, key: RequestKey, now: Date) => ({
  Update: {
    TableName: table,
    Key: key,
    UpdateExpression: 'SET #state = :answered, answered_at = if_not_exists(answered_at, :now)',
    ConditionExpression: 'attribute_exists(who)',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':answered': 'answered', ':now': now.toISOString() },
  },
});

/** The owner's register of requests about personal data. */
export const createRequestsStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Enters a request; the key finds it for its answer. */
  const add = async (userId: string, kind: RequestKind, now: Date): Promise<RequestKey> => {
    await isWritten(db.send(new PutCommand(requestPut(table, userId, kind, now).Put)));
    return requestKey(userId, kind, now);
  };

  /** Notes the answer. */
  const answer = async (key: RequestKey, now: Date): Promise<void> => {
    await isWritten(db.send(new UpdateCommand(requestAnswer(table, key, now).Update)));
  };

  /** Notes the answer to every open request of a person of this kind. */
  const answerAll = async (userId: string, kind: RequestKind, now: Date): Promise<void> => {
    const query = {
      TableName: table,
      KeyConditionExpression: 'who = :who',
      ExpressionAttributeValues: { ':who': hashOf(userId) },
      ConsistentRead: true,
    };
    for await (const { Items } of paginateQuery({ client: db }, query))
      for (const row of readable(requestRecordSchema, Items))
        if (row.kind === kind && row.state === 'open') await answer({ who: row.who, id: row.id }, now);
  };

  /** At most 200: the open ones by their dates, or the last answered ones. */
  const inState = async (state: RequestRecord['state']): Promise<RequestRecord[]> => {
    const query = new QueryCommand({
      TableName: table,
      IndexName: 'by-state',
      KeyConditionExpression: '#state = :state',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':state': state },
      ScanIndexForward: state === 'open',
      Limit: mostListed,
    });
    const keys = readable(keyRow, (await db.send(query)).Items);
    const rows = readable(requestRecordSchema, await readRows(db, table, keys));
    const order = state === 'open' ? 1 : -1;
    // The index lags, so a request that was answered meanwhile is left out.
    return rows
      .filter((row) => row.state === state)
      .sort((left, right) => order * left.asked_at.localeCompare(right.asked_at));
  };

  return { add, answer, answerAll, inState };
};
export type RequestsStore = ReturnType<typeof createRequestsStore>;
