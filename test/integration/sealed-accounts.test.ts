/** An administrator who corrects an address to a mailbox of their own does not become the customer. */
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addressConfirmedTexts, addressOpensTexts } from '#domain/texts/address-mails.ts';
import { resetMailTexts } from '#domain/texts/mails.ts';
import { staffTexts } from '#domain/texts/staff.ts';
import { atelierIssues } from '#domain/wire/issues.ts';
import { call } from '#test/support/client.ts';
import { newCredentials, newCustomer, signIn, type TestCustomer } from '#test/support/customers.ts';
import { everyPage } from '#test/support/every-page.ts';
import { newAdministrator, newExpert, type TestMember } from '#test/support/experts.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitLink, validate } from '#test/support/links.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';
import { buy } from '#test/support/purchases.ts';
import { findRow, mintToken, setAttribute } from '#test/support/rows.ts';

const password = 'comete-prise-41';
const dead = { status: 400, json: { error: { code: 'link_invalid' } } };
const idOf = ({ access }: Pick<TestCustomer, 'access'>) => claimsOf(access).sub;
const profileOf = (customer: TestCustomer) => findRow('Profiles', { user_id: idOf(customer) });

let administrator: TestMember;
let second: TestMember;
let expert: TestMember;
beforeAll(async () => {
  [administrator, second, expert] = await Promise.all([
    newAdministrator(),
    newAdministrator(),
    newExpert(keyFor.numbers),
  ]);
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
  const wish = { email, name: 'Complice', discipline: keyFor.numbers, is_administrator: false };
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

describe('without the present password', () => {
  const unseal = (by: TestMember, customer: TestCustomer) =>
    call('POST', `/api/atelier/accounts/${idOf(customer)}/unseal`, { body: {}, token: by.access });
  const ask = (token: string) => call('POST', '/api/validate-email/forgotten', { body: { token } });
  const isListed = async (customer: TestCustomer) => {
    const issues = await everyPage(atelierIssues, second.access);
    return issues.some(({ kind, id }) => kind === 'sealed' && id === idOf(customer));
  };
  const forbidden = { status: 403, json: { error: { message: staffTexts.another } } };
  const gone = { status: 409, json: { error: { code: 'request_changed' } } };
  /** The mailbox has asked. */
  const asking = async () => {
    const found = await moved();
    const { token } = await awaitLink(found);
    expect((await ask(token)).status).toBe(200);
    expect(await isListed(found.customer)).toBe(true);
    return { ...found, token };
  };
  const letHoursPass = async (customer: TestCustomer) => {
    const { sealed } = (await profileOf(customer)) ?? {};
    const over = new Date(Date.now() - 1000).toISOString();
    await setAttribute('Profiles', ['user_id', idOf(customer)], 'sealed', {
      ...Object(sealed),
      opens_at: over,
    });
  };

  test('another administrator confirms, the former mailbox is told, and a link works after 72 hours only', async () => {
    const { customer, order, email, token } = await asking();
    const before = Date.now();
    expect(await unseal(second, customer)).toMatchObject({ status: 200 });
    expect(await isListed(customer)).toBe(false);
    const { sealed } = (await profileOf(customer)) ?? {};
    const { opens_at } = z.object({ opens_at: z.string() }).parse(sealed);
    expect(Date.parse(opens_at)).toBeGreaterThanOrEqual(before + 72 * 3_600_000);
    const told = await awaitMail(customer.email, addressConfirmedTexts.subject);
    for (const part of [told.text, told.html]) expect(part).not.toContain(email);
    await awaitMail(email, addressOpensTexts.subject);
    const { access: session } = await signIn({ ...customer, email });
    const { json } = await call('GET', `/api/orders/${order}/accesses`, { token: session });
    expect(json.items).toMatchObject([
      { name: second.name, what: 'unsealed' },
      { name: administrator.name, what: 'email' },
    ]);
    expect(await chooseByLink(token)).toMatchObject(dead);
    expect(await confirmReset(await mintToken('reset', idOf(customer), email))).toMatchObject(dead);
    await letHoursPass(customer);
    expect((await confirmReset(await mintToken('reset', idOf(customer), email))).status).toBe(200);
    expect(claimsOf((await signIn({ email, password })).access).sub).toBe(idOf(customer));
    expect(await profileOf(customer)).not.toHaveProperty('sealed');
  });

  test('the former mailbox stops it, and the account is its own again', async () => {
    const { customer, email } = await asking();
    expect((await unseal(second, customer)).status).toBe(200);
    const told = await awaitMail(customer.email, addressConfirmedTexts.subject);
    const undo = linkIn(told, '/nouveau-mot-de-passe').searchParams.get('token') ?? '';
    expect(await confirmReset(undo)).toMatchObject({ status: 200, json: { email: customer.email } });
    expect(await confirmReset(await mintToken('reset', idOf(customer), email))).toMatchObject(dead);
    expect(claimsOf((await signIn({ email: customer.email, password })).access).sub).toBe(idOf(customer));
  });

  test('neither who corrected the address confirms, nor an expert, nor an administrator since then', async () => {
    const { customer } = await asking();
    expect(await unseal(administrator, customer)).toMatchObject(forbidden);
    const made = await newAdministrator();
    await setAttribute(
      'Staff',
      ['user_id', claimsOf(made.access).sub],
      'accepted_at',
      new Date().toISOString(),
    );
    expect(await unseal(made, customer)).toMatchObject(forbidden);
    expect((await unseal(expert, customer)).status).toBe(403);
    expect(await unseal(second, await newCustomer())).toMatchObject(gone);
    expect((await profileOf(customer))?.sealed).not.toHaveProperty('opens_at');
  });

  test('is not confirmed before the mailbox asks, nor twice, nor for a mailbox that was corrected again', async () => {
    const { customer, email, order } = await moved();
    expect(await unseal(second, customer)).toMatchObject(gone);
    const { token } = await awaitLink({ email });
    await Promise.all([ask(token), ask(token)]);
    const answers = await Promise.all([unseal(second, customer), unseal(second, customer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const next = newCredentials().email;
    expect((await correct(second, order, next)).status).toBe(200);
    expect(await unseal(administrator, customer)).toMatchObject(gone);
    expect(await ask(token)).toMatchObject(dead);
    await cannotEnter(customer, next);
  });

  test('the present password ends the request', async () => {
    const { customer, email } = await asking();
    const { access: session } = await signIn({ ...customer, email });
    expect((await validate(await awaitLink({ email }), { token: session })).json).toMatchObject({
      success: true,
    });
    expect(await isListed(customer)).toBe(false);
    expect(await unseal(second, customer)).toMatchObject(gone);
  });
});
