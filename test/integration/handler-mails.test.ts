/** The mailer, run from the source on the deployed tables. */
import { beforeAll, expect, inject, test } from 'vitest';
import { handler } from '#lambdas/mails/send-mail.handler.ts';
import { sqsRecord } from '#test/support/events.ts';
import { tableNames, tableOf } from '#test/support/rows.ts';
import { awsEnvironment } from '../../bin/local/aws.ts';

beforeAll(() => {
  const tables = tableNames.map((name) => [`${name.toUpperCase()}_TABLE`, tableOf(name)]);
  Object.assign(process.env, awsEnvironment, Object.fromEntries(tables), {
    AWS_ENDPOINT_URL: inject('shop').emulator,
    SITE_URL: inject('shop').site,
    MAIL_FROM: 'boutique@exemple.fr',
    MAIL_CONFIGURATION_SET: 'boutique',
    GUIDANCE_MAIL_FROM: 'guidance@guidance.exemple.fr',
    GUIDANCE_MAIL_CONFIGURATION_SET: 'guidance',
    PAPERS_BUCKET: 'papers',
  });
});

test('an unreadable message fails by itself and does not keep the others from being sent', async () => {
  const good = sqsRecord('good', JSON.stringify({ id: 'test:absent' }));
  const Records = [sqsRecord('text', 'no JSON'), good, sqsRecord('shape', '{"id":7}')];
  const { batchItemFailures } = await handler({ Records });
  expect(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['text', 'shape']);
});
