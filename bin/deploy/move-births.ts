import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  paginateScan,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type StageName, shopRegion, stackNames } from '#lib/stage.ts';
import { readOutputs } from './account.ts';
import type { Connect } from './connect.ts';

/** Orders of before decision 39 hold their birth in `customer_info`; the row is otherwise left as it is. */
const orderSchema = z.object({
  id: z.string(),
  version: z.int(),
  customer_info: z.record(z.string(), z.unknown()),
});
type Order = z.infer<typeof orderSchema>;

const fields = ['birthDate', 'birthTime', 'birthPlace', 'birth', 'person', 'birthNames'] as const;

type Tables = { readonly orders: string; readonly births: string };
export type MovedBirths = {
  readonly read: number;
  /** Orders whose birth has (or would get) a row of its own. */
  readonly moved: number;
  /** Orders that had such a row already, or whose birth is erased: the remainder is removed. */
  readonly tidied: number;
  /** Keys of orders that changed meanwhile or are damaged. */
  readonly left: readonly string[];
};

/** What the order holds of a birth; texts of an erased one are empty. */
const birthIn = ({ customer_info }: Order): ReadonlyMap<string, unknown> =>
  new Map(fields.filter((name) => name in customer_info).map((name) => [name, customer_info[name]]));

const removal = ({ id, version }: Order, table: string) => ({
  TableName: table,
  Key: { id },
  UpdateExpression: `REMOVE ${fields.map((name) => `customer_info.${name}`).join(', ')} ADD version :one`,
  // Every writer of the order raises the version, an erasure too.
  ConditionExpression: 'version = :version',
  ExpressionAttributeValues: { ':version': version, ':one': 1 },
});

/** Positions of the writes that their conditions refused; rethrows any other error. */
const refusedOf = (error: unknown): number[] => {
  if (!(error instanceof TransactionCanceledException)) throw error;
  const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code ?? 'None');
  if (codes.some((code) => !['None', 'ConditionalCheckFailed', 'TransactionConflict'].includes(code)))
    throw error;
  return codes.flatMap((code, index) => (code === 'None' ? [] : [index]));
};

const tidy = async (db: DynamoDBDocumentClient, order: Order, { orders }: Tables) => {
  try {
    await db.send(new UpdateCommand(removal(order, orders)));
    return 'tidied';
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return 'left';
    throw error;
  }
};

/** Writes the birth's row and removes it from the order at once: an order is never without its birth. */
const move = async (db: DynamoDBDocumentClient, order: Order, tables: Tables) => {
  const known = birthIn(order);
  if (![...known.values()].some((value) => value !== '')) return tidy(db, order, tables);
  const put = {
    TableName: tables.births,
    Item: { order_id: order.id, ...Object.fromEntries(known) },
    ConditionExpression: 'attribute_not_exists(order_id)',
  };
  try {
    const items = [{ Put: put }, { Update: removal(order, tables.orders) }];
    await db.send(new TransactWriteCommand({ TransactItems: items }));
    return 'moved';
  } catch (error) {
    return refusedOf(error).includes(1) ? 'left' : tidy(db, order, tables);
  }
};

/**
 * Moves the births of old orders into rows of their own; `isDry` only reads. It can be interrupted and repeated: an order
 * without a birth is passed over, and one that changes at that moment is left for the next run.
 */
export const moveBirths = async (
  client: DynamoDBClient,
  { isDry, ...tables }: Tables & { readonly isDry: boolean },
): Promise<MovedBirths> => {
  const db = DynamoDBDocumentClient.from(client);
  const counts = { read: 0, moved: 0, tidied: 0 };
  const left: string[] = [];
  for await (const { Items = [] } of paginateScan({ client: db }, { TableName: tables.orders })) {
    for (const row of Items) {
      counts.read += 1;
      const order = orderSchema.safeParse(row).data;
      const isOld = order !== undefined && birthIn(order).size > 0;
      const outcome = !order ? 'left' : isOld && !isDry ? await move(db, order, tables) : undefined;
      if (outcome === 'left') left.push(String(row.id));
      else if (outcome) counts[outcome] += 1;
      else if (isOld) counts.moved += 1;
    }
  }
  return { ...counts, left };
};

/** Moves the births of a stage, whose tables its data stack names. */
export const moveBirthsOf = async (to: Connect, stage: StageName, isDry: boolean): Promise<MovedBirths> => {
  const outputs = await readOutputs(to, shopRegion, stackNames(stage).data);
  const { OrdersTable: orders, BirthsTable: births } = outputs ?? {};
  if (!orders || !births) throw new Error(`The stage ${stage} is not deployed, or its version is too old.`);
  return moveBirths(new DynamoDBClient(to(shopRegion)), { orders, births, isDry });
};
