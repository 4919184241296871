import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import type { ServiceFunction } from './service-function.ts';

export type SettleProps = {
  readonly stage: Stage;
  readonly data: Pick<DataStack, 'orders' | 'parts' | 'ledger' | 'outbox'>;
};

/** Grants everything that `settle` writes, with the Stripe account. */
export const grantSettle = (to: ServiceFunction, { data, stage }: SettleProps): void => {
  data.orders.grant(to, 'GetItem', 'PutItem');
  data.parts.grant(to, 'PutItem');
  data.outbox.grant(to, 'PutItem');
  // Only the webhook writes rows of events; every settlement needs the table's name.
  data.ledger.identify(to);
  to.grantParameter('STRIPE_KEY_PARAMETER', 'stripeKey');
  if (stage.stripeApi) to.set('STRIPE_API', stage.stripeApi);
};
