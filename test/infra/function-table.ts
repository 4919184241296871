import { addressChange, type FunctionRow, origin, streams } from './function-row.ts';
import { atelierFunctions } from './function-table-atelier.ts';
import { guidanceFunctions } from './function-table-guidance.ts';
import { mailFunctions } from './function-table-mails.ts';
import { paperFunctions } from './function-table-papers.ts';
import { refundFunctions } from './function-table-refunds.ts';
import { reportFunctions } from './function-table-reports.ts';
import { watchFunctions } from './function-table-watch.ts';

const settle = [
  'Orders: dynamodb:GetItem dynamodb:PutItem',
  'Outbox: dynamodb:PutItem',
  'secret stripe-key: ssm:GetParameter',
];
const limits = 'Limits: dynamodb:UpdateItem';
const unread = 'Customers do not see their orders.';
const unproven = 'Customers cannot prove their address; their reports wait in the account.';
const profile = 'Customers do not see or change their profile; the checkout is not prefilled.';
const forgotten = 'Customers who forgot their password cannot sign in.';
const session = 'Customers are not signed in by themselves after a payment or a validation link.';

const notLive = 'Customers see changes of their orders only when they come back to the page or reload it.';

export const dataFunctions: Readonly<Record<string, FunctionRow>> = {
  AccountsDefineChallenge: { grants: [], impact: session },
  AccountsCreateChallenge: { grants: [], impact: session },
  AccountsVerifyChallenge: { grants: ['Tokens: dynamodb:UpdateItem'], impact: session },
};

