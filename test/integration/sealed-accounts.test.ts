/** An administrator who corrects an address to a mailbox of their own does not become the customer. */
import { beforeAll, expect, test } from 'vitest';
import { resetMailTexts } from '#domain/texts/mails.ts';
import { staffTexts } from '#domain/texts/staff.ts';
import { call } from '#test/support/client.ts';
import { newCredentials, newCustomer, signIn, type TestCustomer } from '#test/support/customers.ts';
import { newAdministrator, type TestMember } from '#test/support/experts.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { awaitLink, validate } from '#test/support/links.ts';
import { awaitMail } from '#test/support/mails.ts';
import { buy } from '#test/support/purchases.ts';
import { findRow, mintToken, setAttribute } from '#test/support/rows.ts';

const password = 'comete-prise-41';
const dead = { status: 400, json: { error: { code: 'link_invalid' } } };
const idOf = ({ access }: Pick<TestCustomer, 'access'>) => claimsOf(access).sub;
const profileOf = (customer: TestCustomer) => findRow('Profiles', { user_id: idOf(customer) });

let administrator: TestMember;
beforeAll(async () => {
  administrator = await newAdministrator();
});

const correct = (by: TestMember, orderId: string, email: string) =>
  call('PUT', `/api/atelier/orders/${orderId}/email`, { body: { email }, token: by.access });

/** A customer with a confirmed address and an order, which the administrator moves to another mailbox. */
const moved = async (by = administrator) => {
  const customer = await newCustomer();
  await setAttribute('Profiles', ['user_id', idOf(customer)], 'email_validated', true);
  const { order_id: order } = await buy(customer);
  const { email } = newCredentials();
  expect((await correct(by, order, email)).status).toBe(200);
  return { customer, order, email };
};
const chooseByLink = (token: string) =>
  call('POST', '/api/validate-email/password', { body: { token, password } });
const confirmReset = (token: string) =>
  call('POST', '/api/password-reset/confirm', { body: { token, password } });
const cannotEnter = async (customer: TestCustomer, email: string) => {
  await expect(signIn({ email, password })).rejects.toBeTruthy();
  expect(claimsOf((await signIn({ ...customer, email })).access).sub).toBe(idOf(customer));
  expect(await profileOf(customer)).toMatchObject({ email, email_validated: false });
};

test('by the link of the new mailbox, which sets no password', async () => {
  const { customer, email } = await moved();
  const link = await awaitLink({ email });
  const { token } = link;
  const asks = { email, sealed: {} };
  expect(await validate(link)).toMatchObject({ status: 200, json: { success: false, asks } });
  expect(await chooseByLink(token)).toMatchObject(dead);
  await cannotEnter(customer, email);
});

test('by a forgotten password, whose mail has no link for a new one and whose links set none', async () => {
  const { customer, email } = await moved();
  await call('POST', '/api/password-reset', { body: { email } });
  const { text } = await awaitMail(email, resetMailTexts.subject);
  expect(text).not.toContain('/nouveau-mot-de-passe');
  expect(text).toContain('/validate-email');
  expect(await confirmReset(await mintToken('reset', idOf(customer), email))).toMatchObject(dead);
  await cannotEnter(customer, email);
});

test('by an invitation to the atelier, nor by a sign-up, nor by closing the account', async () => {
  const { customer, email } = await moved();
  const wish = { email, name: 'Complice', discipline: 'numerologie', is_administrator: false };
  const invited = await call('POST', '/api/atelier/staff', { body: wish, token: administrator.access });
  expect(invited).toMatchObject({ status: 400, json: { error: { message: staffTexts.sealed } } });
  const body = { email, password, from: 'account' };
  expect((await call('POST', '/api/sign-up', { body })).status).toBe(409);
  const { token } = await awaitLink({ email });
  expect((await call('POST', '/api/validate-email/not-me', { body: { token } })).status).toBe(400);
  await cannotEnter(customer, email);
});

test('by a second correction, which leaves the seal', async () => {
  const { customer, order } = await moved();
  const { email } = newCredentials();
  expect((await correct(administrator, order, email)).status).toBe(200);
  expect(await chooseByLink((await awaitLink({ email })).token)).toMatchObject(dead);
  await cannotEnter(customer, email);
});

test('the customer opens the link with the present password, and is as free as before', async () => {
  const { customer, order, email } = await moved();
  const { access: token } = await signIn({ ...customer, email });
  expect((await validate(await awaitLink({ email }), { token })).json).toMatchObject({ success: true });
  const profile = await profileOf(customer);
  expect(profile).toMatchObject({ email, email_validated: true });
  expect(profile).not.toHaveProperty('sealed');
  expect((await call('GET', `/api/orders/${order}`, { token })).status).toBe(200);
  expect((await confirmReset(await mintToken('reset', idOf(customer), email))).status).toBe(200);
});
