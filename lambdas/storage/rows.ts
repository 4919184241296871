import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

type Row = Record<string, unknown>;

/** The maximum number of items in one read of DynamoDB. */
const batchSize = 100;

/** DynamoDB refuses a batch that names a key twice. */
const distinct = (keys: readonly Row[]): Row[] => [
  ...new Map(keys.map((key) => [JSON.stringify(key), key])).values(),
];

/** The rows of these keys, in no order, read consistently by default; missing rows are left out. */
export const readRows = async (
  db: DynamoDBDocumentClient,
  table: string,
  wanted: readonly Row[],
  ConsistentRead = true,
): Promise<Row[]> => {
  const rows: Row[] = [];
  let keys = distinct(wanted);
  while (keys.length > 0) {
    const batch = keys.slice(0, batchSize);
    const answer = await db.send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys: batch, ConsistentRead } } }),
    );
    rows.push(...(answer.Responses?.[table] ?? []));
    keys = [...(answer.UnprocessedKeys?.[table]?.Keys ?? []), ...keys.slice(batchSize)];
  }
  return rows;
};
