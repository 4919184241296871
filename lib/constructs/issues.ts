import { Construct } from 'constructs';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import { DeadLetters } from './dead-letters.ts';
import type { ServiceFunction } from './service-function.ts';
import { shopQueuesBelow } from './shop-queue.ts';
import { Sweep } from './sweep.ts';

type IssuesProps = {
  readonly stage: Stage;
  readonly data: Pick<DataStack, 'orders' | 'parts' | 'staff' | 'outbox' | 'issues' | 'settings' | 'drafts'>;
  /** The queues below these constructs are checked. */
  readonly watched: readonly Construct[];
};

/** «À traiter»: the sweep that finds and counts issues and informs customers and staff. It must be created last. */
export class Issues extends Construct {
  readonly #props: IssuesProps;

  constructor(scope: Construct, id: string, props: IssuesProps) {
    super(scope, id);
    this.#props = props;
    this.#addSweep();
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
    data.parts.grant(service, 'BatchGetItem', 'Query', 'UpdateItem');
    data.parts.grant(service, 'index queue');
    data.orders.grant(service, 'BatchGetItem', 'GetItem', 'UpdateItem');
    data.orders.grant(service, 'index by-date');
    data.outbox.grant(service, 'BatchGetItem', 'PutItem');
    data.outbox.grant(service, 'index due');
    data.issues.grant(service, 'Query', 'PutItem', 'UpdateItem', 'DeleteItem');
    data.settings.grant(service, 'Query', 'PutItem', 'UpdateItem', 'DeleteItem');
    data.staff.grant(service, 'Scan');
    data.drafts.grant(service, 'BatchGetItem', 'Query', 'UpdateItem', 'DeleteItem');
    data.drafts.grant(service, 'index readings');
    this.#lookInto(service);
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
}
