import type { DataStack } from '../stacks/data-stack.ts';
import type { ServiceFunction } from './service-function.ts';

/** Grants everything that a change of an account's address needs. */
export const grantEmailChange = (
  data: Pick<DataStack, 'accounts' | 'orders' | 'profiles' | 'staff' | 'outbox' | 'issues'>,
  to: ServiceFunction,
): void => {
  data.accounts.grant(to, 'AdminGetUser', 'AdminUpdateUserAttributes');
  data.profiles.grant(to, 'GetItem', 'UpdateItem');
  data.orders.grant(to, 'BatchGetItem', 'UpdateItem');
  data.orders.grant(to, 'index by-user');
  data.staff.grant(to, 'GetItem', 'ConditionCheckItem');
  data.outbox.grant(to, 'PutItem');
  data.issues.grant(to, 'DeleteItem');
};
