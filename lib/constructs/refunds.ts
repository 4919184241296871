import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import * as routes from '../domain/wire/refunds.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import { DeadLetters } from './dead-letters.ts';
import type { ShopHttpApi } from './http-api.ts';
import { grantSettleRefunds, type RefundProps } from './refund-grants.ts';
import type { ServiceFunction } from './service-function.ts';
import { Sweep } from './sweep.ts';

type RefundsProps = RefundProps & {
  readonly data: Pick<DataStack, 'accounts' | 'limits' | 'profiles'>;
  readonly http: ShopHttpApi;
};

/** Stripe may need its three tries twice before the answer; a declaration is stored long before. */
const timeout = Duration.seconds(25);

/** Withdrawals by customers, refunds by administrators, and the sweep for unfinished refunds. */
export class Refunds extends Construct {
  readonly #props: RefundsProps;

  constructor(scope: Construct, id: string, props: RefundsProps) {
    super(scope, id);
    this.#props = props;
    this.#addWithdrawal();
    this.#addAdministration();
    this.#addSweep();
  }

  /** Finds an order by number and address, or by id with a session. */
  #grantFinding(to: ServiceFunction): void {
    const { data } = this.#props;
    data.orders.grant(to, 'GetItem');
    data.orders.grantIndex(to, 'by-user');
    data.parts.grant(to, 'Query');
    data.limits.grant(to, 'UpdateItem');
    data.accounts.grant(to, 'AdminGetUser');
  }

  /** Also requests a refund: a repeated attempt finds the same row. */
  #grantAsking(to: ServiceFunction): void {
    grantSettleRefunds(to, this.#props);
    this.#props.data.refunds.grant(to, 'GetItem');
  }

  #addWithdrawal(): void {
    const { http, data } = this.#props;
    const impact =
      'Customers cannot withdraw from their contract online, which the law gives them (L221-21).';
    const find = http.add({
      id: 'FindWithdrawal',
      route: routes.findWithdrawal,
      openTo: 'several',
      entry: 'refunds/find-withdrawal',
      impact,
    });
    this.#grantFinding(find);
    const withdraw = http.add({
      id: 'Withdraw',
      route: routes.withdraw,
      openTo: 'several',
      entry: 'refunds/withdraw',
      traced: true,
      impact,
      timeout,
    });
    this.#grantFinding(withdraw);
    this.#grantAsking(withdraw);
    data.profiles.grant(withdraw, 'GetItem');
  }

  #addAdministration(): void {
    const { http } = this.#props;
    const refund = http.add({
      id: 'RefundOrder',
      route: routes.refundOrder,
      entry: 'refunds/refund-order',
      traced: true,
      impact: 'Administrators cannot refund: only Stripe’s own dashboard still does.',
      signedIn: 'staff',
      timeout,
    });
    this.#grantAsking(refund);
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
    data.refunds.grantIndex(service, 'awaiting');
  }
}
