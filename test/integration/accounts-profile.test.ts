import { beforeAll, expect, test } from 'vitest';
import { errorTexts } from '#domain/texts/errors.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { findRow } from '#test/support/rows.ts';

const read = (customer: TestCustomer) => call('GET', '/api/profile', { token: customer.access });
const update = (customer: TestCustomer, body: Readonly<Record<string, unknown>>) =>
  call('PUT', '/api/profile', { body, token: customer.access });

/** The customer's profile never changes, because every request for it is refused. */
let unchanged: TestCustomer;
beforeAll(async () => {
  unchanged = await newCustomer();
});

const birth = { birth_date: '1991-04-17', birth_time: '06:42', birth_place: 'Saint-Denis, La Réunion' };

test('the profile has the fields of the account page, and nothing internal', async () => {
  const customer = await newCustomer();
  const answer = await read(customer);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.json).toEqual({
    email: customer.email,
    first_name: 'Camille',
    last_name: "D'Angelo",
    birth_date: null,
    birth_time: null,
    birth_place: null,
    email_validated: false,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});

test('a change returns the whole profile and is stored', async () => {
  const customer = await newCustomer();
  const answer = await update(customer, { ...birth, first_name: '  Zoé ', last_name: 'O’Brien' });
  expect(answer.status).toBe(200);
  expect(answer.json).toMatchObject({ ...birth, first_name: 'Zoé', last_name: 'O’Brien' });
  expect((await read(customer)).json).toEqual(answer.json);
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

test.each([
  ['first_name', '', validationTexts.firstNameRequired],
  ['first_name', 'Camille 2', validationTexts.firstNameLetters],
  ['last_name', 'a'.repeat(101), validationTexts.lastNameLong],
  ['last_name', 'Renard<script>', validationTexts.lastNameLetters],
  ['birth_date', '17/04/1991', validationTexts.birthDateFormat],
  ['birth_date', '2091-01-01', validationTexts.birthDateFormat],
  ['birth_time', '6:42', validationTexts.birthTimeFormat],
  ['birth_time', '06:42:10', validationTexts.birthTimeFormat],
  ['birth_place', 'a'.repeat(201), validationTexts.birthPlaceLong],
])('%s «%s» is refused with «%s» and nothing changes', async (field, value, message) => {
  const before = await read(unchanged);
  const answer = await update(unchanged, { birth_place: 'Nantes', [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.json).toEqual({ error: { code: 'invalid_request', message } });
  expect((await read(unchanged)).json).toEqual(before.json);
});

test.each([
  ['email', 'mallory@exemple.fr'],
  ['email_validated', true],
  ['user_id', 'x'],
  ['created_at', '2000-01-01T00:00:00.000Z'],
  ['groups', ['experts']],
])('the field %s cannot be written', async (field, value) => {
  const answer = await update(unchanged, { first_name: 'Zoé', [field]: value });
  expect(answer).toMatchObject({
    status: 400,
    json: { error: { code: 'invalid_request', message: errorTexts.invalid_request } },
  });
  expect((await read(unchanged)).json).toMatchObject({ email: unchanged.email, first_name: 'Camille' });
});

test('a customer reads and changes only their own profile', async () => {
  const [left, right] = await Promise.all([newCustomer(), newCustomer()]);
  await update(left, birth);
  expect((await read(right)).json).toMatchObject({ email: right.email, birth_date: null });
  await update(right, { birth_place: 'Lyon' });
  expect((await read(left)).json).toMatchObject({ email: left.email, birth_place: birth.birth_place });
});
