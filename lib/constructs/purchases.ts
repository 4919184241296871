import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import * as routes from '../domain/wire/api.ts';
import { readQueues } from '../domain/wire/queues.ts';
import { orderAccesses } from '../domain/wire/reports.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import { DeadLetters } from './dead-letters.ts';
import type { ShopHttpApi } from './http-api.ts';
import { grantSettleRefunds } from './refund-grants.ts';
import { grantSettle, settleTimeout } from './settle-grants.ts';
import { Sweep } from './sweep.ts';

type PurchasesProps = {
  readonly stage: Stage;
  readonly data: Pick<
    DataStack,
    | 'accounts'
    | 'orders'
    | 'parts'
    | 'profiles'
    | 'staff'
    | 'tokens'
    | 'ledger'
    | 'refunds'
    | 'outbox'
    | 'limits'
    | 'accesses'
    | 'births'
    | 'issues'
  >;
  readonly http: ShopHttpApi;
};

/** The money path: create, verify, webhook, reconciler, and the reading of orders. */
export class Purchases extends Construct {
  readonly #props: PurchasesProps;

  constructor(scope: Construct, id: string, props: PurchasesProps) {
    super(scope, id);
    this.#props = props;
    this.#addCreate();
    this.#addVerify();
    this.#addWebhook();
    this.#addReconciler();
    this.#addReading();
  }

  #addCreate(): void {
    const { http, data, stage } = this.#props;
    const create = http.add({
      id: 'CreatePayment',
      route: routes.createPayment,
      reserved: 20,
      openTo: 'several',
      entry: 'payments/create-payment',
      traced: true,
      impact: 'Nobody can buy: the payment page does not open.',
      timeout: settleTimeout,
      memorySize: 1024,
    });
    grantSettle(create, this.#props);
    data.profiles.grant(create, 'GetItem');
    data.limits.grant(create, 'UpdateItem');
    data.births.grant(create, 'PutItem');
    data.accounts.identify(create);
    data.issues.grant(create, 'Query');
    create.set('SITE_URL', stage.siteUrl);
    const queues = http.add({
      id: 'ReadQueues',
      route: readQueues,
      openTo: 'facts',
      entry: 'payments/read-queues',
      impact: 'The checkout shows a date that a long queue may not keep; a payment is then refused once.',
    });
    data.issues.grant(queues, 'Query');
  }

  #addVerify(): void {
    const { http, data } = this.#props;
    const verify = http.add({
      id: 'VerifyPayment',
      route: routes.verifyPayment,
      reserved: 20,
      openTo: 'several',
      entry: 'payments/verify-payment',
      traced: true,
      impact: 'Customers who come back from paying see no confirmation; the webhook still settles.',
      timeout: settleTimeout,
      memorySize: 1024,
    });
    grantSettle(verify, this.#props);
    data.parts.grant(verify, 'Query');
    data.limits.grant(verify, 'UpdateItem');
    data.tokens.grant(verify, 'PutItem');
    data.accounts.grant(verify, 'AdminListGroupsForUser');
  }

  #addWebhook(): void {
    const webhook = this.#props.http.add({
      id: 'StripeWebhook',
      route: routes.stripeWebhook,
      reserved: 20,
      openTo: 'stripe',
      entry: 'payments/stripe-webhook',
      traced: true,
      impact: 'Payments, refunds of the dashboard and disputes are noticed late, or not at all.',
      timeout: settleTimeout,
    });
    grantSettle(webhook, this.#props);
    grantSettleRefunds(webhook, this.#props);
    this.#props.data.ledger.grant(webhook, 'GetItem', 'PutItem');
    this.#props.data.issues.grant(webhook, 'PutItem', 'DeleteItem');
    webhook.grantParameter('STRIPE_WEBHOOK_SECRETS_PARAMETER', 'stripeWebhookSecrets');
  }

  #addReconciler(): void {
    const { stage, data } = this.#props;
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
    grantSettle(service, this.#props);
    data.orders.grant(service, 'BatchGetItem');
    data.orders.grantIndex(service, 'awaiting');
    // Marks payments without an order that have raised an alarm.
    data.ledger.grant(service, 'GetItem', 'PutItem');
  }

  #addReading(): void {
    const { http, data } = this.#props;
    const impact = 'Customers do not see their orders.';
    const list = http.add({
      id: 'ListOrders',
      route: routes.listOrders,
      entry: 'orders/list-orders',
      impact,
      signedIn: true,
    });
    data.orders.grant(list, 'BatchGetItem');
    data.orders.grantIndex(list, 'by-user');
    data.parts.grant(list, 'Query');
    data.births.grant(list, 'BatchGetItem');
    const accesses = http.add({
      id: 'ReadAccesses',
      route: orderAccesses,
      entry: 'orders/read-accesses',
      impact: 'Customers do not see who opened their data.',
      signedIn: true,
    });
    data.orders.grant(accesses, 'GetItem');
    data.accesses.grant(accesses, 'Query');
    data.staff.grant(accesses, 'BatchGetItem');
    const read = http.add({
      id: 'ReadOrder',
      route: routes.readOrder,
      openTo: 'several',
      entry: 'orders/read-order',
      impact,
    });
    data.orders.grant(read, 'GetItem');
    data.parts.grant(read, 'Query');
    data.births.grant(read, 'GetItem');
    data.accounts.identify(read);
  }
}
