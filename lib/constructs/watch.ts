import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { type ConcernKind, concernKinds, metricOf } from '../domain/concerns.ts';
import * as routes from '../domain/concerns-api.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import { DeadLetters } from './dead-letters.ts';
import type { ShopHttpApi } from './http-api.ts';
import type { ServiceFunction } from './service-function.ts';
import { shopMetric } from './shop-alarms.ts';
import { Sweep } from './sweep.ts';

type WatchProps = { readonly stage: Stage; readonly data: DataStack; readonly http: ShopHttpApi };

/** What stands under «À traiter», as its alarm says it. */
const impacts: Readonly<Record<ConcernKind, string>> = {
  late: 'A customer waits for a report beyond its promised date, and may end the contract.',
  dispute: 'A customer disputes a payment: without an answer in time the money is lost.',
  mail: 'A customer misses a mail that could not be sent in two days of trying.',
  address: 'A customer does not get our mails: they bounce, or are taken for unwanted.',
  near: 'A report comes near its promised date and is not delivered.',
  untaken:
    'A paid order waits: nobody has taken it in half of its delay, or its confirmation does not leave.',
};

/** «À traiter»: the sweep that looks, counts, tells the customers of missed promises, and the list in the atelier. */
export class Watch extends Construct {
  readonly #props: WatchProps;

  constructor(scope: Construct, id: string, props: WatchProps) {
    super(scope, id);
    this.#props = props;
    this.#addSweep();
    this.#addList();
  }

  #addSweep(): void {
    const { stage, data } = this.#props;
    const deadLetters = new DeadLetters(this, 'DeadLetters', {
      impact: 'Late orders and what else is forgotten stay unnoticed: the watch could not be started.',
    });
    const { service } = new Sweep(this, 'Watch', {
      stage,
      entry: 'watch/watch',
      impact: 'Late orders and what else is forgotten stay unnoticed, and promised dates ignore the queues.',
      deadLetters: deadLetters.queue,
    });
    this.#grantSources(service);
    data.parts.grant(service, 'Query', 'UpdateItem');
    data.orders.grant(service, 'GetItem', 'UpdateItem');
    data.outbox.grant(service, 'PutItem');
    data.concerns.grant(service, 'PutItem');
    for (const kind of concernKinds) this.#addAlarm(kind);
  }

  /** Queues, given-up mails, and what was noticed where it happened. */
  #grantSources(to: ServiceFunction): void {
    const { data } = this.#props;
    data.parts.grant(to, 'BatchGetItem');
    data.parts.grantIndex(to, 'queue');
    data.outbox.grant(to, 'BatchGetItem');
    data.outbox.grantIndex(to, 'due');
    data.concerns.grant(to, 'Query');
  }

  /** Rings as long as there is one of the kind, and goes on between two counts. */
  #addAlarm(kind: ConcernKind): void {
    new Alarm(this, `Found-${kind}`, {
      metric: shopMetric(this.#props.stage, metricOf(kind), 'max'),
      alarmDescription: impacts[kind],
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.IGNORE,
    });
  }

  #addList(): void {
    const { http, data } = this.#props;
    const list = http.add({
      id: 'AtelierConcerns',
      route: routes.atelierConcerns,
      entry: 'watch/read-concerns',
      impact: 'Nobody sees in the atelier what is late or went wrong.',
      ownerOnly: true,
    });
    this.#grantSources(list);
    data.orders.grant(list, 'BatchGetItem');
    data.profiles.grant(list, 'GetItem', 'BatchGetItem');
    const resend = http.add({
      id: 'ResendMail',
      route: routes.resendMail,
      entry: 'watch/resend-mail',
      impact: 'Administrators cannot send a mail again that was given up.',
      ownerOnly: true,
    });
    data.outbox.grant(resend, 'GetItem', 'UpdateItem');
    data.profiles.grant(resend, 'GetItem');
  }
}
