/**
 * What each function may do, and what customers lose when it fails. `grants` are exact: resource, then actions.
 * The log group of its stack and its traces are not listed: each writes there and nowhere else.
 */
export type FunctionRow = {
  readonly grants: readonly string[];
  readonly impact: string;
  readonly memory?: number;
  readonly timeout?: number;
};

/** Functions through which money and promised mails go: X-Ray keeps their calls. */
export const traced: readonly string[] = [
  'HttpCreatePayment',
  'HttpDeliverPart',
  'HttpRefundOrder',
  'HttpStripeWebhook',
  'HttpVerifyPayment',
  'HttpWithdraw',
  'MailEnqueueMails',
  'MailSendMail',
  'PapersIssuePaper',
  'PurchasesReconcileService',
  'RefundsSweepRefundsService',
  'ReportsCheckReport',
];

/** What a traced function may do, on «*»: AWS knows no narrower resource. */
export const traces = 'traces: xray:PutTelemetryRecords xray:PutTraceSegments';

/** The one «*» beside: AWS knows no narrower resource for the listing of streams. */
export const streams = '*: dynamodb:ListStreams';

/** Whether a session has been ended stands on its account's profile. */
export const session = 'Profiles: dynamodb:GetItem';

/** What the atelier asks of each of its callers: the session, and the row of the staff. */
export const member = ['Profiles: dynamodb:GetItem', 'Staff: dynamodb:GetItem'];

export const origin = 'secret origin-secret: ssm:GetParameter';

/** What it takes to give an account another address. */
export const addressChange = [
  'Concerns: dynamodb:DeleteItem',
  'Limits: dynamodb:UpdateItem',
  'Orders/by-user: dynamodb:Query',
  'Outbox: dynamodb:PutItem',
  'Profiles: dynamodb:GetItem dynamodb:UpdateItem',
  'pool: cognito-idp:AdminGetUser cognito-idp:AdminUpdateUserAttributes',
];

/** Staff get no session of the server: whoever starts one asks for the groups first. */
export const groups = 'pool: cognito-idp:AdminListGroupsForUser';

/** What it takes to forget a person, where no other grant of the same table is added. */
export const erasure = [
  'Accesses: dynamodb:DeleteItem dynamodb:Query',
  'Concerns: dynamodb:DeleteItem dynamodb:Query',
  'Connections/by-user: dynamodb:Query',
  'Connections: dynamodb:DeleteItem',
  'Contacts: dynamodb:DeleteItem dynamodb:Scan',
  'Guidances: dynamodb:DeleteItem dynamodb:Query dynamodb:UpdateItem',
  'Orders/by-user: dynamodb:Query',
  'Profiles: dynamodb:DeleteItem dynamodb:GetItem dynamodb:UpdateItem',
  'Refunds: dynamodb:Query dynamodb:UpdateItem',
];
