import { Duration } from 'aws-cdk-lib';
import { CfnQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

export type DeadLettersProps = {
  /** What customers lose while something lies here: said in the template, and in the runbook. */
  readonly impact: string;
  /** Behind a FIFO queue. */
  readonly fifo?: boolean;
};

/** Where asynchronous work ends that has failed for good; the watch looks into it. Kept 14 days, SQS's longest. */
export class DeadLetters extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { impact, fifo }: DeadLettersProps) {
    super(scope, id);
    this.queue = new Queue(this, 'Queue', {
      ...(fifo && { fifo }),
      encryption: QueueEncryption.SQS_MANAGED,
      retentionPeriod: Duration.days(14),
    });
    const resource = this.queue.node.defaultChild;
    if (resource instanceof CfnQueue) resource.addMetadata('impact', impact);
  }

  /** All that were made below a construct so far. */
  static below(scope: Construct): Queue[] {
    return scope.node.findAll().flatMap((child) => (child instanceof DeadLetters ? [child.queue] : []));
  }
}
