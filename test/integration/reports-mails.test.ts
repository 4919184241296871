/** The mails of delivered reports: after the verification of the address, and again on request. */
import { beforeAll, describe, expect, test } from 'vitest';
import { orderNumber } from '#domain/order.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { confirmationMailTexts } from '#domain/texts/mails.ts';
import { confirmedOrder } from '#test/support/atelier.ts';
import { call, eventually } from '#test/support/client.ts';
import { newCustomer } from '#test/support/customers.ts';
import { outboxRow } from '#test/support/deployed.ts';
import { newExpert, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitLink, validate } from '#test/support/links.ts';
import { awaitMail } from '#test/support/mails.ts';
import { readOrder } from '#test/support/purchases.ts';
import { drawReport } from '#test/support/report-pdf.ts';
import {
  awaitReportMails,
  deliver,
  deliverNew,
  openMailed,
  openReport,
  reportTokenIn,
  sendReport,
  takenOrder,
  verifiedCustomer,
} from '#test/support/reports.ts';

let expert: TestMember;
beforeAll(async () => {
  expert = await newExpert(keyFor.numbers);
});

const missing = { status: 404, json: { error: { code: 'not_found', message: errorTexts.not_found } } };
const mailRow = (id: string) => outboxRow(`report:${id}:${keyFor.numbers}:1`);

describe('an unverified address', () => {
  test('gets no mail until its verification, which adds one per delivered report', async () => {
    const customer = await newCustomer();
    const id = await takenOrder(customer, expert);
    const { id: upload } = await sendReport(expert, id, await drawReport(keyFor.numbers));
    await deliver(expert, id, upload);
    expect(await readOrder(customer, id)).toMatchObject({ status: 'delivered', email_validated: false });
    expect((await openReport(customer, id)).status).toBe(200);
    expect(await mailRow(id)).toBeUndefined();

    const link = await awaitLink(customer);
    for (let use = 0; use < 2; use += 1) await validate(link, { token: customer.access });

    expect(await awaitReportMails(customer, id, 1)).toHaveLength(1);
    expect(await readOrder(customer, id)).toMatchObject({ email_validated: true });
  });

  test('that is verified while its report is delivered gets exactly one mail, in either order', async () => {
    const customer = await newCustomer();
    const id = await takenOrder(customer, expert);
    const { id: upload } = await sendReport(expert, id, await drawReport(keyFor.numbers));
    const link = await awaitLink(customer);
    const [delivered, verified] = await Promise.all([
      deliver(expert, id, upload),
      validate(link, { token: customer.access }),
    ]);
    expect([delivered.status, verified.status]).toEqual([200, 200]);
    expect(await readOrder(customer, id)).toMatchObject({ status: 'delivered', email_validated: true });
    await eventually(
      async () => ((await mailRow(id))?.state === 'sent' ? true : undefined),
      'the mail to leave',
    );
    expect(await awaitReportMails(customer, id, 1)).toHaveLength(1);
  });
});

describe('«Renvoyer l’e-mail»', () => {
  const resend = (id: string, who: { access: string }) =>
    call('POST', `/api/orders/${id}/resend`, { body: {}, token: who.access });

  test('sends the mail of a delivered report again; both links work', async () => {
    const customer = await verifiedCustomer();
    const id = await takenOrder(customer, expert);
    await deliverNew(expert, id);
    await awaitReportMails(customer, id, 1);
    expect(await resend(id, customer)).toMatchObject({ status: 202, json: { sent: true } });
    const tokens = (await awaitReportMails(customer, id, 2)).map(reportTokenIn);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect((await openMailed(token)).status).toBe(200);
  });

  test('sends the confirmation again before there is a report, and does not change the queue', async () => {
    const customer = await newCustomer();
    const id = await confirmedOrder(customer);
    expect((await resend(id, customer)).status).toBe(202);
    const [first, again] = ['subject', 'subjectAgain'] as const;
    for (const which of [first, again])
      await awaitMail(customer.email, confirmationMailTexts[which](orderNumber(id)));
  });

  test('waits for the verification of the address', async () => {
    const unverified = await newCustomer();
    const id = await takenOrder(unverified, expert);
    await deliverNew(expert, id);
    expect(await resend(id, unverified)).toMatchObject({
      status: 409,
      json: { error: { code: 'email_unverified' } },
    });
  });

  test('is for the customer, five times an hour', async () => {
    const customer = await newCustomer();
    const id = await confirmedOrder(customer);
    expect(await resend(id, await newCustomer())).toMatchObject(missing);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await resend(id, customer)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});
