import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import { ServiceFunction } from './service-function.ts';

type ReportsProps = {
  readonly stage: Stage;
  readonly data: Pick<
    DataStack,
    | 'orders'
    | 'births'
    | 'parts'
    | 'tokens'
    | 'outbox'
    | 'codes'
    | 'limits'
    | 'accesses'
    | 'reports'
    | 'passages'
    | 'sentences'
    | 'issues'
  >;
};

/** The steps of a report: uploaded by its expert, checked, delivered, opened by its customer. */
export class Reports extends Construct {
  readonly #props: ReportsProps;

  constructor(scope: Construct, id: string, props: ReportsProps) {
    super(scope, id);
    this.#props = props;
    this.#addCheck();
    this.#addSentences();
  }

  #addCheck(): void {
    const { stage, data } = this.#props;
    const check = new ServiceFunction(this, 'CheckReport', {
      stage,
      entry: 'reports/check-report',
      traced: true,
      impact: 'Reports that experts have sent are not checked, so they cannot be delivered.',
      timeout: Duration.minutes(1),
      memorySize: 1536,
    });
    data.orders.grant(check, 'GetItem', 'BatchGetItem');
    data.births.grant(check, 'BatchGetItem');
    data.parts.grant(check, 'Query', 'UpdateItem');
    data.parts.grant(check, 'index queue');
    data.reports.grantCheck(check);
    check.fn.addEventSource(
      new SqsEventSource(data.reports.arrivals, { batchSize: 1, reportBatchItemFailures: true }),
    );
  }

  /** After each delivery, apart from it. */
  #addSentences(): void {
    const { stage, data } = this.#props;
    const keep = new ServiceFunction(this, 'KeepSentences', {
      stage,
      entry: 'reports/keep-sentences',
      impact: 'Delivered reports are compared with no later one, and nobody sees which repeat others.',
      timeout: Duration.minutes(1),
      memorySize: 1536,
    });
    data.orders.grant(keep, 'GetItem');
    data.births.grant(keep, 'GetItem');
    data.parts.grant(keep, 'GetItem');
    data.passages.grant(keep, 'Query');
    data.sentences.grant(keep, 'BatchGetItem', 'BatchWriteItem');
    data.issues.grant(keep, 'PutItem');
    data.reports.grantSentences(keep);
    keep.grantParameter('SENTENCE_KEY_PARAMETER', 'sentenceKey');
    keep.fn.addEventSource(
      new SqsEventSource(data.reports.deliveries, { batchSize: 1, reportBatchItemFailures: true }),
    );
  }
}
