import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
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
  data.orders.grant(to, 'UpdateItem');
  data.parts.grant(to, 'Query', 'UpdateItem');
  data.refunds.grant(to, 'PutItem');
  data.profiles.grant(to, 'GetItem', 'UpdateItem');
  data.births.grant(to, 'GetItem', 'DeleteItem');
  data.drafts.grant(to, 'Query', 'DeleteItem');
  data.codes.grant(to, 'BatchGetItem', 'UpdateItem');
  data.codes.grant(to, 'index by-order');
  data.issues.grant(to, 'Query', 'DeleteItem');
  data.ledger.grant(to, 'PutItem');
  data.accesses.grant(to, 'PutItem');
  data.requests.grant(to, 'Query', 'UpdateItem');
  data.reports.grantErase(to);
};
