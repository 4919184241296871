import { Duration } from 'aws-cdk-lib';
import { CfnQueue, type Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Stage } from '../stage.ts';
import { accept } from './findings.ts';
import type { ServiceFunction } from './service-function.ts';
import { shopQueue } from './shop-queue.ts';

export type DeadLettersProps = {
  readonly stage: Stage;
  /** What customers lose while something lies here: said in the template, and in the runbook. */
  readonly impact: string;
  /** Behind a FIFO queue. */
  readonly fifo?: boolean;
};

/** Where asynchronous work ends that has failed for good; the watch looks into it. Kept 14 days, SQS's longest. */
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

  /** Lets a consumer put aside what nobody can read, and tells it where. */
  grantSetAside(to: ServiceFunction): void {
    to.allow(['sqs:SendMessage'], [this.queue.queueArn]);
    to.set('DEAD_LETTERS_URL', this.queue.queueUrl);
  }
}
