/** The ledger of erased accounts: what a restore must leave out, and erase again. */
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { titleOf } from '#domain/tables/title.ts';
import { tableNames, tables } from '#domain/tables.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { erasedRow } from '#lambdas/storage/erased.ts';

type Row = Readonly<Record<string, unknown>>;

/** True for a row of somebody who was erased: one of its texts, or its hash, is in the ledger. */
export type IsErased = (row: Row) => boolean;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value, hashOf(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

export const readErased = async (client: DynamoDBClient, ledger: string): Promise<IsErased> => {
  const db = DynamoDBDocumentClient.from(client);
  const erased = new Set<unknown>();
  const scan = { TableName: ledger, ProjectionExpression: 'id', ConsistentRead: true };
  for await (const { Items } of paginateScan({ client: db }, scan))
    for (const { id } of Items ?? []) erased.add(id);
  return (row) => textsIn(row).some((text) => erased.has(erasedRow(text)));
};

/** Accounting keeps their rows, so they are put back and then reduced again. */
const accounting = tableNames.filter((name) => tables[name].isAccounting).map(titleOf);
const ofAccounting = new RegExp(`(?:^|-)(?:${accounting.join('|')})\\d*Table`);

/** Rows that a table must not get back. */
export const leftOut = (table: string, isErased: IsErased): IsErased =>
  ofAccounting.test(table) ? () => false : isErased;

/** The accounts of a table (`Profiles` or `Orders`) that were erased, each once. */
export const erasedAccounts = async (
  client: DynamoDBClient,
  table: string,
  isErased: IsErased,
): Promise<string[]> => {
  const db = DynamoDBDocumentClient.from(client);
  const accounts = new Set<string>();
  const scan = { TableName: table, ProjectionExpression: 'user_id', ConsistentRead: true };
  for await (const { Items } of paginateScan({ client: db }, scan))
    for (const { user_id } of Items ?? [])
      if (typeof user_id === 'string' && isErased({ user_id })) accounts.add(user_id);
  return [...accounts];
};

const countsSchema = z.object({ erased: z.int() });

/** Runs the erasure of one account again; throws unless nothing is left. */
export const eraseAgain = async (client: LambdaClient, eraser: string, userId: string): Promise<void> => {
  const Payload = JSON.stringify({ user_id: userId });
  const answer = await client.send(new InvokeCommand({ FunctionName: eraser, Payload }));
  const text = answer.Payload?.transformToString() ?? '';
  const counts = answer.FunctionError ? undefined : countsSchema.safeParse(JSON.parse(text)).data;
  if (counts?.erased !== 1) throw new Error(`${userId}: ${text}`);
};

export const ownLambda = (): LambdaClient => new LambdaClient({});
