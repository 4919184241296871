/** Delivers a report with the text and drawings that the desk stores beside its PDF. */
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import { type ReportDocument, reportDocumentSchema } from '#domain/report/document.ts';
import { readReport } from '#domain/wire/report-page.ts';
import { readableKey } from '#lambdas/storage/report-files.ts';
import { outputOf } from '../../bin/local/deploy.ts';
import { partRow } from './atelier.ts';
import { birth, customerInfo } from './builders.ts';
import { type Answer, call } from './client.ts';
import type { TestCustomer } from './customers.ts';
import type { TestMember } from './experts.ts';
import { readable } from './readable.ts';
import { camille, drawReport } from './report-pdf.ts';
import example from './reports/western.json' with { type: 'json' };
import { deliver, sendReport, takenOrder } from './reports.ts';
import { database, tableOf } from './rows.ts';
import { objectStore } from './traces/person.ts';

/** A whole Western report of seventeen pages. */
export const wholeReport: ReportDocument = reportDocumentSchema.parse(example.document);

const service = 'astrologie-occidentale';
const person = customerInfo({ lastName: "D'Angelo", birthTime: '06:42', birth: birth() });

/** Names the stored text on the part, as the delivery of a report from the desk does. */
const markAsDesk = async (orderId: string): Promise<void> => {
  const update = new UpdateCommand({
    TableName: tableOf('Parts'),
    Key: { order_id: orderId, service },
    UpdateExpression: 'SET report.desk = :true',
    ExpressionAttributeValues: { ':true': true },
  });
  await database().send(update);
};

/** Uploads and delivers the next version of a report. */
export const deliverDesk = async (
  expert: TestMember,
  orderId: string,
  document: ReportDocument = wholeReport,
): Promise<void> => {
  const { id: upload } = await sendReport(expert, orderId, await drawReport(service, camille), service);
  const answer = await deliver(expert, orderId, upload, service);
  if (answer.status !== 200) throw new Error(`deliver answered ${answer.status}`);
  const { report } = await partRow(orderId);
  if (!report) throw new Error('the part has no report');
  const stored = new PutObjectCommand({
    Bucket: outputOf(inject('shop').outputs, 'ReportsBucket'),
    Key: readableKey(report.key),
    Body: JSON.stringify(readable(document, { version: report.version, person })),
  });
  await objectStore().send(stored);
  await markAsDesk(orderId);
};

/** An order with a delivered report from the desk. */
export const deskOrder = async (
  customer: TestCustomer,
  expert: TestMember,
  document?: ReportDocument,
): Promise<string> => {
  const id = await takenOrder(customer, expert, service);
  await deliverDesk(expert, id, document);
  return id;
};

export const readPage = (who: Pick<TestCustomer, 'access'>, orderId: string, of = service): Promise<Answer> =>
  call('GET', readReport.path.replace('{id}', orderId).replace('{service}', of), { token: who.access });
