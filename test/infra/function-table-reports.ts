import { type FunctionRow, member, origin, session } from './function-row.ts';

const limits = 'Limits: dynamodb:UpdateItem';
const sending = 'Experts cannot send reports: nothing is delivered.';
const unopened = 'Customers cannot open the reports that they have paid for.';

/** The steps of a report: uploaded, checked, delivered, opened. */
export const reportFunctions: Readonly<Record<string, FunctionRow>> = {
  HttpStartUpload: {
    grants: [
      origin,
      'Orders: dynamodb:GetItem',
      'Parts: dynamodb:GetItem dynamodb:UpdateItem',
      ...member,
      'reports bucket uploads/: s3:PutObject',
    ],
    impact: sending,
  },
  HttpUploadState: {
    grants: [origin, 'Parts: dynamodb:GetItem', ...member],
    impact: sending,
  },
  ReportsCheckReport: {
    grants: [
      'Births: dynamodb:BatchGetItem',
      'Orders: dynamodb:BatchGetItem dynamodb:GetItem',
      'Parts/queue: dynamodb:Query',
      'Parts: dynamodb:Query dynamodb:UpdateItem',
      'reports bucket uploads/: s3:GetObjectVersion',
      'reports dead letters: sqs:SendMessage',
      'reports queue: sqs:ChangeMessageVisibility sqs:DeleteMessage sqs:GetQueueAttributes sqs:GetQueueUrl sqs:ReceiveMessage',
    ],
    impact: 'Reports that experts have sent are not checked, so they cannot be delivered.',
    memory: 1536,
    timeout: 60,
  },
  ReportsKeepSentences: {
    grants: [
      'Births: dynamodb:GetItem',
      'Issues: dynamodb:PutItem',
      'Orders: dynamodb:GetItem',
      'Parts: dynamodb:GetItem',
      'Passages: dynamodb:Query',
      'Sentences: dynamodb:BatchGetItem dynamodb:BatchWriteItem',
      'deliveries dead letters: sqs:SendMessage',
      'deliveries queue: sqs:ChangeMessageVisibility sqs:DeleteMessage sqs:GetQueueAttributes sqs:GetQueueUrl sqs:ReceiveMessage',
      'reports bucket reports/: s3:GetObject s3:GetObjectVersion s3:PutObject',
    ],
    impact: 'Delivered reports are compared with no later one, and nobody sees which repeat others.',
    memory: 1536,
    timeout: 60,
  },
  HttpAllowUntagged: {
    grants: [origin, 'Parts: dynamodb:GetItem dynamodb:UpdateItem', ...member],
    impact: 'Administrators cannot let a report without tags pass.',
  },
  HttpDeliverPart: {
    grants: [
      origin,
      'Codes: dynamodb:PutItem',
      'Orders: dynamodb:GetItem dynamodb:UpdateItem',
      'Outbox: dynamodb:PutItem',
      'Parts: dynamodb:GetItem dynamodb:Query dynamodb:UpdateItem',
      ...member,
      'reports bucket reports/: s3:PutObject',
      'reports bucket uploads/: s3:GetObjectVersion',
    ],
    impact: 'Experts cannot deliver: customers wait for reports that are written.',
  },
  HttpReportLink: {
    grants: [
      origin,
      session,
      'Accesses: dynamodb:PutItem',
      'Orders: dynamodb:GetItem',
      'Parts: dynamodb:GetItem',
      'reports bucket reports/: s3:GetObject',
    ],
    impact: unopened,
  },
  HttpMailedReportLink: {
    grants: [
      origin,
      'Accesses: dynamodb:PutItem',
      'Orders: dynamodb:GetItem',
      'Parts: dynamodb:GetItem',
      'Tokens: dynamodb:GetItem',
      'reports bucket reports/: s3:GetObject',
      limits,
    ],
    impact: unopened,
  },
  HttpReadReport: {
    grants: [
      origin,
      session,
      'Accesses: dynamodb:PutItem',
      'Orders: dynamodb:GetItem',
      'Parts: dynamodb:GetItem',
      'reports bucket reports/: s3:GetObject',
    ],
    impact: 'Customers cannot read their reports as a page; the PDFs still open.',
  },
  HttpResendOrderMail: {
    grants: [
      origin,
      session,
      'Orders: dynamodb:GetItem',
      'Outbox: dynamodb:PutItem',
      'Parts: dynamodb:Query',
      limits,
    ],
    impact: 'Customers who lost a mail of their order cannot have it again.',
  },
};
