import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { retry } from '#domain/retry.ts';
import { isConflict } from './writes.ts';

/** Transactions take milliseconds: six tries with doubling waits outlast several of them. */
const maxTries = 6;
const firstWaitMs = 15;

const pause = (round: number) =>
  new Promise((resolve) => setTimeout(resolve, firstWaitMs * 2 ** (round - 1) * (0.5 + Math.random())));

/**
 * The document client of all stores. DynamoDB refuses a write that meets a transaction on the same row, and the SDK
 * does not repeat it. Nothing was written, so it is sent again here, and its conditions are checked again.
 */
export const openDatabase = (config: DynamoDBClientConfig = {}): DynamoDBDocumentClient => {
  const client = new DynamoDBClient(config);
  client.middlewareStack.add(
    (next) => async (args) => {
      const onConflict = async (error: unknown, round: number) => {
        if (!isConflict(error)) return false;
        await pause(round);
        return true;
      };
      return retry(() => next(args), maxTries, onConflict);
    },
    { step: 'initialize', name: 'retryTransactionConflicts' },
  );
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
};
