/** What AWS asks in eu-west-3, in dollars, and how much of it is free each month for ever (no offer of a first year). */
export type Price = {
  readonly what: string;
  /** Dollars for one of `unit`. */
  readonly price: number;
  readonly unit: string;
  /** So many units of each month are free. */
  readonly free?: number;
  /** `read`: seen on a page, named. `remembered`: the regional price could not be looked up; check it on AWS's page. */
  readonly source: string;
};

/** When the table was made. Prices of AWS rarely rise. */
export const pricedOn = '21 November 2026';

const million = 1e6;
const memory = (page: string) => `remembered; aws.amazon.com/${page}/pricing`;

export const prices = {
  lambdaCalls: {
    what: 'Lambda, calls',
    price: 0.2 / million,
    unit: 'call',
    free: million,
    source: 'read: 0.20 $ a million in every region, first million free',
  },
  lambdaTime: {
    what: 'Lambda, time (arm64)',
    price: 0.0000133334,
    unit: 'GB·s',
    free: 400_000,
    source: 'read: 0.0000133334 $, 400,000 free',
  },
  httpCalls: {
    what: 'API Gateway, HTTP',
    price: 1.17 / million,
    unit: 'call',
    source: `${memory('api-gateway')} (read: 1.00 $ in us-east-1)`,
  },
  socketMessages: {
    what: 'API Gateway, socket messages',
    price: 1.17 / million,
    unit: 'message',
    source: `${memory('api-gateway')} (read: 1.00 $ in us-east-1)`,
  },
  socketMinutes: {
    what: 'API Gateway, socket minutes',
    price: 0.29 / million,
    unit: 'minute',
    source: `${memory('api-gateway')} (read: 0.25 $ in us-east-1)`,
  },
  writes: {
    what: 'DynamoDB, writes',
    price: 0.7423 / million,
    unit: 'write unit',
    source: `${memory('dynamodb')} (read: 0.625 $ in us-east-1 since November 2024)`,
  },
  reads: {
    what: 'DynamoDB, reads',
    price: 0.1486 / million,
    unit: 'read unit',
    source: `${memory('dynamodb')} (read: 0.125 $ in us-east-1)`,
  },
  rows: { what: 'DynamoDB, rows kept', price: 0.297, unit: 'GB', free: 25, source: memory('dynamodb') },
  backups: { what: 'DynamoDB, point-in-time recovery', price: 0.238, unit: 'GB', source: memory('dynamodb') },
  mails: {
    what: 'SES, mails',
    price: 0.1 / 1000,
    unit: 'mail',
    source: 'read: 0.10 $ a thousand',
  },
  attachments: { what: 'SES, attachments', price: 0.12, unit: 'GB', source: memory('ses') },
  messages: {
    what: 'SQS, requests',
    price: 0.4 / million,
    unit: 'request',
    free: million,
    source: memory('sqs'),
  },
  ordered: {
    what: 'SQS, requests of the queue in order',
    price: 0.5 / million,
    unit: 'request',
    source: memory('sqs'),
  },
  files: { what: 'S3, files kept', price: 0.024, unit: 'GB', source: memory('s3') },
  puts: { what: 'S3, writes', price: 0.0053 / 1000, unit: 'request', source: memory('s3') },
  logs: { what: 'CloudWatch, log lines', price: 0.5985, unit: 'GB', free: 5, source: memory('cloudwatch') },
  alarms: {
    what: 'CloudWatch, alarms',
    price: 0.1,
    unit: 'alarm',
    free: 10,
    source: 'read: 0.10 $ for each metric; ten free, remembered',
  },
  metrics: {
    what: 'CloudWatch, own metrics',
    price: 0.3,
    unit: 'metric',
    free: 10,
    source: memory('cloudwatch'),
  },
  dashboards: {
    what: 'CloudWatch, dashboards',
    price: 3,
    unit: 'dashboard',
    free: 3,
    source: memory('cloudwatch'),
  },
  traces: {
    what: 'X-Ray, traces',
    price: 5 / million,
    unit: 'trace',
    free: 100_000,
    source: 'read: 5.00 $ a million, 100,000 free',
  },
  secrets: {
    what: 'KMS, secrets decrypted',
    price: 0.03 / 10_000,
    unit: 'request',
    free: 20_000,
    source: memory('kms'),
  },
  edgeCalls: {
    what: 'CloudFront, requests',
    price: 0.012 / 10_000,
    unit: 'request',
    free: 10 * million,
    source: memory('cloudfront'),
  },
  edgeBytes: {
    what: 'CloudFront, bytes',
    price: 0.085,
    unit: 'GB',
    free: 1024,
    source: memory('cloudfront'),
  },
  edgeFunction: {
    what: 'CloudFront, function',
    price: 0.1 / million,
    unit: 'call',
    free: 2 * million,
    source: memory('cloudfront'),
  },
  accounts: {
    what: 'Cognito, active accounts',
    price: 0.015,
    unit: 'account',
    free: 10_000,
    source: `${memory('cognito')} (tier Essentials, a new pool’s own)`,
  },
} as const satisfies Readonly<Record<string, Price>>;
export type Service = keyof typeof prices;

/** How much of each is used. */
export type Usage = Readonly<Partial<Record<Service, number>>>;
