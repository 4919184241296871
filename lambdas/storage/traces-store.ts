import { DeleteCommand, type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';

/** Whether something within a row is exactly one of these: an address, its hash, an id. */
const names = (value: unknown, marks: ReadonlySet<string>): boolean => {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).some((inner) => names(inner, marks));
  return typeof value === 'string' && marks.has(value);
};

/**
 * Rows that name somebody, in a table that has no index for it: erasures are rare and an index would cost with each
 * write. Damaged rows are found as well.
 */
export const createTracesStore = (
  db: DynamoDBDocumentClient,
  table: string,
  key: 'id' | 'hash',
  attributes: readonly string[],
) => {
  /** Keys of the rows in whose attributes one of the marks stands. */
  const find = async (marks: ReadonlySet<string>): Promise<string[]> => {
    const fields = [key, ...attributes].map((field) => [`#${field}`, field] as const);
    const scan = {
      TableName: table,
      ProjectionExpression: fields.map(([alias]) => alias).join(', '),
      ExpressionAttributeNames: Object.fromEntries(fields),
      ConsistentRead: true,
    };
    const keys: string[] = [];
    for await (const { Items = [] } of paginateScan({ client: db }, scan)) {
      keys.push(...Items.filter((row) => names(row, marks)).map((row) => String(row[key])));
    }
    return keys;
  };

  const remove = async (keys: readonly string[]): Promise<void> => {
    for (const value of keys) await db.send(new DeleteCommand({ TableName: table, Key: { [key]: value } }));
  };

  /** Takes away all that name one of the marks. */
  const forget = async (marks: ReadonlySet<string>): Promise<void> => remove(await find(marks));

  return { find, forget };
};
export type TracesStore = ReturnType<typeof createTracesStore>;
