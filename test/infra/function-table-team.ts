import { type FunctionRow, origin } from './function-row.ts';

const impact = 'Nobody can be invited to the atelier or shut out of it.';
const timeout = 29;

const pool = (...actions: readonly string[]) =>
  `pool: ${actions.map((action) => `cognito-idp:Admin${action}`).join(' ')}`;
const evicting = [
  'Connections/by-user: dynamodb:Query',
  'Connections: dynamodb:DeleteItem',
  'Orders/by-user: dynamodb:Query',
  'open live sockets: execute-api:ManageConnections',
];
/** Open parts return to their queues; the order’s version informs their customers' pages. */
const releasing = [
  'Parts/queue: dynamodb:Query',
  'Parts: dynamodb:BatchGetItem dynamodb:GetItem dynamodb:UpdateItem',
];

/** Passages of a member who leaves expire, unless the member returns. */
const ending = 'Passages: dynamodb:Query dynamodb:UpdateItem';

/** «L'équipe»: managing the staff. */
export const teamFunctions: Readonly<Record<string, FunctionRow>> = {
  HttpListStaff: {
    grants: [
      origin,
      'Profiles: dynamodb:BatchGetItem dynamodb:GetItem',
      'Staff: dynamodb:GetItem dynamodb:Scan',
    ],
    impact,
    timeout,
  },
  HttpInviteStaff: {
    grants: [
      origin,
      'Outbox: dynamodb:PutItem',
      'Profiles: dynamodb:GetItem dynamodb:PutItem',
      'Staff: dynamodb:GetItem dynamodb:PutItem',
      pool('CreateUser', 'GetUser', 'UpdateUserAttributes'),
    ],
    impact,
    timeout,
  },
  HttpChangeStaff: {
    grants: [
      origin,
      ...releasing,
      'Orders: dynamodb:UpdateItem',
      'Profiles: dynamodb:GetItem',
      'Staff: dynamodb:GetItem dynamodb:UpdateItem',
      pool('AddUserToGroup', 'RemoveUserFromGroup'),
    ],
    impact,
    timeout,
  },
  HttpDismissStaff: {
    grants: [
      origin,
      ...evicting,
      ...releasing,
      'Orders: dynamodb:BatchGetItem dynamodb:UpdateItem',
      ending,
      'Profiles: dynamodb:BatchGetItem dynamodb:GetItem dynamodb:UpdateItem',
      'Staff: dynamodb:ConditionCheckItem dynamodb:DeleteItem dynamodb:GetItem dynamodb:Scan dynamodb:UpdateItem',
      pool('AddUserToGroup', 'DisableUser', 'RemoveUserFromGroup', 'UserGlobalSignOut'),
    ],
    impact,
    timeout,
  },
  HttpReadmitStaff: {
    grants: [
      origin,
      ending,
      'Profiles: dynamodb:GetItem',
      'Staff: dynamodb:GetItem dynamodb:UpdateItem',
      pool('AddUserToGroup', 'EnableUser', 'RemoveUserFromGroup'),
    ],
    impact,
    timeout,
  },
  HttpAcceptInvitation: {
    grants: [
      origin,
      ...evicting,
      'Limits: dynamodb:UpdateItem',
      'Orders: dynamodb:BatchGetItem dynamodb:UpdateItem',
      'Outbox: dynamodb:PutItem',
      'Parts: dynamodb:Query',
      'Profiles: dynamodb:UpdateItem',
      'Staff: dynamodb:GetItem dynamodb:UpdateItem',
      'Tokens: dynamodb:GetItem dynamodb:UpdateItem',
      pool('AddUserToGroup', 'RemoveUserFromGroup', 'SetUserPassword', 'UserGlobalSignOut'),
    ],
    impact: 'Whoever is invited to the atelier cannot enter it.',
  },
  TeamCommand: {
    grants: [
      ...evicting,
      ...releasing,
      'Orders: dynamodb:BatchGetItem dynamodb:UpdateItem',
      'Outbox: dynamodb:PutItem',
      ending,
      'Profiles: dynamodb:BatchGetItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem',
      'Staff: dynamodb:ConditionCheckItem dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:Scan dynamodb:UpdateItem',
      pool(
        'AddUserToGroup',
        'CreateUser',
        'DisableUser',
        'EnableUser',
        'GetUser',
        'ListGroupsForUser',
        'RemoveUserFromGroup',
        'SetUserMFAPreference',
        'SetUserPassword',
        'UpdateUserAttributes',
        'UserGlobalSignOut',
      ),
    ],
    impact,
    timeout,
  },
};
