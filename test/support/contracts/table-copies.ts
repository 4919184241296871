import { randomUUID } from 'node:crypto';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { inject } from 'vitest';
import { awsClientConfig } from '../../../bin/local/aws.ts';
import { type TableName, tableOf } from '../rows.ts';

const client = () => new DynamoDBClient(awsClientConfig(inject('shop').emulator));

/** An empty table with the keys and indexes of a deployed one, whose rows no stream, sweep or other test touches. */
export const copyOf = async (name: TableName): Promise<string> => {
  const { Table } = await client().send(new DescribeTableCommand({ TableName: tableOf(name) }));
  const indexes = Table?.GlobalSecondaryIndexes?.map(({ IndexName, KeySchema, Projection }) => ({
    IndexName,
    KeySchema,
    Projection,
  }));
  const TableName = `contract-${name}-${randomUUID()}`;
  await client().send(
    new CreateTableCommand({
      TableName,
      KeySchema: Table?.KeySchema,
      AttributeDefinitions: Table?.AttributeDefinitions,
      GlobalSecondaryIndexes: indexes,
      BillingMode: 'PAY_PER_REQUEST',
    }),
  );
  return TableName;
};

export const dropTable = async (TableName: string): Promise<void> => {
  await client().send(new DeleteTableCommand({ TableName }));
};
