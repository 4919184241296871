import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { Moved } from './moved.ts';

const reasonsOf = (error: TransactionCanceledException) =>
  (error.CancellationReasons ?? []).map((reason) => reason.Code);

/**
 * The positions of a transaction's writes that their conditions refused; undefined when it failed for another reason.
 */
export const refusedWrites = (error: unknown): number[] | undefined => {
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const reasons = reasonsOf(error);
  const isOnlyConditions = reasons.every(
    (code) => code === undefined || code === 'None' || code === 'ConditionalCheckFailed',
  );
  if (!isOnlyConditions) return undefined;
  return reasons.flatMap((code, index) => (code === 'ConditionalCheckFailed' ? [index] : []));
};

/** True when a write met a transaction on the same items: nothing was written, and a retry is right. */
export const isConflict = (error: unknown): boolean =>
  error instanceof TransactionConflictException ||
  (error instanceof TransactionCanceledException && reasonsOf(error).includes('TransactionConflict'));

/** True when a condition refused the write or one of its transaction: nothing was written. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ConditionalCheckFailedException || refusedWrites(error) !== undefined;

/** Waits for a conditional write or a transaction; false when a condition refused it. */
export const isWritten = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
};

/** Waits for a write that depends on rows read before. Throws `Moved` when a condition refused it. */
export const unlessMoved = async <Answer>(
  write: Promise<Answer>,
  row: Moved['row'] | ((refused: readonly number[]) => Moved['row']),
): Promise<Answer> => {
  try {
    return await write;
  } catch (error) {
    if (!isRefused(error) && !isConflict(error)) throw error;
    throw new Moved(typeof row === 'string' ? row : row(refusedWrites(error) ?? []));
  }
};

type Items = ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems'];

/** Writes all items or none. */
export const transact = (db: DynamoDBDocumentClient, TransactItems: Items): Promise<unknown> =>
  db.send(new TransactWriteCommand({ TransactItems }));
