import type { IndexOf, TableName } from '#domain/tables.ts';

export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'Scan'
  | 'PutItem'
  | 'BatchWriteItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem';

export type PoolAction =
  | 'AdminInitiateAuth'
  | 'AdminSetUserMFAPreference'
  | 'DescribeUserPoolClient'
  | 'AdminAddUserToGroup'
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminDisableUser'
  | 'AdminEnableUser'
  | 'AdminGetUser'
  | 'AdminListGroupsForUser'
  | 'AdminRemoveUserFromGroup'
  | 'AdminSetUserPassword'
  | 'AdminUpdateUserAttributes'
  | 'AdminUserGlobalSignOut';

/** What may be done with a table: an action, or the query of an index that it has. */
export type UseOf<Table extends TableName> = TableAction | `index ${IndexOf<Table>}`;

/** The tables of a route, each with exactly what it does there. An empty list passes the table's name without any right. */
export type Uses = { readonly [Table in TableName]?: readonly UseOf<Table>[] };

/** What a route may do beside its tables; `lib/constructs/powers.ts` grants it. */
export type Power =
  | 'change addresses'
  | 'check drafts'
  | 'erase unpaid accounts'
  | 'erase persons'
  | 'evict'
  | 'keep reports'
  | 'open archives'
  | 'open papers'
  | 'open reports'
  | 'open uploads'
  | 'read webhook secrets'
  | 'send to exporting'
  | 'send to typesetting'
  | 'settle'
  | 'settle refunds'
  | 'tell the site'
  | 'typeset'
  | 'upload reports';
