import { CfnOutput, Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { ServiceFunction, type ServiceFunctionProps } from './service-function.ts';

export type SweepProps = ServiceFunctionProps & { readonly deadLetters: Queue };

/** A function that runs every five minutes and brings back what was lost. */
export class Sweep extends Construct {
  readonly service: ServiceFunction;

  constructor(scope: Construct, id: string, { deadLetters, ...props }: SweepProps) {
    super(scope, id);
    this.service = new ServiceFunction(this, 'Service', { timeout: Duration.minutes(2), ...props });
    const target = new LambdaFunction(this.service.fn, { deadLetterQueue: deadLetters, retryAttempts: 2 });
    new Rule(this, 'Schedule', { schedule: Schedule.rate(Duration.minutes(5)), targets: [target] });
    new CfnOutput(this, 'Name', { value: this.service.fn.functionName }).overrideLogicalId(`${id}Function`);
  }
}
