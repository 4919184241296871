import { Alarm, ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { alarms, shopMetrics } from '../domain/alarms.ts';
import type { Stage } from '../stage.ts';

/** One of the metrics that the shop's log lines carry. */
export const shopMetric = (stage: Stage, metricName: string, statistic: 'sum' | 'max'): Metric => {
  const { namespace, dimension } = shopMetrics;
  return new Metric({ namespace, metricName, statistic, dimensionsMap: { [dimension]: stage.name } });
};

/** An alarm for each event that somebody must look at. */
export class ShopAlarms extends Construct {
  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id);
    for (const [event, alarmDescription] of Object.entries(alarms)) {
      new Alarm(this, event, {
        metric: shopMetric(stage, event, 'sum'),
        alarmDescription,
        threshold: 1,
        evaluationPeriods: 1,
        comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      });
    }
  }
}
