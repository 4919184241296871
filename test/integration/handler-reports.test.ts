/** The check of reports, run from the source on the deployed tables and bucket, with every kind of message. */
import { beforeAll, expect, inject, test } from 'vitest';
import type { handler as check } from '#lambdas/reports/check-report.handler.ts';
import { partRow } from '#test/support/atelier.ts';
import { newCustomer } from '#test/support/customers.ts';
import { sqsRecord } from '#test/support/events.ts';
import { newExpert } from '#test/support/experts.ts';
import { setVariables } from '#test/support/from-source.ts';
import { keyFor } from '#test/support/keys.ts';
import { drawReport } from '#test/support/report-pdf.ts';
import { sendReport, takenOrder, uploadForm } from '#test/support/reports.ts';
import { tableVariables } from '#test/support/rows.ts';
import { outputOf } from '../../bin/local/deploy.ts';

let handler: typeof check;
beforeAll(async () => {
  const REPORTS_BUCKET = outputOf(inject('shop').outputs, 'ReportsBucket');
  const takeBack = setVariables({ ...tableVariables(), REPORTS_BUCKET });
  ({ handler } = await import('#lambdas/reports/check-report.handler.ts'));
  return takeBack;
});

const arrival = (key: string, versionId: string, size = 1000) =>
  JSON.stringify({ Records: [{ s3: { object: { key: encodeURIComponent(key), size, versionId } } }] });

test('an unreadable message and a missing file are retried; a file without an upload form is not', async () => {
  const [customer, expert] = await Promise.all([newCustomer(), newExpert(keyFor.numbers)]);
  const id = await takenOrder(customer, expert);
  const lost = await uploadForm(expert, id);
  const Records = [
    sqsRecord('text', 'no JSON'),
    sqsRecord('test', JSON.stringify({ Event: 's3:TestEvent', Bucket: 'reports' })),
    sqsRecord('foreign', arrival('uploads/../secrets.pdf', 'v1')),
    sqsRecord('absent', arrival(String(lost.fields.key).replace(lost.upload.id, id), 'v1')),
    sqsRecord('gone', arrival(String(lost.fields.key), 'v1')),
  ];
  const { batchItemFailures } = await handler({ Records });
  expect(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['text', 'gone']);
  expect((await partRow(id)).upload?.state).toBe('sending');
});

test('a file larger than S3’s limit is refused without being read', async () => {
  const [customer, expert] = await Promise.all([newCustomer(), newExpert(keyFor.numbers)]);
  const id = await takenOrder(customer, expert);
  const { fields } = await uploadForm(expert, id);
  await handler({ Records: [sqsRecord('large', arrival(String(fields.key), 'v1', 26 * 1024 * 1024))] });
  expect((await partRow(id)).upload).toMatchObject({ state: 'refused', refusal: 'too_large' });
});

test('a repeated message changes nothing', async () => {
  const [customer, expert] = await Promise.all([newCustomer(), newExpert(keyFor.numbers)]);
  const id = await takenOrder(customer, expert);
  await sendReport(expert, id, await drawReport(keyFor.numbers));
  const { upload } = await partRow(id);
  await handler({ Records: [sqsRecord('again', arrival(upload?.key ?? '', upload?.object_version ?? ''))] });
  expect((await partRow(id)).upload).toEqual(upload);
});
