import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

type Row = Record<string, unknown>;

/** DynamoDB reads at most this many items at once. */
const batchSize = 100;

/** The rows of these keys as they stand now, in no order; what is absent is left out. */
export const readRows = async (
  db: DynamoDBDocumentClient,
  table: string,
  wanted: readonly Row[],
): Promise<Row[]> => {
  const rows: Row[] = [];
  let keys: Row[] = [...wanted];
  while (keys.length > 0) {
    const batch = keys.slice(0, batchSize);
    const answer = await db.send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys: batch, ConsistentRead: true } } }),
    );
    rows.push(...(answer.Responses?.[table] ?? []));
    keys = [...(answer.UnprocessedKeys?.[table]?.Keys ?? []), ...keys.slice(batchSize)];
  }
  return rows;
};
