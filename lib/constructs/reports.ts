import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import * as routes from '../domain/wire/reports.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import type { ShopHttpApi } from './http-api.ts';
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
  readonly http: ShopHttpApi;
};

/** The steps of a report: uploaded by its expert, checked, delivered, opened by its customer. */
export class Reports extends Construct {
  readonly #props: ReportsProps;

  constructor(scope: Construct, id: string, props: ReportsProps) {
    super(scope, id);
    this.#props = props;
    this.#addUpload();
    this.#addCheck();
    this.#addSentences();
    this.#addWaiver();
    this.#addDelivery();
    this.#addOpening();
    this.#addResending();
  }

  #addUpload(): void {
    const { http, data } = this.#props;
    const impact = 'Experts cannot send reports: nothing is delivered.';
    const start = http.add({
      id: 'StartUpload',
      route: routes.startUpload,
      entry: 'reports/start-upload',
      impact,
      signedIn: 'staff',
    });
    data.orders.grant(start, 'GetItem');
    data.parts.grant(start, 'GetItem', 'UpdateItem');
    data.reports.grantUpload(start);
    const state = http.add({
      id: 'UploadState',
      route: routes.uploadState,
      entry: 'reports/upload-state',
      impact,
      signedIn: 'staff',
    });
    data.parts.grant(state, 'GetItem');
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
    data.parts.grantIndex(check, 'queue');
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
    keep.fn.addEventSource(
      new SqsEventSource(data.reports.deliveries, { batchSize: 1, reportBatchItemFailures: true }),
    );
  }

  #addWaiver(): void {
    const { http, data } = this.#props;
    const allow = http.add({
      id: 'AllowUntagged',
      route: routes.allowUntagged,
      entry: 'reports/allow-untagged',
      impact: 'Administrators cannot let a report without tags pass.',
      signedIn: 'staff',
    });
    data.parts.grant(allow, 'GetItem', 'UpdateItem');
  }

  #addDelivery(): void {
    const { http, data } = this.#props;
    const deliver = http.add({
      id: 'DeliverPart',
      route: routes.deliverPart,
      entry: 'reports/deliver-part',
      traced: true,
      impact: 'Experts cannot deliver: customers wait for reports that are written.',
      signedIn: 'staff',
    });
    data.orders.grant(deliver, 'GetItem', 'UpdateItem');
    data.parts.grant(deliver, 'GetItem', 'Query', 'UpdateItem');
    data.outbox.grant(deliver, 'PutItem');
    data.codes.grant(deliver, 'PutItem');
    data.reports.grantKeep(deliver);
  }

  #addOpening(): void {
    const { http, data } = this.#props;
    const impact = 'Customers cannot open the reports that they have paid for.';
    const own = http.add({
      id: 'ReportLink',
      route: routes.reportLink,
      entry: 'reports/report-link',
      impact,
      signedIn: true,
    });
    const mailed = http.add({
      id: 'MailedReportLink',
      route: routes.mailedReportLink,
      openTo: 'link',
      entry: 'reports/mailed-report-link',
      impact,
    });
    for (const link of [own, mailed]) {
      data.orders.grant(link, 'GetItem');
      data.parts.grant(link, 'GetItem');
      data.accesses.grant(link, 'PutItem');
      data.reports.grantOpen(link);
    }
    data.tokens.grant(mailed, 'GetItem');
    data.limits.grant(mailed, 'UpdateItem');
  }

  #addResending(): void {
    const { http, data } = this.#props;
    const resend = http.add({
      id: 'ResendOrderMail',
      route: routes.resendOrderMail,
      entry: 'reports/resend-order-mail',
      impact: 'Customers who lost a mail of their order cannot have it again.',
      signedIn: true,
    });
    data.orders.grant(resend, 'GetItem');
    data.parts.grant(resend, 'Query');
    data.outbox.grant(resend, 'PutItem');
    data.limits.grant(resend, 'UpdateItem');
  }
}
