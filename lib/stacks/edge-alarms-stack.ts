import { CfnParameter, Stack, type StackProps } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { AlarmBell } from '../constructs/alarm-bell.ts';
import { firewallMetric } from '../constructs/firewall.ts';
import type { Stage } from '../stage.ts';

export type EdgeAlarmsStackProps = StackProps & { readonly stage: Stage };

/** Requests in five minutes; bots that look for well-known holes stay below. */
const manyBlocks = 500;

/**
 * Alarms of CDN and firewall, with a topic of their own: both write their metrics in us-east-1, and an alarm reads only
 * those of its region.
 */
export class EdgeAlarmsStack extends Stack {
  constructor(scope: Construct, id: string, { stage, ...props }: EdgeAlarmsStackProps) {
    super(scope, id, props);
    const distribution = new CfnParameter(this, 'DistributionId', {
      type: 'String',
      minLength: 5,
      description: 'The CDN, which another region has created',
    });
    const bell = new AlarmBell(this, 'Bell', stage);
    bell.add('EdgeErrors', {
      metric: new Metric({
        namespace: 'AWS/CloudFront',
        metricName: '5xxErrorRate',
        statistic: 'Average',
        dimensionsMap: { DistributionId: distribution.valueAsString, Region: 'Global' },
      }),
      impact: 'Visitors see an error of the CDN or of what is behind it instead of the shop.',
      from: 5,
      periods: 2,
    });
    if (stage.hasFirewall)
      bell.add('FirewallBlocks', {
        metric: new Metric({
          namespace: 'AWS/WAFV2',
          metricName: 'BlockedRequests',
          statistic: 'Sum',
          dimensionsMap: { WebACL: firewallMetric(stage), Rule: 'ALL' },
        }),
        impact: 'The firewall refuses many requests: somebody attacks the shop, or customers are shut out.',
        from: manyBlocks,
        periods: 2,
      });
  }
}
