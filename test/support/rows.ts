import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  paginateScan,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { titleOf } from '#domain/tables/title.ts';
import { variableOf } from '#domain/tables/variable.ts';
import { type TableName as Known, tableNames } from '#domain/tables.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { createTokensStore, type TokenRecord } from '#lambdas/storage/tokens.ts';
import { awsClientConfig } from '../../bin/local/aws.ts';
import { outputOf } from '../../bin/local/deploy.ts';

/** A table by its name in the code, or as the stacks write it. */
export type TableName = Known | Capitalize<Known>;
type Row = Record<string, unknown>;

export const tableOf = (name: TableName): string => outputOf(inject('shop').outputs, `${titleOf(name)}Table`);

/** The variables that pass the names of all tables to functions. */
export const tableVariables = (): Readonly<Record<string, string>> =>
  Object.fromEntries(tableNames.map((name) => [variableOf(name), tableOf(name)]));

/** The deployed tables with all rights, for changes that only time or another process makes. */
export const database = (): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(new DynamoDBClient(awsClientConfig(inject('shop').emulator)), {
    marshallOptions: { removeUndefinedValues: true },
  });

export const findRow = async (table: TableName, key: Row): Promise<Row | undefined> => {
  const command = new GetCommand({ TableName: tableOf(table), Key: key, ConsistentRead: true });
  return (await database().send(command)).Item;
};

/** Writes a row, replacing an existing one. */
export const putRow = async (table: TableName, Item: Row): Promise<void> => {
  await database().send(new PutCommand({ TableName: tableOf(table), Item }));
};

/** Sets one attribute of a row that exists; `key` is its name and value. */
export const setAttribute = async (table: TableName, key: [string, string], name: string, value: unknown) => {
  const command = new UpdateCommand({
    TableName: tableOf(table),
    Key: { [key[0]]: key[1] },
    UpdateExpression: 'SET #name = :value',
    ConditionExpression: 'attribute_exists(#key)',
    ExpressionAttributeNames: { '#name': name, '#key': key[0] },
    ExpressionAttributeValues: { ':value': value },
  });
  await database().send(command);
};

const aSecondAgo = () => new Date(Date.now() - 1000).toISOString();
const claimsSchema = z.object({ claims: z.array(z.object({ hash: z.string(), expires_at: z.string() })) });
const mailRow = z.object({ id: z.string(), subject: z.object({ user_id: z.optional(z.string()) }) });

/** Ids of all verification mails of an account; every mail has a row. */
export const validationMailsOf = async (userId: string): Promise<string[]> => {
  const ids: string[] = [];
  const pages = paginateScan({ client: database() }, { TableName: tableOf('Outbox'), ConsistentRead: true });
  for await (const page of pages) {
    const rows = z.array(mailRow).parse(page.Items ?? []);
    ids.push(...rows.filter((row) => row.subject.user_id === userId).map((row) => row.id));
  }
  return ids;
};

/** Moves the expiry of a link's token into the past. */
export const expireToken = (secret: string): Promise<void> =>
  setAttribute('Tokens', ['hash', hashOf(secret)], 'expires_at', aSecondAgo());

/** Moves the expiry of every claim of an order into the past. */
export const expireClaims = async (orderId: string): Promise<void> => {
  const { claims } = claimsSchema.parse(await findRow('Orders', { id: orderId }));
  const expired = claims.map((claim) => ({ ...claim, expires_at: aSecondAgo() }));
  await setAttribute('Orders', ['id', orderId], 'claims', expired);
};

/** Makes a new token of an account like the shop. */
export const mintToken = (purpose: TokenRecord['purpose'], userId: string, email: string): Promise<string> =>
  createTokensStore(database(), tableOf('Tokens')).mint(
    { purpose, user_id: userId, email, expires_at: new Date(Date.now() + 60_000).toISOString() },
    new Date(),
  );

/** Ids of the stored sockets of a customer. */
export const connectionsOf = async (userId: string): Promise<string[]> => {
  const query = new QueryCommand({
    TableName: tableOf('Connections'),
    IndexName: 'by-user',
    KeyConditionExpression: 'user_id = :user',
    ExpressionAttributeValues: { ':user': userId },
  });
  const rows = z.array(z.object({ connection_id: z.string() })).parse((await database().send(query)).Items);
  return rows.map(({ connection_id }) => connection_id);
};
