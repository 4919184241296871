import { type FunctionRow, streams } from './function-row.ts';

/** Outbox, queue, SES. */
export const mailFunctions: Readonly<Record<string, FunctionRow>> = {
  MailEnqueueMails: {
    grants: [
      streams,
      'Outbox stream: dynamodb:DescribeStream dynamodb:GetRecords dynamodb:GetShardIterator',
      'mail dead letters: sqs:GetQueueAttributes sqs:GetQueueUrl sqs:SendMessage',
      'mail queue: sqs:SendMessage',
      'paper queue: sqs:SendMessage',
    ],
    impact: 'Mails leave late: only the sweep still enqueues them.',
  },
  MailSendMail: {
    grants: [
      'Births: dynamodb:GetItem',
      'Contacts: dynamodb:GetItem',
      'Guidances: dynamodb:GetItem dynamodb:UpdateItem',
      'Orders: dynamodb:GetItem dynamodb:UpdateItem',
      'Outbox: dynamodb:DeleteItem dynamodb:PutItem dynamodb:UpdateItem',
      'Parts: dynamodb:BatchGetItem dynamodb:Query dynamodb:UpdateItem',
      'Profiles: dynamodb:GetItem',
      'Refunds: dynamodb:GetItem',
      'Requests: dynamodb:GetItem',
      'Staff: dynamodb:GetItem',
      'Tokens: dynamodb:PutItem',
      'mail dead letters: sqs:SendMessage',
      'mail queue: sqs:ChangeMessageVisibility sqs:DeleteMessage sqs:GetQueueAttributes sqs:GetQueueUrl sqs:ReceiveMessage',
      ' configuration set: ses:SendRawEmail',
      'Guidance configuration set: ses:SendRawEmail',
      'papers bucket: s3:GetObject',
      'sender dev.lesquatresagesses.example: ses:SendRawEmail',
      'sender guidance.dev.lesquatresagesses.example: ses:SendRawEmail',
    ],
    impact: 'Customers miss their confirmation or validation mail, and experts do not get the order.',
    timeout: 30,
  },
  MailFeedbackReceive: {
    grants: [
      'Issues: dynamodb:PutItem',
      'Guidances: dynamodb:UpdateItem',
      'Profiles: dynamodb:UpdateItem',
      'feedback dead letters: sqs:GetQueueAttributes sqs:GetQueueUrl sqs:SendMessage',
    ],
    impact: 'Customers whose mails do not arrive are not informed, and cannot correct their address.',
  },
  MailTellPolicyService: {
    grants: [
      'Outbox: dynamodb:PutItem',
      'Profiles: dynamodb:Scan dynamodb:UpdateItem',
      'Staff: dynamodb:GetItem',
    ],
    impact: 'Customers are not told of an important change of the privacy policy before it applies.',
    timeout: 120,
  },
  MailSweepMailsService: {
    grants: ['Outbox/due: dynamodb:Query', 'mail queue: sqs:SendMessage', 'paper queue: sqs:SendMessage'],
    impact: 'A mail that failed once is not tried again.',
    timeout: 120,
  },
};
