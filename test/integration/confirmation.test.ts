import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Discipline, totalOf } from '#domain/catalogue.ts';
import { formatLongDate } from '#domain/dates.ts';
import { formatAmount } from '#domain/money.ts';
import { orderNumber } from '#domain/order.ts';
import { paperNames } from '#domain/texts/papers.ts';
import { fr } from '#domain/texts/typography.ts';
import { eventually } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import {
  makeMailDue,
  orderRow,
  outboxRow,
  partRows,
  putMail,
  queuedOrders,
  runNow,
  setTermsVersion,
} from '#test/support/deployed.ts';
import { plain } from '#test/support/dossier-sheets.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { awaitMail, mailsOf } from '#test/support/mails.ts';
import { awaitStatus, buy, payAt, readOrder } from '#test/support/purchases.ts';

const confirmationOf = (orderId: string) => `Commande ${orderNumber(orderId)} confirmée`;
const rowOf = (orderId: string) => `confirmation:${orderId}`;

const awaitConfirmed = (customer: TestCustomer, orderId: string) =>
  eventually(async () => {
    const order = await readOrder(customer, orderId);
    return order.confirmed_at ? order : undefined;
  }, `order ${orderId} to be confirmed`);

const awaitMailState = (id: string, isThere: (row: { state: string; tries: number }) => boolean) =>
  eventually(async () => {
    const row = await outboxRow(id);
    return row && isThere(row) ? row : undefined;
  }, `the mail ${id} to get there`);

const confirmationsFor = async (customer: TestCustomer, orderId: string) =>
  (await mailsOf(customer.email)).filter(({ subject }) => subject.includes(confirmationOf(orderId)));

/** The disciplines whose queues contain the order. */
const queuesOf = async (orderId: string): Promise<Discipline[]> => {
  const found: Discipline[] = [];
  for (const { service, due_at } of await partRows(orderId)) {
    if ((await queuedOrders(service, due_at)).includes(orderId)) found.push(service);
  }
  return found.sort();
};

describe('a paid order', () => {
  test('is confirmed by one mail with its services, its due date and three PDFs', async () => {
    const customer = await newCustomer();
    const { order_id, sessionId } = await buy(customer, [keyFor.western, keyFor.design]);
    await payAt(sessionId, 'paid');

    const mail = await awaitMail(customer.email, confirmationOf(order_id));
    const order = await awaitConfirmed(customer, order_id);

    expect(mail.to).toContain(customer.email);
    const due = fr(formatLongDate(new Date(order.due_at ?? '')));
    for (const text of [nameFor.western, nameFor.design, order_id.slice(0, 8), due]) {
      expect(mail.text).toContain(text);
      expect(mail.html).toContain(text);
    }
    const total = plain(formatAmount(totalOf([keyFor.western, keyFor.design])));
    expect(plain(mail.text)).toContain(total);
    expect(mail.attachments.map(({ name, type }) => [name, type])).toEqual([
      [`note-${(await orderRow(order_id)).papers?.[0]?.number}.pdf`, 'application/pdf'],
      [paperNames.terms, 'application/pdf'],
      [paperNames.form, 'application/pdf'],
    ]);
    for (const { address, size } of mail.attachments) {
      const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
      expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
      expect(bytes.byteLength).toBe(size);
    }
    expect(await confirmationsFor(customer, order_id)).toHaveLength(1);
    expect(await outboxRow(rowOf(order_id))).toMatchObject({ state: 'sent', tries: 1 });
  });

  test.each([
    [[keyFor.numbers] as const, [keyFor.numbers]],
    [[keyFor.pack] as const, [keyFor.chinese, keyFor.western, keyFor.design, keyFor.numbers]],
  ])('of %s is in the queue of its experts once it is confirmed', async (services, queues) => {
    const customer = await newCustomer();
    const { order_id, sessionId } = await buy(customer, services);
    expect(await queuesOf(order_id)).toEqual([]);
    await payAt(sessionId, 'paid');

    const order = await awaitConfirmed(customer, order_id);

    expect(Date.parse(order.confirmed_at ?? '')).toBeGreaterThanOrEqual(Date.parse(order.paid_at ?? ''));
    expect(await queuesOf(order_id)).toEqual(queues);
  });

  test('waits outside the queue while its confirmation cannot be sent, and is confirmed by a later try', async () => {
    const customer = await newCustomer();
    const { order_id, sessionId } = await buy(customer);
    const order = await orderRow(order_id);
    // A mail must not leave without its terms, so an unpublished version holds it back.
    await setTermsVersion(order, '1999-01-01');
    await payAt(sessionId, 'paid');
    await awaitStatus(customer, order_id, 'paid');
    const tried = ({ state, tries }: { state: string; tries: number }) => state === 'waiting' && tries === 1;
    await awaitMailState(rowOf(order_id), tried);

    expect(await queuesOf(order_id)).toEqual([]);
    expect((await readOrder(customer, order_id)).confirmed_at).toBeUndefined();
    expect(await confirmationsFor(customer, order_id)).toEqual([]);

    await setTermsVersion(await orderRow(order_id), order.terms.version);
    await eventually(async () => {
      const row = await outboxRow(rowOf(order_id));
      return row?.next_at && row.next_at > new Date(Date.now() + 30_000).toISOString() ? row : undefined;
    }, 'the failed try to be put off');
    await makeMailDue(rowOf(order_id));
    await runNow('SweepMailsFunction');

    await awaitConfirmed(customer, order_id);
    expect(await queuesOf(order_id)).toEqual([keyFor.numbers]);
    await awaitMail(customer.email, confirmationOf(order_id));
    expect(await confirmationsFor(customer, order_id)).toHaveLength(1);
  });
});

test('a mail that the stream missed is sent by the sweep', async () => {
  const customer = await newCustomer();
  const { order_id } = await buy(customer);
  const { user_id } = await orderRow(order_id);
  const id = `validation:${randomUUID()}`;
  // The stream enqueues the new row, whose mail is not sent; the row that then replaces it has no message.
  await putMail(id, { kind: 'validation', user_id: randomUUID() });
  await awaitMailState(id, ({ state }) => state === 'sent');
  const first = await awaitMail(customer.email, 'Confirmez');
  await putMail(id, { kind: 'validation', user_id });

  await runNow('SweepMailsFunction');

  await awaitMailState(id, ({ state }) => state === 'sent');
  const both = await eventually(async () => {
    const mails = await mailsOf(customer.email);
    return mails.length > 1 ? mails : undefined;
  }, 'the mail that was lost');
  expect(both.map(({ subject }) => subject)).toEqual([first.subject, first.subject]);
});
