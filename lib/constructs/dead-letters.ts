import { Duration } from 'aws-cdk-lib';
import { CfnQueue, type Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Stage } from '../stage.ts';
import { accept } from './findings.ts';
import type { ServiceFunction } from './service-function.ts';
import { shopQueue } from './shop-queue.ts';

export type DeadLettersProps = {
  readonly stage: Stage;
  /** The loss for customers while a message is here, for the template and the runbook. */
  readonly impact: string;
  /** True for the dead letters of a FIFO queue. */
  readonly fifo?: boolean;
};

/**
 * The queue of asynchronous work that has finally failed; the sweep of issues checks it. Messages are kept 14 days, SQS's
 * maximum.
 */
export class DeadLetters extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { stage, impact, fifo }: DeadLettersProps) {
    super(scope, id);
    this.queue = shopQueue(this, 'Queue', {
      stage,
      ...(fifo && { fifo }),
      retentionPeriod: Duration.days(14),
    });
    accept(this, 'SQS3', 'It is a dead-letter queue itself: of a rule, a stream, a topic or a function.');
    const resource = this.queue.node.defaultChild;
    if (resource instanceof CfnQueue) resource.addMetadata('impact', impact);
  }

  /** Allows a consumer to move unreadable messages here, and passes it the address. */
  grantSetAside(to: ServiceFunction): void {
    to.allow(['sqs:SendMessage'], [this.queue.queueArn]);
    to.set('DEAD_LETTERS_URL', this.queue.queueUrl);
  }
}
