import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { addDays, addHours, epochSeconds } from '#domain/dates.ts';
import { exportHours } from '#domain/export.ts';
import type { Proved } from '#domain/proof.ts';
import { goingOn, type Session } from '../ended.ts';
import { type ExportKey, type ExportRecord, exportRecordSchema } from '../exports.ts';
import { spending } from '../proofs.ts';
import { readOne } from '../readable.ts';
import { requestAnswer, requestKey, requestPut } from '../requests.ts';
import { changeOf } from '../table.ts';
import { isWritten, transact } from '../writes.ts';

type Tables = { readonly exports: string; readonly requests: string; readonly profiles: string };

/** Of the row, which outlives its archive by a day at most. */
const keptDays = 2;

const newRow = (userId: string, id: string, before: ExportRecord | undefined, now: Date): ExportRecord => ({
  user_id: userId,
  id,
  state: 'making',
  done: 0,
  total: 1,
  asked_at: now.toISOString(),
  request: before?.state === 'failed' ? before.request : requestKey(userId, 'export', now).id,
});

export const createExportWritesStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * Begins an export and enters it into the register. Undefined when the session has ended, as at an erasure, or when
   * another export came in between.
   */
  const begin = async (
    { userId, ...session }: Session & { readonly userId: string },
    id: string,
    before: ExportRecord | undefined,
    now: Date,
  ): Promise<ExportRecord | undefined> => {
    const row = newRow(userId, id, before, now);
    const place = {
      TableName: tables.exports,
      Item: { ...row, ttl: epochSeconds(addDays(now, keptDays)) },
      ConditionExpression: before ? 'id = :before' : 'attribute_not_exists(user_id)',
      ...(before && { ExpressionAttributeValues: { ':before': before.id } }),
    };
    const isNew = row.request !== before?.request;
    const items = [
      { Put: place },
      { ConditionCheck: goingOn(tables.profiles, userId, session) },
      ...(isNew ? [requestPut(tables.requests, userId, 'export', now)] : []),
    ];
    return (await isWritten(transact(db, items))) ? readOne(exportRecordSchema, row) : undefined;
  };

  /** The export is ready, and its request answered. False when it was erased or replaced meanwhile. */
  const finish = async (
    { user_id, id, request }: ExportRecord,
    made: { readonly bytes: number; readonly orders: readonly string[] },
    now: Date,
  ): Promise<boolean> => {
    const ready = changeOf(tables.exports, {
      key: { user_id },
      to: 'SET #state = :ready, done = #total, bytes = :bytes, orders = :orders, expires_at = :end, #ttl = :ttl',
      if: 'id = :id AND #state = :making',
      with: {
        ready: 'ready',
        making: 'making',
        id,
        bytes: made.bytes,
        orders: made.orders,
        end: addHours(now, exportHours).toISOString(),
        ttl: epochSeconds(addDays(now, keptDays)),
      },
    });
    const key = { ...requestKey(user_id, 'export', now), id: request };
    return isWritten(transact(db, [{ Update: ready }, requestAnswer(tables.requests, key, now)]));
  };

  /**
   * Notes the opening of an export, and spends a proof of the password for it. False when the proof has served another
   * act, or the export was erased or replaced meanwhile.
   */
  const open = ({ user_id, id }: ExportKey, proved: Proved, now: Date): Promise<boolean> => {
    const spent = spending(proved);
    const opened = changeOf(tables.exports, {
      key: { user_id },
      to: 'SET opened_at = :now',
      if: 'id = :id AND #state = :ready',
      with: { id, ready: 'ready', now: now.toISOString() },
    });
    const proof = changeOf(tables.profiles, {
      key: { user_id },
      to: `SET ${spent.set}`,
      if: `attribute_exists(user_id) AND ${spent.if}`,
      with: spent.with,
    });
    return isWritten(transact(db, [{ Update: opened }, { Update: proof }]));
  };

  return { begin, finish, open };
};
export type ExportWritesStore = ReturnType<typeof createExportWritesStore>;
