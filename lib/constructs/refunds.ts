import { Construct } from 'constructs';
import { DeadLetters } from './dead-letters.ts';
import { grantSettleRefunds, type RefundProps } from './refund-grants.ts';
import type { ServiceFunction } from './service-function.ts';
import { Sweep } from './sweep.ts';

/** The sweep for unfinished refunds. */
export class Refunds extends Construct {
  readonly #props: RefundProps;

  constructor(scope: Construct, id: string, props: RefundProps) {
    super(scope, id);
    this.#props = props;
    this.#addSweep();
  }

  /** Also requests a refund: a repeated attempt finds the same row. */
  #grantAsking(to: ServiceFunction): void {
    grantSettleRefunds(to, this.#props);
    this.#props.data.refunds.grant(to, 'GetItem');
  }

  #addSweep(): void {
    const { stage, data } = this.#props;
    const impact =
      'Customers wait for money that was promised: refunds that Stripe missed are not asked for again.';
    const deadLetters = new DeadLetters(this, 'DeadLetters', { stage, impact });
    const { service } = new Sweep(this, 'SweepRefunds', {
      stage,
      entry: 'refunds/sweep-refunds',
      traced: true,
      impact,
      deadLetters: deadLetters.queue,
    });
    this.#grantAsking(service);
    data.refunds.grant(service, 'index awaiting');
  }
}
