/** A bouncing address is marked; it is corrected and verified again, and all parts of the account follow. */
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { orderNumber } from '#domain/order.ts';
import { addressChangedTexts } from '#domain/texts/address-mails.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { confirmationMailTexts } from '#domain/texts/mails.ts';
import { paperNames } from '#domain/texts/papers.ts';
import { readProfile } from '#domain/wire/profile.ts';
import { call, eventually } from '#test/support/client.ts';
import { newCredentials, newCustomer, prove, signIn, type TestCustomer } from '#test/support/customers.ts';
import { newAdministrator, newExpert, type TestMember } from '#test/support/experts.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { wearOut } from '#test/support/limits.ts';
import { awaitLink, validate } from '#test/support/links.ts';
import { publishFeedback } from '#test/support/mail-feedback.ts';
import { awaitMail, mailsOf } from '#test/support/mails.ts';
import { buy, payAt, readOrder } from '#test/support/purchases.ts';
import { findRow, mintToken } from '#test/support/rows.ts';
import { bounceEvent, complaintEvent, sesMail } from '#test/support/ses-events.ts';

const changeTo = (customer: TestCustomer, email: string, ip?: string) =>
  call('PUT', '/api/profile/email', { body: { email }, token: customer.access, ...(ip && { ip }) });
const correct = (member: TestMember, orderId: string, email: string) =>
  call('PUT', `/api/atelier/orders/${orderId}/email`, { body: { email }, token: member.access });
const profileOf = async (customer: TestCustomer) =>
  readProfile.answer.parse((await call('GET', '/api/profile', { token: customer.access })).json);
const idOf = (customer: TestCustomer) => claimsOf(customer.access).sub;

/** Publishes a bounce of a mail that was just sent to the account's address. */
const bounceOf = (customer: TestCustomer, to = customer.email) =>
  publishFeedback(bounceEvent(sesMail({ user: idOf(customer), to, sentAt: new Date().toISOString() })));
const awaitProblem = (customer: TestCustomer) =>
  eventually(async () => (await profileOf(customer)).email_problem, `a mark on ${customer.email}`);

let administrator: TestMember;
let expert: TestMember;
beforeAll(async () => {
  [administrator, expert] = await Promise.all([newAdministrator(), newExpert(keyFor.numbers)]);
});

test('a bounce marks the address as an issue; once corrected, signed in with and verified, all data follows', async () => {
  const customer = await newCustomer();
  const { order_id: id } = await buy(customer);
  const former = await awaitLink(customer);
  await bounceOf(customer);
  const at = '2026-11-24T17:43:02.669Z';
  expect(await awaitProblem(customer)).toEqual({ kind: 'bounce', at, address: customer.email });
  const issue = { kind: 'address', id: idOf(customer) };
  await eventually(() => findRow('Issues', issue), 'the issue');

  const { email } = newCredentials();
  const answer = await changeTo(customer, email);
  expect(answer).toMatchObject({ status: 200, json: { email, email_validated: false } });
  expect(answer.json).not.toHaveProperty('email_problem');
  expect(await findRow('Issues', issue)).toBeUndefined();
  expect(await readOrder(customer, id)).toMatchObject({ customer_info: { email }, email_validated: false });
  const again = await signIn({ email, password: customer.password });
  expect(claimsOf(again.access).sub).toBe(idOf(customer));
  await expect(signIn(customer)).rejects.toMatchObject({ code: 'NotAuthorizedException' });

  expect((await validate(former)).status).toBe(400);
  const link = await awaitLink({ email });
  expect(link.redirect).toBe('account');
  expect((await validate(link, { token: customer.access })).status).toBe(200);
  expect(await profileOf(customer)).toMatchObject({ email, email_validated: true });
  expect((await readOrder(customer, id)).email_validated).toBe(true);
  const subjects = (await mailsOf(customer.email)).map((mail) => mail.subject);
  expect(subjects).not.toContain(addressChangedTexts.subject);
});

test('bounces of a former address, or of a mail sent before the correction, mark nothing', async () => {
  const customer = await newCustomer();
  const { email } = newCredentials();
  expect((await changeTo(customer, email)).status).toBe(200);
  await bounceOf(customer);
  const early = sesMail({ user: idOf(customer), to: email, sentAt: '2026-01-01T00:00:00.000Z' });
  await publishFeedback(bounceEvent(early));
  await publishFeedback(
    complaintEvent(sesMail({ user: idOf(customer), to: email, sentAt: new Date().toISOString() })),
  );
  expect(await awaitProblem(customer)).toMatchObject({ kind: 'complaint', address: email });
});

test('the former mailbox is informed without the new address, and its links no longer work', async () => {
  const customer = await newCustomer();
  const reset = await mintToken('reset', idOf(customer), customer.email);
  const { email } = newCredentials();
  expect((await changeTo(customer, email)).status).toBe(200);
  const { text, html } = await awaitMail(customer.email, addressChangedTexts.subject);
  for (const part of [text, html]) {
    expect(part).not.toContain(email);
    expect(part).not.toContain('Camille');
  }
  const body = { token: reset, password: 'une-autre-phrase-7' };
  expect((await call('POST', '/api/password-reset/confirm', { body })).status).toBe(400);
  expect(await profileOf(customer)).toMatchObject({ email, email_validated: false });
});

