import { describe, expect, it } from 'vitest';
import { nameOf } from '../support/policies.ts';
import { stacksOf } from '../support/template.ts';
import { arnOf, jsonOf, mappingOf, queueOf, stack } from './api-resources.ts';

describe('mails', () => {
  it('move from the outbox’s stream to the queue: new rows only, halved on error, five retries, then dead letters', () => {
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

  it('are received five at a time by at most five functions, each failing separately', () => {
    const { FunctionName, ...mapping } = mappingOf('MailSendMail');
    expect(nameOf(FunctionName.Ref)).toBe('MailSendMailFunction');
    expect(mapping).toEqual({
      BatchSize: 5,
      EventSourceArn: arnOf('MailQueue'),
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 5 },
    });
  });

  it('are hidden six times as long as a sending may take, and become dead letters after five tries', () => {
    expect(queueOf('MailQueue')?.Properties).toEqual({
      SqsManagedSseEnabled: true,
      VisibilityTimeout: 180,
      RedrivePolicy: { deadLetterTargetArn: arnOf('MailDeadLettersQueue'), maxReceiveCount: 5 },
    });
  });
});

describe('the feedback of SES', () => {
  const topicOf = ({ ofType }: typeof stack) => ofType('AWS::SNS::Topic')[0];
  const prod = stacksOf('prod').api;

  it('comes only from SES and only for these sets, over TLS wherever there is TLS', () => {
    const statements = (of: typeof stack) => {
      const [policy] = of.ofType('AWS::SNS::TopicPolicy');
      return jsonOf(policy).PolicyDocument.Statement;
    };
    const published = {
      Action: 'sns:Publish',
      Effect: 'Allow',
      Principal: { Service: 'ses.amazonaws.com' },
      Resource: { Ref: topicOf(prod)?.id },
    };
    const unencrypted = {
      Action: 'sns:Publish',
      Effect: 'Deny',
      Principal: '*',
      Condition: { Bool: { 'aws:SecureTransport': 'false' } },
    };
    expect(statements(prod)).toEqual([
      expect.objectContaining(unencrypted),
      expect.objectContaining(published),
      expect.objectContaining(published),
    ]);
    for (const allowed of statements(prod).slice(1)) {
      expect(JSON.stringify(allowed.Condition)).toMatch(
        /SourceArn.*configuration-set.*SourceAccount|SourceAccount.*SourceArn.*configuration-set/,
      );
    }
    const local = statements(stacksOf('local').api);
    expect(local).toEqual([expect.objectContaining(published), expect.objectContaining(published)]);
  });

  it('reaches the function, or the dead letters after two failed retries', () => {
    const [subscription] = prod.ofType('AWS::SNS::Subscription');
    const fn = prod
      .ofType('AWS::Lambda::Function')
      .find(({ id }) => nameOf(id) === 'MailFeedbackReceiveFunction');
    const queue = prod
      .ofType('AWS::SQS::Queue')
      .find(({ id }) => nameOf(id) === 'MailFeedbackDeadLettersQueue');
    const arn = { 'Fn::GetAtt': [queue?.id, 'Arn'] };
    expect(subscription?.Properties).toMatchObject({
      Protocol: 'lambda',
      Endpoint: { 'Fn::GetAtt': [fn?.id, 'Arn'] },
      RedrivePolicy: { deadLetterTargetArn: arn },
    });
    const [retries] = prod.ofType('AWS::Lambda::EventInvokeConfig');
    expect(retries?.Properties).toMatchObject({
      FunctionName: { Ref: fn?.id },
      MaximumRetryAttempts: 2,
      DestinationConfig: { OnFailure: { Destination: arn } },
    });
  });
});

describe('the sweeps', () => {
  const often = 'rate(5 minutes)';
  it.each([
    ['PurchasesReconcile', 'PurchasesDeadLettersQueue', often],
    ['MailSweepMails', 'MailDeadLettersQueue', often],
    ['MailTellPolicy', 'MailDeadLettersQueue', often],
    ['CanaryVisitSite', 'CanaryDeadLettersQueue', often],
    ['RefundsSweepRefunds', 'RefundsDeadLettersQueue', often],
    ['BooksKeepBooks', 'BooksDeadLettersQueue', 'rate(1 hour)'],
    ['IssuesSweepIssues', 'IssuesDeadLettersQueue', often],
    ['RetentionEraseIdle', 'RetentionDeadLettersQueue', 'rate(1 hour)'],
  ])(
    '%s runs on a schedule, twice more when it fails, and its failure raises an alarm',
    (name, deadLetters, schedule) => {
      const rule = stack.ofType('AWS::Events::Rule').find(({ id }) => nameOf(id) === `${name}Schedule`);
      const fn = stack
        .ofType('AWS::Lambda::Function')
        .find(({ id }) => nameOf(id) === `${name}ServiceFunction`);
      expect(rule?.Properties).toEqual({
        ScheduleExpression: schedule,
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
    },
  );

  it('nothing else runs on a schedule', () => {
    expect(stack.ofType('AWS::Events::Rule')).toHaveLength(8);
  });

  it.each([
    [
      'LiveDeadLetters',
      'Customers see changes of their orders only when they come back to the page or reload it.',
    ],
    [
      'MailFeedbackDeadLetters',
      'Customers whose mails do not arrive are not informed, and cannot correct their address.',
    ],
    ['MailDeadLetters', 'Customers miss a mail: messages ended in the dead-letter queue.'],
    [
      'IssuesDeadLetters',
      'Late orders and what else is forgotten stay unnoticed: the sweep of issues could not be started.',
    ],
    [
      'PurchasesDeadLetters',
      'Payments whose webhook was lost stay unnoticed: the reconciler could not be started.',
    ],
  ])('%s are kept 14 days, and name the loss for customers', (name, impact) => {
    expect(queueOf(`${name}Queue`)?.Properties).toEqual({
      SqsManagedSseEnabled: true,
      MessageRetentionPeriod: 14 * 24 * 60 * 60,
    });
    expect(queueOf(`${name}Queue`)?.Metadata).toEqual({ impact });
  });
});
