/** Writes what they sold into orders of before decision 80: prices, names and delays had not changed since the first order. */
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { merchant } from '#domain/merchant.ts';
import { orderSchema } from '#domain/order.ts';
import { linesNow, soldPrice } from '#domain/sold.ts';
import { isWritten } from '#lambdas/storage/writes.ts';

const rowSchema = z.pick(orderSchema, { id: true, amount: true, services: true });
type Row = z.infer<typeof rowSchema>;

const readWithout = async (db: DynamoDBDocumentClient, TableName: string): Promise<Row[]> => {
  const scan = {
    TableName,
    FilterExpression: 'attribute_not_exists(sold)',
    ProjectionExpression: 'id, amount, services',
  };
  const rows: Row[] = [];
  for await (const { Items = [] } of paginateScan({ client: db }, scan))
    rows.push(...Items.map((item) => rowSchema.parse(item)));
  return rows;
};

/** The version rises, so that no copy that was read before is written over it. False for a row that has got it meanwhile. */
const isGiven = async (db: DynamoDBDocumentClient, TableName: string, { id, services }: Row) => {
  const update = new UpdateCommand({
    TableName,
    Key: { id },
    UpdateExpression: 'SET sold = :sold, vat = :vat ADD version :one',
    ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(sold)',
    ExpressionAttributeValues: { ':sold': linesNow(services), ':vat': merchant.company.vat, ':one': 1 },
  });
  return isWritten(db.send(update));
};

/**
 * The number of orders that get what they sold, or would. `unknown`: orders whose price is not that of today's catalogue;
 * they stay as they are. It can be repeated.
 */
export const giveSold = async (
  client: DynamoDBClient,
  orders: string,
  isDry: boolean,
): Promise<{ readonly given: number; readonly unknown: readonly string[] }> => {
  const db = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  const rows = await readWithout(db, orders);
  const isKnown = (row: Row) => soldPrice(row) === row.amount;
  let given = 0;
  for (const row of rows.filter(isKnown)) if (isDry || (await isGiven(db, orders, row))) given += 1;
  return { given, unknown: rows.filter((row) => !isKnown(row)).map(({ id }) => id) };
};
