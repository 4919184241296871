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
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { ownNamespace, shopMetrics } from '../domain/ops/alarms.ts';
import type { Stage } from '../stage.ts';

/** One of the metrics that the shop's log lines carry. */
export const shopMetric = (stage: Stage, metricName: string, statistic: 'Sum' | 'Maximum'): Metric => {
  const { namespace, dimension } = shopMetrics;
  return new Metric({ namespace, metricName, statistic, dimensionsMap: { [dimension]: stage.name } });
};

/** How often a line of Lambda’s or API Gateway’s own told of it, in this stage. */
export const countedLines = (stage: Stage, metricName: string): Metric =>
  new Metric({ namespace: ownNamespace(stage.name), metricName, statistic: 'Sum' });

export type Ring = {
  readonly metric: IMetric;
  /** What customers lose: the alarm's text. */
  readonly impact: string;
  /** Rings from this value on; 1 without. */
  readonly from?: number;
  /** Rings below this value instead. */
  readonly below?: number;
  /** So many periods in a row; 1 without. */
  readonly periods?: number;
  /** What no value means: nothing wrong, unless said otherwise. */
  readonly silence?: TreatMissingData;
};

/** Where everything that rings is heard: one topic, by mail to whom the stage names. */
export class AlarmBell extends Construct {
  readonly topic: Topic;
  readonly alarms: Alarm[] = [];
  readonly #stage: Stage;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.#stage = stage;
    // No key of its own, for AWS's key for SNS is closed to alarms and one of ours costs more than the idle shop:
    // nothing stays in a topic, and an alarm's text names no customer.
    this.topic = new Topic(this, 'Topic', { enforceSSL: stage.onAws });
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: ['budgets', 'cloudwatch'].map((name) => new ServicePrincipal(`${name}.amazonaws.com`)),
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.topic.env.account } },
      }),
    );
    if (stage.alarmAddress) this.topic.addSubscription(new EmailSubscription(stage.alarmAddress));
  }

  /** An alarm whose mail says what customers lose; `docs/runbook.md` says what to do, under its name. */
  add(name: string, { metric, impact, from = 1, below, periods = 1, silence }: Ring): void {
    const alarm = new Alarm(this, name, {
      alarmName: `quatre-sagesses-${this.#stage.name}-${name}`,
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
