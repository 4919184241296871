import { inject } from 'vitest';
import * as z from 'zod/mini';
import { awsEnvironment } from '../../../bin/local/aws.ts';

const page = z.object({ nextToken: z.optional(z.string()) });
const groups = z.extend(page, { logGroups: z.array(z.object({ logGroupName: z.string() })) });
const events = z.extend(page, { events: z.array(z.object({ message: z.string() })) });

/** One operation of CloudWatch Logs at the emulator, which looks at the key of a request but not at its signature. */
const ask = async (operation: string, body: unknown): Promise<unknown> => {
  const { AWS_ACCESS_KEY_ID: key, AWS_REGION: region } = awsEnvironment;
  const answer = await fetch(inject('shop').emulator, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `Logs_20140328.${operation}`,
      authorization: `AWS4-HMAC-SHA256 Credential=${key}/20260101/${region}/logs/aws4_request, SignedHeaders=host, Signature=0`,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${operation} answered ${answer.status}`);
  return answer.json();
};

const all = async <Page extends z.infer<typeof page>>(
  schema: z.ZodMiniType<Page>,
  operation: string,
  query: Readonly<Record<string, unknown>>,
): Promise<Page[]> => {
  const pages: Page[] = [];
  let nextToken: string | undefined;
  do {
    const found = schema.parse(await ask(operation, { ...query, nextToken }));
    pages.push(found);
    nextToken = found.nextToken;
  } while (nextToken);
  return pages;
};

/** Every line that any function has written since the shop was deployed, by log group. */
export const allLogLines = async (): Promise<Map<string, string[]>> => {
  const lines = new Map<string, string[]>();
  for (const { logGroups } of await all(groups, 'DescribeLogGroups', {})) {
    for (const { logGroupName } of logGroups) {
      const found = await all(events, 'FilterLogEvents', { logGroupName });
      lines.set(
        logGroupName,
        found.flatMap((part) => part.events.map(({ message }) => message)),
      );
    }
  }
  return lines;
};
