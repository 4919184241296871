import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  paginateScan,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Paper } from '#domain/papers.ts';
import { type OrderRecord, orderRecordSchema } from './order-record.ts';
import { readable, readOne } from './readable.ts';
import { readRows } from './rows.ts';
import { isWritten, unlessMoved } from './writes.ts';

const keyRow = z.object({ id: z.string(), created_at: z.string() });
export type AwaitingOrder = z.infer<typeof keyRow>;

export const createOrdersStore = (db: DynamoDBDocumentClient, table: string) => {
  const read = async (id: string, ConsistentRead: boolean): Promise<OrderRecord | undefined> => {
    const answer = await db.send(new GetCommand({ TableName: table, Key: { id }, ConsistentRead }));
    return answer.Item ? readOne(orderRecordSchema, answer.Item) : undefined;
  };

  const find = (id: string): Promise<OrderRecord | undefined> => read(id, true);

  /** Reads at half the price when the copy that is read is ready; otherwise reads consistently, like `find`. */
  const findWhen = async (id: string, isReady: (order: OrderRecord) => boolean) => {
    const order = await read(id, false);
    return order && isReady(order) ? order : find(id);
  };

  /**
   * Reads the rows themselves: an index lags, and a paid order must show as paid at once. Damaged rows are left out.
   */
  const findAll = async (ids: readonly string[]): Promise<OrderRecord[]> => {
    const keys = ids.map((id) => ({ id }));
    return readable(orderRecordSchema, await readRows(db, table, keys));
  };

  const queryKeys = async (query: Omit<ConstructorParameters<typeof QueryCommand>[0], 'TableName'>) => {
    const keys: AwaitingOrder[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const page = await db.send(new QueryCommand({ ...query, TableName: table, ExclusiveStartKey: start }));
      keys.push(...readable(keyRow, page.Items));
      start = page.LastEvaluatedKey;
    } while (start);
    return keys;
  };

  const idsOfUser = async (userId: string): Promise<string[]> => {
    const keys = await queryKeys({
      IndexName: 'by-user',
      KeyConditionExpression: 'user_id = :user',
      ExpressionAttributeValues: { ':user': userId },
    });
    return keys.map(({ id }) => id);
  };

  /** A customer's orders, newest first (§7). */
  const ofUser = async (userId: string): Promise<OrderRecord[]> => {
    const records = await findAll(await idsOfUser(userId));
    return records.sort((left, right) => right.created_at.localeCompare(left.created_at));
  };

  /** Orders that have waited for their payment since before `before` (UTC), oldest first. */
  const awaitingPayment = (before: Date): Promise<AwaitingOrder[]> =>
    queryKeys({
      IndexName: 'awaiting',
      KeyConditionExpression: 'awaiting = :payment AND created_at < :before',
      ExpressionAttributeValues: { ':payment': 'payment', ':before': before.toISOString() },
    });

  /** Writes a new pending order; false when its id exists already. */
  const create = async (record: OrderRecord): Promise<boolean> => {
    const put = {
      TableName: table,
      Item: record,
      ConditionExpression: 'attribute_not_exists(id)',
    };
    return isWritten(db.send(new PutCommand(put)));
  };

  /** Replaces an order that was read before. Throws `Moved` when it changed since. */
  const replace = async (record: OrderRecord): Promise<OrderRecord> => {
    const next = { ...record, version: record.version + 1 };
    const put = new PutCommand({
      TableName: table,
      Item: next,
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: { ':version': record.version },
    });
    await unlessMoved(db.send(put), 'order');
    return next;
  };

  /** Adds a paper to an order that was read before; false when a paper was added since. */
  const addPaper = async ({ id, papers = [] }: OrderRecord, paper: Paper): Promise<boolean> => {
    const update = new UpdateCommand({
      TableName: table,
      Key: { id },
      UpdateExpression: 'SET papers = :papers ADD version :one',
      ConditionExpression: papers.length > 0 ? 'size(papers) = :count' : 'attribute_not_exists(papers)',
      ExpressionAttributeValues: {
        ':papers': [...papers, paper],
        ':one': 1,
        ...(papers.length > 0 && { ':count': papers.length }),
      },
    });
    return isWritten(db.send(update));
  };

  /** Deletes the order's claims: only a signed-in customer can act for it from now on. */
  const forgetClaims = async (id: string): Promise<void> => {
    await db.send(
      new UpdateCommand({
        TableName: table,
        Key: { id },
        UpdateExpression: 'SET claims = :none ADD version :one',
        ConditionExpression: 'attribute_exists(id)',
        ExpressionAttributeValues: { ':none': [], ':one': 1 },
      }),
    );
  };

  return {
    find,
    findWhen,
    findAll,
    idsOfUser,
    ofUser,
    awaitingPayment,
    create,
    replace,
    addPaper,
    forgetClaims,
  };
};
export type OrdersStore = ReturnType<typeof createOrdersStore>;

/** The fields that the administrators' list shows of an order; birth data stays in the table. */
const foundSchema = z.extend(
  z.pick(orderRecordSchema, {
    id: true,
    user_id: true,
    status: true,
    amount: true,
    services: true,
    created_at: true,
    due_at: true,
    paid_at: true,
    refund_reserved: true,
    refunded_amount: true,
    withdrawn_at: true,
    withdrawn_services: true,
    dispute: true,
    papers: true,
  }),
  { customer_info: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }) },
);
export type FoundOrder = z.infer<typeof foundSchema>;

const projection = [
  'id, user_id, #status, amount, services, created_at, due_at, paid_at',
  'refund_reserved, refunded_amount, withdrawn_at, withdrawn_services, dispute, papers',
  'customer_info.firstName, customer_info.lastName, customer_info.email',
].join(', ');

export const createOrderSearchStore = (db: DynamoDBDocumentClient, table: string) => {
  /**
   * Orders that `isWanted` accepts, newest first, at most `max`. It scans the table, which is cheap at this shop's
   * size.
   */
  const find = async (isWanted: (order: FoundOrder) => boolean, max: number): Promise<FoundOrder[]> => {
    let found: FoundOrder[] = [];
    const pages = paginateScan(
      { client: db },
      {
        TableName: table,
        ProjectionExpression: projection,
        ExpressionAttributeNames: { '#status': 'status' },
      },
    );
    for await (const page of pages) {
      const wanted = readable(foundSchema, page.Items).filter(isWanted);
      found = [...found, ...wanted]
        .sort((left, right) => right.created_at.localeCompare(left.created_at))
        .slice(0, max);
    }
    return found;
  };
  return { find };
};
export type OrderSearchStore = ReturnType<typeof createOrderSearchStore>;
