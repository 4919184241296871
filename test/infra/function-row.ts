/**
 * The permissions of each function, and the loss for customers when it fails. `grants` are exact: resource, then
 * actions. The log group of its stack and its traces are not listed, because each function writes only there.
 */
export type FunctionRow = {
  readonly grants: readonly string[];
  readonly impact: string;
  readonly memory?: number;
  readonly timeout?: number;
};

/** The functions with X-Ray traces: those of payments and promised mails. */
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
  'TypesettingTypesetReport',
];

/** The permissions of a traced function on «*»: AWS has no narrower resource. */
export const traces = 'traces: xray:PutTelemetryRecords xray:PutTraceSegments';

/** The only other «*»: AWS has no narrower resource for the listing of streams. */
export const streams = '*: dynamodb:ListStreams';

/** The account's profile says whether a session has been ended. */
export const session = 'Profiles: dynamodb:GetItem';

/** The reads that identify a caller of the atelier: the session, and the staff row. */
export const member = ['Profiles: dynamodb:GetItem', 'Staff: dynamodb:GetItem'];

export const origin = 'secret origin-secret: ssm:GetParameter';

/** The grants of a change of address. */
export const addressChange = [
  'Issues: dynamodb:DeleteItem',
  'Limits: dynamodb:UpdateItem',
  'Orders/by-user: dynamodb:Query',
  'Outbox: dynamodb:PutItem',
  'Profiles: dynamodb:GetItem dynamodb:UpdateItem',
  'pool: cognito-idp:AdminGetUser cognito-idp:AdminUpdateUserAttributes',
];

/** Staff get no server session, so starting one first reads the groups. */
export const groups = 'pool: cognito-idp:AdminListGroupsForUser';

/** The grants of an erasure, where no other grant of the same table is added. */
export const erasure = [
  'Accesses: dynamodb:DeleteItem dynamodb:Query',
  'Births: dynamodb:DeleteItem',
  'Codes/by-order: dynamodb:Query',
  'Codes: dynamodb:BatchGetItem dynamodb:UpdateItem',
  'Issues: dynamodb:DeleteItem dynamodb:Query',
  'Ledger: dynamodb:PutItem',
  'Connections/by-user: dynamodb:Query',
  'Connections: dynamodb:DeleteItem',
  'Contacts: dynamodb:DeleteItem dynamodb:Scan',
  'Drafts: dynamodb:DeleteItem dynamodb:Query',
  'Exports: dynamodb:DeleteItem',
  'Guidances: dynamodb:DeleteItem dynamodb:Query dynamodb:UpdateItem',
  'Orders/by-user: dynamodb:Query',
  'Profiles: dynamodb:DeleteItem dynamodb:GetItem dynamodb:UpdateItem',
  'Refunds: dynamodb:Query dynamodb:UpdateItem',
  'Requests: dynamodb:Query dynamodb:UpdateItem',
  'Sessions: dynamodb:DeleteItem dynamodb:Query',
  'archives bucket: s3:DeleteObject',
  'archives bucket list: s3:ListBucket',
];
