/** The other persons of an account, and orders for them. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { maxPersons } from '#domain/persons.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { orderRow } from '#test/support/deployed.ts';
import { keyFor } from '#test/support/keys.ts';
import { buy, paymentRequest, readOrder } from '#test/support/purchases.ts';

const jeanne = {
  ...{ first_name: 'Jeanne', last_name: 'D’Angelo', agrees: true },
  ...{ birth_date: '1995-02-03', birth_time: '', birth_place: 'Brest' },
};
const read = async (customer: TestCustomer) =>
  (await call('GET', '/api/profile', { token: customer.access })).json;
const update = (customer: TestCustomer, body: Readonly<Record<string, unknown>>) =>
  call('PUT', '/api/profile', { body, token: customer.access });
const keep = (customer: TestCustomer, id: string, change: Readonly<Record<string, unknown>> = {}) =>
  update(customer, { person: { ...jeanne, id, ...change } });

describe('an account', () => {
  test('keeps a person, changes and forgets them, and its own names stay', async () => {
    const customer = await newCustomer();
    const id = randomUUID();
    const { agrees: _, ...known } = jeanne;
    expect((await keep(customer, id)).json).toMatchObject({ first_name: 'Camille', persons: [{ id }] });
    expect((await read(customer)).persons).toEqual([
      { ...known, id, agreed_at: expect.stringMatching(/^20.*Z$/) },
    ]);
    const birth_names = { firstNames: 'Jeanne Marie', lastName: 'Le Goff' };
    await keep(customer, id, { birth_place: 'Nantes', birth_names });
    expect(await read(customer)).toMatchObject({
      first_name: 'Camille',
      birth_date: null,
      persons: [{ id, birth_place: 'Nantes', birth_names }],
    });
    expect((await update(customer, { forget_person: id })).status).toBe(200);
    expect(await read(customer)).not.toHaveProperty('persons');
  });

  test('holds ten persons at most, sent one after the other or at once', async () => {
    const customer = await newCustomer();
    const ids = Array.from({ length: maxPersons }, () => randomUUID());
    const answers = await Promise.all([...ids, randomUUID(), randomUUID()].map((id) => keep(customer, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxPersons);
    const full = await keep(customer, randomUUID());
    expect(full).toMatchObject({ status: 400, json: { error: { message: validationTexts.personsFull } } });
    expect((await read(customer)).persons).toHaveLength(maxPersons);
  });

  test('never reaches a person of another account by its id', async () => {
    const [owner, stranger] = await Promise.all([newCustomer(), newCustomer()]);
    const id = randomUUID();
    await keep(owner, id);
    expect((await keep(stranger, id, { first_name: 'Mallory' })).status).toBe(200);
    await update(stranger, { forget_person: id });
    expect((await read(owner)).persons).toMatchObject([{ id, first_name: 'Jeanne' }]);
    expect(await read(stranger)).not.toHaveProperty('persons');
  });
});

describe('an order for another person', () => {
  const person = { firstName: 'Jeanne', lastName: 'Le Goff', agrees: true };
  const requestFor = (customer: TestCustomer, other: unknown, change: object = {}) => {
    const request = paymentRequest(customer);
    return { ...request, customerInfo: { ...request.customerInfo, person: other, ...change } };
  };

  test('holds their names with the date of the agreement, the buyer’s own beside them', async () => {
    const customer = await newCustomer();
    const birthNames = { firstNames: 'Jeanne Marie', lastName: 'Kerviel' };
    const { customerInfo } = requestFor(customer, person, { birthNames });
    const { order_id } = await buy(customer, [keyFor.numbers], { customerInfo });
    const { created_at } = await orderRow(order_id);
    expect(await readOrder(customer, order_id)).toMatchObject({
      customer_info: {
        ...{ firstName: 'Camille', lastName: 'D’Angelo', email: customer.email, birthNames },
        person: { firstName: 'Jeanne', lastName: 'Le Goff', agreedAt: created_at },
      },
    });
    expect(await read(customer)).toMatchObject({ first_name: 'Camille', birth_date: null });
  });
});
