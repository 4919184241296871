import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { batchesOf } from '#domain/batches.ts';

type Row = Record<string, unknown>;

/** The maximum number of items in one read of DynamoDB. */
const batchSize = 100;
/** A long list is read in a second, and leaves connections for others. */
const batchesAtOnce = 10;

/** DynamoDB refuses a batch that names a key twice. */
const distinct = (keys: readonly Row[]): Row[] => [
  ...new Map(keys.map((key) => [JSON.stringify(key), key])).values(),
];

/** A batch as often as DynamoDB leaves some of it out. */
const readBatch = async (
  db: DynamoDBDocumentClient,
  table: string,
  batch: readonly Row[],
  ConsistentRead: boolean,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let Keys = [...batch]; Keys.length > 0; ) {
    const answer = await db.send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys, ConsistentRead } } }),
    );
    rows.push(...(answer.Responses?.[table] ?? []));
    Keys = answer.UnprocessedKeys?.[table]?.Keys ?? [];
  }
  return rows;
};

/** The rows of these keys, in no order, read consistently by default; missing rows are left out. */
export const readRows = async (
  db: DynamoDBDocumentClient,
  table: string,
  wanted: readonly Row[],
  ConsistentRead = true,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const some of batchesOf(batchesOf(distinct(wanted), batchSize), batchesAtOnce)) {
    const read = await Promise.all(some.map((batch) => readBatch(db, table, batch, ConsistentRead)));
    rows.push(...read.flat());
  }
  return rows;
};
