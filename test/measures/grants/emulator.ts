import { ListQueuesCommand, PurgeQueueCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import { awsClientConfig } from '../../../bin/local/aws.ts';
import { signedHeaders } from '../bench/sign-request.ts';

/** Calls two services of the emulator for which the project has no SDK client. */
const post = async (
  emulator: string,
  service: string,
  { target, contentType, body }: { target?: string; contentType: string; body: string },
): Promise<string> => {
  const { host } = new URL(emulator);
  const headers = await signedHeaders({ host, service, contentType, body, ...(target && { target }) });
  const response = await fetch(emulator, { method: 'POST', headers, body });
  const text = await response.text();
  if (!response.ok) throw new Error(`${service} answers ${response.status}: ${text.slice(0, 300)}`);
  return text;
};

/** Calls an operation of IAM; returns its answer as XML. */
export const callIam = (emulator: string, parameters: Readonly<Record<string, string>>): Promise<string> =>
  post(emulator, 'iam', {
    contentType: 'application/x-www-form-urlencoded',
    body: new URLSearchParams({ Version: '2010-05-08', ...parameters }).toString(),
  });

/** Makes the emulator record each call of its services, like CloudTrail. */
export const recordCalls = async (emulator: string): Promise<void> => {
  const body = JSON.stringify({ 'cloudtrail._recording_enabled': 'true' });
  const response = await fetch(`${emulator}/_ministack/config`, { method: 'POST', body });
  if (!response.ok) throw new Error(`the emulator does not record: ${response.status}`);
};

const pageSchema = z.object({
  Events: z.array(
    z.object({
      EventId: z.string(),
      EventName: z.string(),
      EventSource: z.string(),
      EventTime: z.number(),
      AccessKeyId: z.string(),
      CloudTrailEvent: z.string(),
    }),
  ),
});
const detailSchema = z.object({ requestParameters: z.nullable(z.record(z.string(), z.unknown())) });

/** A call of a service; `at` in milliseconds. */
export type Call = {
  readonly service: string;
  readonly operation: string;
  readonly key: string;
  readonly at: number;
  readonly parameters: Readonly<Record<string, unknown>>;
};

const lookUp = async (emulator: string, since: number, until: number) => {
  const text = await post(emulator, 'cloudtrail', {
    target: 'com.amazonaws.cloudtrail.v20131101.CloudTrail_20131101.LookupEvents',
    contentType: 'application/x-amz-json-1.1',
    body: JSON.stringify({ StartTime: since, EndTime: until }),
  });
  return pageSchema.parse(JSON.parse(text)).Events;
};

/**
 * The recorded calls of all callers since an instant (milliseconds). The emulator returns 50 at a time, the latest
 * first, and keeps the last 10,000.
 */
export const callsSince = async (emulator: string, since: number): Promise<Call[]> => {
  const calls = new Map<string, Call>();
  let until = Date.now() / 1000;
  for (;;) {
    const events = await lookUp(emulator, since / 1000, until);
    for (const event of events) {
      const { requestParameters } = detailSchema.parse(JSON.parse(event.CloudTrailEvent));
      calls.set(event.EventId, {
        service: event.EventSource.replace('.amazonaws.com', ''),
        operation: event.EventName,
        key: event.AccessKeyId,
        at: event.EventTime * 1000,
        parameters: requestParameters ?? {},
      });
    }
    const earliest = events.at(-1)?.EventTime;
    if (earliest === undefined || events.length < 50) return [...calls.values()];
    until = earliest === until ? earliest - 0.000_01 : earliest;
  }
};

const linesSchema = z.object({ events: z.array(z.object({ message: z.string(), timestamp: z.number() })) });

/** The starts of a function's runs (milliseconds), from its log. */
export const runsOf = async (emulator: string, logGroup: string, since: number): Promise<number[]> => {
  const text = await post(emulator, 'logs', {
    target: 'Logs_20140328.FilterLogEvents',
    contentType: 'application/x-amz-json-1.1',
    body: JSON.stringify({ logGroupName: logGroup, startTime: since }),
  });
  const { events } = linesSchema.parse(JSON.parse(text));
  return events.filter(({ message }) => message.startsWith('START ')).map(({ timestamp }) => timestamp);
};

/** Deletes the messages in the queues, because a refused message returns for minutes. */
export const purgeQueues = async (emulator: string): Promise<void> => {
  const client = new SQSClient(awsClientConfig(emulator));
  const { QueueUrls = [] } = await client.send(new ListQueuesCommand({}));
  // AWS allows one purge per queue and minute; a test waits for messages that are left.
  const purges = QueueUrls.map((QueueUrl) => client.send(new PurgeQueueCommand({ QueueUrl })));
  await Promise.allSettled(purges);
};
