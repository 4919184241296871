import { CfnOutput, Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import { DeadLetters } from './dead-letters.ts';
import { facesLayer } from './faces-layer.ts';
import type { ShopMail } from './mail.ts';
import { ServiceFunction } from './service-function.ts';
import { shopQueue } from './shop-queue.ts';

type PapersProps = {
  readonly stage: Stage;
  readonly data: Pick<DataStack, 'orders' | 'refunds' | 'outbox' | 'accesses' | 'counters' | 'papers'>;
  readonly mail: ShopMail;
};

/**
 * Mails with a numbered paper: one after the other they get number and PDF, then enter the queue of the mails.
 */
export class Papers extends Construct {
  constructor(scope: Construct, id: string, props: PapersProps) {
    super(scope, id);
    this.#addIssue(props);
  }

  #addIssue({ stage, data, mail }: PapersProps): void {
    const deadLetters = new DeadLetters(this, 'DeadLetters', {
      stage,
      impact: 'Invoices are not issued, so confirmations wait: messages ended in the dead-letter queue.',
      fifo: true,
    });
    const queue = shopQueue(this, 'Queue', {
      stage,
      fifo: true,
      // A message in flight blocks its group, so this is little longer than the function's timeout.
      visibilityTimeout: Duration.seconds(40),
      deadLetterQueue: { queue: deadLetters.queue, maxReceiveCount: 5 },
    });
    for (const sender of mail.enqueuers) {
      sender.allow(['sqs:SendMessage'], [queue.queueArn]);
      sender.set('PAPER_QUEUE_URL', queue.queueUrl);
    }
    const issue = new ServiceFunction(this, 'IssuePaper', {
      stage,
      entry: 'papers/issue-paper',
      traced: true,
      impact: 'Paid orders get no invoice, so neither their confirmation nor an expert.',
      timeout: Duration.seconds(30),
      memorySize: 1024,
    });
    issue.fn.addLayers(facesLayer(this));
    data.orders.grant(issue, 'GetItem', 'UpdateItem');
    data.counters.grant(issue, 'GetItem', 'PutItem');
    data.outbox.grant(issue, 'UpdateItem', 'PutItem');
    data.refunds.grant(issue, 'GetItem');
    data.papers.grantKeep(issue);
    mail.grantQueue(issue);
    deadLetters.grantSetAside(issue);
    issue.fn.addEventSource(new SqsEventSource(queue, { batchSize: 1 }));
    new CfnOutput(this, 'IssuePaperName', { value: issue.fn.functionName }).overrideLogicalId(
      'IssuePaperFunction',
    );
  }
}
