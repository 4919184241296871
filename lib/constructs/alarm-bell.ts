import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription, SmsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { ownNamespace, shopMetrics } from '../domain/ops/alarms.ts';
import { alarmName, isTelephone, type Stage } from '../stage.ts';

/** A metric from the shop's log lines. */
export const shopMetric = (stage: Stage, metricName: string, statistic: 'Sum' | 'Maximum'): Metric => {
  const { namespace, dimension } = shopMetrics;
  return new Metric({ namespace, metricName, statistic, dimensionsMap: { [dimension]: stage.name } });
};

/** The number of log lines of Lambda or API Gateway that report this, in this stage. */
export const countedLines = (stage: Stage, metricName: string): Metric =>
  new Metric({ namespace: ownNamespace(stage.name), metricName, statistic: 'Sum' });

export type Ring = {
  readonly metric: IMetric;
  /** The loss for customers: the description of the alarm. */
  readonly impact: string;
  /** Alarm from this value on; 1 by default. */
  readonly from?: number;
  /** Alarm below this value instead. */
  readonly below?: number;
  /** The number of consecutive periods; 1 by default. */
  readonly periods?: number;
  /** The treatment of missing data; by default it counts as good. */
  readonly silence?: TreatMissingData;
};

/** The topic of all alarms, which writes to the addresses of the stage. */
export class AlarmBell extends Construct {
  readonly topic: Topic;
  readonly alarms: Alarm[] = [];
  readonly #stage: Stage;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.#stage = stage;
    // The topic has no key of its own: alarms cannot use AWS's key for SNS, and a key of ours costs more than the idle
    // shop. A topic stores nothing, and an alarm's text names no customer.
    this.topic = new Topic(this, 'Topic', { enforceSSL: stage.onAws });
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: ['budgets', 'cloudwatch'].map((name) => new ServicePrincipal(`${name}.amazonaws.com`)),
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.topic.env.account } },
      }),
    );
    for (const address of stage.alarmAddresses)
      this.topic.addSubscription(
        isTelephone(address) ? new SmsSubscription(address) : new EmailSubscription(address),
      );
  }

  /** Adds an alarm whose mail names the loss for customers; `docs/runbook.md` says what to do, under the same name. */
  add(name: string, { metric, impact, from = 1, below, periods = 1, silence }: Ring): void {
    const alarm = new Alarm(this, name, {
      alarmName: alarmName(this.#stage.name, name),
      alarmDescription: `${impact} What to do: docs/runbook.md, ${name}.`,
      metric,
      threshold: below ?? from,
      evaluationPeriods: periods,
      comparisonOperator:
        below === undefined
          ? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD
          : ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: silence ?? TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    this.alarms.push(alarm);
  }
}
