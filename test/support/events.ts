import type { APIGatewayProxyEventV2, SQSRecord } from 'aws-lambda';

/** A request in API Gateway's payload format 2.0, with header names in lower case. */
export const httpEvent = (
  headers: Readonly<Record<string, string>>,
  body: string,
): APIGatewayProxyEventV2 => ({
  version: '2.0',
  routeKey: 'POST /api/test',
  rawPath: '/api/test',
  rawQueryString: '',
  headers: { ...headers },
  requestContext: {
    accountId: '000000000000',
    apiId: 'api',
    domainName: 'api.example',
    domainPrefix: 'api',
    http: {
      method: 'POST',
      path: '/api/test',
      protocol: 'HTTP/1.1',
      sourceIp: '127.0.0.1',
      userAgent: 'test',
    },
    requestId: 'request',
    routeKey: 'POST /api/test',
    stage: '$default',
    time: '24/Nov/2026:17:42:00 +0000',
    timeEpoch: 1_795_542_120_000,
  },
  body,
  isBase64Encoded: false,
});

/** A message in the form of an SQS event. */
export const sqsRecord = (messageId: string, body: string): SQSRecord => ({
  messageId,
  body,
  receiptHandle: messageId,
  attributes: {
    ApproximateReceiveCount: '1',
    SentTimestamp: '0',
    SenderId: 'test',
    ApproximateFirstReceiveTimestamp: '0',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn:aws:sqs:eu-west-3:000000000000:queue',
  awsRegion: 'eu-west-3',
});
