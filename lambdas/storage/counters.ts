import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type PaperKind, paperKinds, paperSchema } from '#domain/papers.ts';
import { isWritten } from './writes.ts';

/** One row of `counters`: the last number of a kind of paper, and its order, which may not hold the number yet. */
const counterSchema = z.object({ id: z.enum(paperKinds), order_id: z.string(), paper: paperSchema });
export type Counter = z.infer<typeof counterSchema>;

export const createCountersStore = (db: DynamoDBDocumentClient, table: string) => {
  /** A consistent read; undefined before the first number. */
  const read = async (id: PaperKind): Promise<Counter | undefined> => {
    const answer = await db.send(new GetCommand({ TableName: table, Key: { id }, ConsistentRead: true }));
    return answer.Item ? counterSchema.parse(answer.Item) : undefined;
  };

  /** Takes the number that follows `before`; false when another call has taken it. */
  const advance = async (before: Counter | undefined, next: Counter): Promise<boolean> => {
    const put = new PutCommand({
      TableName: table,
      Item: next,
      ConditionExpression: before ? 'paper.#number = :before' : 'attribute_not_exists(id)',
      ...(before && {
        ExpressionAttributeNames: { '#number': 'number' },
        ExpressionAttributeValues: { ':before': before.paper.number },
      }),
    });
    return isWritten(db.send(put));
  };
  return { read, advance };
};
export type CountersStore = ReturnType<typeof createCountersStore>;
