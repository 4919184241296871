import { describe, expect, it } from 'vitest';
import { issueKinds, metricOf } from '#domain/issues.ts';
import { bells } from '#domain/ops/alarms.ts';
import { nameOf } from '../support/policies.ts';
import { only, stacksOf } from '../support/template.ts';
import { jsonOf } from './api-resources.ts';

const { monitoring, edgeAlarms, ...others } = stacksOf('prod');
const rows = monitoring.ofType('AWS::CloudWatch::Alarm').map(jsonOf);
const edgeRows = edgeAlarms.ofType('AWS::CloudWatch::Alarm').map(jsonOf);
const nameIn = (alarm: { AlarmName: string }) => alarm.AlarmName.replace('quatre-sagesses-prod-', '');

const own = { Namespace: 'QuatreSagesses', Dimensions: [{ Name: 'stage', Value: 'prod' }], Period: 300 };
const once = {
  Threshold: 1,
  EvaluationPeriods: 1,
  ComparisonOperator: 'GreaterThanOrEqualToThreshold',
  TreatMissingData: 'notBreaching',
};
const first = { ...own, ...once, Statistic: 'Sum' };
const lines = { ...once, Namespace: 'QuatreSagesses/prod', Period: 300, Statistic: 'Sum' };
const counted = { ...own, ...once, Statistic: 'Maximum', TreatMissingData: 'ignore' };

describe('the alarms', () => {
  it.each([
    ['MoneyAstray', { ...first, MetricName: 'money_astray' }],
    ['MailLost', { ...first, MetricName: 'mail_lost' }],
    ['OrderLate', { ...counted, MetricName: 'issues_late' }],
    ['OrderWaiting', { ...counted, MetricName: 'issues_waiting' }],
    ['QueueStuck', { ...counted, MetricName: 'standing_still', EvaluationPeriods: 3 }],
    [
      'SweepNotRun',
      {
        ...first,
        MetricName: 'sweep_run',
        Period: 1800,
        // Six sweeps make 36 runs in half an hour, five of them 30.
        Threshold: 33,
        ComparisonOperator: 'LessThanThreshold',
        TreatMissingData: 'breaching',
      },
    ],
    [
      'EraseIdleNotRun',
      {
        Namespace: 'AWS/Lambda',
        MetricName: 'Invocations',
        Statistic: 'Sum',
        Period: 3600,
        EvaluationPeriods: 3,
        Threshold: 1,
        ComparisonOperator: 'LessThanThreshold',
        TreatMissingData: 'breaching',
      },
    ],
    ['KeepBooksNotRun', { MetricName: 'Invocations', Statistic: 'Sum', Period: 3600, EvaluationPeriods: 3 }],
    ['ShopSilent', { ...first, MetricName: 'shop_silent' }],
    ['FunctionErrors', { ...lines, MetricName: 'failed_run' }],
    ['Throttled', { ...lines, MetricName: 'throttled_call', Threshold: 10 }],
    [
      'StreamLate',
      {
        ...once,
        Namespace: 'AWS/Lambda',
        MetricName: 'IteratorAge',
        Statistic: 'Maximum',
        Threshold: 600_000,
        EvaluationPeriods: 2,
      },
    ],
    [
      'LiveLate',
      { ...once, MetricName: 'IteratorAge', Statistic: 'Maximum', Threshold: 600_000, EvaluationPeriods: 2 },
    ],
    ['ApiServerErrors', { ...once, Namespace: 'AWS/ApiGateway', MetricName: '5xx', Statistic: 'Sum' }],
  ])('%s', (name, expected) => {
    expect(rows.find((row) => nameIn(row) === name)).toMatchObject(expected);
  });

  it('CallsRefused is the share of refusals, where there are enough calls to speak of one', () => {
    const { Metrics, ...alarm } = rows.find((row) => nameIn(row) === 'CallsRefused');
    expect(alarm).toMatchObject({ ...once, Threshold: 50, EvaluationPeriods: 2 });
    const [share, ...of] = Metrics;
    expect(share.Expression).toBe('IF(calls >= 20, 100 * refused / calls, 0)');
    const named = of.map((one: { Id: string; MetricStat: { Metric: object; Stat: string } }) => [
      one.Id,
      one.MetricStat,
    ]);
    expect(Object.fromEntries(named)).toMatchObject({
      calls: { Metric: { Namespace: 'AWS/ApiGateway', MetricName: 'Count' }, Stat: 'Sum', Period: 300 },
      refused: { Metric: { Namespace: 'QuatreSagesses/prod', MetricName: 'refused_call' }, Stat: 'Sum' },
    });
  });

  it('are of this one stack, and in us-east-1 those of CDN and firewall', () => {
    expect(rows).toHaveLength(15);
    for (const stack of Object.values(others)) expect(stack.ofType('AWS::CloudWatch::Alarm')).toEqual([]);
    expect(monitoring.ofType('AWS::CloudWatch::CompositeAlarm')).toEqual([]);
  });

  it('concern only this stage: by its name, or by an API or a stream of its own', () => {
    const of = (name: string) => JSON.stringify(rows.find((row) => nameIn(row) === name)?.Dimensions);
    expect(of('StreamLate')).toMatch(/FunctionName.*MailEnqueueMailsFunction/);
    expect(of('LiveLate')).toMatch(/FunctionName.*LivePushOrdersFunction/);
    expect(of('EraseIdleNotRun')).toMatch(/FunctionName.*RetentionEraseIdle/);
    expect(of('ApiServerErrors')).toMatch(/ApiId.*HttpApi/);
    for (const { Namespace, Dimensions, Metrics } of rows)
      expect(JSON.stringify([Namespace, Dimensions, Metrics])).toMatch(/prod/);
  });

  it('count failures and throttling in the log lines of this stage', () => {
    const filters = Object.values(others).flatMap((stack) => stack.ofType('AWS::Logs::MetricFilter'));
    const counts = filters
      .map(jsonOf)
      .map(({ FilterPattern, LogGroupName, MetricTransformations }) => [
        nameOf(LogGroupName.Ref),
        FilterPattern,
        MetricTransformations,
      ]);
    const count = (MetricName: string) => [
      { MetricName, MetricNamespace: 'QuatreSagesses/prod', MetricValue: '1' },
    ];
    const failed = '?"ERROR" ?"Task timed out" ?"Runtime exited" ?"Status: timeout" ?"Status: error"';
    const throttled = '{ ($.lambda = "429") || (($.status = "429") && ($.lambda = "-")) }';
    expect(counts.sort()).toEqual(
      [
        ...[1, 2, 3, 4, 5, 6].map(() => ['FunctionLogsLines', failed, count('failed_run')]),
        ['HttpAccessLogs', throttled, count('throttled_call')],
        ['HttpAccessLogs', '{ $.status = "403" }', count('refused_call')],
      ].sort(),
    );
  });

  it('use the one topic', () => {
    const topic = { Ref: only(monitoring, 'AWS::SNS::Topic').id };
    for (const { AlarmActions, ActionsEnabled } of rows) {
      expect(AlarmActions).toEqual([topic]);
      expect(ActionsEnabled).not.toBe(false);
    }
  });
});

