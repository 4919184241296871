import { type FunctionRow, member, origin } from './function-row.ts';

const sources = ['Outbox/due: dynamodb:Query', 'Parts/queue: dynamodb:Query'];

/** Every queue: all dead letters, and all queues of work. */
const readable = [
  ...[
    'deliveries',
    'feedback',
    'live',
    'mail',
    'papers',
    'purchases',
    'refunds',
    'reports',
    'retention',
    'issues',
  ].map((name) => `${name} dead letters`),
  'deliveries queue',
  'mail queue',
  'paper queue',
  'reports queue',
  'exporting dead letters',
  'exporting queue',
  'typesetting dead letters',
  'typesetting queue',
];

export const issueFunctions: Readonly<Record<string, FunctionRow>> = {
  IssuesSweepIssuesService: {
    grants: [
      ...sources,
      'Issues: dynamodb:DeleteItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem',
      'Orders: dynamodb:GetItem dynamodb:UpdateItem',
      'Outbox: dynamodb:BatchGetItem dynamodb:PutItem',
      'Parts: dynamodb:BatchGetItem dynamodb:Query dynamodb:UpdateItem',
      'Staff: dynamodb:Scan',
      ...readable.map((queue) => `${queue}: sqs:GetQueueAttributes`),
    ],
    impact: 'Late orders and what else is forgotten stay unnoticed, and due dates ignore the queues.',
    timeout: 120,
  },
  HttpAtelierIssues: {
    grants: [
      origin,
      ...sources,
      'Issues: dynamodb:Query',
      'Orders: dynamodb:BatchGetItem',
      'Outbox: dynamodb:BatchGetItem',
      'Parts: dynamodb:BatchGetItem',
      'Profiles: dynamodb:BatchGetItem dynamodb:GetItem',
      'Staff: dynamodb:GetItem',
    ],
    impact: 'Nobody sees in the atelier what is late or went wrong.',
  },
  HttpResendMail: {
    grants: [origin, 'Outbox: dynamodb:GetItem dynamodb:UpdateItem', ...member],
    impact: 'Administrators cannot send a mail again that was given up.',
  },
};
