/** Opening a report: by its customer, and with the mail's link while it is valid. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { limits } from '#domain/limits.ts';
import { orderNumber } from '#domain/order.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { orderAccesses } from '#domain/wire/reports.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { call, newAddress } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { newExpert, type TestMember } from '#test/support/experts.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { wearOut } from '#test/support/limits.ts';
import {
  awaitReportMails,
  deliverNew,
  openMailed,
  openReport,
  reportTokenIn,
  takenOrder,
  verifiedCustomer,
} from '#test/support/reports.ts';
import { expireToken, findRow, mintToken, setAttribute } from '#test/support/rows.ts';

let customer: TestCustomer;
let expert: TestMember;
beforeAll(async () => {
  [customer, expert] = await Promise.all([verifiedCustomer(), newExpert(keyFor.numbers)]);
});

const deliveredOrder = async (): Promise<string> => {
  const id = await takenOrder(customer, expert);
  await deliverNew(expert, id);
  return id;
};

const tokenOf = async (id: string): Promise<string> => {
  const [mail] = await awaitReportMails(customer, id, 1);
  if (!mail) throw new Error('no mail');
  return reportTokenIn(mail);
};

const accessesOf = async (id: string) =>
  orderAccesses.answer.parse(
    (await call('GET', `/api/orders/${id}/accesses`, { token: customer.access })).json,
  ).items;

const dead = { status: 400, json: { error: { code: 'link_invalid', message: errorTexts.link_invalid } } };
const missing = { status: 404, json: { error: { code: 'not_found', message: errorTexts.not_found } } };

describe('the customer', () => {
  test('gets a URL of the bucket for five minutes, inline, with a French file name, and the access is logged', async () => {
    const id = await deliveredOrder();
    const before = (await accessesOf(id)).length;
    const answer = await openReport(customer, id);
    expect(answer.status).toBe(200);
    const url = new URL(String(answer.json.url));
    expect(url.origin).toBe(inject('shop').emulator);
    expect(url.searchParams.get('X-Amz-Expires')).toBe('300');
    const file = await fetch(url);
    const name = encodeURIComponent(`${nameFor.numbers} - commande ${orderNumber(id)}.pdf`);
    expect(file.headers.get('content-disposition')).toMatch(/^inline; filename="Numerologie - commande /);
    expect(file.headers.get('content-disposition')).toContain(`filename*=UTF-8''${name}`);
    const accesses = await accessesOf(id);
    expect(accesses).toHaveLength(before + 1);
    expect(accesses[0]).toMatchObject({ by: 'customer', what: 'report', service: keyFor.numbers });
  });

  test('is the only reader: foreign, absent and undelivered reports are the same 404', async () => {
    const id = await deliveredOrder();
    const waiting = await takenOrder(customer, expert);
    const stranger = await newCustomer();
    expect(await openReport(stranger, id)).toMatchObject(missing);
    expect(await openReport(expert, id)).toMatchObject(missing);
    for (const [order, service] of [
      [randomUUID(), keyFor.numbers],
      [id, keyFor.design],
      [waiting, keyFor.numbers],
    ] as const) {
      expect(await openReport(customer, order, service)).toMatchObject(missing);
    }
    const odd = await call('POST', `/api/orders/${id}/reports/..%2f/link`, {
      body: {},
      token: customer.access,
    });
    expect(odd.status).toBe(404);
    expect((await accessesOf(id)).filter(({ what }) => what === 'report')).toEqual([]);
  });

  test('gets nothing for a forged request', async () => {
    const id = await deliveredOrder();
    const url = new URL(String((await openReport(customer, id)).json.url));
    const other = await deliveredOrder();
    const elsewhere = new URL(url);
    elsewhere.pathname = elsewhere.pathname.replace(id, other);
    const longer = new URL(url);
    longer.searchParams.set('X-Amz-Expires', '604800');
    for (const changed of [elsewhere, longer]) expect((await fetch(changed)).status).toBe(403);
  });
});

describe('the link of the mail', () => {
  test('opens the report without a session, many times, and each access is logged', async () => {
    const id = await deliveredOrder();
    const token = await tokenOf(id);
    for (let time = 0; time < 3; time += 1) {
      const answer = await openMailed(token);
      expect(answer).toMatchObject({
        status: 200,
        json: { name: `${nameFor.numbers} - commande ${orderNumber(id)}.pdf` },
      });
      expect((await fetch(String(answer.json.url))).status).toBe(200);
    }
    const openings = (await accessesOf(id)).filter(({ by }) => by === 'link');
    expect(openings).toHaveLength(3);
  });

  test('is stored only as a hash, for thirty days and one version', async () => {
    const id = await deliveredOrder();
    const token = await tokenOf(id);
    expect(await findRow('Tokens', { hash: token })).toBeUndefined();
    const row = await findRow('Tokens', { hash: hashOf(token) });
    expect(row).toMatchObject({
      purpose: 'report',
      order_id: id,
      service: keyFor.numbers,
      report_version: 1,
    });
    const days = (Date.parse(String(row?.expires_at)) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
  });

  test('is not used up by a mail scanner', async () => {
    const id = await deliveredOrder();
    const token = await tokenOf(id);
    for (const method of ['GET', 'HEAD']) {
      expect((await call(method, `/api/report-link?token=${token}`)).status).toBe(404);
    }
    expect((await accessesOf(id)).filter(({ what }) => what === 'report')).toEqual([]);
    expect((await openMailed(token)).status).toBe(200);
  });

  test('ends when its report is replaced; the next mail has its own', async () => {
    const id = await deliveredOrder();
    const old = await tokenOf(id);
    await deliverNew(expert, id);
    expect(await openMailed(old)).toMatchObject(dead);
    const [fresh] = await awaitReportMails(customer, id, 2);
    expect(fresh && (await openMailed(reportTokenIn(fresh))).status).toBe(200);
  });

  test('ends with a refund, and so does the customer’s access', async () => {
    const id = await deliveredOrder();
    const token = await tokenOf(id);
    await setAttribute('Orders', ['id', id], 'refunded_amount', catalogue[keyFor.numbers].price);
    const gone = { status: 409, json: { error: { code: 'refunded', message: errorTexts.refunded } } };
    expect(await openMailed(token)).toMatchObject(gone);
    expect(await openReport(customer, id)).toMatchObject(gone);
  });

  test('gives the same answer when unknown, expired or made for another purpose', async () => {
    const id = await deliveredOrder();
    const token = await tokenOf(id);
    await expireToken(token);
    const other = await mintToken('validation', claimsOf(customer.access).sub, customer.email);
    const answers = await Promise.all([token, other, 'A'.repeat(43), '', 'é'].map((one) => openMailed(one)));
    for (const answer of answers) expect(answer).toMatchObject(dead);
  });

  /** A change of the hour would start a new count: then the second try is right. */
  test('is limited per network', async () => {
    const ip = newAddress();
    expect((await openMailed('A'.repeat(43), ip)).status).toBe(400);
    await wearOut(limits.reportLink, ip);
    expect((await openMailed('A'.repeat(43), ip)).status).toBe(429);
    expect((await openMailed('A'.repeat(43), newAddress())).status).toBe(400);
  });
});
