import { type FunctionRow, member, origin } from './function-row.ts';

/** What the page of a part is made of, for the expert who has it. */
const part = ['Births: dynamodb:GetItem', 'Orders: dynamodb:GetItem'];

/** Pages of reports, and what their codes say, in the stack of the desk. */
export const typesettingFunctions: Readonly<Record<string, FunctionRow>> = {
  HttpPreviewDraft: {
    grants: [origin, ...part, 'Parts: dynamodb:GetItem', ...member],
    impact: 'Experts do not see the pages of what they write; writing and delivering go on.',
    memory: 3008,
  },
  HttpPrintDraft: {
    grants: [
      origin,
      ...member,
      'Accesses/by-reader: dynamodb:Query',
      'Births: dynamodb:BatchGetItem dynamodb:GetItem',
      'Drafts: dynamodb:Query',
      'Orders: dynamodb:BatchGetItem dynamodb:GetItem',
      'Parts: dynamodb:GetItem dynamodb:UpdateItem',
      'Passages: dynamodb:Query',
      'Sentences: dynamodb:BatchGetItem',
      'reports bucket reports/: s3:GetObject',
      'typesetting queue: sqs:SendMessage',
    ],
    impact: 'Experts cannot deliver what they wrote at the desk; they can upload a PDF.',
    memory: 1024,
    timeout: 20,
  },
  TypesettingTypesetReport: {
    grants: [
      ...part,
      'Drafts: dynamodb:Query',
      'Parts: dynamodb:Query dynamodb:UpdateItem',
      'reports bucket uploads/: s3:PutObject',
      'typesetting dead letters: sqs:SendMessage',
      'typesetting queue: sqs:ChangeMessageVisibility sqs:DeleteMessage sqs:GetQueueAttributes sqs:GetQueueUrl sqs:ReceiveMessage',
    ],
    impact: 'Reports from the desk are not made, so they cannot be delivered.',
    memory: 1769,
    timeout: 60,
  },
  HttpAuthenticity: {
    grants: [
      origin,
      'Codes: dynamodb:GetItem',
      'Limits: dynamodb:UpdateItem',
      'Orders: dynamodb:GetItem',
      'Parts: dynamodb:GetItem',
    ],
    impact: 'Nobody can check whether a report comes from the shop.',
  },
};
