import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { FilterPattern, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { failedRun, ownNamespace } from '../domain/ops/alarms.ts';
import type { Stage } from '../stage.ts';

const id = 'FunctionLogs';

/** What Lambda writes about a run that threw, timed out, died or never began; no line of ours has these words. */
const failures = ['ERROR', 'Task timed out', 'Runtime exited', 'Status: timeout', 'Status: error'];

/**
 * The lines of all functions of a stack, three months long. One group, so that one filter counts the runs that failed
 * for the alarm of this stage: Lambda's own count is by function, or of the whole account.
 */
export class FunctionLogs extends Construct {
  readonly group: LogGroup;

  private constructor(stack: Stack, stage: Stage) {
    super(stack, id);
    this.group = new LogGroup(this, 'Lines', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.group.addMetricFilter('Failed', {
      filterPattern: FilterPattern.anyTerm(...failures),
      metricNamespace: ownNamespace(stage.name),
      metricName: failedRun,
    });
  }

  /** Those of the stack that a construct stands in. */
  static of(scope: Construct, stage: Stage): FunctionLogs {
    const stack = Stack.of(scope);
    const known = stack.node.tryFindChild(id);
    return known instanceof FunctionLogs ? known : new FunctionLogs(stack, stage);
  }
}
