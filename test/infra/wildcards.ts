/** The functions with X-Ray traces, because each trace costs: those of payments and promised mails. */
const traced = [
  'HttpCreatePayment',
  'HttpDeliverPart',
  'HttpPayOwed',
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

const streams = 'AWS grants the listing of streams on «*» only; an event source mapping asks for it.';
const report = 'The key of a report is its order, part and version.';
const paper = 'The key of a paper is its order and number.';
const archive = 'The key of an archive is its account and export.';
const line = 'S3 names each of its log files by itself; only the buckets of data may send any.';
const socket = 'A socket has its id when it is opened.';
const traces = 'AWS grants the two actions of X-Ray on «*» only.';
/** A reader of a stream has both actions in one statement. */
const ownTraces = (name: string) =>
  `${name === 'MailEnqueueMails' ? 'dynamodb:ListStreams ' : ''}xray:PutTelemetryRecords xray:PutTraceSegments`;
/** Rights on reports, and the functions that have them. */
const ofReports = [
  [
    's3:GetObject on reports bucket reports/',
    'HttpCheckDraft HttpMailedReportLink HttpPrintDraft HttpReadReport HttpReportLink ReportsKeepSentences ExportsMakeExport TypesettingTypesetReport',
  ],
  ['s3:PutObject on reports bucket reports/', 'HttpDeliverPart ReportsKeepSentences'],
  ['s3:PutObject on reports bucket uploads/', 'HttpStartUpload TypesettingTypesetReport'],
  ['s3:GetObjectVersion on reports bucket reports/', 'ReportsKeepSentences'],
  ['s3:GetObjectVersion on reports bucket uploads/', 'HttpDeliverPart HttpOpenUpload ReportsCheckReport'],
  ['s3:DeleteObjectVersion on reports bucket reports/', 'HttpErasePerson RetentionEraseIdleService'],
  ['s3:DeleteObjectVersion on reports bucket uploads/', 'HttpErasePerson RetentionEraseIdleService'],
] as const;
/** The permissions on more than one named resource, each with the reason why it cannot be narrower. */
export const wildcards: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ofReports.flatMap(([right, names]) => names.split(' ').map((name) => [`${name}: ${right}`, report])),
  ),
  ...Object.fromEntries(traced.map((name) => [`${name}: ${ownTraces(name)} on *`, traces])),
  'BucketLogsBucketPolicy: s3:PutObject on logs of archives': line,
  'BucketLogsBucketPolicy: s3:PutObject on logs of papers': line,
  'BucketLogsBucketPolicy: s3:PutObject on logs of reports': line,
  'HttpAcceptInvitation: execute-api:ManageConnections on open live sockets': socket,
  'HttpInviteStaff: execute-api:ManageConnections on open live sockets': socket,
  'HttpDismissStaff: execute-api:ManageConnections on open live sockets': socket,
  'TeamCommand: execute-api:ManageConnections on open live sockets': socket,
  'HttpChangePassword: execute-api:ManageConnections on open live sockets': socket,
  'HttpChooseByLink: execute-api:ManageConnections on open live sockets': socket,
  'HttpConfirmFactor: execute-api:ManageConnections on open live sockets': socket,
  'HttpResetFactor: execute-api:ManageConnections on open live sockets': socket,
  'HttpConfirmReset: execute-api:ManageConnections on open live sockets': socket,
  'HttpRefuseAccount: execute-api:ManageConnections on open live sockets': socket,
  'HttpSignOut: execute-api:ManageConnections on open live sockets': socket,
  'BooksKeepBooksService: s3:GetObject on papers bucket': paper,
  'BooksKeepBooksService: s3:PutObject on books bucket':
    'A file of the books is named by its hour and content.',
  'HttpAdminPaperLink: s3:GetObject on papers bucket': paper,
  'ExportsMakeExport: s3:AbortMultipartUpload s3:DeleteObject s3:PutObject on archives bucket': archive,
  'ExportsMakeExport: s3:GetObject on papers bucket': paper,
  'HttpOpenExport: s3:GetObject on archives bucket': archive,
  'HttpRefuseAccount: s3:DeleteObject on archives bucket': archive,
  'RetentionEraseIdleService: s3:DeleteObject on archives bucket': archive,
  'HttpPaperLink: s3:GetObject on papers bucket': paper,
  'LiveAnswerPing: execute-api:ManageConnections on live sockets': socket,
  'LivePushOrders: dynamodb:ListStreams on *': streams,
  'LivePushOrders: execute-api:ManageConnections on live sockets': socket,
  'LivePushThreads: dynamodb:ListStreams on *': streams,
  'LivePushThreads: execute-api:ManageConnections on live sockets': socket,
  'MailSendMail: s3:GetObject on papers bucket': paper,
  'PapersIssuePaper: s3:PutObject on papers bucket': paper,
  'SiteBucketPolicy: s3:GetObject s3:ListBucket on site bucket': 'All of the site is public.',
};
