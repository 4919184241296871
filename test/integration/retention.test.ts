/** §9 «Data retention»: erases accounts after three years without a visit, and on request. */
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, inject, test } from 'vitest';
import { addDays, formatLongDate } from '#domain/dates.ts';
import { endOfOrder, idleNoticeDays, monthOf } from '#domain/retention.ts';
import { idleMailTexts } from '#domain/texts/closing-mails.ts';
import { fr } from '#domain/texts/typography.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, signIn, type TestCustomer } from '#test/support/customers.ts';
import { runNow } from '#test/support/deployed.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitMail, mailsOf } from '#test/support/mails.ts';
import { deliverPart, putPaidOrder } from '#test/support/order-rows.ts';
import { findRow, putRow, setAttribute } from '#test/support/rows.ts';
import { awsClientConfig } from '../../bin/local/aws.ts';
import { outputOf } from '../../bin/local/deploy.ts';

const longAgo = monthOf(addDays(new Date(), -40 * 31));
const userIdOf = ({ access }: TestCustomer): string => claimsOf(access).sub;
const profileOf = (customer: TestCustomer) => findRow('Profiles', { user_id: userIdOf(customer) });
const orderOf = ({ id }: OrderRecord) => findRow('Orders', { id });
const partOf = ({ id }: OrderRecord) => findRow('Parts', { order_id: id, service: keyFor.numbers });

const s3 = () => new S3Client({ ...awsClientConfig(inject('shop').emulator), forcePathStyle: true });
const namedIn = ({ customer_info: { firstName, lastName, email } }: OrderRecord) => ({
  firstName,
  lastName,
  email,
});

/** The object's name as in `deliverPart`. */
const report = ({ id }: OrderRecord) => ({
  Bucket: outputOf(inject('shop').outputs, 'ReportsBucket'),
  Key: `reports/${id}`,
});

const noticeAt = (customer: TestCustomer, at: Date) =>
  setAttribute('Profiles', ['user_id', userIdOf(customer)], 'erases_at', at.toISOString());

/** A customer with one delivered report, the last visit in that month, and a notice whose month is over. */
const lastSeen = async (month: string) => {
  const customer = await newCustomer();
  const order = await putPaidOrder(userIdOf(customer));
  await s3().send(new PutObjectCommand({ ...report(order), Body: 'a report' }));
  await deliverPart(order, keyFor.numbers);
  await setAttribute('Profiles', ['user_id', userIdOf(customer)], 'seen', month);
  await noticeAt(customer, new Date(Date.now() - 5000));
  return { customer, order };
};

test('a month before, the customer gets one mail; a visit keeps the account, and nothing goes without the mail', async () => {
  const [customer, back] = [await newCustomer(), await newCustomer()];
  for (const one of [customer, back])
    await setAttribute('Profiles', ['user_id', userIdOf(one)], 'seen', longAgo);
  await runNow('EraseIdleFunction');
  await awaitMail(back.email, idleMailTexts.subject);
  const { text } = await awaitMail(customer.email, idleMailTexts.subject);
  expect(text).toContain(fr(formatLongDate(addDays(new Date(), idleNoticeDays))));
  expect((await call('GET', '/api/profile', { token: back.access })).status).toBe(200);
  expect(await profileOf(back)).not.toHaveProperty('erases_at');
  await runNow('EraseIdleFunction');
  expect(await profileOf(customer)).toHaveProperty('erases_at');
  await noticeAt(customer, new Date(Date.now() - 5000));
  await runNow('EraseIdleFunction');
  expect(await profileOf(customer)).toBeUndefined();
  expect(await profileOf(back)).toBeDefined();
  const mails = (await mailsOf(customer.email)).filter(({ subject }) => subject === idleMailTexts.subject);
  expect(mails).toHaveLength(1);
});

test('after three years account, birth data and report are gone; accounting data is kept', async () => {
  const { customer, order } = await lastSeen(longAgo);
  const waiting = await lastSeen(longAgo);
  const owed = await putPaidOrder(userIdOf(waiting.customer));
  const recent = await lastSeen(longAgo);
  expect((await call('GET', '/api/profile', { token: recent.customer.access })).status).toBe(200);
  expect(await profileOf(recent.customer)).toMatchObject({ seen: monthOf(new Date()) });

  await runNow('EraseIdleFunction');

  expect(await profileOf(customer)).toBeUndefined();
  await expect(signIn(customer)).rejects.toThrow();
  await expect(s3().send(new GetObjectCommand(report(order)))).rejects.toThrow();
  expect(await partOf(order)).not.toHaveProperty('report');
  expect(await partOf(order)).toMatchObject({ state: 'delivered', ttl: endOfOrder(order.created_at) });
  expect((await orderOf(order))?.customer_info).toEqual(namedIn(order));
  expect(await orderOf(order)).toMatchObject({
    amount: order.amount,
    ttl: endOfOrder(order.created_at),
  });
  for (const { customer: other, order: kept } of [waiting, recent]) {
    expect(await profileOf(other)).toBeDefined();
    expect(await orderOf(kept)).toMatchObject({ customer_info: order.customer_info });
    expect((await s3().send(new GetObjectCommand(report(kept)))).ContentLength).toBe(8);
  }
  expect(await orderOf(owed)).toMatchObject({ customer_info: order.customer_info });
});

test('births of orders that were never paid or are withdrawn leave after thirty days, those of others stay', async () => {
  // The run of three o'clock looks through them.
  const night = new Date();
  night.setUTCHours(3, 30, 0, 0);
  const minutes = (night.getTime() - Date.now()) / 60_000 - (night.getTime() > Date.now() ? 24 * 60 : 0);
  const old = addDays(night, -35).toISOString();
  const userId = userIdOf(await newCustomer());
  const placed = async (changes: Partial<OrderRecord>) => {
    const { id } = await putPaidOrder(userId, { created_at: old, ...changes });
    await putRow('Births', { order_id: id, birthDate: '1991-04-17', birthTime: '', birthPlace: 'Nantes' });
    return id;
  };
  const unpaid = await placed({ status: 'cancelled' });
  const withdrawn = await placed({ services: [keyFor.numbers], withdrawn_services: [keyFor.numbers] });
  const [paid, recent] = [
    await placed({}),
    await placed({ status: 'failed', created_at: addDays(night, -25).toISOString() }),
  ];
  await runNow('EraseIdleFunction', minutes);
  const left = async (order_id: string) => (await findRow('Births', { order_id })) !== undefined;
  expect(await Promise.all([unpaid, withdrawn, paid, recent].map(left))).toEqual([false, false, true, true]);
});
