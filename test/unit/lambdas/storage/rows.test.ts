/** How rows are read in batches. DynamoDB refuses a batch that names a key twice. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readRows } from '#lambdas/storage/rows.ts';

const keysSchema = z.array(z.record(z.string(), z.string()));
const batchSchema = z.object({ RequestItems: z.object({ Births: z.object({ Keys: keysSchema }) }) });

/** A database that answers each batch with the keys that it names, and notes them. */
const echo = () => {
  const batches: unknown[][] = [];
  const db = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-west-3' }));
  db.middlewareStack.add(
    () => async (request) => {
      const keys = batchSchema.parse(request.input).RequestItems.Births.Keys;
      batches.push(keys);
      return { output: { $metadata: {}, Responses: { Births: keys } }, response: {} };
    },
    { step: 'initialize', priority: 'high' },
  );
  return { db, batches };
};

it('a key that is wanted twice is read once', async () => {
  const { db, batches } = echo();
  const wanted = ['one', 'two', 'one'].map((order_id) => ({ order_id }));
  expect(await readRows(db, 'Births', wanted)).toEqual([{ order_id: 'one' }, { order_id: 'two' }]);
  expect(batches).toEqual([[{ order_id: 'one' }, { order_id: 'two' }]]);
});

it('more than 100 keys are read in batches', async () => {
  const { db, batches } = echo();
  const wanted = Array.from({ length: 101 }, (_, index) => ({ order_id: String(index) }));
  expect(await readRows(db, 'Births', wanted)).toEqual(wanted);
  expect(batches.map(({ length }) => length)).toEqual([100, 1]);
});
