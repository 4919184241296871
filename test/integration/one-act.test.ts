/** A proof of the password serves one dangerous act: what a stolen token can still do after its owner typed the password. */
import { beforeEach, describe, expect, test } from 'vitest';
import { askClosing as closingWire } from '#domain/wire/closing.ts';
import { openExport } from '#domain/wire/exports.ts';
import { changePassword } from '#domain/wire/password.ts';
import { call } from '#test/support/client.ts';
import { newCredentials, newCustomer, prove, signIn, type TestCustomer } from '#test/support/customers.ts';
import { askForExport, awaitExport } from '#test/support/exports.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { buy } from '#test/support/purchases.ts';
import { findRow } from '#test/support/rows.ts';

type Who = { readonly access: string };
const changeAddress = ({ access: token }: Who, email = newCredentials().email) =>
  call('PUT', '/api/profile/email', { body: { email }, token });
const setPassword = ({ access: token }: Who, password = 'comete-volee-31') =>
  call(changePassword.method, changePassword.path, { body: { password }, token });
const close = ({ access: token }: Who) => call(closingWire.method, closingWire.path, { body: {}, token });
const open = ({ access: token }: Who) => call(openExport.method, openExport.path, { body: {}, token });
/** The password last: it ends every session. */
const acts = { open, close, changeAddress, setPassword };
const again = { status: 403, json: { error: { code: 'sign_in_again' } } };
const profileOf = ({ access }: Who) => findRow('Profiles', { user_id: claimsOf(access).sub });

let customer: TestCustomer;
beforeEach(async () => {
  customer = await newCustomer();
  await askForExport(customer);
  await awaitExport(customer);
});

describe('after an act', () => {
  test.each(Object.entries({ open, close, changeAddress }))(
    '«%s» no other one is served by the same proof, nor by an earlier one',
    async (_name, act) => {
      const stolen = await signIn(customer);
      const owner = await prove(customer);
      expect((await act(owner)).status).toBe(200);
      const before = await profileOf(customer);
      for (const session of [owner, stolen, customer])
        for (const other of Object.values(acts)) expect(await other(session)).toMatchObject(again);
      expect(await profileOf(customer)).toEqual(before);
      await signIn({ ...customer, email: String(before?.email) });
    },
  );

  test('a new proof serves the next one, and the session goes on', async () => {
    expect((await open(customer)).status).toBe(200);
    expect((await call('GET', '/api/profile', { token: customer.access })).status).toBe(200);
    expect((await close(await prove(customer))).status).toBe(200);
    expect((await setPassword(await prove(customer))).status).toBe(200);
  });
});

test('an act that is refused or changes nothing leaves its proof', async () => {
  const other = await newCustomer();
  expect((await changeAddress(customer, other.email)).status).toBe(409);
  expect((await changeAddress(customer, customer.email)).status).toBe(200);
  expect((await setPassword(customer, 'court')).status).toBe(400);
  expect((await open(other)).status).toBe(404);
  await buy(customer);
  expect((await close(customer)).json).toMatchObject({ held: [{ reason: 'payment' }] });
  for (const who of [customer, other]) expect((await changeAddress(who)).status).toBe(200);
});

describe('of acts at the same moment with one proof one is served', () => {
  const served = (answers: readonly { status: number }[]) =>
    answers.map(({ status }) => status).sort((left, right) => left - right);

  test('of all kinds', async () => {
    const answers = await Promise.all(Object.values(acts).map((act) => act(customer)));
    const statuses = served(answers);
    expect(statuses[0]).toBe(200);
    expect(statuses.slice(1).every((status) => [401, 403].includes(status))).toBe(true);
  });

  test('of one kind, and pool, orders and profile have the same address', async () => {
    const { order_id: id } = await buy(customer);
    const wished = Array.from({ length: 4 }, () => newCredentials().email);
    const answers = await Promise.all(wished.map((email) => changeAddress(customer, email)));
    expect(served(answers)).toEqual([200, 403, 403, 403]);
    const won = wished[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect(await profileOf(customer)).toMatchObject({ email: won });
    expect(await findRow('Orders', { id })).toMatchObject({ customer_info: { email: won } });
    const { access } = await signIn({ ...customer, email: won });
    expect(claimsOf(access).sub).toBe(claimsOf(customer.access).sub);
  });

  test('of passwords', async () => {
    const passwords = ['comete-une-11', 'comete-deux-22', 'comete-trois-33'];
    const answers = await Promise.all(passwords.map((password) => setPassword(customer, password)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const won = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    await signIn({ ...customer, password: won });
  });
});
