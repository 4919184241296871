import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as api from '#domain/api.ts';
import { accessScope } from '#lambdas/platform/access-tokens.ts';
import { grantsOf, nameOf, roleOf } from '../support/policies.ts';
import { type Resource, stacksOf } from '../support/template.ts';

const { api: stack } = stacksOf('dev');
const jsonOf = (resource: Resource | undefined) => JSON.parse(JSON.stringify(resource?.Properties ?? null));

/** Every route and who may call it: «owner» is behind the authorizer, «open» identifies its callers itself. */
const routes = {
  'POST /api/sign-up': 'open',
  'POST /api/validate-email': 'open',
  'POST /api/validate-email/resend': 'owner',
  'POST /api/create-payment': 'open',
  'POST /api/verify-payment': 'open',
  'POST /api/stripe-webhook': 'open',
  'GET /api/orders': 'owner',
  'GET /api/orders/{id}': 'open',
  'GET /api/profile': 'owner',
  'PUT /api/profile': 'owner',
  'POST /api/password-reset': 'open',
  'POST /api/password-reset/confirm': 'open',
  'POST /api/contact': 'open',
  'GET /api/health': 'open',
} as const;

describe('the HTTP API', () => {
  const routeSchema = z.object({ method: z.string(), path: z.string() });
  const deployed = stack.ofType('AWS::ApiGatewayV2::Route');
  const [authorizer] = stack.ofType('AWS::ApiGatewayV2::Authorizer');

  it('has exactly the routes of the wire contract', () => {
    const contract = Object.values(api).flatMap((entry) => {
      const route = routeSchema.safeParse(entry);
      return route.success ? [`${route.data.method} ${route.data.path}`] : [];
    });
    expect(Object.keys(routes).sort()).toEqual(contract.sort());
    expect(deployed.map(({ Properties }) => Properties?.RouteKey).sort()).toEqual(contract.sort());
  });

  it.each(Object.entries(routes))('%s is for %s', (key, who) => {
    const route = jsonOf(deployed.find(({ Properties }) => Properties?.RouteKey === key));
    const { AuthorizationType, AuthorizationScopes, AuthorizerId } = route;
    expect({ AuthorizationType, AuthorizationScopes, AuthorizerId }).toEqual(
      who === 'owner'
        ? {
            AuthorizationType: 'JWT',
            AuthorizationScopes: ['aws.cognito.signin.user.admin'],
            AuthorizerId: { Ref: authorizer?.id },
          }
        : { AuthorizationType: 'NONE', AuthorizationScopes: undefined, AuthorizerId: undefined },
    );
  });

  it('trusts access tokens of this pool’s client only, as the functions do', () => {
    expect(accessScope).toBe('aws.cognito.signin.user.admin');
    expect(stack.ofType('AWS::ApiGatewayV2::Authorizer')).toHaveLength(1);
    const { AuthorizerType, IdentitySource, JwtConfiguration } = jsonOf(authorizer);
    expect([AuthorizerType, IdentitySource]).toEqual(['JWT', ['$request.header.Authorization']]);
    expect(JSON.stringify(JwtConfiguration.Audience)).toContain('AccountsPoolBrowser');
    expect(JSON.stringify(JwtConfiguration.Issuer)).toMatch(
      /https:\/\/cognito-idp\.eu-west-3\.amazonaws\.com\/.*AccountsPool/,
    );
  });

  it('calls one function per route, each of which API Gateway alone may call on its own path', () => {
    const integrations = stack.ofType('AWS::ApiGatewayV2::Integration').map(jsonOf);
    expect(new Set(integrations.map((one) => JSON.stringify(one.IntegrationUri))).size).toBe(deployed.length);
    for (const one of integrations) expect(one.PayloadFormatVersion).toBe('2.0');
    const permissions = stack
      .ofType('AWS::Lambda::Permission')
      .map(jsonOf)
      .filter(({ Principal }) => Principal === 'apigateway.amazonaws.com');
    expect(permissions).toHaveLength(deployed.length);
    for (const { SourceArn } of permissions)
      expect(JSON.stringify(SourceArn)).toMatch(/\/\*\/\*\/api\/[^*]+"\]\]\}$/);
  });

  it('allows no other origin: the browser talks to one host', () => {
    const [deployedApi] = stack.ofType('AWS::ApiGatewayV2::Api');
    expect(jsonOf(deployedApi)).not.toHaveProperty('CorsConfiguration');
  });
});

const queueOf = (name: string) => stack.ofType('AWS::SQS::Queue').find(({ id }) => nameOf(id) === name);
const arnOf = (name: string) => ({ 'Fn::GetAtt': [queueOf(name)?.id, 'Arn'] });
const mappingOf = (fn: string) =>
  jsonOf(stack.ofType('AWS::Lambda::EventSourceMapping').find(({ id }) => id.startsWith(fn)));

describe('mails', () => {
  it('go from the outbox’s stream to the queue: new rows only, halved on error, five retries, then dead letters', () => {
    const { EventSourceArn, FunctionName, ...mapping } = mappingOf('MailEnqueueMails');
    expect(JSON.stringify(EventSourceArn)).toMatch(/OutboxTable[0-9A-F]+StreamArn/);
    expect(nameOf(FunctionName.Ref)).toBe('MailEnqueueMailsFunction');
    expect(mapping).toEqual({
      BatchSize: 25,
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 5,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      StartingPosition: 'TRIM_HORIZON',
      FilterCriteria: { Filters: [{ Pattern: '{"eventName":["INSERT"]}' }] },
      DestinationConfig: { OnFailure: { Destination: arnOf('MailDeadLettersQueue') } },
    });
  });

  it('are taken from the queue five at a time, each failing by itself', () => {
    const { FunctionName, ...mapping } = mappingOf('MailSendMail');
    expect(nameOf(FunctionName.Ref)).toBe('MailSendMailFunction');
    expect(mapping).toEqual({
      BatchSize: 5,
      EventSourceArn: arnOf('MailQueue'),
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
  });

  it('wait six times as long as a sending may take, and end as dead letters after five tries', () => {
    expect(queueOf('MailQueue')?.Properties).toEqual({
      SqsManagedSseEnabled: true,
      VisibilityTimeout: 180,
      RedrivePolicy: { deadLetterTargetArn: arnOf('MailDeadLettersQueue'), maxReceiveCount: 5 },
    });
  });

  it('may be sent in the shop’s own name alone; the emulator knows no identities', () => {
    const [identity] = stack.ofType('AWS::SES::EmailIdentity');
    expect(identity?.Properties).toEqual({ EmailIdentity: 'bonjour@lesquatresagesses.example' });
    const sendingOf = (stage: 'local' | 'dev') => {
      const { api: stages } = stacksOf(stage);
      const fn = stages
        .ofType('AWS::Lambda::Function')
        .find(({ id }) => nameOf(id) === 'MailSendMailFunction');
      return fn && grantsOf(stages, roleOf(fn)).filter((line) => line.includes('ses:'));
    };
    expect(sendingOf('dev')).toEqual(['sender identity: ses:SendRawEmail']);
    expect(sendingOf('local')).toEqual(['*: ses:SendRawEmail']);
  });
});

describe('what brings back what was lost', () => {
  it.each([
    ['PurchasesReconcile', 'PurchasesDeadLettersQueue'],
    ['MailSweepMails', 'MailDeadLettersQueue'],
  ])('%s runs every five minutes', (name, deadLetters) => {
    const rule = stack.ofType('AWS::Events::Rule').find(({ id }) => nameOf(id) === `${name}Schedule`);
    const fn = stack
      .ofType('AWS::Lambda::Function')
      .find(({ id }) => nameOf(id) === `${name}ServiceFunction`);
    expect(rule?.Properties).toEqual({
      ScheduleExpression: 'rate(5 minutes)',
      State: 'ENABLED',
      Targets: [
        {
          Id: 'Target0',
          Arn: { 'Fn::GetAtt': [fn?.id, 'Arn'] },
          DeadLetterConfig: { Arn: arnOf(deadLetters) },
          RetryPolicy: { MaximumRetryAttempts: 2 },
        },
      ],
    });
  });

  it('nothing else runs by schedule', () => {
    expect(stack.ofType('AWS::Events::Rule')).toHaveLength(2);
  });

  it.each([
    ['MailDeadLetters', 'Customers miss a mail: messages ended in the dead-letter queue.'],
    [
      'PurchasesDeadLetters',
      'Payments whose webhook was lost stay unnoticed: the reconciler could not be started.',
    ],
  ])('%s are kept 14 days, and the first one rings', (name, impact) => {
    expect(queueOf(`${name}Queue`)?.Properties).toEqual({
      SqsManagedSseEnabled: true,
      MessageRetentionPeriod: 14 * 24 * 60 * 60,
    });
    const alarm = stack.ofType('AWS::CloudWatch::Alarm').find(({ id }) => nameOf(id) === `${name}Stuck`);
    expect(alarm?.Properties).toMatchObject({
      AlarmDescription: impact,
      MetricName: 'ApproximateNumberOfMessagesVisible',
      Threshold: 1,
      Dimensions: [
        { Name: 'QueueName', Value: { 'Fn::GetAtt': [queueOf(`${name}Queue`)?.id, 'QueueName'] } },
      ],
    });
  });
});
