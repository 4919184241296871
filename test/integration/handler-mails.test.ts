/** The mailer, run from the source on the deployed tables. */
import { randomUUID } from 'node:crypto';
import { CreateQueueCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect, inject, onTestFinished, test } from 'vitest';
import { sqsRecord } from '#test/support/events.ts';
import { setVariables } from '#test/support/from-source.ts';
import { tableVariables } from '#test/support/rows.ts';
import { awsClientConfig } from '../../bin/local/aws.ts';

const sqs = () => new SQSClient(awsClientConfig(inject('shop').emulator));

test('an unreadable message moves to the dead letters at once and is not retried', async () => {
  const { QueueUrl = '' } = await sqs().send(
    new CreateQueueCommand({ QueueName: `set-aside-${randomUUID()}` }),
  );
  onTestFinished(
    setVariables({
      ...tableVariables(),
      STAGE: 'local',
      DEAD_LETTERS_URL: QueueUrl,
      SITE_URL: inject('shop').site,
      MAIL_FROM: 'boutique@exemple.fr',
      MAIL_CONFIGURATION_SET: 'boutique',
      GUIDANCE_MAIL_FROM: 'guidance@guidance.exemple.fr',
      GUIDANCE_MAIL_CONFIGURATION_SET: 'guidance',
      PAPERS_BUCKET: 'papers',
    }),
  );
  const { handler } = await import('#lambdas/mails/send-mail.handler.ts');
  const good = sqsRecord('good', JSON.stringify({ id: 'test:absent' }));
  const Records = [sqsRecord('text', 'no JSON'), good, sqsRecord('shape', '{"id":7}')];
  expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
  const { Messages = [] } = await sqs().send(
    new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }),
  );
  expect(Messages.map(({ Body }) => Body).sort()).toEqual(['no JSON', '{"id":7}']);
});
