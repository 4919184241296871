import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { type Stage, stagePrefix } from '../stage.ts';

/** Dollars per month: somewhat more than a thousand orders cost with firewall (`docs/cost.md`). */
const monthlyLimit = 40;

/** The account's monthly bill: an alarm when the forecast passes the limit, and at half and all of it. */
export class Spending extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { stage, topic }: { readonly stage: Stage; readonly topic: Topic },
  ) {
    super(scope, id);
    const tell = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: {
        notificationType,
        comparisonOperator: 'GREATER_THAN',
        threshold,
        thresholdType: 'PERCENTAGE',
      },
      subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
    });
    new CfnBudget(this, 'Month', {
      budget: {
        budgetName: `${stagePrefix(stage.name)}-Spending`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyLimit, unit: 'USD' },
      },
      notificationsWithSubscribers: [tell('ACTUAL', 50), tell('ACTUAL', 100), tell('FORECASTED', 100)],
    });
  }
}
