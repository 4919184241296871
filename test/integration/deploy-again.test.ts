/** A failed first creation can be repeated; nothing else is ever removed. Runs on the emulator's CloudFormation. */
import { randomUUID } from 'node:crypto';
import {
  CloudFormationClient,
  CreateChangeSetCommand,
  CreateStackCommand,
  DescribeStacksCommand,
  waitUntilStackCreateComplete,
} from '@aws-sdk/client-cloudformation';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { shopRegion } from '#lib/stage.ts';
import { readOutputs } from '../../bin/deploy/account.ts';
import { removeNeverCreated } from '../../bin/deploy/never-created.ts';
import { awsClientConfig } from '../../bin/local/aws.ts';

const to = () => awsClientConfig(inject('shop').emulator);
const client = () => new CloudFormationClient(to());

/** Like the data stack's: retained and protected. */
const table = {
  Type: 'AWS::DynamoDB::Table',
  DeletionPolicy: 'Retain',
  Properties: {
    DeletionProtectionEnabled: true,
    AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
    BillingMode: 'PAY_PER_REQUEST',
  },
};
const outputs = { Outputs: { Name: { Value: { Ref: 'Table' } } } };
const good = JSON.stringify({ Resources: { Table: table }, ...outputs });
/** Waits a second for a signal that never comes. */
const bad = JSON.stringify({
  Resources: {
    Table: table,
    Handle: { Type: 'AWS::CloudFormation::WaitConditionHandle' },
    Never: {
      Type: 'AWS::CloudFormation::WaitCondition',
      DependsOn: 'Table',
      Properties: { Handle: { Ref: 'Handle' }, Timeout: '1' },
    },
  },
  ...outputs,
});

const newName = () => `again-${randomUUID()}`;
const stateOf = async (StackName: string) =>
  (await client().send(new DescribeStacksCommand({ StackName }))).Stacks?.[0];

/** Protected before it is created, like with cdk. */
const create = async (StackName: string, TemplateBody: string): Promise<void> => {
  const command = new CreateStackCommand({ StackName, TemplateBody, EnableTerminationProtection: true });
  await client().send(command);
  await waitUntilStackCreateComplete(
    { client: client(), minDelay: 1, maxDelay: 2, maxWaitTime: 60 },
    { StackName },
  ).catch(() => undefined);
};

let failed = '';
beforeAll(async () => {
  failed = newName();
  await create(failed, bad);
});

test('a stack whose first creation failed counts as missing, and is removed although it is protected', async () => {
  expect(await stateOf(failed)).toMatchObject({
    StackStatus: 'ROLLBACK_COMPLETE',
    EnableTerminationProtection: true,
  });
  expect(await readOutputs(to, shopRegion, failed)).toBeUndefined();
  const left = z.array(z.string()).parse(await removeNeverCreated(to, shopRegion, failed));
  expect(left).toEqual([expect.stringMatching(/^AWS::DynamoDB::Table again-/)]);
  await expect(stateOf(failed)).rejects.toThrow(/does not exist/);
  const TableName = left[0]?.split(' ')[1];
  const { Table } = await new DynamoDBClient(to()).send(new DescribeTableCommand({ TableName }));
  expect(Table?.DeletionProtectionEnabled).toBe(true);
  await create(failed, good);
  expect(await stateOf(failed)).toMatchObject({ StackStatus: 'CREATE_COMPLETE' });
});

test('a stack that only a change set has announced is removed', async () => {
  const StackName = newName();
  await client().send(
    new CreateChangeSetCommand({
      StackName,
      ChangeSetName: 'first',
      ChangeSetType: 'CREATE',
      TemplateBody: good,
    }),
  );
  expect(await stateOf(StackName)).toMatchObject({ StackStatus: 'REVIEW_IN_PROGRESS' });
  expect(await readOutputs(to, shopRegion, StackName)).toBeUndefined();
  expect(await removeNeverCreated(to, shopRegion, StackName)).toEqual([]);
  await expect(stateOf(StackName)).rejects.toThrow(/does not exist/);
});

test('an existing stack stays protected; a missing one is no error', async () => {
  const standing = newName();
  await create(standing, good);
  expect(await removeNeverCreated(to, shopRegion, standing)).toBeUndefined();
  expect(await stateOf(standing)).toMatchObject({
    StackStatus: 'CREATE_COMPLETE',
    EnableTerminationProtection: true,
  });
  expect(await readOutputs(to, shopRegion, standing)).toMatchObject({ Name: expect.any(String) });
  expect(await removeNeverCreated(to, shopRegion, newName())).toBeUndefined();
});
