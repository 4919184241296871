/** A function that was left on a replaced table turns the smoke test of a deployment red, even where nothing else shows it. */
import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  type FunctionConfiguration,
  GetFunctionConfigurationCommand,
  LambdaClient,
  UpdateFunctionConfigurationCommand,
} from '@aws-sdk/client-lambda';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { userIdOf } from '#test/support/pool.ts';
import { database, findRow } from '#test/support/rows.ts';
import { newVisitor } from '../../bin/deploy/account-check.ts';
import { allFailures } from '../../bin/deploy/smoke-test.ts';
import { awsClientConfig } from '../../bin/local/aws.ts';
import { outputOf } from '../../bin/local/deploy.ts';
import { callIam } from '../measures/grants/emulator.ts';

const { emulator, outputs, site } = inject('shop');
const lambda = new LambdaClient(awsClientConfig(emulator));
const stale = 'profiles-of-before';
const visitor = newVisitor();

const failures = () => {
  const api = `${emulator}/_aws/execute-api/${outputOf(outputs, 'HttpApiId')}/$default`;
  const userPoolId = outputOf(outputs, 'UserPoolId');
  const shop = { site, api, siteUrl: site, stage: 'local', userPoolId };
  return allFailures(() => awsClientConfig(emulator), 'local', { shop, outputs, visitor });
};

/** The retained table of before has the rows of before, and the functions of before may use it. */
const leave = async (output: string): Promise<FunctionConfiguration> => {
  const FunctionName = outputOf(outputs, output);
  const found = await lambda.send(new GetFunctionConfigurationCommand({ FunctionName }));
  const Statement = [{ Effect: 'Allow', Action: 'dynamodb:*', Resource: `*:table/${stale}` }];
  await callIam(emulator, {
    Action: 'PutRolePolicy',
    RoleName: found.Role?.split('/').at(-1) ?? '',
    PolicyName: 'before',
    PolicyDocument: JSON.stringify({ Version: '2012-10-17', Statement }),
  });
  await tell(found, stale);
  return found;
};

/** The function as it was. */
const leadBack = async (found: FunctionConfiguration): Promise<void> => {
  const RoleName = found.Role?.split('/').at(-1) ?? '';
  await tell(found, outputOf(outputs, 'ProfilesTable'));
  await callIam(emulator, { Action: 'DeleteRolePolicy', RoleName, PolicyName: 'before' });
};

const tell = ({ FunctionName, Environment }: FunctionConfiguration, PROFILES_TABLE: string) => {
  const Variables = { ...Environment?.Variables, PROFILES_TABLE };
  return lambda.send(new UpdateFunctionConfigurationCommand({ FunctionName, Environment: { Variables } }));
};

const left: FunctionConfiguration[] = [];
beforeAll(async () => {
  expect(await failures()).toEqual([]);
  const AttributeDefinitions = [{ AttributeName: 'user_id', AttributeType: 'S' as const }];
  const KeySchema = [{ AttributeName: 'user_id', KeyType: 'HASH' as const }];
  const table = {
    TableName: stale,
    AttributeDefinitions,
    KeySchema,
    BillingMode: 'PAY_PER_REQUEST' as const,
  };
  await new DynamoDBClient(awsClientConfig(emulator)).send(new CreateTableCommand(table));
  const Item = await findRow('Profiles', { user_id: await userIdOf(visitor) });
  await database().send(new PutCommand({ TableName: stale, Item }));
});
afterEach(async () => {
  for (const one of left.splice(0)) await leadBack(one);
  expect(await failures()).toEqual([]);
});
afterAll(async () => {
  await new DynamoDBClient(awsClientConfig(emulator)).send(new DeleteTableCommand({ TableName: stale }));
});

const named = (output: string) =>
  `functions: ${outputOf(outputs, output)} was told PROFILES_TABLE=${stale}, but ProfilesTable is ${outputOf(outputs, 'ProfilesTable')} now`;

test('the function that writes profiles: what it wrote is not read, and it is named', async () => {
  left.push(await leave('UpdateProfileFunction'));
  expect(await failures()).toEqual([
    'account: what one function wrote, another does not read',
    named('UpdateProfileFunction'),
  ]);
});

test('all functions of the profile: they agree with each other, and are named all the same', async () => {
  for (const name of ['ReadProfileFunction', 'UpdateProfileFunction', 'SignOutFunction'])
    left.push(await leave(name));
  const found = await failures();
  expect(found.sort()).toEqual(
    [named('ReadProfileFunction'), named('SignOutFunction'), named('UpdateProfileFunction')].sort(),
  );
});
