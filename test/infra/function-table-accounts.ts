import { addressChange, erasure, type FunctionRow, groups, origin } from './function-row.ts';
import { closingFunctions } from './function-table-closing.ts';

const limits = 'Limits: dynamodb:UpdateItem';
const unverified = 'Customers cannot verify their address; their reports wait in the account.';
const profile = 'Customers do not see or change their profile; the checkout is not prefilled.';
const unenrolled = 'Staff cannot enrol their second factor, without which the atelier opens nothing to them.';
const eviction = [
  'Connections: dynamodb:DeleteItem',
  'Connections/by-user: dynamodb:Query',
  'Orders: dynamodb:BatchGetItem dynamodb:UpdateItem',
  'Orders/by-user: dynamodb:Query',
  'Profiles: dynamodb:GetItem dynamodb:UpdateItem',
  'open live sockets: execute-api:ManageConnections',
];
const forgotten = 'Customers who forgot their password cannot sign in.';

/** Sign-up, verification of an address, forgotten password, profile. */
export const accountFunctions: Readonly<Record<string, FunctionRow>> = {
  ...closingFunctions,
  HttpSignUp: {
    grants: [
      origin,
      'Orders/by-user: dynamodb:Query',
      'Outbox: dynamodb:PutItem',
      'Profiles: dynamodb:PutItem',
      'pool: cognito-idp:AdminCreateUser cognito-idp:AdminGetUser cognito-idp:AdminListGroupsForUser cognito-idp:AdminSetUserPassword cognito-idp:AdminUpdateUserAttributes',
      limits,
    ],
    impact: 'New customers cannot make an account, so they cannot buy.',
  },
  HttpRequestReset: {
    grants: [origin, 'Outbox: dynamodb:PutItem', 'pool: cognito-idp:AdminGetUser', limits],
    impact: forgotten,
  },
  HttpConfirmReset: {
    grants: [
      origin,
      'Connections: dynamodb:DeleteItem',
      'Connections/by-user: dynamodb:Query',
      'Orders: dynamodb:BatchGetItem dynamodb:UpdateItem',
      'Orders/by-user: dynamodb:Query',
      'Outbox: dynamodb:PutItem',
      'Parts: dynamodb:Query',
      'Profiles: dynamodb:DeleteItem dynamodb:GetItem dynamodb:UpdateItem',
      'Staff: dynamodb:GetItem',
      'Tokens: dynamodb:GetItem dynamodb:UpdateItem',
      'open live sockets: execute-api:ManageConnections',
      'pool: cognito-idp:AdminDeleteUser cognito-idp:AdminGetUser cognito-idp:AdminSetUserPassword cognito-idp:AdminUpdateUserAttributes cognito-idp:AdminUserGlobalSignOut',
      limits,
    ],
    impact: forgotten,
  },
  HttpValidateEmail: {
    grants: [
      origin,
      'Births: dynamodb:GetItem',
      'Orders: dynamodb:BatchGetItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem',
      'Orders/by-user: dynamodb:Query',
      'Outbox: dynamodb:PutItem',
      'Parts: dynamodb:Query',
      'Profiles: dynamodb:GetItem dynamodb:UpdateItem',
      'Tokens: dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem',
      groups,
      limits,
    ],
    impact: unverified,
  },
  HttpResendValidation: {
    grants: [
      origin,
      'Orders: dynamodb:GetItem',
      'Outbox: dynamodb:PutItem',
      'Profiles: dynamodb:GetItem',
      limits,
    ],
    impact: unverified,
  },
  HttpReadProfile: {
    grants: [
      origin,
      'Profiles: dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:UpdateItem',
      'Sessions: dynamodb:PutItem dynamodb:Query',
    ],
    impact: profile,
  },
  HttpSignOut: {
    grants: [
      origin,
      ...eviction,
      'Sessions: dynamodb:DeleteItem',
      'pool: cognito-idp:AdminUserGlobalSignOut',
    ],
    impact: 'Claims outlive a sign-out by a day at most, and nobody can sign out everywhere.',
  },
  HttpUpdateProfile: {
    grants: [origin, 'Profiles: dynamodb:GetItem dynamodb:UpdateItem'],
    impact: profile,
  },
  HttpChangeEmail: {
    grants: [
      origin,
      ...addressChange,
      'Orders: dynamodb:BatchGetItem dynamodb:UpdateItem',
      'Tokens: dynamodb:GetItem',
    ],
    impact: 'Customers whose mails do not arrive cannot correct their address.',
  },
  HttpChangePassword: {
    grants: [
      origin,
      ...eviction,
      'Outbox: dynamodb:PutItem',
      'Staff: dynamodb:GetItem',
      'Tokens: dynamodb:GetItem',
      'pool: cognito-idp:AdminSetUserPassword cognito-idp:AdminUserGlobalSignOut',
      limits,
    ],
    impact: 'Customers change their password only by a mailed link.',
  },
  HttpChooseByLink: {
    grants: [
      origin,
      ...eviction,
      'Outbox: dynamodb:PutItem',
      'Parts: dynamodb:Query',
      'Staff: dynamodb:GetItem',
      'Tokens: dynamodb:GetItem dynamodb:UpdateItem',
      'pool: cognito-idp:AdminSetUserPassword cognito-idp:AdminUserGlobalSignOut',
      limits,
    ],
    impact: 'Owners of a mailbox cannot take the account with their address out of a stranger’s hands.',
  },
  HttpBeginFactor: {
    grants: [
      origin,
      'Profiles: dynamodb:GetItem',
      'pool: cognito-idp:AdminInitiateAuth cognito-idp:AdminListGroupsForUser',
      limits,
    ],
    impact: unenrolled,
  },
  HttpConfirmFactor: {
    grants: [
      origin,
      ...eviction,
      'pool: cognito-idp:AdminInitiateAuth cognito-idp:AdminListGroupsForUser cognito-idp:AdminSetUserMFAPreference cognito-idp:AdminUserGlobalSignOut',
      limits,
    ],
    impact: unenrolled,
  },
  HttpResetFactor: {
    grants: [
      origin,
      ...eviction,
      'Outbox: dynamodb:PutItem',
      'Staff: dynamodb:GetItem',
      'pool: cognito-idp:AdminListGroupsForUser cognito-idp:AdminSetUserMFAPreference cognito-idp:AdminSetUserPassword cognito-idp:AdminUserGlobalSignOut',
    ],
    impact: 'Administrators cannot let a colleague in again who has lost the phone.',
  },
  HttpRefuseAccount: {
    grants: [
      origin,
      ...erasure,
      'Orders: dynamodb:BatchGetItem dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem',
      'Outbox: dynamodb:DeleteItem dynamodb:PutItem dynamodb:Scan',
      'Parts: dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem',
      'Tokens: dynamodb:DeleteItem dynamodb:GetItem dynamodb:Scan',
      'open live sockets: execute-api:ManageConnections',
      'pool: cognito-idp:AdminDeleteUser cognito-idp:AdminDisableUser cognito-idp:AdminListGroupsForUser cognito-idp:AdminUserGlobalSignOut',
      'secret stripe-key: ssm:GetParameter',
      limits,
    ],
    timeout: 28,
    impact: 'Accounts that strangers opened with somebody’s address stay.',
  },
};