test('an address of another account is refused, and nothing changes', async () => {
  const [customer, other] = await Promise.all([newCustomer(), newCustomer()]);
  expect(await changeTo(customer, other.email)).toMatchObject({
    status: 409,
    json: { error: { code: 'already_registered', message: errorTexts.already_registered } },
  });
  expect(await profileOf(customer)).toMatchObject({ email: customer.email });
  expect(claimsOf((await signIn(customer)).access).sub).toBe(idOf(customer));
});

test('five changes at once end with one address, in the pool and in the profile', async () => {
  const customer = await newCustomer();
  const wished = Array.from({ length: 5 }, () => newCredentials().email);
  const proofs: TestCustomer[] = [];
  for (const _ of wished) proofs.push({ ...customer, ...(await prove(customer)) });
  await Promise.all(wished.map((email, turn) => changeTo(proofs[turn] ?? customer, email)));
  const { email } = await profileOf(customer);
  expect(wished).toContain(email);
  expect(claimsOf((await signIn({ email, password: customer.password })).access).sub).toBe(idOf(customer));
});

test('changes are limited per account and per new address; a taken address is not counted', {
  timeout: 120_000,
}, async () => {
  const customer = await newCustomer();
  const statuses: number[] = [];
  let { email: present } = customer;
  for (let turn = 0; turn < 6; turn += 1) {
    const { email } = newCredentials();
    const proof = await prove({ ...customer, email: present });
    statuses.push((await changeTo({ ...customer, ...proof }, email)).status);
    present = email;
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const { email } = await newCustomer();
  const askers = await Promise.all(Array.from({ length: 4 }, () => newCustomer()));
  for (const asker of askers) expect((await changeTo(asker, email)).status).toBe(409);
  const wished = newCredentials().email;
  await wearOut(limits.emailChangeMail, wished);
  const changed: number[] = [];
  for (const [turn, asker] of askers.entries()) {
    changed.push((await changeTo(asker, turn === 0 ? wished : wished.replace('@', `+${turn}@`))).status);
  }
  expect(changed).toEqual([429, 200, 200, 200]);
});

test('an administrator corrects a customer’s address and is named to the customer; an expert cannot', async () => {
  const customer = await newCustomer();
  const { order_id: id } = await buy(customer);
  await bounceOf(customer);
  await awaitProblem(customer);
  const found = await call('GET', `/api/atelier/orders?query=${customer.email}`, {
    token: administrator.access,
  });
  expect(found.json).toMatchObject({
    items: [{ id, customer: { email: customer.email, email_problem: { kind: 'bounce' } } }],
  });
  const { email } = newCredentials();
  // Strangers have used up the mails to this address.
  await wearOut(limits.emailChangeMail, email);
  expect((await correct(expert, id, email)).status).toBe(403);
  expect(await correct(administrator, id, email)).toMatchObject({ status: 200, json: { email } });
  expect(await profileOf(customer)).toMatchObject({ email, email_validated: false });
  const { json } = await call('GET', `/api/orders/${id}/accesses`, { token: customer.access });
  const { items: accesses } = z.object({ items: z.array(z.looseObject({})) }).parse(json);
  expect(accesses).toMatchObject([{ by: 'administrator', name: administrator.name, what: 'email' }]);
  expect((await validate(await awaitLink({ email }), { token: customer.access })).json.success).toBe(true);
});

test('a correction by staff sends the contract again to the new mailbox, once for each correction', async () => {
  const customer = await newCustomer();
  const { order_id: id, sessionId } = await buy(customer);
  await payAt(sessionId, 'paid');
  const first = await awaitMail(customer.email, confirmationMailTexts.subject(orderNumber(id)));
  expect(first.text).not.toContain(confirmationMailTexts.again);
  await eventually(async () => (await readOrder(customer, id)).confirmed_at, 'the order to be confirmed');
  const unpaid = await buy(customer, [keyFor.design]);
  for (const { email } of [newCredentials(), newCredentials()]) {
    for (const _ of ['once', 'repeated']) expect((await correct(administrator, id, email)).status).toBe(200);
    const subject = confirmationMailTexts.subjectAgain(orderNumber(id));
    const { text, attachments, html } = await awaitMail(email, subject);
    for (const part of [text, html]) expect(part).toContain(confirmationMailTexts.again);
    for (const claim of [confirmationMailTexts.title, confirmationMailTexts.received])
      expect(text).not.toContain(claim);
    const note = first.attachments[0]?.name;
    expect(attachments.map(({ name }) => name)).toEqual([note, paperNames.terms, paperNames.form]);
    await awaitLink({ email });
    const subjects = (await mailsOf(email)).map((mail) => mail.subject);
    expect(subjects.filter((one) => one === subject)).toHaveLength(1);
    expect(subjects.join()).not.toContain(orderNumber(unpaid.order_id));
  }
});
