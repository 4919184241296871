import { retry } from '#domain/retry.ts';
import type { ShopError } from '#domain/wire/errors.ts';

type Row = 'order' | 'part' | 'staff' | 'profile' | 'number';

/** A row changed between reading and writing. Nothing was written: read it again and decide anew. */
export class Moved extends Error {
  readonly row: Row;
  constructor(row: Row) {
    super(`the ${row} has moved on`);
    this.name = 'Moved';
    this.row = row;
  }
}

/** Payments, proofs, refunds and deliveries of the same instant: after so many lost races something else is wrong. */
const maxRounds = 8;

/** Reads, decides and writes again whenever a row moves in between; at last throws `Moved`. */
export const whileMoved = <Result>(
  act: (round: number) => Promise<Result>,
  rounds = maxRounds,
): Promise<Result> => retry(act, rounds, (error) => error instanceof Moved);

/** For `catch`: what is answered when the row has moved on. */
export const ifMoved =
  (refusal: ShopError) =>
  (error: unknown): never => {
    throw error instanceof Moved ? refusal : error;
  };
