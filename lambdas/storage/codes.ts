import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { disciplines } from '#domain/catalogue.ts';
import { type CodeState, codeStates } from '#domain/report/code.ts';
import { writingSchema } from '#domain/report/writing.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { isRevoked, type OrderRecord, type PartRecord } from './order-record.ts';
import { readAll } from './readable.ts';
import { readRows } from './rows.ts';
import { changeRow, findRow, firstRows } from './table.ts';
import { isWritten } from './writes.ts';

/** One row per delivered version, under the hash of its code. */
const codeRecordSchema = z.object({
  code: z.string(),
  service: z.enum(disciplines),
  /** YYYY-MM-DD, in the shop's zone. */
  day: z.string(),
  version: z.int(),
  /** While the account lives: the state follows from order and part. */
  order_id: z.optional(z.string()),
  /** Of the delivered files; erased with the account. */
  sha256: z.optional(z.array(z.string())),
  /** How it was written, where its expert shows it; erased with the account. */
  writing: z.optional(writingSchema),
  /** The state when the account was erased. */
  state: z.optional(z.enum(codeStates)),
});
export type CodeRecord = z.infer<typeof codeRecordSchema>;

/** The row of a new version, whose code is given in plain. */
export const codeRecord = (
  code: string,
  facts: Pick<CodeRecord, 'service' | 'day' | 'version' | 'order_id' | 'sha256' | 'writing'>,
): CodeRecord => ({ code: hashOf(code), ...facts });

/** What became of a delivered version. */
export const codeState = (
  { version }: Pick<CodeRecord, 'version'>,
  order: OrderRecord | undefined,
  part: PartRecord | undefined,
): CodeState => {
  if (!order || !part?.report || part.withdrawn_at !== undefined || isRevoked(order, part))
    return 'withdrawn';
  return part.report.version === version ? 'valid' : 'replaced';
};

const keyRow = z.object({ code: z.string() });

/** For the page that checks a code. */
export const createCodesStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Reads by the code in plain. */
  const find = async (code: string): Promise<CodeRecord | undefined> => {
    const Key = { code: hashOf(code) };
    return findRow(db, table, codeRecordSchema, Key);
  };

  return { find };
};
export type CodesStore = ReturnType<typeof createCodesStore>;

/** For an erasure. */
export const createOrderCodesStore = (db: DynamoDBDocumentClient, table: string) => {
  /** All codes of an order, those of replaced versions too. */
  const ofOrder = async (orderId: string): Promise<CodeRecord[]> => {
    const query = { IndexName: 'by-order', by: 'order_id = :order', with: { order: orderId } };
    const keys = readAll(keyRow, await firstRows(db, table, query));
    return readAll(codeRecordSchema, await readRows(db, table, keys));
  };

  /** Keeps the state and forgets order, files and writing. Repeating changes nothing. */
  const freeze = async ({ code }: CodeRecord, state: CodeState): Promise<void> => {
    await isWritten(
      changeRow(db, table, {
        key: { code },
        to: 'SET #state = :state REMOVE order_id, sha256, writing',
        if: 'attribute_exists(order_id)',
        with: { state },
      }),
    );
  };

  return { ofOrder, freeze };
};
export type OrderCodesStore = ReturnType<typeof createOrderCodesStore>;
