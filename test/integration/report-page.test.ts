/** Reading a report from the desk as a page: its customer alone, logged, each version under its own number. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { errorTexts } from '#domain/texts/errors.ts';
import { reportPageSchema } from '#domain/wire/report-page.ts';
import { orderAccesses } from '#domain/wire/reports.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { deliverDesk, deskOrder, readPage } from '#test/support/desk-report.ts';
import { newExpert, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { readOrder } from '#test/support/purchases.ts';
import { deliverNew, openReport, takenOrder } from '#test/support/reports.ts';
import { wholeReport } from '#test/support/whole-report.ts';

const service = keyFor.western;
let customer: TestCustomer;
let expert: TestMember;
let order: string;
beforeAll(async () => {
  [customer, expert] = await Promise.all([newCustomer(), newExpert(service)]);
  order = await deskOrder(customer, expert);
}, 120_000);

const openings = async (id = order) => {
  const answer = await call('GET', `/api/orders/${id}/accesses`, { token: customer.access });
  return orderAccesses.answer.parse(answer.json).items.filter(({ what }) => what === 'report');
};

const missing = { status: 404, json: { error: { code: 'not_found', message: errorTexts.not_found } } };

test('the customer gets text, drawings and tables, and each reading is logged like the PDF', async () => {
  const answer = await readPage(customer, order);
  expect(answer.status).toBe(200);
  const page = reportPageSchema.parse(answer.json);
  expect(page).toMatchObject({ version: 1, pages: 16, person: 'Camille D’Angelo' });
  expect(page.report.sections).toHaveLength(wholeReport.sections.length);
  expect(answer.json).not.toHaveProperty('document');
  expect(await openings()).toMatchObject([{ by: 'customer', what: 'report', service }]);
  await readPage(customer, order);
  await openReport(customer, order, service);
  expect(await openings()).toHaveLength(3);
  const listed = await readOrder(customer, order);
  expect(listed.parts).toMatchObject([{ service, readable: true }]);
});

test('nobody else reads it, and foreign, absent, undelivered and uploaded reports are the same 404', async () => {
  const stranger = await newCustomer();
  const before = (await openings()).length;
  const uploader = await newExpert(keyFor.numbers);
  const uploaded = await takenOrder(customer, uploader);
  expect(await readPage(customer, uploaded, keyFor.numbers)).toMatchObject(missing);
  await deliverNew(uploader, uploaded);
  for (const answer of [
    await readPage(stranger, order),
    await readPage(expert, order),
    await readPage(customer, randomUUID()),
    await readPage(customer, order, keyFor.design),
    await readPage(customer, uploaded, keyFor.numbers),
  ])
    expect(answer).toMatchObject(missing);
  expect((await call('GET', `/api/orders/${order}/reports/${service}/page`)).status).toBe(401);
  expect(await openings()).toHaveLength(before);
  expect(await openings(uploaded)).toEqual([]);
  expect((await readOrder(customer, uploaded)).parts).not.toMatchObject([{ readable: true }]);
});

test('a replacement is read under its own version', async () => {
  const id = await deskOrder(customer, expert);
  await deliverDesk(expert, id, { ...wholeReport, sections: wholeReport.sections.slice(0, -1) });
  const page = reportPageSchema.parse((await readPage(customer, id)).json);
  expect([page.version, page.report.sections.length]).toEqual([2, wholeReport.sections.length - 1]);
});
