/** What the sweep of issues pays for each open part, every five minutes. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sweepIssues } from '#lambdas/issues/sweep-issues.ts';
import { createPartsStore } from '#lambdas/storage/parts.ts';
import { sweptUnits } from '#test/measures/cost/work.ts';
import { now } from '#test/support/builders.ts';
import { shopToSweep } from '#test/support/issue-sweep.ts';
import { keyFor } from '#test/support/keys.ts';

const batchSchema = z.object({
  RequestItems: z.object({ Parts: z.object({ ConsistentRead: z.boolean() }) }),
});

/** A database whose queues have one part each; `reads` are the kinds of its reads of rows. */
const queues = () => {
  const reads: boolean[] = [];
  const db = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-west-3' }));
  db.middlewareStack.add(
    () => async (request) => {
      const batch = batchSchema.safeParse(request.input);
      if (batch.success) reads.push(batch.data.RequestItems.Parts.ConsistentRead);
      const key = { order_id: 'one', service: keyFor.numbers, due_at: '2026-11-27T08:00:00.000Z' };
      const output = batch.success ? { Responses: { Parts: [] } } : { Items: [key] };
      return { output: { $metadata: {}, ...output }, response: {} };
    },
    { step: 'initialize', priority: 'high' },
  );
  return { parts: createPartsStore(db, 'Parts'), reads };
};

it('the sweep reads each open part at half the price, as the page of costs says', async () => {
  const { parts, reads } = queues();
  const { deps } = shopToSweep({});
  await sweepIssues({ ...deps, now, parts: { ...deps.parts, allInQueue: parts.allInQueue } });
  expect(reads).toEqual(Array.from({ length: 12 }, () => false));
  expect(sweptUnits).toBe(0.5);
});

it('a queue is read consistently by whoever decides about its parts', async () => {
  const { parts, reads } = queues();
  await parts.allInQueue(keyFor.numbers);
  expect(reads).toEqual([true]);
});
