import { type FunctionRow, member, origin, session } from './function-row.ts';

const impact = 'Customers cannot take their data along; by law the merchant must send it within a month.';

const unasked = 'Customers do not see their requests, and must ask for a correction in writing.';
const unanswered =
  'Administrators cannot answer a request for a correction, which the law wants within a month.';

/** «Télécharger mes données», corrections asked for in words, and the owner's register of requests. */
export const exportFunctions: Readonly<Record<string, FunctionRow>> = {
  HttpReadExport: { grants: [origin, session, 'Exports: dynamodb:GetItem'], impact },
  HttpAskExport: {
    grants: [
      origin,
      'Exports: dynamodb:GetItem dynamodb:PutItem',
      'Limits: dynamodb:UpdateItem',
      'Profiles: dynamodb:ConditionCheckItem dynamodb:GetItem',
      'Requests: dynamodb:PutItem',
      'exporting queue: sqs:SendMessage',
    ],
    impact,
  },
  HttpOpenExport: {
    grants: [
      origin,
      session,
      'Accesses: dynamodb:PutItem',
      'Exports: dynamodb:GetItem dynamodb:UpdateItem',
      'Tokens: dynamodb:GetItem',
      'archives bucket: s3:GetObject',
    ],
    impact,
  },
  ExportsMakeExport: {
    grants: [
      'Accesses: dynamodb:Query',
      'Births: dynamodb:BatchGetItem',
      'Codes/by-order: dynamodb:Query',
      'Codes: dynamodb:BatchGetItem',
      'Connections/by-user: dynamodb:Query',
      'Connections: dynamodb:BatchGetItem',
      'Contacts: dynamodb:Scan',
      'Drafts: dynamodb:Query',
      'Exports: dynamodb:BatchGetItem dynamodb:GetItem dynamodb:UpdateItem',
      'Guidances: dynamodb:Query',
      'Issues: dynamodb:BatchGetItem dynamodb:Query',
      'Orders/by-user: dynamodb:Query',
      'Orders: dynamodb:BatchGetItem',
      'Outbox: dynamodb:Scan',
      'Parts: dynamodb:Query',
      'Profiles: dynamodb:BatchGetItem dynamodb:GetItem',
      'Refunds: dynamodb:Query',
      'Requests: dynamodb:Query dynamodb:UpdateItem',
      'Sessions: dynamodb:Query',
      'Tokens: dynamodb:Scan',
      'archives bucket: s3:AbortMultipartUpload s3:DeleteObject s3:PutObject',
      'exporting dead letters: sqs:SendMessage',
      'exporting queue: sqs:ChangeMessageVisibility sqs:DeleteMessage sqs:GetQueueAttributes sqs:GetQueueUrl sqs:ReceiveMessage',
      'papers bucket: s3:GetObject',
      'pool: cognito-idp:AdminGetUser',
      'reports bucket reports/: s3:GetObject',
    ],
    impact,
    memory: 1024,
    timeout: 300,
  },
  HttpAtelierRequests: {
    grants: [origin, ...member, 'Requests: dynamodb:BatchGetItem', 'Requests/by-state: dynamodb:Query'],
    impact: 'Administrators do not see which requests about personal data must be answered.',
  },
  HttpOwnRequests: { grants: [origin, session, 'Requests: dynamodb:Query'], impact: unasked },
  HttpAskCorrection: {
    grants: [
      origin,
      'Limits: dynamodb:UpdateItem',
      'Orders: dynamodb:GetItem',
      'Outbox: dynamodb:PutItem',
      'Profiles: dynamodb:ConditionCheckItem dynamodb:GetItem',
      'Requests: dynamodb:GetItem dynamodb:PutItem',
    ],
    impact: unasked,
  },
  HttpOpenRequest: {
    grants: [origin, ...member, 'Accesses: dynamodb:PutItem', 'Requests: dynamodb:GetItem'],
    impact: unanswered,
  },
  HttpAnswerRequest: {
    grants: [origin, ...member, 'Outbox: dynamodb:PutItem', 'Requests: dynamodb:GetItem dynamodb:UpdateItem'],
    impact: unanswered,
  },
};
