import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import { grantForgetOrder } from './erasure-grants.ts';
import type { ServiceFunction } from './service-function.ts';
import { grantSettle } from './settle-grants.ts';

type PersonErasureProps = {
  readonly stage: Stage;
  readonly data: Pick<
    DataStack,
    | 'orders'
    | 'parts'
    | 'profiles'
    | 'refunds'
    | 'outbox'
    | 'accesses'
    | 'births'
    | 'drafts'
    | 'threads'
    | 'codes'
    | 'issues'
    | 'ledger'
    | 'requests'
    | 'reports'
  >;
};

/** Grants everything that erasing a person studied needs, with the Stripe account, which closes unpaid orders. */
export const grantPersonErasure = (to: ServiceFunction, { stage, data }: PersonErasureProps): void => {
  grantSettle(to, { stage, data });
  grantForgetOrder(data, to);
  data.orders.grant(to, 'UpdateItem');
  data.refunds.grant(to, 'PutItem');
  data.profiles.grant(to, 'GetItem', 'UpdateItem');
  data.births.grant(to, 'GetItem', 'DeleteItem');
  data.accesses.grant(to, 'PutItem');
  data.reports.grantErase(to);
};
