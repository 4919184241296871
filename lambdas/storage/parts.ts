import {
  type DynamoDBDocumentClient,
  GetCommand,
  paginateQuery,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Memo, maxMemos } from '#domain/atelier.ts';
import { type Discipline, disciplines } from '#domain/catalogue.ts';
import { type EditionsRecord, type PartRecord, partRecordSchema } from './order-record.ts';
import { readAll, readable, readOne } from './readable.ts';
import { readRows } from './rows.ts';
import { isWritten, unlessMoved } from './writes.ts';

const keySchema = z.object({ order_id: z.string(), service: z.enum(disciplines) });
export type PartKey = z.infer<typeof keySchema>;

export const createPartsStore = (db: DynamoDBDocumentClient, table: string) => {
  const find = async ({ order_id, service }: PartKey): Promise<PartRecord | undefined> => {
    const Key = { order_id, service };
    const answer = await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }));
    return answer.Item ? readOne(partRecordSchema, answer.Item) : undefined;
  };

  const findAll = async (keys: readonly PartKey[]): Promise<PartRecord[]> =>
    readable(partRecordSchema, await readRows(db, table, keys));

  const query = async (input: Omit<QueryCommandInput, 'TableName'>) =>
    (await db.send(new QueryCommand({ TableName: table, ...input }))).Items ?? [];

  /**
   * The parts of a paid order, in catalogue order; none before the payment. A decision needs `all` and throws
   * `RowUnreadable`; a list shows the `readable` ones.
   */
  const ofOrder = async (orderId: string, wanted: 'all' | 'readable' = 'all'): Promise<PartRecord[]> => {
    const rows = await query({
      KeyConditionExpression: 'order_id = :order',
      ExpressionAttributeValues: { ':order': orderId },
      ConsistentRead: true,
    });
    const parts = (wanted === 'all' ? readAll : readable)(partRecordSchema, rows);
    return parts.sort((a, b) => disciplines.indexOf(a.service) - disciplines.indexOf(b.service));
  };

  /** At most `limit` parts of a queue: those with the first or the last due dates. */
  const inQueue = async (queue: string, limit: number, end: 'first' | 'last'): Promise<PartRecord[]> => {
    const rows = await query({
      IndexName: 'queue',
      KeyConditionExpression: 'queue = :queue',
      ExpressionAttributeValues: { ':queue': queue },
      ScanIndexForward: end === 'first',
      Limit: limit,
    });
    const keys = readable(keySchema, rows);
    const order = (part: PartRecord) =>
      keys.findIndex((key) => key.order_id === part.order_id && key.service === part.service);
    // The index lags: a part that has left the queue meanwhile is left out.
    const parts = (await findAll(keys)).filter((part) => part.queue === queue);
    return parts.sort((a, b) => order(a) - order(b));
  };

  /** All parts of a queue, by due date. */
  const allInQueue = async (queue: string): Promise<PartRecord[]> => {
    const keys: PartKey[] = [];
    const pages = paginateQuery(
      { client: db },
      {
        TableName: table,
        IndexName: 'queue',
        KeyConditionExpression: 'queue = :queue',
        ExpressionAttributeValues: { ':queue': queue },
      },
    );
    for await (const { Items } of pages) keys.push(...readable(keySchema, Items));
    const parts = (await findAll(keys)).filter((part) => part.queue === queue);
    return parts.sort((a, b) => a.due_at.localeCompare(b.due_at));
  };

  /**
   * Adds a memo of the expert who has the part. Throws `Moved` when another has the part, or when its memos are full.
   */
  const addMemo = async (
    { order_id, service }: PartKey,
    expertId: string,
    memo: Memo,
  ): Promise<PartRecord> => {
    const update = new UpdateCommand({
      TableName: table,
      Key: { order_id, service },
      UpdateExpression: 'SET memos = list_append(if_not_exists(memos, :none), :memo)',
      ConditionExpression:
        'expert.id = :expert AND attribute_exists(queue) AND (attribute_not_exists(memos) OR size(memos) < :max)',
      ExpressionAttributeValues: { ':none': [], ':memo': [memo], ':expert': expertId, ':max': maxMemos },
      ReturnValues: 'ALL_NEW',
    });
    const answer = await unlessMoved(db.send(update), 'part');
    return readOne(partRecordSchema, answer.Attributes);
  };

  return { find, findAll, ofOrder, inQueue, allInQueue, addMemo };
};
export type PartsStore = ReturnType<typeof createPartsStore>;

export type UploadRecord = NonNullable<PartRecord['upload']>;

const orderRow = z.object({ order_id: z.string() });

export const createUploadsStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Replaces the part's upload. Throws `Moved` when another expert has the part. */
  const start = async (part: PartKey, expertId: string, upload: UploadRecord): Promise<void> => {
    const update = new UpdateCommand({
      TableName: table,
      Key: { order_id: part.order_id, service: part.service },
      UpdateExpression: 'SET upload = :upload',
      ConditionExpression: 'expert.id = :expert AND attribute_exists(queue)',
      ExpressionAttributeValues: { ':upload': upload, ':expert': expertId },
    });
    await unlessMoved(db.send(update), 'part');
  };

  /** Adds the other files of a report from the desk; a judged or replaced upload stays as it is. */
  const addEditions = async (part: PartKey, id: string, made: EditionsRecord): Promise<void> => {
    const update = new UpdateCommand({
      TableName: table,
      Key: { order_id: part.order_id, service: part.service },
      UpdateExpression: 'SET upload.print.made = :made',
      ConditionExpression: 'upload.id = :id AND upload.#state = :sending',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':made': made, ':id': id, ':sending': 'sending' },
    });
    await isWritten(db.send(update));
  };

  /** Stores the result of the check. An upload that is already judged or replaced stays as it is. */
  const finish = async (part: PartKey, upload: UploadRecord): Promise<void> => {
    const update = new UpdateCommand({
      TableName: table,
      Key: { order_id: part.order_id, service: part.service },
      UpdateExpression: 'SET upload = :upload',
      ConditionExpression: 'upload.id = :id AND upload.#state = :sending',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':upload': upload, ':id': upload.id, ':sending': 'sending' },
    });
    await isWritten(db.send(update));
  };

  /** Marks a refused upload as checked. Throws `Moved` when another upload has replaced it. */
  const allow = async (part: PartKey, upload: UploadRecord): Promise<void> => {
    const update = new UpdateCommand({
      TableName: table,
      Key: { order_id: part.order_id, service: part.service },
      UpdateExpression: 'SET upload = :upload',
      ConditionExpression: 'upload.id = :id AND upload.refusal = :untagged',
      ExpressionAttributeValues: { ':upload': upload, ':id': upload.id, ':untagged': 'untagged' },
    });
    await unlessMoved(db.send(update), 'part');
  };

  const openIn = async (discipline: Discipline): Promise<string[]> => {
    const ids: string[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const query = new QueryCommand({
        TableName: table,
        IndexName: 'queue',
        KeyConditionExpression: 'queue = :discipline',
        ExpressionAttributeValues: { ':discipline': discipline },
        ExclusiveStartKey: start,
      });
      const page = await db.send(query);
      ids.push(...readable(orderRow, page.Items).map((row) => row.order_id));
      start = page.LastEvaluatedKey;
    } while (start);
    return ids;
  };

  /** Orders with open parts, in any discipline. */
  const openOrders = async (): Promise<string[]> => [
    ...new Set((await Promise.all(disciplines.map(openIn))).flat()),
  ];

  return { start, addEditions, finish, allow, openOrders };
};
export type UploadsStore = ReturnType<typeof createUploadsStore>;