describe('the alarms of CDN and firewall', () => {
  it.each([
    [
      'EdgeErrors',
      {
        Namespace: 'AWS/CloudFront',
        MetricName: '5xxErrorRate',
        Statistic: 'Average',
        Threshold: 5,
        EvaluationPeriods: 2,
        Dimensions: [
          { Name: 'DistributionId', Value: { Ref: 'DistributionId' } },
          { Name: 'Region', Value: 'Global' },
        ],
      },
    ],
    [
      'FirewallBlocks',
      {
        Namespace: 'AWS/WAFV2',
        MetricName: 'BlockedRequests',
        Statistic: 'Sum',
        Threshold: 500,
        EvaluationPeriods: 2,
        Dimensions: [
          { Name: 'Rule', Value: 'ALL' },
          { Name: 'WebACL', Value: 'quatre-sagesses-prod' },
        ],
      },
    ],
  ])('%s', (name, expected) => {
    expect(edgeRows.find((row) => nameIn(row) === name)).toMatchObject(expected);
  });

  it('read the firewall’s own metric', () => {
    const { VisibilityConfig } = jsonOf(only(others.global, 'AWS::WAFv2::WebACL'));
    expect(VisibilityConfig.MetricName).toBe('quatre-sagesses-prod');
  });

  it('have a topic of their region, and exist only where somebody reads them', () => {
    const topic = { Ref: only(edgeAlarms, 'AWS::SNS::Topic').id };
    expect(edgeRows.map(({ AlarmActions }) => AlarmActions)).toEqual([[topic], [topic]]);
    const told = edgeAlarms.ofType('AWS::SNS::Subscription').map(jsonOf);
    expect(told.map(({ Protocol }) => Protocol)).toEqual(['email', 'sms']);
    expect(stacksOf('dev').edgeAlarms.count).toBe(0);
  });
});

