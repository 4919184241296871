import { CfnOutput, Duration } from 'aws-cdk-lib';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import { DeadLetters } from './dead-letters.ts';
import { acceptListStreams } from './findings.ts';
import { MailFeedback } from './mail-feedback.ts';
import { ServiceFunction } from './service-function.ts';
import { shopQueue } from './shop-queue.ts';
import { Sweep } from './sweep.ts';

type MailProps = {
  readonly stage: Stage;
  readonly data: Pick<
    DataStack,
    | 'orders'
    | 'births'
    | 'parts'
    | 'profiles'
    | 'staff'
    | 'threads'
    | 'tokens'
    | 'refunds'
    | 'requests'
    | 'outbox'
    | 'contacts'
    | 'guidances'
    | 'issues'
    | 'papers'
    | 'mailIdentities'
  >;
};

/** Outbox → stream → queue → SES, a sweep for mails that the stream missed, news of the policy, and the feedback of SES. */
export class ShopMail extends Construct {
  readonly #props: MailProps;
  readonly #queue: Queue;
  readonly #deadLetters: DeadLetters;
  /** The functions that put rows of the outbox into queues. */
  readonly enqueuers: readonly ServiceFunction[];
  /** The function that reads the outbox's stream. */
  readonly enqueue: ServiceFunction;

  constructor(scope: Construct, id: string, props: MailProps) {
    super(scope, id);
    this.#props = props;
    this.#deadLetters = new DeadLetters(this, 'DeadLetters', {
      stage: props.stage,
      impact: 'Customers miss a mail: messages ended in the dead-letter queue.',
    });
    this.#queue = shopQueue(this, 'Queue', {
      stage: props.stage,
      visibilityTimeout: Duration.minutes(3),
      deadLetterQueue: { queue: this.#deadLetters.queue, maxReceiveCount: 5 },
    });
    this.enqueue = this.#addEnqueuer();
    this.enqueuers = [this.enqueue, this.#addSweep()];
    this.#addSender();
    this.#addPolicyNotices();
  }

  /** Allows a function to enqueue mails. */
  grantQueue(to: ServiceFunction): void {
    to.allow(['sqs:SendMessage'], [this.#queue.queueArn]);
    to.set('MAIL_QUEUE_URL', this.#queue.queueUrl);
  }

  #addEnqueuer(): ServiceFunction {
    const enqueue = new ServiceFunction(this, 'EnqueueMails', {
      stage: this.#props.stage,
      entry: 'mails/enqueue-mails',
      traced: true,
      impact: 'Mails leave late: only the sweep still enqueues them.',
    });
    this.grantQueue(enqueue);
    acceptListStreams(enqueue);
    enqueue.fn.addEventSource(
      new DynamoEventSource(this.#props.data.outbox.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 25,
        bisectBatchOnError: true,
        retryAttempts: 5,
        reportBatchItemFailures: true,
        onFailure: new SqsDlq(this.#deadLetters.queue),
        filters: [FilterCriteria.filter({ eventName: FilterRule.isEqual('INSERT') })],
      }),
    );
    return enqueue;
  }

  #addSender(): void {
    const { stage, data } = this.#props;
    const send = new ServiceFunction(this, 'SendMail', {
      stage,
      entry: 'mails/send-mail',
      traced: true,
      impact: 'Customers miss their confirmation or validation mail, and experts do not get the order.',
      timeout: Duration.seconds(30),
    });
    data.outbox.grant(send, 'UpdateItem', 'PutItem', 'DeleteItem');
    data.orders.grant(send, 'GetItem', 'UpdateItem');
    data.births.grant(send, 'GetItem');
    data.parts.grant(send, 'BatchGetItem', 'Query', 'UpdateItem');
    data.profiles.grant(send, 'GetItem');
    data.staff.grant(send, 'GetItem');
    data.contacts.grant(send, 'GetItem');
    data.guidances.grant(send, 'GetItem', 'UpdateItem');
    data.refunds.grant(send, 'GetItem');
    data.requests.grant(send, 'GetItem');
    data.threads.grant(send, 'Query');
    data.tokens.grant(send, 'PutItem');
    data.papers.grantOpen(send);
    data.mailIdentities.grantSend(send);
    new MailFeedback(this, 'Feedback', { stage, data }).grantSend(send);
    this.#deadLetters.grantSetAside(send);
    send.set('SITE_URL', stage.siteUrl);
    send.fn.addEventSource(
      new SqsEventSource(this.#queue, {
        batchSize: 5,
        reportBatchItemFailures: true,
        // Neither faster than SES accepts mails, nor with all of the account's functions for the guidance of a morning.
        maxConcurrency: 5,
      }),
    );
    new CfnOutput(this, 'SendMailName', { value: send.fn.functionName }).overrideLogicalId(
      'SendMailFunction',
    );
  }

  #addPolicyNotices(): void {
    const { stage, data } = this.#props;
    const { service } = new Sweep(this, 'TellPolicy', {
      stage,
      entry: 'accounts/tell-policy',
      impact: 'Customers are not told of an important change of the privacy policy before it applies.',
      deadLetters: this.#deadLetters.queue,
    });
    data.profiles.grant(service, 'Scan', 'UpdateItem');
    data.staff.grant(service, 'GetItem');
    data.outbox.grant(service, 'PutItem');
  }

  #addSweep(): ServiceFunction {
    const { stage, data } = this.#props;
    const { service } = new Sweep(this, 'SweepMails', {
      stage,
      entry: 'mails/sweep-mails',
      impact: 'A mail that failed once is not tried again.',
      deadLetters: this.#deadLetters.queue,
    });
    data.outbox.grant(service, 'index due');
    this.grantQueue(service);
    return service;
  }
}
