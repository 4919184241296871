import type { DataStack } from '../stacks/data-stack.ts';
import type { LiveApi } from './live-api.ts';
import type { ServiceFunction } from './service-function.ts';

/** Grants everything that ending an account's sessions needs. */
export const grantEviction = (
  data: Pick<DataStack, 'accounts' | 'orders' | 'profiles' | 'connections'>,
  live: LiveApi,
  to: ServiceFunction,
): void => {
  data.accounts.grant(to, 'AdminUserGlobalSignOut');
  data.profiles.grant(to, 'UpdateItem');
  data.orders.grant(to, 'BatchGetItem', 'UpdateItem');
  data.orders.grant(to, 'index by-user');
  data.connections.grant(to, 'DeleteItem');
  data.connections.grant(to, 'index by-user');
  live.grantClosing(to);
};
