import { erasure, type FunctionRow, groups, origin, session, streams } from './function-row.ts';
import { accountFunctions } from './function-table-accounts.ts';
import { atelierFunctions } from './function-table-atelier.ts';
import { deskFunctions } from './function-table-desk.ts';
import { exportFunctions } from './function-table-exports.ts';
import { guidanceFunctions } from './function-table-guidance.ts';
import { issueFunctions } from './function-table-issues.ts';
import { mailFunctions } from './function-table-mails.ts';
import { paperFunctions } from './function-table-papers.ts';
import { refundFunctions } from './function-table-refunds.ts';
import { reportFunctions } from './function-table-reports.ts';
import { teamFunctions } from './function-table-team.ts';
import { typesettingFunctions } from './function-table-typesetting.ts';

const settle = [
  'Orders: dynamodb:GetItem dynamodb:PutItem',
  'Outbox: dynamodb:PutItem',
  'secret stripe-key: ssm:GetParameter',
];
const limits = 'Limits: dynamodb:UpdateItem';
const unread = 'Customers do not see their orders.';
const unentered = 'Customers are not signed in by themselves after a payment or a validation link.';

const notLive = 'Customers see changes of their orders only when they come back to the page or reload it.';

export const dataFunctions: Readonly<Record<string, FunctionRow>> = {
  AccountsDefineChallenge: { grants: [], impact: unentered },
  AccountsCreateChallenge: { grants: [], impact: unentered },
  AccountsShapeTokens: {
    grants: ['pool: cognito-idp:AdminGetUser cognito-idp:DescribeUserPoolClient'],
    impact: 'Nobody can sign in, and sessions end within 15 minutes.',
  },
  AccountsVerifyChallenge: { grants: [groups, 'Tokens: dynamodb:UpdateItem'], impact: unentered },
};

export const apiFunctions: Readonly<Record<string, FunctionRow>> = {
  HttpCreatePayment: {
    grants: [
      origin,
      ...settle,
      'Births: dynamodb:PutItem',
      'Issues: dynamodb:Query',
      'Parts: dynamodb:PutItem',
      'Profiles: dynamodb:GetItem',
      limits,
    ],
    impact: 'Nobody can buy: the payment page does not open.',
    memory: 1024,
    timeout: 20,
  },
  HttpReadQueues: {
    grants: [origin, 'Issues: dynamodb:Query'],
    impact: 'The checkout shows a date that a long queue may not keep; a payment is then refused once.',
  },
  HttpVerifyPayment: {
    grants: [
      origin,
      session,
      ...settle,
      'Parts: dynamodb:PutItem dynamodb:Query',
      'Tokens: dynamodb:PutItem',
      groups,
      limits,
    ],
    impact: 'Customers who come back from paying see no confirmation; the webhook still settles.',
    memory: 1024,
    timeout: 20,
  },
  HttpStripeWebhook: {
    grants: [
      origin,
      'Issues: dynamodb:DeleteItem dynamodb:PutItem',
      'Ledger: dynamodb:GetItem dynamodb:PutItem',
      'Orders: dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem',
      'Outbox: dynamodb:PutItem',
      'Parts: dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem',
      'Refunds: dynamodb:PutItem dynamodb:Query',
      'secret stripe-key: ssm:GetParameter',
      'secret stripe-webhook-secrets: ssm:GetParameter',
    ],
    impact: 'Payments, refunds of the dashboard and disputes are noticed late, or not at all.',
    timeout: 20,
  },
  PurchasesReconcileService: {
    grants: [
      ...settle.filter((grant) => !grant.startsWith('Orders:')),
      'Ledger: dynamodb:GetItem dynamodb:PutItem',
      'Orders: dynamodb:BatchGetItem dynamodb:GetItem dynamodb:PutItem',
      'Orders/awaiting: dynamodb:Query',
      'Parts: dynamodb:PutItem',
    ],
    impact: 'A payment whose webhook was lost stays unnoticed.',
    timeout: 240,
  },
  HttpListOrders: {
    grants: [
      origin,
      session,
      'Births: dynamodb:BatchGetItem',
      'Orders: dynamodb:BatchGetItem',
      'Orders/by-user: dynamodb:Query',
      'Parts: dynamodb:Query',
    ],
    impact: unread,
  },
  HttpReadOrder: {
    grants: [
      origin,
      session,
      'Births: dynamodb:GetItem',
      'Orders: dynamodb:GetItem',
      'Parts: dynamodb:Query',
    ],
    impact: unread,
  },
  HttpReadAccesses: {
    grants: [
      origin,
      session,
      'Accesses: dynamodb:Query',
      'Orders: dynamodb:GetItem',
      'Staff: dynamodb:BatchGetItem',
    ],
    impact: 'Customers do not see who opened their data.',
  },
  ...atelierFunctions,
  ...accountFunctions,
  ...exportFunctions,
  RetentionEraseIdleService: {
    grants: [
      ...erasure,
      'Orders: dynamodb:BatchGetItem dynamodb:DeleteItem dynamodb:UpdateItem',
      'Outbox: dynamodb:DeleteItem dynamodb:PutItem dynamodb:Scan',
      'Parts: dynamodb:Query dynamodb:UpdateItem',
      'Profiles/by-month: dynamodb:Query',
      'Profiles/closing: dynamodb:Query',
      'Staff: dynamodb:GetItem',
      'Tokens: dynamodb:DeleteItem dynamodb:Scan',
      'pool: cognito-idp:AdminDeleteUser',
      'reports bucket reports/: s3:DeleteObjectVersion',
      'reports bucket uploads/: s3:DeleteObjectVersion',
      'reports bucket: s3:ListBucketVersions',
    ],
    impact: 'Birth data and reports are kept longer than the privacy policy says.',
    timeout: 900,
  },
  HttpContact: {
    grants: [origin, 'Contacts: dynamodb:PutItem', 'Outbox: dynamodb:PutItem', limits],
    impact: 'Visitors cannot write to support by the form.',
  },
  ...reportFunctions,
  ...issueFunctions,
  ...teamFunctions,
  ...refundFunctions,
  ...paperFunctions,
  HttpHealth: { grants: [origin], impact: 'The smoke test cannot tell whether the shop answers.' },
  HttpLiveTicket: { grants: [origin, session, 'Tokens: dynamodb:PutItem'], impact: notLive },
  LiveConnect: {
    grants: [
      origin,
      session,
      'Connections: dynamodb:DeleteItem dynamodb:PutItem',
      'Tokens: dynamodb:DeleteItem',
    ],
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
  ...deskFunctions,
  ...typesettingFunctions,
};
