/** The commands of a deployment, run as in a terminal, with the emulator as the account. */
import { spawn } from 'node:child_process';
import {
  CloudFormationClient,
  CreateStackCommand,
  DeleteStackCommand,
  waitUntilStackCreateComplete,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation';
import { DeleteParametersCommand, GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { parameterNames, stackNames } from '#lib/stage.ts';
import { hasAccount, userIdOf } from '#test/support/pool.ts';
import { database, findRow, tableOf, validationMailsOf } from '#test/support/rows.ts';
import { newVisitor } from '../../bin/deploy/account-check.ts';
import { allFailures } from '../../bin/deploy/smoke-test.ts';
import { awsClientConfig, awsEnvironment } from '../../bin/local/aws.ts';
import { machineEnvironment } from '../../bin/local/command.ts';
import { outputOf } from '../../bin/local/deploy.ts';
import { rootFolder } from '../../bin/local/files.ts';

const names = parameterNames('dev');
const client = () => new SSMClient(awsClientConfig(inject('shop').emulator));

/** The output of a command of `bin` with these lines on its standard input. */
const run = (command: string, args: readonly string[], lines: readonly string[] = []) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const env = { ...machineEnvironment(), ...awsEnvironment, AWS_ENDPOINT_URL: inject('shop').emulator };
    const child = spawn('node', [`bin/${command}.ts`, ...args], { cwd: rootFolder, env });
    const written: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => written.push(chunk));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(written).toString() }));
    child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  });

const readParameter = async (Name: string) =>
  (await client().send(new GetParameterCommand({ Name, WithDecryption: true }))).Parameter;

const [key, webhook] = [`sk_test_${'k'.repeat(24)}`, `whsec_${'w'.repeat(24)}`];

describe('npm run secrets', () => {
  beforeAll(async () => {
    await client().send(new DeleteParametersCommand({ Names: Object.values(names) }));
  });

  test('writes SecureStrings from its input and never shows a value', async () => {
    const { code, output } = await run('secrets', ['--stage', 'dev'], [key, webhook]);
    expect([code, output]).toEqual([0, expect.stringContaining('stripe-key      written now')]);
    expect(await readParameter(names.stripeKey)).toMatchObject({ Type: 'SecureString', Value: key });
    const made = await readParameter(names.originSecret);
    expect(made).toMatchObject({ Type: 'SecureString', Value: expect.stringMatching(/^[\w-]{43}$/) });
    for (const secret of [key, webhook, made?.Value]) expect(output).not.toContain(secret);
  });

  test('rotates, and refuses a value as an argument', async () => {
    const next = `whsec_${'n'.repeat(24)}`;
    const typed = await run('secrets', ['--stage', 'dev', 'set', 'webhook-secret', next]);
    expect([typed.code, typed.output]).toEqual([1, expect.stringContaining('never given as arguments')]);
    const { code } = await run('secrets', ['--stage', 'dev', 'rotate', 'webhook-secret'], [next]);
    expect([code, (await readParameter(names.stripeWebhookSecrets))?.Value]).toEqual([
      0,
      `${next},${webhook}`,
    ]);
  });
});

describe('npm run launch-check', () => {
  test('fails, and names the samples and the missing quotas of the account', async () => {
    const { code, output } = await run('launch-check', ['--stage', 'prod', '--domain', 'www.shop.fr']);
    expect(code).toBe(1);
    for (const line of [
      /^merchant merchant: shopName/m,
      /^account {2}The secret stripe-key is not written/m,
      /^account {2}cdk has not prepared us-east-1/m,
      /^account {2}CloudFront refuses an account that AWS has not verified/m,
      /^account {2}Alarms reach 0 of 2 addresses/m,
      /^account {2}The books lie in this account only/m,
      /^account {2}The certificate of www\.shop\.fr is not requested yet/m,
      /prod is not ready for customers: see the \d+ lines above\.$/m,
    ])
      expect(output).toMatch(line);
  });
});

