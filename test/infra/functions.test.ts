import { describe, expect, it } from 'vitest';
import { variableOf } from '#domain/tables/variable.ts';
import { tableNames } from '#domain/tables.ts';
import { accessLine } from '#lib/constructs/route-rules.ts';
import { variables } from '#lib/env.ts';
import { readStage } from '#lib/stage.ts';
import { functionsPage, shortName } from '../support/functions-page.ts';
import { grantsOf, nameOf, roleOf } from '../support/policies.ts';
import { stacksOf } from '../support/template.ts';

const { data, api, accounts, atelier, desk, guidance } = stacksOf('dev');
const stacks = [data, api, accounts, atelier, desk, guidance];
const owners = new Map(
  stacks.flatMap((stack) => stack.ofType('AWS::Lambda::Function').map((fn) => [fn, stack] as const)),
);
const functions = [...owners.keys()];

describe('the functions', () => {
  it('are those of the page, each with exactly its permissions, its time and memory, and its loss', async () => {
    expect(functions.length).toBeGreaterThan(100);
    await expect(functionsPage()).toMatchFileSnapshot('../../docs/functions.md');
  });

  it('run on Node 24 and arm64', () => {
    for (const fn of functions)
      expect(fn.Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
      });
  });

  it('reserve concurrency for the money path, where the account has enough, and limit no form that visitors send', () => {
    const reserved = (stage: 'local' | 'dev' | 'prod') =>
      Object.fromEntries(
        Object.values(stacksOf(stage))
          .flatMap((stack) => stack.ofType('AWS::Lambda::Function'))
          .filter(({ Properties }) => Properties?.ReservedConcurrentExecutions !== undefined)
          .map((fn) => [shortName(fn), Number(fn.Properties?.ReservedConcurrentExecutions)]),
      );
    expect(reserved('prod')).toEqual({
      HttpStripeWebhook: 20,
      HttpCreatePayment: 20,
      HttpVerifyPayment: 20,
    });
    expect([reserved('dev'), reserved('local')]).toEqual([{}, {}]);
    const stageOf = (concurrency: number) =>
      readStage(
        (key) => ({ stage: 'prod', siteUrl: 'https://shop.example', concurrency: String(concurrency) })[key],
      );
    expect([10, 219, 250, 1000].map((quota) => stageOf(quota).reserves)).toEqual([false, false, true, true]);
    // Two stages in one account, and the 100 executions that AWS keeps unreserved.
    const sum = Object.values<number>(reserved('prod')).reduce((total, runs) => total + runs, 0);
    expect(2 * sum + 100).toBeLessThanOrEqual(250);
  });

  it('have a role each, for Lambda alone, without any managed policy', () => {
    expect(new Set(functions.map(roleOf)).size).toBe(functions.length);
    const roles = stacks.flatMap((stack) => stack.ofType('AWS::IAM::Role'));
    expect(roles.map(({ id }) => id).sort()).toEqual(functions.map(roleOf).sort());
    for (const role of roles) {
      expect(role.Properties).toEqual({
        AssumeRolePolicyDocument: {
          Version: '2012-10-17',
          Statement: [
            { Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' } },
          ],
        },
      });
    }
  });

  it('have no «*» except for traces and the one that AWS requires', () => {
    const wide = [...owners].flatMap(([fn, stack]) =>
      grantsOf(stack, roleOf(fn)).flatMap((line) => (line.includes('*') ? [shortName(fn)] : [])),
    );
    expect(wide.sort()).toEqual(['LivePushOrders', 'LivePushThreads', 'MailEnqueueMails']);
  });

  it('have only the variables of lib/env.ts, and only the names of secrets', () => {
    const known = [...Object.keys(variables), ...tableNames.map(variableOf)];
    for (const fn of functions) {
      const { Variables } = JSON.parse(JSON.stringify(fn.Properties?.Environment));
      expect(known).toEqual(expect.arrayContaining(Object.keys(Variables)));
      for (const name of Object.keys(Variables).filter((key) => key.endsWith('_PARAMETER'))) {
        expect(Variables[name]).toMatch(/^\/quatre-sagesses\/dev\/[a-z-]+$/);
      }
      expect(Variables).not.toHaveProperty('STRIPE_API');
    }
  });

  it('keep their logs for three months', () => {
    for (const stack of stacks) {
      const groups = stack.ofType('AWS::Logs::LogGroup');
      const apis = stack === api ? ['HttpAccessLogs'] : [];
      expect(groups.map(({ id }) => nameOf(id)).sort()).toEqual(['FunctionLogsLines', ...apis]);
      for (const group of groups) expect(group.Properties).toEqual({ RetentionInDays: 90 });
      const [lines] = groups.filter(({ id }) => nameOf(id) === 'FunctionLogsLines');
      for (const fn of stack.ofType('AWS::Lambda::Function'))
        expect(fn.Properties?.LoggingConfig).toEqual({ LogGroup: { Ref: lines?.id } });
    }
  });
});

it('no log beside those of stored files and of the firewall has an address: pages and API write none', () => {
  expect(accessLine).not.toMatch(/identity|sourceIp|authorizer/);
  const { global, ...others } = stacksOf('prod');
  const all = Object.values(others);
  for (const { json } of [global, ...all]) expect(json).not.toContain('AWS::CloudTrail::');
  for (const { json } of all) expect(json).not.toContain('AWS::WAFv2::LoggingConfiguration');
  // The firewall's lines, which the policy names, go after a month.
  expect(global.ofType('AWS::Logs::LogGroup').map(({ Properties }) => Properties?.RetentionInDays)).toEqual([
    30,
  ]);
  const distributions = all.flatMap((stack) => stack.ofType('AWS::CloudFront::Distribution'));
  expect(distributions).toHaveLength(1);
  for (const { Properties } of distributions)
    expect(JSON.stringify(Properties)).not.toMatch(/"Logging"|RealtimeLogConfig/);
});

describe('the templates', () => {
  it.each(['local', 'dev'] as const)('%s: contain no secret, only the names of parameters', (stage) => {
    for (const { json } of Object.values(stacksOf(stage))) {
      expect(json).not.toMatch(/sk_(test|live)_|rk_(test|live)_|whsec_|resolve:ssm|resolve:secretsmanager/);
      expect(json).not.toMatch(/"AWS::SSM::Parameter"|"AWS::SecretsManager/);
    }
  });

  it('use the stand-in for Stripe only locally', () => {
    expect(stacksOf('local').api.json).toContain('STRIPE_API');
    expect(api.json).not.toContain('STRIPE_API');
  });

  it('output the addresses for deployments and tests', () => {
    const outputs = Object.values(stacksOf('local')).flatMap((stack) => stack.outputs);
    const expected = [
      'HttpApiId',
      'UserPoolId',
      'UserPoolClientId',
      'ReportsBucket',
      'OrdersTable',
      'SendMailFunction',
    ];
    expect(outputs).toEqual(expect.arrayContaining(expected));
  });
});
