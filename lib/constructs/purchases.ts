import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import { DeadLetters } from './dead-letters.ts';
import { grantSettleRefunds } from './refund-grants.ts';
import { grantSettle } from './settle-grants.ts';
import { Sweep } from './sweep.ts';

type PurchasesProps = {
  readonly stage: Stage;
  readonly data: Pick<DataStack, 'orders' | 'parts' | 'refunds' | 'issues' | 'ledger' | 'outbox'>;
};

/** The reconciler of the money path. */
export class Purchases extends Construct {
  constructor(scope: Construct, id: string, { stage, data }: PurchasesProps) {
    super(scope, id);
    const deadLetters = new DeadLetters(this, 'DeadLetters', {
      stage,
      impact: 'Payments whose webhook was lost stay unnoticed: the reconciler could not be started.',
    });
    const { service } = new Sweep(this, 'Reconcile', {
      stage,
      entry: 'payments/reconcile',
      traced: true,
      impact: 'A payment whose webhook was lost stays unnoticed.',
      timeout: Duration.minutes(4),
      deadLetters: deadLetters.queue,
    });
    grantSettle(service, { stage, data });
    grantSettleRefunds(service, { stage, data });
    data.orders.grant(service, 'BatchGetItem');
    data.orders.grant(service, 'index awaiting');
    // Records the events that it handles, and payments without an order that have raised an alarm.
    data.ledger.grant(service, 'GetItem', 'PutItem');
  }
}
