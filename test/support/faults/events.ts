/** Events as API Gateway, SQS, DynamoDB's stream and the schedule send them. */
import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, SQSEvent } from 'aws-lambda';
import { inject } from 'vitest';
import * as z from 'zod/mini';

export type HttpCall = {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly parameters?: Readonly<Record<string, string>>;
  /** The claims of a token that the authorizer has verified, for routes behind it. */
  readonly claims?: Readonly<Record<string, string>>;
};

const eventOf = ({ method, path, body, headers = {}, parameters }: HttpCall): APIGatewayProxyEventV2 => ({
  version: '2.0',
  routeKey: `${method} ${path}`,
  rawPath: path,
  rawQueryString: '',
  headers: {
    'content-type': 'application/json',
    'x-origin-secret': inject('shop').originSecret,
    'x-viewer-ip': '203.0.113.7',
    ...headers,
  },
  requestContext: {
    accountId: '000000000000',
    apiId: 'proof',
    domainName: 'proof.local',
    domainPrefix: 'proof',
    http: { method, path, protocol: 'HTTP/1.1', sourceIp: '203.0.113.7', userAgent: 'proof' },
    requestId: randomUUID(),
    routeKey: `${method} ${path}`,
    stage: '$default',
    time: new Date().toUTCString(),
    timeEpoch: Date.now(),
  },
  body,
  ...(parameters && { pathParameters: parameters }),
  isBase64Encoded: false,
});

/** A request that came through the CDN. */
export const httpEvent = (call: HttpCall) => {
  const event = eventOf(call);
  const { claims } = call;
  if (!claims) return event;
  return { ...event, requestContext: { ...event.requestContext, authorizer: { jwt: { claims } } } };
};

const answer = z.object({ statusCode: z.int(), body: z.string() });

/** The function's answer to a request: status and parsed body. */
export const httpAnswer = (result: unknown) => {
  const { statusCode, body } = answer.parse(result);
  return { status: statusCode, json: z.record(z.string(), z.unknown()).parse(JSON.parse(body)) };
};
export type HttpAnswer = ReturnType<typeof httpAnswer>;

export const scheduleEvent = (time: Date) => ({ time: time.toISOString() });

/** New rows of the outbox, as its stream reports them. */
export const insertEvent = (ids: readonly string[]) => ({
  Records: ids.map((id) => ({ eventName: 'INSERT', dynamodb: { Keys: { id: { S: id } } } })),
});

export type QueueMessage = { readonly id: string; readonly receipt: string; readonly body: string };

export const queueEvent = (messages: readonly QueueMessage[]): SQSEvent => ({
  Records: messages.map(({ id, receipt, body }) => ({
    messageId: id,
    receiptHandle: receipt,
    body,
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: String(Date.now()),
      SenderId: 'proof',
      ApproximateFirstReceiveTimestamp: String(Date.now()),
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:eu-west-3:000000000000:proof',
    awsRegion: 'eu-west-3',
  })),
});
