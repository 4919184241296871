/** Dollars in eu-west-3, November 2026, without taxes: one unit of what AWS counts. */
export const prices = {
  lambdaCall: 0.2e-6,
  lambdaSecond: 13.3334e-6,
  httpCall: 1.17e-6,
  socketMessage: 1.17e-6,
  socketMinute: 0.29e-6,
  writeUnit: 0.7423e-6,
  readUnit: 0.1486e-6,
  mail: 100e-6,
  attachedMegabyte: 120e-6,
  queueRequest: 0.4e-6,
  fileWrite: 5.3e-6,
  loggedMegabyte: 598.5e-6,
  trace: 5e-6,
  /** A month each. */
  alarmMetric: 0.1,
  customMetric: 0.3,
  dashboard: 3,
  key: 1,
  /** A gigabyte kept for a month: rows, their recovery to any instant, and files. */
  rowGigabyte: 0.297,
  recoveryGigabyte: 0.238,
  fileGigabyte: 0.024,
  account: 0.015,
  firewall: 5,
  firewallRule: 1,
  domain: 0.5,
} as const;

/** What AWS gives an account each month without end. */
export const free = {
  alarmMetrics: 10,
  customMetrics: 10,
  dashboards: 3,
  queueRequests: 1_000_000,
  lambdaCalls: 1_000_000,
  lambdaSeconds: 400_000,
  accounts: 10_000,
} as const;

/** Where each price is told, and whether it was read there: by hand, in the days of November 2026. */
export const sources = [
  ['SES, Lambda, X-Ray, alarms', 'aws.amazon.com/{ses,lambda,xray,cloudwatch}/pricing', 'before 27 November'],
  ['firewall, metrics, dashboards', 'aws.amazon.com/{waf,cloudwatch}/pricing', '27 November, at second hand'],
  [
    'polls of an empty queue',
    'docs.aws.amazon.com/lambda/latest/dg/services-sqs-scaling.html',
    '27 November',
  ],
  [
    'Cognito: 10,000 free accounts',
    'aws.amazon.com/cognito/pricing',
    '27 November, at second hand; 0.015 $ not checked',
  ],
  [
    'tables, recovery, files, APIs, queues',
    'aws.amazon.com/{dynamodb,s3,api-gateway,sqs}/pricing',
    'not checked',
  ],
] as const;
