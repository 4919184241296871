import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import type { ServiceFunction } from './service-function.ts';

export type RefundProps = {
  readonly stage: Stage;
  readonly data: Pick<DataStack, 'orders' | 'parts' | 'refunds' | 'issues' | 'outbox'>;
};

/** Grants everything that `settleRefunds` needs, with the Stripe account. */
export const grantSettleRefunds = (to: ServiceFunction, { data, stage }: RefundProps): void => {
  data.orders.grant(to, 'GetItem', 'UpdateItem');
  data.parts.grant(to, 'Query', 'UpdateItem');
  data.refunds.grant(to, 'PutItem', 'Query');
  data.issues.grant(to, 'PutItem', 'DeleteItem');
  data.outbox.grant(to, 'PutItem');
  to.grantParameter('STRIPE_KEY_PARAMETER', 'stripeKey');
  if (stage.stripeApi) to.set('STRIPE_API', stage.stripeApi);
};
