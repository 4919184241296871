import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Memo, maxMemos } from '#domain/atelier.ts';
import { type Discipline, disciplines } from '#domain/catalogue.ts';
import type { Chosen } from '#domain/dossier/conventions.ts';
import {
  type EditionsRecord,
  isKept,
  openQueues,
  type PartRecord,
  partRecordSchema,
} from './order-record.ts';
import { type Piece, type Place, pieceOf } from './piece.ts';
import { readAll, readable, readOne } from './readable.ts';
import { readRows } from './rows.ts';
import { allRows, changedRow, changeRow, findRow, firstRows, someRows } from './table.ts';
import { isWritten, unlessMoved } from './writes.ts';

const keySchema = z.object({ order_id: z.string(), service: z.enum(disciplines) });
export type PartKey = z.infer<typeof keySchema>;
const queueKeySchema = z.extend(keySchema, { due_at: z.string() });
export type QueueKey = z.infer<typeof queueKeySchema>;
const deliveryKeySchema = z.extend(keySchema, { delivered_at: z.string() });

const inQueueOf = (queue: string) => ({ IndexName: 'queue', by: 'queue = :queue', with: { queue } });

/** What the first opening of a part sets. */
export type First = Pick<PartRecord, 'conventions' | 'counted'>;

export const createPartsStore = (db: DynamoDBDocumentClient, table: string) => {
  const find = async ({ order_id, service }: PartKey): Promise<PartRecord | undefined> => {
    const Key = { order_id, service };
    return findRow(db, table, partRecordSchema, Key);
  };

  const findAll = async (keys: readonly PartKey[], isConsistent = true): Promise<PartRecord[]> => {
    const wanted = keys.map(({ order_id, service }) => ({ order_id, service }));
    return readable(partRecordSchema, await readRows(db, table, wanted, isConsistent));
  };

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

  /** The keys of all parts of a queue, by due date; the index lags. */
  const keysInQueue = async (queue: string): Promise<QueueKey[]> =>
    readable(queueKeySchema, await allRows(db, table, inQueueOf(queue)));

  /** All parts of a queue, by due date; not consistently read they cost half and may be a second old. */
  const allInQueue = async (queue: string, isConsistent = true): Promise<PartRecord[]> => {
    const rows = await findAll(await keysInQueue(queue), isConsistent);
    const parts = rows.filter((part) => part.queue === queue);
    return parts.sort((a, b) => a.due_at.localeCompare(b.due_at));
  };

  /** The delivered parts of a discipline, the last delivered first; those that are refunded or erased are left out. */
  const delivered = async (service: Discipline, most: number, after?: Place): Promise<Piece<PartRecord>> => {
    const [delivered_at, order_id] = after ?? [];
    const query = {
      IndexName: 'by-delivery',
      by: 'service = :service',
      with: { service },
      ScanIndexForward: false,
      ...(after && { ExclusiveStartKey: { service, delivered_at, order_id } }),
    };
    const found = readable(deliveryKeySchema, await someRows(db, table, query, most + 1));
    const piece = pieceOf(found, most, (key) => [key.delivered_at, key.order_id]);
    const rows = (await findAll(piece.rows)).filter(isKept);
    const last = ({ delivered_at: at = '', order_id: id }: PartRecord) => `${at} ${id}`;
    return { ...piece, rows: rows.sort((a, b) => last(b).localeCompare(last(a))) };
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

  /**
   * Notes that the expert's reading of the birth is in the access log, how the chart begins where nobody has chosen, and
   * whether the words are counted. Throws `Moved` when another has the part.
   */
  const noteReader = async (
    { order_id, service }: PartKey,
    expertId: string,
    { conventions, counted }: First = {},
  ): Promise<PartRecord> => {
    const sets = [
      'read_by = :expert',
      ...(conventions ? ['conventions = if_not_exists(conventions, :conventions)'] : []),
      ...(counted ? ['counted = :counted'] : []),
    ];
    const update = changedRow(db, table, {
      key: { order_id, service },
      to: `SET ${sets.join(', ')}${counted ? '' : ' REMOVE counted'}`,
      if: 'expert.id = :expert AND attribute_exists(queue)',
      with: { expert: expertId, ...(conventions && { conventions }), ...(counted && { counted }) },
    });
    return readOne(partRecordSchema, await unlessMoved(update, 'part'));
  };

  /** Stores how the chart is drawn, over the revision before. Throws `Moved` when another is stored or has the part. */
  const choose = async ({ order_id, service }: PartKey, expertId: string, next: Chosen): Promise<Chosen> => {
    const before = next.revision - 1;
    const same = before === 0 ? 'attribute_not_exists(conventions)' : 'conventions.revision = :before';
    const update = changeRow(db, table, {
      key: { order_id, service },
      to: 'SET conventions = :next',
      if: `expert.id = :expert AND attribute_exists(queue) AND ${same}`,
      with: { next, expert: expertId, ...(before > 0 && { before }) },
    });
    await unlessMoved(update, 'part');
    return next;
  };

  return { find, findAll, ofOrder, keysInQueue, allInQueue, delivered, addMemo, noteReader, choose };
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
    const queues = openQueues(discipline).map((queue) => allRows(db, table, inQueueOf(queue)));
    return readable(orderRow, (await Promise.all(queues)).flat()).map((row) => row.order_id);
  };

  /** Orders with open parts, in any discipline. */
  const openOrders = async (): Promise<string[]> => [
    ...new Set((await Promise.all(disciplines.map(openIn))).flat()),
  ];

  return { start, addEditions, finish, allow, openOrders };
};
export type UploadsStore = ReturnType<typeof createUploadsStore>;
