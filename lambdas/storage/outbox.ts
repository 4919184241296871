import { type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { isFirstConfirmation } from './mail-names.ts';
import { type OutboxRecord, outboxPut, outboxRecordSchema, outboxSent } from './outbox-record.ts';
import { RowUnreadable, readable, readOne } from './readable.ts';
import { readRows } from './rows.ts';
import { allRows, countRows, findRow, firstRows, removeRow } from './table.ts';
import { isRefused, isWritten } from './writes.ts';

const keySchema = z.object({ id: z.string() });

/** How long a row is reserved for one sender. */
const leaseSeconds = 120;
/** 12 tries with doubling waits span more than two days, so an outage of an hour loses no mail. */
const maxTries = 12;

/** True when every try was taken by a sender that never reported back: the mail is given up. */
export const isWornOut = ({ tries }: OutboxRecord): boolean => tries > maxTries;

const secondsLater = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

export const createOutboxStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Adds a mail once; false when it was there already. */
  const add = async (mail: OutboxRecord): Promise<boolean> => {
    return isWritten(db.send(new PutCommand(outboxPut(table, mail).Put)));
  };

  const find = async (id: string): Promise<OutboxRecord | undefined> => {
    return findRow(db, table, outboxRecordSchema, { id });
  };

  /** Each sweep would bring a damaged row back: it is given up until it is repaired. */
  const giveUp = async (id: string, now: Date): Promise<void> => {
    const update = {
      TableName: table,
      Key: { id },
      UpdateExpression: 'SET #state = :given_up, next_at = :now',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':given_up': 'given-up', ':now': now.toISOString() },
    };
    await db.send(new UpdateCommand(update));
  };

  /** Reserves the row for one sender; undefined when it is sent, given up, damaged or reserved by another. */
  const lease = async (id: string, now: Date): Promise<OutboxRecord | undefined> => {
    const update = new UpdateCommand({
      TableName: table,
      Key: { id },
      // `next_at` stays the same: changing it would move the row within the sweep's index, two more writes per mail.
      UpdateExpression: 'SET held_until = :later ADD tries :one',
      ConditionExpression:
        '#state = :waiting AND next_at <= :now AND (attribute_not_exists(held_until) OR held_until <= :now)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':later': secondsLater(now, leaseSeconds),
        ':one': 1,
        ':waiting': 'waiting',
        ':now': now.toISOString(),
      },
      ReturnValues: 'ALL_NEW',
    });
    try {
      return readOne(outboxRecordSchema, (await db.send(update)).Attributes);
    } catch (error) {
      if (isRefused(error)) return undefined;
      if (!(error instanceof RowUnreadable)) throw error;
      await giveUp(id, now);
      return undefined;
    }
  };

  /**
   * Postpones a mail that could not be sent: the wait doubles each time, and the last try gives it up. A row that was
   * sent meanwhile, or is reserved by another sender, stays as it is.
   */
  const postpone = async (mail: OutboxRecord, now: Date): Promise<'waiting' | 'given-up'> => {
    const isLast = mail.tries >= maxTries;
    const wait = 30 * 2 ** Math.min(mail.tries, 12);
    const next: OutboxRecord = isLast
      ? { ...mail, state: 'given-up', next_at: now.toISOString() }
      : { ...mail, next_at: secondsLater(now, wait) };
    const put = new PutCommand({
      TableName: table,
      Item: next,
      ConditionExpression: '#state = :waiting AND tries = :tries',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':waiting': 'waiting', ':tries': mail.tries },
    });
    await isWritten(db.send(put));
    return isLast ? 'given-up' : 'waiting';
  };

  /** Repeating changes nothing. */
  const markSent = async (id: string, now: Date): Promise<void> => {
    await isWritten(db.send(new UpdateCommand(outboxSent(table, id, now).Update)));
  };

  const remove = async (id: string): Promise<void> => {
    await removeRow(db, table, { id });
  };

  /** Ids of mails that are due: the stream missed them, or they must be retried. */
  const due = async (now: Date): Promise<string[]> => {
    const rows = await firstRows(db, table, {
      IndexName: 'due',
      by: '#state = :waiting AND next_at <= :now',
      with: { waiting: 'waiting', now: now.toISOString() },
      Limit: 500,
    });
    return readable(keySchema, rows).map(({ id }) => id);
  };

  return { add, find, lease, postpone, markSent, remove, due };
};
export type OutboxStore = ReturnType<typeof createOutboxStore>;

type Unsent = 'waiting' | 'given-up';

/** The unsent mails of the outbox: given up, or waiting for long. */
export const createUnsentMailsStore = (db: DynamoDBDocumentClient, table: string) => {
  /** The names in a state, ordered by the instant when they are due or were given up. */
  const names = async (state: Unsent): Promise<string[]> => {
    const query = { IndexName: 'due', by: '#state = :state', with: { state } };
    return readable(keySchema, await allRows(db, table, query)).map(({ id }) => id);
  };

  const read = async (ids: readonly string[], state: Unsent): Promise<OutboxRecord[]> => {
    const keys = ids.map((id) => ({ id }));
    const rows = readable(outboxRecordSchema, await readRows(db, table, keys));
    // The index lags: a mail that was sent or retried meanwhile is left out.
    return rows.filter((row) => row.state === state);
  };

  const givenUp = async (): Promise<OutboxRecord[]> => read(await names('given-up'), 'given-up');

  /**
   * Confirmations that have waited since before that instant: experts see an order only once its confirmation is
   * accepted (L221-13).
   */
  const confirmationsBefore = async (instant: Date): Promise<OutboxRecord[]> => {
    const ids = (await names('waiting')).filter(isFirstConfirmation);
    const rows = await read(ids, 'waiting');
    return rows.filter(({ created_at }) => created_at < instant.toISOString());
  };

  /** The number of mails that have been due since before that instant without a try. */
  const dueBefore = async (instant: Date): Promise<number> => {
    return countRows(db, table, {
      IndexName: 'due',
      by: '#state = :waiting AND next_at < :instant',
      with: { waiting: 'waiting', instant: instant.toISOString() },
    });
  };

  /** Restarts the tries of a given-up mail; false when it is not given up. */
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
