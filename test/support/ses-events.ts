/**
 * Events in the shapes of «Examples of event data that Amazon SES publishes to Amazon SNS» (SES developer guide),
 * with the shop's own tags.
 */
type About = {
  readonly user?: string;
  readonly order?: string;
  readonly kind?: string;
  readonly to?: string;
  readonly sentAt?: string;
};
type Changes = Readonly<Record<string, unknown>>;

const from = 'Les Quatre Sagesses <bonjour@lesquatresagesses.example>';

export const sesMail = ({
  user,
  order,
  kind = 'validation',
  to = 'camille@exemple.fr',
  sentAt = '2026-11-24T17:42:02.012Z',
}: About = {}) => ({
  timestamp: sentAt,
  source: from,
  sourceArn: 'arn:aws:ses:eu-west-3:123456789012:identity/bonjour@lesquatresagesses.example',
  sendingAccountId: '123456789012',
  messageId: 'EXAMPLE7c191be45-e9aedb9a-02f9-4d12-a87d-dd0099a07f8a-000000',
  destination: [to],
  headersTruncated: false,
  headers: [
    { name: 'From', value: from },
    { name: 'To', value: to },
    { name: 'MIME-Version', value: '1.0' },
  ],
  commonHeaders: {
    from: [from],
    to: [to],
    messageId: 'EXAMPLE7c191be45-e9aedb9a-02f9-4d12-a87d-dd0099a07f8a-000000',
  },
  tags: {
    'ses:configuration-set': ['MailFeedbackSet'],
    'ses:source-ip': ['192.0.2.0'],
    'ses:from-domain': ['lesquatresagesses.example'],
    kind: [kind],
    ...(user && { user: [user] }),
    ...(order && { order: [order] }),
  },
});
type SesMail = ReturnType<typeof sesMail>;

export const bounceEvent = (mail: SesMail, changes: Changes = {}) => ({
  eventType: 'Bounce',
  bounce: {
    bounceType: 'Permanent',
    bounceSubType: 'General',
    bouncedRecipients: mail.destination.map((emailAddress) => ({
      emailAddress,
      action: 'failed',
      status: '5.1.1',
      diagnosticCode: 'smtp; 550 5.1.1 user unknown',
    })),
    timestamp: '2026-11-24T17:43:02.669Z',
    feedbackId: '01000157c44f053b-61b59c11-9236-11e6-8f96-7be8aexample-000000',
    reportingMTA: 'dsn; mta.example.com',
    ...changes,
  },
  mail,
});

export const complaintEvent = (mail: SesMail, changes: Changes = {}) => ({
  eventType: 'Complaint',
  complaint: {
    complainedRecipients: mail.destination.map((emailAddress) => ({ emailAddress })),
    complaintSubType: null,
    timestamp: '2026-11-24T17:43:02.669Z',
    feedbackId: '01000157c44f053b-61b59c11-9236-11e6-8f96-7be8aexample-000000',
    userAgent: 'Amazon SES Mailbox Simulator',
    complaintFeedbackType: 'abuse',
    arrivalDate: '2026-11-24T17:43:02.669Z',
    ...changes,
  },
  mail,
});
