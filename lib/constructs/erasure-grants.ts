import type { DataStack } from '../stacks/data-stack.ts';
import type { ServiceFunction } from './service-function.ts';

/** Grants what both erasures remove of an order besides its birth and files (`lambdas/accounts/forget-order.ts`). */
export const grantForgetOrder = (
  data: Pick<DataStack, 'parts' | 'drafts' | 'codes' | 'issues' | 'ledger' | 'requests'>,
  to: ServiceFunction,
): void => {
  data.requests.grant(to, 'Query', 'UpdateItem');
  data.parts.grant(to, 'Query', 'UpdateItem');
  data.drafts.grant(to, 'Query', 'DeleteItem');
  data.codes.grant(to, 'BatchGetItem', 'UpdateItem');
  data.codes.grant(to, 'index by-order');
  data.issues.grant(to, 'Query', 'DeleteItem');
  data.ledger.grant(to, 'PutItem');
};

/** Grants everything that erasing a person needs, without files. */
export const grantErasure = (
  data: Pick<
    DataStack,
    | 'accounts'
    | 'orders'
    | 'parts'
    | 'profiles'
    | 'tokens'
    | 'refunds'
    | 'outbox'
    | 'contacts'
    | 'guidances'
    | 'connections'
    | 'accesses'
    | 'births'
    | 'drafts'
    | 'codes'
    | 'issues'
    | 'ledger'
    | 'exports'
    | 'requests'
    | 'sessions'
    | 'archives'
  >,
  to: ServiceFunction,
): void => {
  grantForgetOrder(data, to);
  data.exports.grant(to, 'DeleteItem');
  data.sessions.grant(to, 'Query', 'DeleteItem');
  data.archives.grantErase(to);
  data.accounts.grant(to, 'AdminDeleteUser');
  data.profiles.grant(to, 'GetItem', 'UpdateItem', 'DeleteItem');
  data.orders.grant(to, 'BatchGetItem', 'UpdateItem', 'DeleteItem');
  data.orders.grant(to, 'index by-user');
  data.refunds.grant(to, 'Query', 'UpdateItem');
  data.accesses.grant(to, 'Query', 'DeleteItem');
  data.births.grant(to, 'BatchGetItem', 'DeleteItem');
  data.connections.grant(to, 'DeleteItem');
  data.connections.grant(to, 'index by-user');
  data.guidances.grant(to, 'Query', 'UpdateItem', 'DeleteItem');
  for (const table of [data.outbox, data.tokens, data.contacts])
    table.grant(to, 'index by-owner', 'DeleteItem');
};
