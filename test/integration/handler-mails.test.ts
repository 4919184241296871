/** The mailer, run from the source on the deployed tables. */
import type { SQSRecord } from 'aws-lambda';
import { beforeAll, expect, inject, test } from 'vitest';
import { handler } from '#lambdas/mails/send-mail.handler.ts';
import { tableNames, tableOf } from '#test/support/rows.ts';
import { awsEnvironment } from '../../bin/local/aws.ts';

beforeAll(() => {
  const tables = tableNames.map((name) => [`${name.toUpperCase()}_TABLE`, tableOf(name)]);
  Object.assign(process.env, awsEnvironment, Object.fromEntries(tables), {
    AWS_ENDPOINT_URL: inject('shop').emulator,
    SITE_URL: inject('shop').site,
    MAIL_FROM: 'boutique@exemple.fr',
  });
});

const message = (messageId: string, body: string): SQSRecord => ({
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
  eventSourceARN: 'arn:aws:sqs:eu-west-3:000000000000:mails',
  awsRegion: 'eu-west-3',
});

test('an unreadable message fails by itself and does not keep the others from being sent', async () => {
  const good = message('good', JSON.stringify({ id: 'test:absent' }));
  const Records = [message('text', 'no JSON'), good, message('shape', '{"id":7}')];
  const { batchItemFailures } = await handler({ Records });
  expect(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['text', 'shape']);
});
