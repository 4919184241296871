import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { isConflict, refusedWrites } from './table.ts';

/** The order changed between reading and writing: read it again. */
export class OrderMoved extends Error {
  constructor() {
    super('the order has moved on');
    this.name = 'OrderMoved';
  }
}

type Items = ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems'];

/** All or nothing. Throws `OrderMoved` when a condition failed: nothing was written, read again and decide anew. */
export const commitOrder = async (db: DynamoDBDocumentClient, items: Items): Promise<void> => {
  try {
    await db.send(new TransactWriteCommand({ TransactItems: items }));
  } catch (error) {
    throw refusedWrites(error) || isConflict(error) ? new OrderMoved() : error;
  }
};

/** Payments, proofs, refunds and deliveries of the same instant: after so many lost races something else is wrong. */
const maxRounds = 8;

/** Reads, decides and writes again whenever the order moves in between; at last throws `OrderMoved`. */
export const whileMoved = async <Result>(act: (round: number) => Promise<Result>): Promise<Result> => {
  for (let round = 1; ; round += 1) {
    try {
      return await act(round);
    } catch (error) {
      if (!(error instanceof OrderMoved) || round === maxRounds) throw error;
    }
  }
};
