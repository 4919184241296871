/** The invoice of a paid order and the credit note of its refund: in their mails, and in the account. */
import { randomUUID } from 'node:crypto';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { totalOf } from '#domain/catalogue.ts';
import { formatAmount } from '#domain/money.ts';
import { orderNumber } from '#domain/order.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { orderAccesses } from '#domain/wire/reports.ts';
import { call, eventually } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { orderRow, outboxRow, putMail } from '#test/support/deployed.ts';
import { plain } from '#test/support/dossier-sheets.ts';
import { newAdministrator } from '#test/support/experts.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { awaitMail } from '#test/support/mails.ts';
import { buy, payAt, paymentRequest } from '#test/support/purchases.ts';
import { putRow } from '#test/support/rows.ts';

const bytesAt = async (address: string) => new Uint8Array(await (await fetch(address)).arrayBuffer());
const textOf = async (bytes: Uint8Array) => (await extractText(bytes.slice(), { mergePages: true })).text;
const missing = { status: 404, json: { error: { code: 'not_found', message: errorTexts.not_found } } };

let customer: TestCustomer;
let id: string;
beforeAll(async () => {
  customer = await newCustomer();
  const purchase = await buy(customer, [keyFor.numbers, keyFor.design]);
  id = purchase.order_id;
  await payAt(purchase.sessionId, 'paid');
});

const open = (who: TestCustomer, paper: string, path = '/api/orders') =>
  call('POST', `${path}/${id}/papers/${paper}/link`, { token: who.access, body: {} });
const paperOf = (kind: 'invoice' | 'credit_note') =>
  eventually(async () => (await orderRow(id)).papers?.find((one) => one.kind === kind), `the ${kind}`);

describe('the invoice of a paid order', () => {
  test('is numbered, and the confirmation carries it', async () => {
    const mail = await awaitMail(customer.email, `Commande ${orderNumber(id)} confirmée`);
    const { number } = await paperOf('invoice');
    expect(number).toMatch(/^20\d\d-\d{6}$/);
    const [attached] = mail.attachments;
    expect(attached).toMatchObject({ name: `note-${number}.pdf`, type: 'application/pdf' });
    const text = plain(await textOf(await bytesAt(attached?.address ?? '')));
    const total = plain(formatAmount(totalOf([keyFor.numbers, keyFor.design])));
    for (const words of [number, orderNumber(id), 'Camille D', nameFor.design, total]) {
      expect(text).toContain(words);
    }
  });

  test('opens from the account for five minutes, only for its customer, and the access is logged', async () => {
    const { number } = await paperOf('invoice');
    const { status, json } = await open(customer, 'invoice');
    expect(status).toBe(200);
    const url = new URL(String(json.url));
    expect([url.origin, url.searchParams.get('X-Amz-Expires')]).toEqual([inject('shop').emulator, '300']);
    expect((await fetch(url)).headers.get('content-disposition')).toContain(`note-${number}.pdf`);
    expect(await textOf(await bytesAt(url.href))).toContain(number);
    url.searchParams.set('X-Amz-Expires', '3000');
    expect((await fetch(url)).status).toBe(403);

    const [stranger, administrator] = await Promise.all([newCustomer(), newAdministrator()]);
    expect(await open(stranger, 'invoice')).toMatchObject(missing);
    expect(await open(administrator, 'invoice')).toMatchObject(missing);
    expect(await open(customer, 'another')).toMatchObject(missing);
    const theirs = await open(administrator, 'invoice', '/api/atelier/orders');
    expect(await textOf(await bytesAt(String(theirs.json.url)))).toContain(number);
    const accesses = await call('GET', `/api/orders/${id}/accesses`, { token: customer.access });
    expect(orderAccesses.answer.parse(accesses.json).items).toMatchObject([
      { by: 'administrator', name: administrator.name, what: 'invoice' },
      { by: 'customer', what: 'invoice' },
    ]);
  });
});

test('the invoice of a customer with Chinese and Arabic names prints both', async () => {
  const other = await newCustomer();
  const info = { ...paymentRequest(other).customerInfo, firstName: '李小龙', lastName: 'محمد' };
  const { order_id, sessionId } = await buy(other, [keyFor.numbers], { customerInfo: info });
  await payAt(sessionId, 'paid');
  const mail = await awaitMail(other.email, `Commande ${orderNumber(order_id)} confirmée`);
  const text = await textOf(await bytesAt(mail.attachments[0]?.address ?? ''));
  for (const name of [info.firstName, info.lastName]) expect(text).toContain(name);
});

describe('the credit note of a refund', () => {
  test('corrects the invoice, goes with the refund’s mail, and opens from the account', async () => {
    const [refundId, at] = [randomUUID(), new Date().toISOString()];
    const dates = { requested_at: at, settled_at: at };
    const refund = { order_id: id, id: refundId, amount: 900, origin: 'withdrawal', state: 'succeeded' };
    await putRow('Refunds', { ...refund, services: [keyFor.numbers], ...dates });
    await putMail(`refund:${id}:${refundId}`, { kind: 'refund', order_id: id, refund_id: refundId });

    const mail = await awaitMail(customer.email, `Remboursement de la commande ${orderNumber(id)}`);
    const [invoice, credit] = [await paperOf('invoice'), await paperOf('credit_note')];
    expect(credit).toMatchObject({ id: refundId, number: expect.stringMatching(/^A20\d\d-\d{6}$/) });
    expect(mail.attachments.map(({ name }) => name)).toEqual([`avoir-${credit.number}.pdf`]);
    const text = await textOf(await bytesAt(mail.attachments[0]?.address ?? ''));
    for (const words of [credit.number, invoice.number, 'rétractation', '9,00'])
      expect(text).toContain(words);

    const { json } = await open(customer, refundId);
    expect(await textOf(await bytesAt(String(json.url)))).toBe(text);
  });
});

test('a paper that cannot be made is retried later', async () => {
  const orderId = randomUUID();
  const [mailId, mail] = [`confirmation:${orderId}`, { kind: 'confirmation', order_id: orderId }];
  await putMail(mailId, mail);
  await eventually(async () => {
    const row = await outboxRow(mailId);
    return row?.tries === 1 && Date.parse(row.next_at ?? '') > Date.now() ? row : undefined;
  }, 'the paper to be put off');
  await putRow('Outbox', {
    id: mailId,
    subject: mail,
    state: 'sent',
    tries: 1,
    created_at: new Date().toISOString(),
  });
});
