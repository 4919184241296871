import { inject } from 'vitest';
import * as z from 'zod/mini';
import { awsEnvironment } from '../../../bin/local/aws.ts';
import { eventually } from '../client.ts';

const groups = z.object({ logGroups: z.array(z.object({ logGroupName: z.string() })) });
const events = z.object({ events: z.array(z.object({ message: z.string(), timestamp: z.number() })) });

/** Calls CloudWatch Logs of the emulator, which checks the key of a request but not its signature. */
const ask = (operation: string, body: unknown): Promise<unknown> => {
  const { AWS_ACCESS_KEY_ID: key, AWS_REGION: region } = awsEnvironment;
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `Logs_20140328.${operation}`,
      authorization: `AWS4-HMAC-SHA256 Credential=${key}/20260101/${region}/logs/aws4_request, SignedHeaders=host, Signature=0`,
    },
    body: JSON.stringify(body),
  };
  return eventually(async () => {
    const answer = await fetch(inject('shop').emulator, request);
    // The emulator answers 500 when a function starts a stream during its count; in a busy run this is frequent.
    if (answer.status === 500) return undefined;
    if (!answer.ok) throw new Error(`${operation} answered ${answer.status}`);
    return answer.json();
  }, `an answer to ${operation}`);
};

/**
 * The emulator returns at most this many of the oldest lines and no token for the next page, so the next page starts by
 * time.
 */
const pageSize = 10_000;

const linesOf = async (logGroupName: string): Promise<string[]> => {
  const lines: string[] = [];
  let startTime = 0;
  for (;;) {
    const query = { logGroupName, startTime, limit: pageSize };
    const page = events.parse(await ask('FilterLogEvents', query)).events;
    lines.push(...page.map(({ message }) => message));
    const last = page.at(-1)?.timestamp;
    if (page.length < pageSize || last === undefined) return lines;
    startTime = Math.max(last, startTime + 1);
  }
};

/** All log lines of all functions since the deployment, by log group; some may be repeated. */
export const allLogLines = async (): Promise<Map<string, string[]>> => {
  const lines = new Map<string, string[]>();
  for (const { logGroupName } of groups.parse(await ask('DescribeLogGroups', {})).logGroups) {
    lines.set(logGroupName, await linesOf(logGroupName));
  }
  return lines;
};
