import { Construct } from 'constructs';
import * as routes from '../domain/wire/issues.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import { DeadLetters } from './dead-letters.ts';
import type { ShopHttpApi } from './http-api.ts';
import type { ServiceFunction } from './service-function.ts';
import { shopQueuesBelow } from './shop-queue.ts';
import { Sweep } from './sweep.ts';

type IssuesProps = {
  readonly stage: Stage;
  readonly data: Pick<DataStack, 'orders' | 'parts' | 'profiles' | 'staff' | 'outbox' | 'issues'>;
  readonly http: ShopHttpApi;
  /** The queues below these constructs are checked. */
  readonly watched: readonly Construct[];
};

/**
 * «À traiter»: the sweep that finds and counts issues and informs customers and staff, and the list of issues. It must
 * be created last.
 */
export class Issues extends Construct {
  readonly #props: IssuesProps;

  constructor(scope: Construct, id: string, props: IssuesProps) {
    super(scope, id);
    this.#props = props;
    this.#addSweep();
    this.#addList();
  }

  #addSweep(): void {
    const { stage, data } = this.#props;
    const deadLetters = new DeadLetters(this, 'DeadLetters', {
      stage,
      impact:
        'Late orders and what else is forgotten stay unnoticed: the sweep of issues could not be started.',
    });
    const { service } = new Sweep(this, 'SweepIssues', {
      stage,
      entry: 'issues/sweep-issues',
      impact: 'Late orders and what else is forgotten stay unnoticed, and due dates ignore the queues.',
      deadLetters: deadLetters.queue,
    });
    this.#grantSources(service);
    data.parts.grant(service, 'Query', 'UpdateItem');
    data.orders.grant(service, 'GetItem', 'UpdateItem');
    data.outbox.grant(service, 'PutItem');
    data.issues.grant(service, 'PutItem', 'UpdateItem', 'DeleteItem');
    data.staff.grant(service, 'Scan');
    this.#lookInto(service);
  }

  /** Grants reading the queues, given-up mails and stored issues. */
  #grantSources(to: ServiceFunction): void {
    const { data } = this.#props;
    data.parts.grant(to, 'BatchGetItem');
    data.parts.grantIndex(to, 'queue');
    data.outbox.grant(to, 'BatchGetItem');
    data.outbox.grantIndex(to, 'due');
    data.issues.grant(to, 'Query');
  }

  /** Allows reading the state of every queue created so far: dead letters, and work that nobody takes. */
  #lookInto(to: ServiceFunction): void {
    const queues = this.#props.watched.flatMap((scope) => shopQueuesBelow(scope));
    to.allow(
      ['sqs:GetQueueAttributes'],
      queues.map(({ queueArn }) => queueArn),
    );
    to.set('WATCHED_QUEUES', queues.map(({ queueUrl }) => queueUrl).join(','));
  }

  #addList(): void {
    const { http, data } = this.#props;
    const list = http.add({
      id: 'AtelierIssues',
      route: routes.atelierIssues,
      entry: 'issues/read-issues',
      impact: 'Nobody sees in the atelier what is late or went wrong.',
      signedIn: 'staff',
    });
    this.#grantSources(list);
    data.orders.grant(list, 'BatchGetItem');
    data.profiles.grant(list, 'BatchGetItem');
    const resend = http.add({
      id: 'ResendMail',
      route: routes.resendMail,
      entry: 'issues/resend-mail',
      impact: 'Administrators cannot send a mail again that was given up.',
      signedIn: 'staff',
    });
    data.outbox.grant(resend, 'GetItem', 'UpdateItem');
  }
}
