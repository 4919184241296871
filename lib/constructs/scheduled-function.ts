import { CfnOutput } from 'aws-cdk-lib';
import { Rule, type Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { ServiceFunction, type ServiceFunctionProps } from './service-function.ts';

export type ScheduledFunctionProps = ServiceFunctionProps & {
  readonly schedule: Schedule;
  readonly deadLetters: Queue;
};

/** A function that runs on a schedule, and twice more when it fails. */
export class ScheduledFunction extends Construct {
  readonly service: ServiceFunction;

  constructor(scope: Construct, id: string, { deadLetters, schedule, ...props }: ScheduledFunctionProps) {
    super(scope, id);
    this.service = new ServiceFunction(this, 'Service', props);
    const target = new LambdaFunction(this.service.fn, { deadLetterQueue: deadLetters, retryAttempts: 2 });
    new Rule(this, 'Schedule', { schedule, targets: [target] });
    new CfnOutput(this, 'Name', { value: this.service.fn.functionName }).overrideLogicalId(`${id}Function`);
  }
}
