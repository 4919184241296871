import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Memo, maxMemos } from '#domain/atelier.ts';
import { type Discipline, disciplines } from '#domain/catalogue.ts';
import { type EditionsRecord, type PartRecord, partRecordSchema } from './order-record.ts';
import { readAll, readable, readOne } from './readable.ts';
import { readRows } from './rows.ts';
import { allRows, changedRow, changeRow, findRow, firstRows } from './table.ts';
import { isWritten, unlessMoved } from './writes.ts';

const keySchema = z.object({ order_id: z.string(), service: z.enum(disciplines) });
export type PartKey = z.infer<typeof keySchema>;

const inQueueOf = (queue: string) => ({ IndexName: 'queue', by: 'queue = :queue', with: { queue } });

export const createPartsStore = (db: DynamoDBDocumentClient, table: string) => {
  const find = async ({ order_id, service }: PartKey): Promise<PartRecord | undefined> => {
    const Key = { order_id, service };
    return findRow(db, table, partRecordSchema, Key);
  };

  const findAll = async (keys: readonly PartKey[]): Promise<PartRecord[]> =>
    readable(partRecordSchema, await readRows(db, table, keys));

  /**
   * The parts of a paid order, in catalogue order; none before the payment. A decision needs `all` and throws
   * `RowUnreadable`; a list shows the `readable` ones.
   */
  const ofOrder = async (orderId: string, wanted: 'all' | 'readable' = 'all'): Promise<PartRecord[]> => {
    const query = { by: 'order_id = :order', with: { order: orderId }, ConsistentRead: true };
    const rows = await firstRows(db, table, query);
    const parts = (wanted === 'all' ? readAll : readable)(partRecordSchema, rows);
    return parts.sort((a, b) => disciplines.indexOf(a.service) - disciplines.indexOf(b.service));
  };

  /** At most `limit` parts of a queue: those with the first or the last due dates. */
  const inQueue = async (queue: string, limit: number, end: 'first' | 'last'): Promise<PartRecord[]> => {
    const rows = await firstRows(db, table, {
      ...inQueueOf(queue),
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
    const keys = readable(keySchema, await allRows(db, table, inQueueOf(queue)));
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
    const update = changedRow(db, table, {
      key: { order_id, service },
      to: 'SET memos = list_append(if_not_exists(memos, :none), :memo)',
      if: 'expert.id = :expert AND attribute_exists(queue) AND (attribute_not_exists(memos) OR size(memos) < :max)',
      with: { none: [], memo: [memo], expert: expertId, max: maxMemos },
    });
    return readOne(partRecordSchema, await unlessMoved(update, 'part'));
  };

  /** Notes that the expert's reading of the birth is in the access log. Throws `Moved` when another has the part. */
  const noteReader = async ({ order_id, service }: PartKey, expertId: string): Promise<void> => {
    const update = changeRow(db, table, {
      key: { order_id, service },
      to: 'SET read_by = :expert',
      if: 'expert.id = :expert AND attribute_exists(queue)',
      with: { expert: expertId },
    });
    await unlessMoved(update, 'part');
  };

  return { find, findAll, ofOrder, inQueue, allInQueue, addMemo, noteReader };
};
export type PartsStore = ReturnType<typeof createPartsStore>;

export type UploadRecord = NonNullable<PartRecord['upload']>;

const orderRow = z.object({ order_id: z.string() });

export const createUploadsStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Replaces the part's upload. Throws `Moved` when another expert has the part. */
  const start = async (part: PartKey, expertId: string, upload: UploadRecord): Promise<void> => {
    await unlessMoved(
      changeRow(db, table, {
        key: { order_id: part.order_id, service: part.service },
        to: 'SET upload = :upload',
        if: 'expert.id = :expert AND attribute_exists(queue)',
        with: { upload, expert: expertId },
      }),
      'part',
    );
  };

  /** Adds the other files of a report from the desk; a judged or replaced upload stays as it is. */
  const addEditions = async (part: PartKey, id: string, made: EditionsRecord): Promise<void> => {
    await isWritten(
      changeRow(db, table, {
        key: { order_id: part.order_id, service: part.service },
        to: 'SET upload.print.made = :made',
        if: 'upload.id = :id AND upload.#state = :sending',
        with: { made, id, sending: 'sending' },
      }),
    );
  };

  /** Stores the result of the check. An upload that is already judged or replaced stays as it is. */
  const finish = async (part: PartKey, upload: UploadRecord): Promise<void> => {
    await isWritten(
      changeRow(db, table, {
        key: { order_id: part.order_id, service: part.service },
        to: 'SET upload = :upload',
        if: 'upload.id = :id AND upload.#state = :sending',
        with: { upload, id: upload.id, sending: 'sending' },
      }),
    );
  };

  /** Marks a refused upload as checked. Throws `Moved` when another upload has replaced it. */
  const allow = async (part: PartKey, upload: UploadRecord): Promise<void> => {
    await unlessMoved(
      changeRow(db, table, {
        key: { order_id: part.order_id, service: part.service },
        to: 'SET upload = :upload',
        if: 'upload.id = :id AND upload.refusal = :untagged',
        with: { upload, id: upload.id, untagged: 'untagged' },
      }),
      'part',
    );
  };

  const openIn = async (discipline: Discipline): Promise<string[]> => {
    const rows = await allRows(db, table, inQueueOf(discipline));
    return readable(orderRow, rows).map((row) => row.order_id);
  };

  /** Orders with open parts, in any discipline. */
  const openOrders = async (): Promise<string[]> => [
    ...new Set((await Promise.all(disciplines.map(openIn))).flat()),
  ];

  return { start, addEditions, finish, allow, openOrders };
};
export type UploadsStore = ReturnType<typeof createUploadsStore>;
