import { Duration } from 'aws-cdk-lib';
import { Schedule } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import { ScheduledFunction, type ScheduledFunctionProps } from './scheduled-function.ts';

/** A function that runs every five minutes and takes up what is left to do. */
export class Sweep extends ScheduledFunction {
  constructor(scope: Construct, id: string, props: Omit<ScheduledFunctionProps, 'schedule'>) {
    super(scope, id, {
      timeout: Duration.minutes(2),
      ...props,
      schedule: Schedule.rate(Duration.minutes(5)),
    });
  }
}
