import { retry } from '#domain/retry.ts';

type Row = 'order' | 'part' | 'staff' | 'profile' | 'number';

/** A row changed between reading and writing. Nothing was written: read it again and decide again. */
export class Moved extends Error {
  readonly row: Row;
  constructor(row: Row) {
    super(`the ${row} has moved on`);
    this.name = 'Moved';
    this.row = row;
  }
}

/** Payments, verifications, refunds and deliveries can coincide; more lost races than this are a fault. */
const maxRounds = 8;

/** Reads, decides and writes, again whenever a row changes in between; finally throws `Moved`. */
export const whileMoved = <Result>(
  act: (round: number) => Promise<Result>,
  rounds = maxRounds,
): Promise<Result> => retry(act, rounds, (error) => error instanceof Moved);

/** For `catch`: throws `refusal` instead of `Moved`. */
export const ifMoved =
  (refusal: Error) =>
  (error: unknown): never => {
    throw error instanceof Moved ? refusal : error;
  };