export const apiFunctions: Readonly<Record<string, FunctionRow>> = {
  HttpCreatePayment: {
    grants: [
      origin,
      ...settle,
      'Concerns: dynamodb:GetItem',
      'Parts: dynamodb:PutItem',
      'Profiles: dynamodb:GetItem',
      limits,
    ],
    impact: 'Nobody can buy: the payment page does not open.',
    memory: 1024,
  },
  HttpReadPromise: {
    grants: [origin, 'Concerns: dynamodb:GetItem'],
    impact: 'The checkout shows a date that a long queue may not keep; a payment is then refused once.',
  },
  HttpVerifyPayment: {
    grants: [origin, ...settle, 'Parts: dynamodb:PutItem dynamodb:Query', 'Tokens: dynamodb:PutItem', limits],
    impact: 'Customers who come back from paying see no confirmation; the webhook still settles.',
    memory: 1024,
  },
  HttpStripeWebhook: {
    grants: [
      origin,
      'Concerns: dynamodb:DeleteItem dynamodb:PutItem',
      'Ledger: dynamodb:GetItem dynamodb:PutItem',
      'Orders: dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem',
      'Outbox: dynamodb:PutItem',
      'Parts: dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem',
      'Refunds: dynamodb:PutItem dynamodb:Query',
      'secret stripe-key: ssm:GetParameter',
      'secret stripe-webhook-secrets: ssm:GetParameter',
    ],
    impact: 'Payments, refunds of the dashboard and disputes are noticed late, or not at all.',
  },
  PurchasesReconcileService: {
    grants: [...settle, 'Parts: dynamodb:PutItem', 'Orders/awaiting: dynamodb:Query'],
    impact: 'A payment whose webhook was lost stays unnoticed.',
    timeout: 120,
  },
  HttpListOrders: {
    grants: [
      origin,
      'Orders: dynamodb:BatchGetItem',
      'Orders/by-user: dynamodb:Query',
      'Parts: dynamodb:Query',
    ],
    impact: unread,
  },
  HttpReadOrder: {
    grants: [origin, 'Orders: dynamodb:GetItem', 'Parts: dynamodb:Query'],
    impact: unread,
  },
  HttpReadAccesses: {
    grants: [origin, 'Accesses: dynamodb:Query', 'Orders: dynamodb:GetItem'],
    impact: 'Customers do not see who opened their data.',
  },
  ...atelierFunctions,
  HttpSignUp: {
    grants: [
      origin,
      'Outbox: dynamodb:PutItem',
      'Profiles: dynamodb:PutItem',
      'pool: cognito-idp:AdminCreateUser cognito-idp:AdminGetUser cognito-idp:AdminSetUserPassword',
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
      'Profiles: dynamodb:UpdateItem',
      'Tokens: dynamodb:GetItem dynamodb:UpdateItem',
      'pool: cognito-idp:AdminSetUserPassword cognito-idp:AdminUserGlobalSignOut',
      limits,
    ],
    impact: forgotten,
  },
  HttpValidateEmail: {
    grants: [
      origin,
      'Orders: dynamodb:BatchGetItem dynamodb:GetItem dynamodb:UpdateItem',
      'Orders/by-user: dynamodb:Query',
      'Outbox: dynamodb:PutItem',
      'Parts: dynamodb:Query',
      'Profiles: dynamodb:GetItem dynamodb:UpdateItem',
      'Tokens: dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem',
      limits,
    ],
    impact: unproven,
  },
  HttpResendValidation: {
    grants: [
      origin,
      'Orders: dynamodb:GetItem',
      'Outbox: dynamodb:PutItem',
      'Profiles: dynamodb:GetItem',
      limits,
    ],
    impact: unproven,
  },
  HttpReadProfile: {
    grants: [origin, 'Profiles: dynamodb:GetItem dynamodb:UpdateItem'],
    impact: profile,
  },
  RetentionEraseIdleService: {
    grants: [
      'Orders/by-user: dynamodb:Query',
      'Orders: dynamodb:BatchGetItem dynamodb:UpdateItem',
      'Parts: dynamodb:Query dynamodb:UpdateItem',
      'Profiles/by-month: dynamodb:Query',
      'Profiles: dynamodb:DeleteItem dynamodb:GetItem',
      'pool: cognito-idp:AdminDeleteUser',
      'reports bucket reports/: s3:DeleteObject',
    ],
    impact: 'Birth data and reports are kept longer than customers were told.',
    timeout: 900,
  },
  HttpUpdateProfile: {
    grants: [origin, 'Profiles: dynamodb:GetItem dynamodb:UpdateItem'],
    impact: profile,
  },
  HttpChangeEmail: {
    grants: [origin, ...addressChange, 'Orders: dynamodb:BatchGetItem dynamodb:UpdateItem'],
    impact: 'Customers whose mails do not arrive cannot correct their address.',
  },
  HttpContact: {
    grants: [origin, 'Contacts: dynamodb:PutItem', 'Outbox: dynamodb:PutItem', limits],
    impact: 'Visitors cannot write to support by the form.',
  },
  ...reportFunctions,
  ...watchFunctions,
  ...refundFunctions,
  ...paperFunctions,
  HttpHealth: { grants: [origin], impact: 'The smoke test cannot tell whether the shop answers.' },
  HttpLiveTicket: { grants: [origin, 'Tokens: dynamodb:PutItem'], impact: notLive },
  LiveConnect: {
    grants: [origin, 'Connections: dynamodb:PutItem', 'Tokens: dynamodb:DeleteItem'],
    impact: notLive,
  },
  LiveDisconnect: { grants: ['Connections: dynamodb:DeleteItem'], impact: notLive },
  LiveAnswerPing: { grants: ['live sockets: execute-api:ManageConnections'], impact: notLive },
  LivePushOrders: {
    grants: [
      streams,
      'Connections/by-user: dynamodb:Query',
      'Connections: dynamodb:DeleteItem',
      'Orders stream: dynamodb:DescribeStream dynamodb:GetRecords dynamodb:GetShardIterator',
      'Parts: dynamodb:Query',
      'live dead letters: sqs:GetQueueAttributes sqs:GetQueueUrl sqs:SendMessage',
      'live sockets: execute-api:ManageConnections',
    ],
    impact: notLive,
  },
  ...mailFunctions,
  ...guidanceFunctions,
};
