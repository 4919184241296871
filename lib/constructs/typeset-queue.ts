import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Stage } from '../stage.ts';
import { DeadLetters } from './dead-letters.ts';
import type { ServiceFunction } from './service-function.ts';
import { shopQueue } from './shop-queue.ts';

/** Reports from the desk that wait to be typeset; beside the data, where the sweep of issues looks for dead letters. */
export class TypesetQueue extends Construct {
  readonly #queue: Queue;
  readonly #deadLetters: DeadLetters;

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id);
    this.#deadLetters = new DeadLetters(this, 'DeadLetters', {
      stage,
      impact: 'A report from the desk could not be typeset in three tries: its expert cannot deliver it.',
    });
    this.#queue = shopQueue(this, 'Queue', {
      stage,
      visibilityTimeout: Duration.minutes(6),
      deadLetterQueue: { queue: this.#deadLetters.queue, maxReceiveCount: 3 },
    });
  }

  /** Allows a function to have a report typeset. */
  grantSend(to: ServiceFunction): void {
    to.allow(['sqs:SendMessage'], [this.#queue.queueArn]);
    to.set('TYPESET_QUEUE_URL', this.#queue.queueUrl);
  }

  /** One report at a time in each instance. */
  consume(by: ServiceFunction): void {
    this.#deadLetters.grantSetAside(by);
    by.fn.addEventSource(new SqsEventSource(this.#queue, { batchSize: 1, reportBatchItemFailures: true }));
  }
}