describe('a stage beside another one', () => {
  const StackName = stackNames('prod').data;
  const cloud = () => new CloudFormationClient(awsClientConfig(inject('shop').emulator));
  const template = { Resources: { Topic: { Type: 'AWS::SNS::Topic' } } };
  beforeAll(async () => {
    // Without its secrets a deployment that is not refused stops at once.
    await client().send(new DeleteParametersCommand({ Names: Object.values(names) }));
    await cloud().send(new CreateStackCommand({ StackName, TemplateBody: JSON.stringify(template) }));
    await waitUntilStackCreateComplete({ client: cloud(), maxWaitTime: 60 }, { StackName });
  });
  afterAll(async () => {
    await cloud().send(new DeleteStackCommand({ StackName }));
    await waitUntilStackDeleteComplete({ client: cloud(), maxWaitTime: 60 }, { StackName });
  });

  const refused = 'The stage prod stands in this account: each stage needs an account of its own';

  test.each([['deploy'], ['launch-check'], ['secrets']])('%s refuses the account', async (command) => {
    const { code, output } = await run(command, ['--stage', 'dev'], [key, webhook]);
    expect([code, output]).toEqual([1, expect.stringContaining(refused)]);
  });

  test('it is no neighbour of itself', async () => {
    const { output } = await run('launch-check', ['--stage', 'prod']);
    expect(output).not.toContain('stands in this account');
  });
});

describe('the smoke test', () => {
  const deployed = () => {
    const { site, emulator, outputs } = inject('shop');
    const api = `${emulator}/_aws/execute-api/${outputOf(outputs, 'HttpApiId')}/$default`;
    return { site, api, siteUrl: site, stage: 'local', userPoolId: outputOf(outputs, 'UserPoolId') };
  };
  const visitor = newVisitor();
  const failures = (change: Partial<ReturnType<typeof deployed>> = {}) => {
    const { emulator, outputs } = inject('shop');
    const told = { shop: { ...deployed(), ...change }, outputs, visitor };
    return allFailures(() => awsClientConfig(emulator), 'local', told);
  };

  test('passes on the running shop as often as it is asked, with an account that is made once', async () => {
    expect(await hasAccount(visitor)).toBe(false);
    expect(await failures()).toEqual([]);
    expect(await hasAccount(visitor)).toBe(true);
    expect(await failures()).toEqual([]);
  });

  test('fails when the browser would get another stage', async () => {
    expect(await failures({ stage: 'prod' })).toEqual([
      expect.stringMatching(/^configuration: the browser is told of local/),
    ]);
  });

  test('fails for functions that were left on a table of before, and names them', async () => {
    const { emulator, outputs } = inject('shop');
    const replaced = { ...outputs, LedgerTable: 'ledger-of-now' };
    const told = { shop: deployed(), outputs: replaced, visitor };
    const found = await allFailures(() => awsClientConfig(emulator), 'local', told);
    expect(found.length).toBeGreaterThan(1);
    for (const line of found)
      expect(line).toMatch(
        /^functions: quatre-sagesses-local-\S+ was told LEDGER_TABLE=.*, but LedgerTable is ledger-of-now now$/,
      );
  });

  test('its account gets no mail, and no session of it stays', async () => {
    expect(await failures()).toEqual([]);
    const userId = await userIdOf(visitor);
    expect(await findRow('Profiles', { user_id: userId })).toMatchObject({
      email_validated: false,
      birth_place: expect.stringMatching(/^Contrôle [0-9a-f]{12}$/),
    });
    const command = new QueryCommand({
      TableName: tableOf('Sessions'),
      KeyConditionExpression: 'user_id = :user',
      ExpressionAttributeValues: { ':user': userId },
    });
    expect((await database().send(command)).Items).toEqual([]);
    expect(await validationMailsOf(userId)).toEqual([]);
  });
});
