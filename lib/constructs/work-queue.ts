import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { VariableName } from '../env.ts';
import type { Stage } from '../stage.ts';
import { DeadLetters } from './dead-letters.ts';
import type { ServiceFunction } from './service-function.ts';
import { shopQueue } from './shop-queue.ts';

type WorkQueueProps = {
  readonly stage: Stage;
  /** The variable that passes the address to those who send. */
  readonly variable: VariableName;
  /** The loss for customers when the work has failed three times. */
  readonly impact: string;
};

/** Expensive work of the background; beside the data, where the sweep of issues looks for dead letters. */
export class WorkQueue extends Construct {
  readonly #queue: Queue;
  readonly #deadLetters: DeadLetters;
  readonly #variable: VariableName;

  constructor(scope: Construct, id: string, { stage, variable, impact }: WorkQueueProps) {
    super(scope, id);
    this.#variable = variable;
    this.#deadLetters = new DeadLetters(this, 'DeadLetters', { stage, impact });
    this.#queue = shopQueue(this, 'Queue', {
      stage,
      visibilityTimeout: Duration.minutes(6),
      deadLetterQueue: { queue: this.#deadLetters.queue, maxReceiveCount: 3 },
    });
  }

  /** Allows a function to have work done. */
  grantSend(to: ServiceFunction): void {
    to.allow(['sqs:SendMessage'], [this.#queue.queueArn]);
    to.set(this.#variable, this.#queue.queueUrl);
  }

  /** One piece of work at a time in each instance. */
  consume(by: ServiceFunction): void {
    this.#deadLetters.grantSetAside(by);
    by.fn.addEventSource(new SqsEventSource(this.#queue, { batchSize: 1, reportBatchItemFailures: true }));
  }
}
