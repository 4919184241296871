import { type DynamoDBDocumentClient, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { isFirstConfirmation } from './mail-names.ts';
import { type OutboxRecord, outboxRecordSchema } from './outbox-store.ts';
import { readable } from './readable.ts';
import { readRows } from './rows.ts';
import { isWritten } from './writes.ts';

const keySchema = z.object({ id: z.string() });
type Unsent = 'waiting' | 'given-up';

/** Rows of the outbox that have not left: those that nobody tries any more, and those that have waited for long. */
export const createUnsentMailsStore = (db: DynamoDBDocumentClient, table: string) => {
  /** The first 500 names in a state, by the instant from which on they are due, or were given up. */
  const names = async (state: Unsent): Promise<string[]> => {
    const query = new QueryCommand({
      TableName: table,
      IndexName: 'due',
      KeyConditionExpression: '#state = :state',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':state': state },
      Limit: 500,
    });
    return readable(keySchema, (await db.send(query)).Items).map(({ id }) => id);
  };

  const read = async (ids: readonly string[], state: Unsent): Promise<OutboxRecord[]> => {
    const keys = ids.map((id) => ({ id }));
    const rows = readable(outboxRecordSchema, await readRows(db, table, keys));
    // The index lags: what is sent, or tried again, meanwhile is left out.
    return rows.filter((row) => row.state === state);
  };

  const givenUp = async (): Promise<OutboxRecord[]> => read(await names('given-up'), 'given-up');

  /** Confirmations that wait since before that instant: until one is accepted no expert sees its order (L221-13). */
  const confirmationsBefore = async (instant: Date): Promise<OutboxRecord[]> => {
    const ids = (await names('waiting')).filter(isFirstConfirmation);
    const rows = await read(ids, 'waiting');
    return rows.filter(({ created_at }) => created_at < instant.toISOString());
  };

  /** How many mails have been due since before that instant, 500 at most: nobody has even tried. */
  const dueBefore = async (instant: Date): Promise<number> => {
    const query = new QueryCommand({
      TableName: table,
      IndexName: 'due',
      KeyConditionExpression: '#state = :waiting AND next_at < :instant',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':waiting': 'waiting', ':instant': instant.toISOString() },
      Select: 'COUNT',
      Limit: 500,
    });
    return (await db.send(query)).Count ?? 0;
  };

  /** A given-up mail is tried again from the beginning; false when it is not given up (any more). */
  const revive = async (id: string, now: Date): Promise<boolean> => {
    const update = new UpdateCommand({
      TableName: table,
      Key: { id },
      UpdateExpression: 'SET #state = :waiting, next_at = :now, tries = :none REMOVE held_until',
      ConditionExpression: '#state = :given_up',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':waiting': 'waiting',
        ':given_up': 'given-up',
        ':now': now.toISOString(),
        ':none': 0,
      },
    });
    return isWritten(db.send(update));
  };

  return { givenUp, confirmationsBefore, dueBefore, revive };
};
export type UnsentMailsStore = ReturnType<typeof createUnsentMailsStore>;
