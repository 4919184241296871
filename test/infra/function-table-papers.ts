import { type FunctionRow, member, origin, session } from './function-row.ts';

/** Invoices and credit notes. */
export const paperFunctions: Readonly<Record<string, FunctionRow>> = {
  PapersIssuePaper: {
    grants: [
      'Counters: dynamodb:GetItem dynamodb:PutItem',
      'Orders: dynamodb:GetItem dynamodb:UpdateItem',
      'Outbox: dynamodb:PutItem dynamodb:UpdateItem',
      'Refunds: dynamodb:GetItem',
      'mail queue: sqs:SendMessage',
      'paper queue: sqs:ChangeMessageVisibility sqs:DeleteMessage sqs:GetQueueAttributes sqs:GetQueueUrl sqs:ReceiveMessage',
      'papers bucket: s3:PutObject',
      'papers dead letters: sqs:SendMessage',
    ],
    impact: 'Paid orders get no invoice, so neither their confirmation nor an expert.',
    memory: 1024,
    timeout: 30,
  },
  HttpPaperLink: {
    grants: [
      origin,
      session,
      'Accesses: dynamodb:PutItem',
      'Orders: dynamodb:GetItem',
      'papers bucket: s3:GetObject',
    ],
    impact: 'Customers cannot open their invoices and credit notes.',
  },
  HttpAdminPaperLink: {
    grants: [
      origin,
      'Accesses: dynamodb:PutItem',
      'Orders: dynamodb:GetItem',
      ...member,
      'papers bucket: s3:GetObject',
    ],
    impact: 'Administrators cannot open invoices and credit notes.',
  },
};
