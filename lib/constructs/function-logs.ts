import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { FilterPattern, LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { failedRun, ownNamespace } from '../domain/ops/alarms.ts';
import { logDays } from '../domain/retention.ts';
import type { Stage } from '../stage.ts';

const id = 'FunctionLogs';

/** Lambda's words for a run that threw, timed out, crashed or never began; the shop's own lines do not contain them. */
const failures = ['ERROR', 'Task timed out', 'Runtime exited', 'Status: timeout', 'Status: error'];

/**
 * The log lines of all functions of a stack, kept for `logDays`. They share one group, so that one filter counts the
 * failed runs of this stage: Lambda's own metric is per function, or for the whole account.
 */
export class FunctionLogs extends Construct {
  readonly group: LogGroup;

  private constructor(stack: Stack, stage: Stage) {
    super(stack, id);
    this.group = new LogGroup(this, 'Lines', {
      retention: logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.group.addMetricFilter('Failed', {
      filterPattern: FilterPattern.anyTerm(...failures),
      metricNamespace: ownNamespace(stage.name),
      metricName: failedRun,
    });
  }

  /** The logs of the construct's stack. */
  static of(scope: Construct, stage: Stage): FunctionLogs {
    const stack = Stack.of(scope);
    const known = stack.node.tryFindChild(id);
    return known instanceof FunctionLogs ? known : new FunctionLogs(stack, stage);
  }
}
