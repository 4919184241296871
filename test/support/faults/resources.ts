/**
 * The resources that one proof owns: copies of the money path's tables and queues, so that nothing else changes their
 * rows.
 */
import { randomUUID } from 'node:crypto';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import { awsClientConfig } from '../../../bin/local/aws.ts';
import { outputOf } from '../../../bin/local/deploy.ts';
import { createQueues, type PrivateQueues } from './queues.ts';

/**
 * Tables whose rows other processes would change; tokens stay in the shop's table, because Cognito's trigger reads
 * them.
 */
export const privateTables = [
  'Orders',
  'Parts',
  'Profiles',
  'Staff',
  'Refunds',
  'Issues',
  'Ledger',
  'Outbox',
  'Limits',
  'Contacts',
  'Counters',
] as const;
export type PrivateTable = (typeof privateTables)[number];
export type Row = Record<string, unknown>;

export type Resources = {
  readonly tableNames: Readonly<Record<PrivateTable, string>>;
  readonly queues: PrivateQueues;
  rows(table: PrivateTable): Promise<Row[]>;
  put(table: PrivateTable, row: Row): Promise<void>;
  set(table: PrivateTable, id: string, field: string, value: unknown): Promise<void>;
  remove(): Promise<void>;
};

const descriptions = new Map<string, Promise<TableDescription>>();

const describe = (db: DynamoDBClient, name: string): Promise<TableDescription> => {
  const known = descriptions.get(name);
  if (known) return known;
  const asked = db.send(new DescribeTableCommand({ TableName: name })).then(({ Table }) => {
    if (!Table) throw new Error(`no table ${name}`);
    return Table;
  });
  descriptions.set(name, asked);
  return asked;
};

const copyTable = async (db: DynamoDBClient, original: string, name: string): Promise<void> => {
  const table = await describe(db, original);
  const indexes = (table.GlobalSecondaryIndexes ?? []).map(({ IndexName, KeySchema, Projection }) => ({
    IndexName,
    KeySchema,
    Projection,
  }));
  await db.send(
    new CreateTableCommand({
      TableName: name,
      KeySchema: table.KeySchema,
      AttributeDefinitions: table.AttributeDefinitions,
      BillingMode: 'PAY_PER_REQUEST',
      ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
    }),
  );
};

const tableVerbs = (db: DynamoDBDocumentClient, names: Resources['tableNames']) => ({
  rows: async (table: PrivateTable) => {
    const found: Row[] = [];
    const pages = paginateScan({ client: db }, { TableName: names[table], ConsistentRead: true });
    for await (const page of pages) found.push(...(page.Items ?? []));
    return found;
  },
  put: async (table: PrivateTable, row: Row) => {
    await db.send(new PutCommand({ TableName: names[table], Item: row }));
  },
  set: async (table: PrivateTable, id: string, field: string, value: unknown) => {
    const update = new UpdateCommand({
      TableName: names[table],
      Key: { id },
      UpdateExpression: 'SET #field = :value',
      ConditionExpression: 'attribute_exists(id)',
      ExpressionAttributeNames: { '#field': field },
      ExpressionAttributeValues: { ':value': value },
    });
    await db.send(update);
  },
});

export const createResources = async (): Promise<Resources> => {
  const { emulator, outputs } = inject('shop');
  const suffix = randomUUID().slice(0, 8);
  const client = new DynamoDBClient(awsClientConfig(emulator));
  const nameOf = (table: PrivateTable) => `proof-${table}-${suffix}`;
  const tableNames = {
    Orders: nameOf('Orders'),
    Parts: nameOf('Parts'),
    Profiles: nameOf('Profiles'),
    Staff: nameOf('Staff'),
    Refunds: nameOf('Refunds'),
    Issues: nameOf('Issues'),
    Ledger: nameOf('Ledger'),
    Outbox: nameOf('Outbox'),
    Limits: nameOf('Limits'),
    Contacts: nameOf('Contacts'),
    Counters: nameOf('Counters'),
  };
  for (const table of privateTables)
    await copyTable(client, outputOf(outputs, `${table}Table`), tableNames[table]);
  const queues = await createQueues(emulator, suffix);
  return {
    tableNames,
    queues,
    ...tableVerbs(
      DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
      tableNames,
    ),
    remove: async () => {
      for (const table of privateTables)
        await client.send(new DeleteTableCommand({ TableName: tableNames[table] }));
      await queues.remove();
      client.destroy();
    },
  };
};
