/** A whole report, written, typeset and delivered from the desk of the deployed shop. */
import type { Discipline } from '#domain/catalogue.ts';
import type { ReportDocument } from '#domain/report/document.ts';
import { readReport } from '#domain/wire/report-page.ts';
import { keyFor } from '#test/support/keys.ts';
import { birth, customerInfo } from './builders.ts';
import { type Answer, call } from './client.ts';
import type { TestCustomer } from './customers.ts';
import { printed, writeDraft } from './desk-orders.ts';
import type { TestMember } from './experts.ts';
import { deliver, takenOrder } from './reports.ts';
import { wholeReport } from './whole-report.ts';

const service = keyFor.western;

/** Writes, typesets and delivers the next version of a report. */
export const deliverDesk = async (
  expert: TestMember,
  orderId: string,
  document: ReportDocument = wholeReport,
): Promise<void> => {
  await writeDraft(expert, orderId, document.sections, service);
  const { id: upload } = await printed(expert, orderId, service);
  const answer = await deliver(expert, orderId, upload, service);
  if (answer.status !== 200) throw new Error(`deliver answered ${JSON.stringify(answer.json)}`);
};

/** An order with a delivered report from the desk. */
export const deskOrder = async (customer: TestCustomer, expert: TestMember): Promise<string> => {
  const customerInfoOfExample = customerInfo({
    ...{ lastName: "D'Angelo", email: customer.email },
    ...{ birthPlace: 'Saint-Denis (La Réunion)', birth: birth() },
  });
  const id = await takenOrder(customer, expert, service, { customerInfo: customerInfoOfExample });
  await deliverDesk(expert, id);
  return id;
};

export const readPage = (
  who: Pick<TestCustomer, 'access'>,
  orderId: string,
  of: Discipline = service,
): Promise<Answer> =>
  call('GET', readReport.path.replace('{id}', orderId).replace('{service}', of), { token: who.access });
