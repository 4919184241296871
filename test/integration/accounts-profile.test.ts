import { expect, test } from 'vitest';
import { orderNumber } from '#domain/order.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { awaitMail } from '#test/support/mails.ts';
import { buy, payAt } from '#test/support/purchases.ts';
import { findRow } from '#test/support/rows.ts';

const read = (customer: TestCustomer) => call('GET', '/api/profile', { token: customer.access });
/** The profile alone: its list of sessions names the instant of each reading. */
const readProfile = async (customer: TestCustomer) => {
  const { sessions: _sessions, ...profile } = (await read(customer)).json;
  return profile;
};
const update = (customer: TestCustomer, body: Readonly<Record<string, unknown>>) =>
  call('PUT', '/api/profile', { body, token: customer.access });

const birth = { birth_date: '1991-04-17', birth_time: '06:42', birth_place: 'Saint-Denis, La Réunion' };

test('the profile has the fields of the account page, and nothing internal', async () => {
  const customer = await newCustomer();
  const answer = await read(customer);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.json).toEqual({
    email: customer.email,
    first_name: 'Camille',
    last_name: 'D’Angelo',
    birth_date: null,
    birth_time: null,
    birth_place: null,
    email_validated: false,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    sessions: [{ signed_in_at: expect.any(String), seen_at: expect.any(String), here: true }],
  });
});

test('a change returns the whole profile and is stored', async () => {
  const customer = await newCustomer();
  const answer = await update(customer, { ...birth, first_name: '  Zoé ', last_name: 'O’Brien' });
  expect(answer.status).toBe(200);
  expect(answer.json).toMatchObject({ ...birth, first_name: 'Zoé', last_name: 'O’Brien' });
  expect(await readProfile(customer)).toEqual(answer.json);
});

test('an absent field is kept', async () => {
  const customer = await newCustomer();
  await update(customer, birth);
  await update(customer, { birth_place: 'Nantes' });
  expect((await read(customer)).json).toMatchObject({
    ...birth,
    birth_place: 'Nantes',
    first_name: 'Camille',
  });
  const same = await update(customer, {});
  expect(same.status).toBe(200);
  expect(same.json).toMatchObject({ birth_place: 'Nantes', birth_time: '06:42' });
});

test('null and empty erase birth data from the stored row', async () => {
  const customer = await newCustomer();
  await update(customer, birth);
  const answer = await update(customer, { birth_date: null, birth_time: '', birth_place: '   ' });
  expect(answer.json).toMatchObject({ birth_date: null, birth_time: null, birth_place: null });
  const row = await findRow('Profiles', { user_id: claimsOf(customer.access).sub });
  expect(JSON.stringify(row)).not.toMatch(/1991|06:42|Saint-Denis/);
});

test('a customer reads and changes only their own profile', async () => {
  const [left, right] = await Promise.all([newCustomer(), newCustomer()]);
  await update(left, birth);
  expect((await read(right)).json).toMatchObject({ email: right.email, birth_date: null });
  await update(right, { birth_place: 'Lyon' });
  expect((await read(left)).json).toMatchObject({ email: left.email, birth_place: birth.birth_place });
});

const mails = { salutation: 'madame', time_zone: 'Indian/Reunion' };

test('the form of address and the zone are kept beside the other fields, and null takes them back', async () => {
  const customer = await newCustomer();
  await update(customer, birth);
  const set = await update(customer, mails);
  expect(set.json).toMatchObject({ ...mails, ...birth, first_name: 'Camille', last_name: 'D’Angelo' });
  expect(await readProfile(customer)).toEqual(set.json);
  await update(customer, { first_name: 'Zoé' });
  expect((await read(customer)).json).toMatchObject({ ...mails, first_name: 'Zoé' });
  const back = await update(customer, { salutation: null, time_zone: null });
  expect(back.json).not.toHaveProperty('salutation');
  expect(back.json).not.toHaveProperty('time_zone');
  const row = await findRow('Profiles', { user_id: claimsOf(customer.access).sub });
  expect(JSON.stringify(row)).not.toMatch(/madame|Reunion/);
});

test('an ended session changes neither, and no other account has them', async () => {
  const [left, right] = await Promise.all([newCustomer(), newCustomer()]);
  await update(left, mails);
  expect((await read(right)).json).not.toHaveProperty('salutation');
  expect(
    (await call('POST', '/api/sign-out', { body: { everywhere: true }, token: left.access })).status,
  ).toBe(200);
  expect((await update(left, { salutation: 'monsieur' })).status).toBe(401);
  const row = await findRow('Profiles', { user_id: claimsOf(left.access).sub });
  expect(row).toMatchObject(mails);
});

test('a mail of the account carries its names of today, its form of address and its zone', async () => {
  const customer = await newCustomer();
  await update(customer, { ...mails, last_name: 'Arnaud' });
  const { order_id, sessionId } = await buy(customer);
  await payAt(sessionId, 'paid');
  const { text, html } = await awaitMail(customer.email, `Commande ${orderNumber(order_id)} confirmée`);
  for (const part of [text, html]) {
    expect(part).toContain('Bonjour Madame Arnaud,');
    expect(part).toMatch(/\d\sh\s\d\d \(heure de La\sRéunion\)/);
  }
});
