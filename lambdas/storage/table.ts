import {
  type TransactionCanceledException as Cancelled,
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';

/** True when a single write was refused by its own condition. */
export const isRefused = (error: unknown): boolean => error instanceof ConditionalCheckFailedException;

/** Waits for a write that carries its condition; false when that refused it. */
export const isWritten = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
};

const reasonsOf = (error: Cancelled) => (error.CancellationReasons ?? []).map((reason) => reason.Code);

/** Which writes of a transaction were refused by their conditions; undefined when it failed for another reason. */
export const refusedWrites = (error: unknown): number[] | undefined => {
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const reasons = reasonsOf(error);
  const isOnlyConditions = reasons.every(
    (code) => code === undefined || code === 'None' || code === 'ConditionalCheckFailed',
  );
  if (!isOnlyConditions) return undefined;
  return reasons.flatMap((code, index) => (code === 'ConditionalCheckFailed' ? [index] : []));
};

/** A write that met a transaction on the same items: nothing was written, trying again is right. */
export const isConflict = (error: unknown): boolean =>
  error instanceof TransactionConflictException ||
  (error instanceof TransactionCanceledException && reasonsOf(error).includes('TransactionConflict'));
