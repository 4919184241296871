import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

export type DeadLettersProps = {
  /** What customers lose while something lies here: the text of its alarm. */
  readonly impact: string;
  /** Behind a FIFO queue. */
  readonly fifo?: boolean;
};

/** Where asynchronous work ends that has failed for good; the first message rings. Kept 14 days, SQS's longest. */
export class DeadLetters extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { impact, fifo }: DeadLettersProps) {
    super(scope, id);
    this.queue = new Queue(this, 'Queue', {
      ...(fifo && { fifo }),
      encryption: QueueEncryption.SQS_MANAGED,
      retentionPeriod: Duration.days(14),
    });
    new Alarm(this, 'Stuck', {
      metric: this.queue.metricApproximateNumberOfMessagesVisible(),
      alarmDescription: impact,
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }
}
