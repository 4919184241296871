import type { DataStack } from '../stacks/data-stack.ts';
import type { ServiceFunction } from './service-function.ts';

type OrderTables = Pick<
  DataStack,
  'parts' | 'drafts' | 'threads' | 'codes' | 'issues' | 'ledger' | 'requests'
>;

/** Grants what every erasure looks through and removes around an order, paid or not. */
const grantForgetUnpaid = (data: OrderTables, to: ServiceFunction): void => {
  data.requests.grant(to, 'Query', 'UpdateItem');
  data.parts.grant(to, 'Query');
  data.codes.grant(to, 'index by-order');
  data.issues.grant(to, 'Query', 'DeleteItem');
  data.ledger.grant(to, 'PutItem');
};

/** Grants what both erasures remove of an order besides its birth and files (`lambdas/accounts/forget-order.ts`). */
export const grantForgetOrder = (data: OrderTables, to: ServiceFunction): void => {
  grantForgetUnpaid(data, to);
  data.parts.grant(to, 'UpdateItem');
  for (const table of [data.drafts, data.threads]) table.grant(to, 'Query', 'DeleteItem');
  data.codes.grant(to, 'BatchGetItem', 'UpdateItem');
};

/** Grants everything that erasing an account needs whose orders were never paid. */
export const grantUnpaidErasure = (
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
    | 'connections'
    | 'accesses'
    | 'births'
    | 'codes'
    | 'drafts'
    | 'threads'
    | 'issues'
    | 'ledger'
    | 'exports'
    | 'guidances'
    | 'requests'
    | 'sessions'
    | 'archives'
  >,
  to: ServiceFunction,
): void => {
  grantForgetUnpaid(data, to);
  data.exports.grant(to, 'DeleteItem');
  data.sessions.grant(to, 'Query', 'DeleteItem');
  data.archives.grantErase(to);
  data.accounts.grant(to, 'AdminDeleteUser');
  data.profiles.grant(to, 'GetItem', 'UpdateItem', 'DeleteItem');
  data.orders.grant(to, 'BatchGetItem', 'DeleteItem');
  data.orders.grant(to, 'index by-user');
  data.refunds.grant(to, 'Query');
  data.accesses.grant(to, 'Query', 'DeleteItem');
  data.births.grant(to, 'BatchGetItem', 'DeleteItem');
  data.connections.grant(to, 'DeleteItem');
  data.connections.grant(to, 'index by-user');
  for (const table of [data.outbox, data.tokens]) table.grant(to, 'index by-owner', 'DeleteItem');
  data.contacts.grant(to, 'index by-owner');
  // The stores of what only a paid order or a proven address has need the tables' names.
  for (const table of [data.drafts, data.threads, data.guidances]) table.identify(to);
};

/** Grants everything that erasing a person needs, without files. */
export const grantErasure = (data: Parameters<typeof grantUnpaidErasure>[0], to: ServiceFunction): void => {
  grantUnpaidErasure(data, to);
  grantForgetOrder(data, to);
  data.orders.grant(to, 'UpdateItem');
  data.refunds.grant(to, 'UpdateItem');
  data.contacts.grant(to, 'DeleteItem');
  data.guidances.grant(to, 'Query', 'UpdateItem', 'DeleteItem');
};
