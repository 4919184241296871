/** From the checked PDF to the customer: parts, order, mails, and the file. */
import { beforeAll, describe, expect, test } from 'vitest';
import { disciplines } from '#domain/catalogue.ts';
import { reportMailTexts } from '#domain/texts/mails.ts';
import { deliverPart as route } from '#domain/wire/reports.ts';
import { confirmedOrder, openPart, partRow, take } from '#test/support/atelier.ts';
import { outboxRow, partRows } from '#test/support/deployed.ts';
import { newExpert, type TestMember } from '#test/support/experts.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { readOrder } from '#test/support/purchases.ts';
import { drawReport } from '#test/support/report-pdf.ts';
import {
  awaitReportMails,
  deliver,
  openReport,
  sendReport,
  takenOrder,
  uploadOf,
  verifiedCustomer,
} from '#test/support/reports.ts';

let expert: TestMember;
beforeAll(async () => {
  expert = await newExpert(keyFor.numbers);
});

const mailRow = (id: string, version = 1) => outboxRow(`report:${id}:${keyFor.numbers}:${version}`);

const unchecked = { status: 409, json: { error: { code: 'report_unchecked' } } };

describe('a delivery', () => {
  test('gives the customer exactly the bytes that the expert has uploaded', async () => {
    const customer = await verifiedCustomer();
    const id = await takenOrder(customer, expert);
    const bytes = await drawReport(keyFor.numbers);
    const { id: upload } = await sendReport(expert, id, bytes);
    const before = await readOrder(customer, id);

    const answer = await deliver(expert, id, upload);

    expect(answer.status).toBe(200);
    const { part, report } = route.answer.parse(answer.json);
    expect(part).toMatchObject({ state: 'delivered', expert: { id: expert.userId } });
    expect(report).toMatchObject({ version: 1, pages: 10, bytes: bytes.length });
    const order = await readOrder(customer, id);
    expect(order).toMatchObject({
      status: 'delivered',
      delivered_at: report.delivered_at,
      parts: [{ service: keyFor.numbers, state: 'delivered', version: 1, expert: expert.name }],
      file_urls: [{ service: keyFor.numbers, url: `/api/orders/${id}/reports/${keyFor.numbers}/link` }],
    });
    expect(order.version).toBe(before.version + 1);
    const { url } = (await openReport(customer, id)).json;
    const file = await fetch(String(url));
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
    expect(await uploadOf(expert, id)).toBeUndefined();
    expect((await partRow(id)).queue).toBe(`${keyFor.numbers}#delivered`);
  });

  test('requested ten times in parallel happens once, with one mail', async () => {
    const customer = await verifiedCustomer();
    const id = await takenOrder(customer, expert);
    const { id: upload } = await sendReport(expert, id, await drawReport(keyFor.numbers));
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(expert, id, upload)));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, json: { report: { version: 1 } } });
    }
    expect(await awaitReportMails(customer, id, 1)).toHaveLength(1);
    expect(await mailRow(id, 2)).toBeUndefined();
  });

  test('with a newer report replaces the former one: next version, another mail, one delivery date', async () => {
    const customer = await verifiedCustomer();
    const id = await takenOrder(customer, expert);
    const first = await sendReport(expert, id, await drawReport(keyFor.numbers));
    await deliver(expert, id, first.id);
    const before = await readOrder(customer, id);
    const newer = await drawReport(keyFor.numbers, undefined, { info: { Title: 'Seconde version' } });
    const second = await sendReport(expert, id, newer);
    expect((await readOrder(customer, id)).file_urls).toHaveLength(1);

    expect(await deliver(expert, id, second.id)).toMatchObject({
      status: 200,
      json: { report: { version: 2 } },
    });

    const after = await readOrder(customer, id);
    expect(after).toMatchObject({
      status: 'delivered',
      delivered_at: before.delivered_at,
      version: before.version + 1,
    });
    expect(after.parts).toMatchObject([{ version: 2, delivered_at: before.parts[0]?.delivered_at }]);
    const { url } = (await openReport(customer, id)).json;
    expect(Buffer.from(await (await fetch(String(url))).arrayBuffer()).equals(newer)).toBe(true);
    const [latest] = await awaitReportMails(customer, id, 2);
    expect(latest?.subject).toBe(reportMailTexts.subject(nameFor.numbers, true));
    expect(latest?.text).toContain(reportMailTexts.replaced);
    expect(await deliver(expert, id, first.id)).toMatchObject(unchecked);
  });
});

test('a pack is delivered with its last part, by four experts in parallel, each with its own mail', async () => {
  const customer = await verifiedCustomer();
  const id = await confirmedOrder(customer, [keyFor.pack]);
  const bytes = await drawReport(keyFor.design);
  const uploads = await Promise.all(
    disciplines.map(async (service) => {
      const who = await newExpert(service);
      await take(who, id, service);
      await openPart(who, id, service);
      return { who, service, upload: await sendReport(who, id, bytes, service) };
    }),
  );
  const [first, ...rest] = uploads;
  if (!first) throw new Error('no parts');
  await deliver(first.who, id, first.upload.id, first.service);
  expect(await readOrder(customer, id)).toMatchObject({
    status: 'paid',
    file_urls: [{ service: first.service }],
  });

  const answers = await Promise.all(
    rest.map(({ who, upload, service }) => deliver(who, id, upload.id, service)),
  );

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const order = await readOrder(customer, id);
  expect(order.status).toBe('delivered');
  expect(order.file_urls).toHaveLength(4);
  expect((await partRows(id)).map((part) => part.delivered_at)).toContain(order.delivered_at);
  expect(await awaitReportMails(customer, id, 4)).toHaveLength(4);
}, 90_000);
