import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { addDays, epochSeconds } from '#domain/dates.ts';
import { type More, mailName } from './mail-names.ts';
import { type MailSubject, mailSubjectSchema } from './mail-subject.ts';
import { RowUnreadable, readable, readOne } from './readable.ts';
import { isRefused, isWritten } from './writes.ts';

export const outboxRecordSchema = z.object({
  id: z.string(),
  subject: mailSubjectSchema,
  state: z.enum(['waiting', 'sent', 'given-up']),
  tries: z.int(),
  /** UTC; from then on somebody may send it (again), or when it was given up. Absent once sent: the sparse index. */
  next_at: z.optional(z.string()),
  created_at: z.string(),
  ttl: z.optional(z.int()),
});
export type OutboxRecord = z.infer<typeof outboxRecordSchema>;

/** While one sender holds a row, others leave it alone for this long. */
const leaseSeconds = 120;
/** 12 tries with doubling waits span more than two days: a mail outage of an hour loses nothing. */
const maxTries = 12;

/** As many senders as there are tries have taken the row without a word: it must not be sent for ever. */
export const isWornOut = ({ tries }: OutboxRecord): boolean => tries > maxTries;

export const newMail = (id: string, subject: MailSubject, now: Date): OutboxRecord => ({
  id,
  subject,
  state: 'waiting',
  tries: 0,
  next_at: now.toISOString(),
  created_at: now.toISOString(),
});

/** A mail by its name; `more` tells it from others about the same subject. */
export const mailAbout = <Subject extends MailSubject>(subject: Subject, now: Date, ...more: More<Subject>) =>
  newMail(mailName(subject, ...more), subject, now);

/** The transaction item that puts a mail if absent. */
export const outboxPut = (table: string, mail: OutboxRecord) => ({
  Put: { TableName: table, Item: mail, ConditionExpression: 'attribute_not_exists(id)' },
});

/** The transaction item that marks a mail as sent; rows are kept 90 days for support, then expire. */
export const outboxSent = (table: string, id: string, now: Date) => ({
  Update: {
    TableName: table,
    Key: { id },
    UpdateExpression: 'SET #state = :sent, sent_at = :now, #ttl = :ttl REMOVE next_at',
    ConditionExpression: '#state = :waiting',
    ExpressionAttributeNames: { '#state': 'state', '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':sent': 'sent',
      ':waiting': 'waiting',
      ':now': now.toISOString(),
      ':ttl': epochSeconds(addDays(now, 90)),
    },
  },
});

const secondsLater = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

export const createOutboxStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Puts a mail once; false when it was there already. */
  const add = async (mail: OutboxRecord): Promise<boolean> => {
    return isWritten(db.send(new PutCommand(outboxPut(table, mail).Put)));
  };

  const find = async (id: string): Promise<OutboxRecord | undefined> => {
    const answer = await db.send(new GetCommand({ TableName: table, Key: { id }, ConsistentRead: true }));
    return answer.Item ? readOne(outboxRecordSchema, answer.Item) : undefined;
  };

  /** A damaged row would be brought back by each sweep: it waits for its repair among those that were given up. */
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

  /** Takes the row for one sender; undefined when it is sent, given up, damaged or held by another. */
  const lease = async (id: string, now: Date): Promise<OutboxRecord | undefined> => {
    const update = new UpdateCommand({
      TableName: table,
      Key: { id },
      // Not `next_at`: each change of it would move the row within the sweep's index, two more writes of every mail.
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
   * The sending failed: it waits twice as long each time, and is given up after the last try. A row that is sent by
   * now, or held by another since, stays as it is.
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

  /** Ids of mails that are due: lost by the stream, or to be tried again. */
  const due = async (now: Date): Promise<string[]> => {
    const answer = await db.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'due',
        KeyConditionExpression: '#state = :waiting AND next_at <= :now',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':waiting': 'waiting', ':now': now.toISOString() },
        Limit: 500,
      }),
    );
    return readable(z.object({ id: z.string() }), answer.Items).map((row) => row.id);
  };

  return { add, find, lease, postpone, markSent, due };
};
export type OutboxStore = ReturnType<typeof createOutboxStore>;