it('everything on a schedule is a counted sweep, or has an alarm of its own', () => {
  const rules = Object.values(others).flatMap((stack) => stack.ofType('AWS::Events::Rule').map(jsonOf));
  const often = rules.filter(({ ScheduleExpression }) => ScheduleExpression === 'rate(5 minutes)');
  const sweeps = rows.find((row) => nameIn(row) === 'SweepNotRun');
  const own = rows.filter((row) => nameIn(row).endsWith('NotRun') && row !== sweeps);
  expect(sweeps.Threshold).toBe(often.length * 6 - 3);
  expect(own).toHaveLength(rules.length - often.length);
});

describe('the topic', () => {
  it('writes to mailbox and telephone of the stage, and to nobody without an address', () => {
    const TopicArn = { Ref: only(monitoring, 'AWS::SNS::Topic').id };
    expect(monitoring.ofType('AWS::SNS::Subscription').map(({ Properties }) => Properties)).toEqual([
      { Protocol: 'email', Endpoint: 'ops@shop.example', TopicArn },
      { Protocol: 'sms', Endpoint: '+33612345678', TopicArn },
    ]);
    expect(stacksOf('dev').monitoring.ofType('AWS::SNS::Subscription')).toEqual([]);
  });

  it('accepts alarms and budgets of this account only, over TLS', () => {
    const { Statement } = jsonOf(only(monitoring, 'AWS::SNS::TopicPolicy')).PolicyDocument;
    expect(Statement).toEqual([
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      expect.objectContaining({
        Effect: 'Allow',
        Action: 'sns:Publish',
        Principal: { Service: ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'] },
        Resource: { Ref: only(monitoring, 'AWS::SNS::Topic').id },
        Condition: { StringEquals: { 'aws:SourceAccount': '111122223333' } },
      }),
    ]);
  });
});

it('the month’s bill raises alarms at half, at all and by forecast; the emulator has no budgets', () => {
  const { Budget, NotificationsWithSubscribers } = jsonOf(only(monitoring, 'AWS::Budgets::Budget'));
  expect(Budget).toEqual({
    BudgetName: 'quatre-sagesses-prod-Spending',
    BudgetType: 'COST',
    TimeUnit: 'MONTHLY',
    BudgetLimit: { Amount: 40, Unit: 'USD' },
  });
  const Address = { Ref: only(monitoring, 'AWS::SNS::Topic').id };
  const told = (NotificationType: string, Threshold: number) => ({
    Notification: {
      NotificationType,
      Threshold,
      ComparisonOperator: 'GREATER_THAN',
      ThresholdType: 'PERCENTAGE',
    },
    Subscribers: [{ SubscriptionType: 'SNS', Address }],
  });
  expect(NotificationsWithSubscribers).toEqual([
    told('ACTUAL', 50),
    told('ACTUAL', 100),
    told('FORECASTED', 100),
  ]);
  expect(stacksOf('local').monitoring.ofType('AWS::Budgets::Budget')).toEqual([]);
});

describe('the dashboard', () => {
  const board = jsonOf(only(monitoring, 'AWS::CloudWatch::Dashboard'));
  const text = JSON.stringify(board);

  it('shows the alarms, and the steps of customers from payment to report', () => {
    expect(board.DashboardName).toBe('quatre-sagesses-prod');
    for (const kind of issueKinds) expect(text).toContain(metricOf(kind));
    for (const bell of bells) expect(text).toContain(bell);
    for (const shown of [
      'order_moved',
      'part_delivered',
      'withdrawn',
      'Delivery',
      'Bounce',
      '5xx',
      'Latency',
    ]) {
      expect(text).toContain(shown);
    }
    expect(text).toMatch(
      /SEARCH\('\{AWS\/Lambda,FunctionName\} MetricName=.{1,6}Errors.{1,6} quatre sagesses prod/,
    );
  });

  it('shows at most fifty metrics: three such dashboards are free', () => {
    const named = text.match(/\[\\+"(QuatreSagesses|AWS\/\w+)\\+",/g) ?? [];
    const found = [...text.matchAll(/(?:MAX|DESC), (\d+)\)/g)].map(([, most]) => Number(most));
    expect(named.length).toBeGreaterThan(20);
    expect(named.length + found.reduce((sum, most) => sum + most, 0)).toBeLessThanOrEqual(50);
  });

  it('reads the steps from the functions’ log lines', () => {
    expect(text).toMatch(/SOURCE.*FunctionLogsLines/);
  });
});
