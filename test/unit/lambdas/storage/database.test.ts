import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { openDatabase } from '#lambdas/storage/database.ts';

const failure = (type: string, extra: object = {}) => ({
  __type: `com.amazonaws.dynamodb.v20120810#${type}`,
  ...extra,
});
const cancelled = (...codes: string[]) =>
  failure('TransactionCanceledException', { CancellationReasons: codes.map((Code) => ({ Code })) });

/** A database that gives these answers in turn, then the last one again and again; records its requests. */
const databaseThat = (...answers: readonly object[]) => {
  const asked: string[] = [];
  const answerNow = () => answers[Math.min(asked.length, answers.length) - 1] ?? {};
  const requestHandler = {
    handle: async ({ body }: { body?: Uint8Array }) => {
      asked.push(Buffer.from(body ?? []).toString());
      const answer = answerNow();
      const content = Buffer.from(JSON.stringify(answer));
      return { response: { statusCode: '__type' in answer ? 400 : 200, headers: {}, body: content } };
    },
  };
  const db = openDatabase({
    region: 'eu-west-3',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    requestHandler,
  });
  return { db, asked };
};

const put = new PutCommand({ TableName: 'orders', Item: { id: '1', gone: undefined } });
const transaction = () =>
  new TransactWriteCommand({ TransactItems: [{ Put: { TableName: 'orders', Item: { id: '1' } } }] });

test('a write that meets a transaction on its row is made after it', async () => {
  const { db, asked } = databaseThat(failure('TransactionConflictException'), {});
  await db.send(put);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toBe(asked[0]);
});

test('a transaction that meets another one is made after it', async () => {
  const { db, asked } = databaseThat(
    cancelled('ConditionalCheckFailed', 'TransactionConflict'),
    cancelled('TransactionConflict'),
    {},
  );
  await db.send(transaction());
  expect(asked).toHaveLength(3);
});

test('a conflict that does not end finally fails', async () => {
  const { db, asked } = databaseThat(cancelled('TransactionConflict'));
  await expect(db.send(transaction())).rejects.toMatchObject({ name: 'TransactionCanceledException' });
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.length).toBeLessThan(10);
});

test('a write that its condition refuses is not repeated', async () => {
  const { db, asked } = databaseThat(cancelled('ConditionalCheckFailed', 'None'));
  await expect(db.send(transaction())).rejects.toMatchObject({ name: 'TransactionCanceledException' });
  expect(asked).toHaveLength(1);
});
