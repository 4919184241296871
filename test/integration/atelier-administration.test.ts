import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { shopDate } from '#domain/holidays.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { notSearched } from '#domain/texts/order-search.ts';
import * as atelier from '#domain/wire/atelier.ts';
import { pageSize } from '#domain/wire/pages.ts';
import { confirmedOrder } from '#test/support/atelier.ts';
import { staffRecord } from '#test/support/builders.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { newAdministrator, newExpert, type TestMember } from '#test/support/experts.ts';
import { claimsOf, tampered } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { buy } from '#test/support/purchases.ts';
import { pathOf, type Route, staffOnly } from '#test/support/routes.ts';
import { putRow } from '#test/support/rows.ts';

let customer: TestCustomer;
/** Has a row of the staff, and no group in the token. */
let pretender: TestCustomer;
let expert: TestMember;
let foreign: TestMember;
let administrator: TestMember;
let id: string;
beforeAll(async () => {
  [customer, pretender, expert, foreign, administrator] = await Promise.all([
    newCustomer(),
    newCustomer(),
    newExpert(keyFor.numbers),
    newExpert(keyFor.design),
    newAdministrator(),
  ]);
  const user_id = claimsOf(pretender.access).sub;
  await putRow('Staff', staffRecord({ user_id, discipline: keyFor.numbers, is_administrator: true }));
  id = await confirmedOrder(customer);
});

const ask = (route: Route, token: string, body: unknown = {}) =>
  call(route.method, pathOf(route, id), { token, ...(route.method !== 'GET' && { body }) });
const forbidden = { status: 403, json: { error: { code: 'forbidden', message: errorTexts.forbidden } } };

test.each(staffOnly.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s is refused to customers, with any body, staff row or token',
  async (_name, route) => {
    for (const { access } of [customer, pretender]) {
      expect(await ask(route, access)).toMatchObject(forbidden);
      expect(await ask(route, access, { to: expert.userId, text: 'x' })).toMatchObject(forbidden);
    }
    const forged = tampered(customer.access, { 'cognito:groups': ['experts', 'administrators'] });
    expect((await ask(route, forged)).status).toBe(401);
  },
);

test('an expert who has left, or whose row has no discipline, is refused at once', async () => {
  const former = await newExpert(keyFor.numbers);
  const { userId: user_id } = former;
  const left = staffRecord({ user_id, discipline: keyFor.numbers, left_at: new Date().toISOString() });
  for (const row of [left, staffRecord({ user_id })]) {
    await putRow('Staff', row);
    expect(await ask(atelier.takePart, former.access)).toMatchObject(forbidden);
  }
});

describe('the administrators’ list', () => {
  const search = async (query: string, { access } = administrator) => {
    const answer = await call('GET', `/api/atelier/orders?${new URLSearchParams({ query })}`, {
      token: access,
    });
    return atelier.atelierOrders.answer.parse(answer.json).items;
  };
  const idsOf = async (query: string) => (await search(query)).map((order) => order.id);

  test('finds an order by number, by the address of its account and by month', async () => {
    const owner = await newCustomer();
    const first = await confirmedOrder(owner, [keyFor.pack]);
    const second = (await buy(owner, [keyFor.numbers])).order_id;
    expect(await idsOf(first.slice(0, 8))).toEqual([first]);
    expect(await idsOf(`#${first.slice(0, 8).toUpperCase()}`)).toEqual([first]);
    for (const query of [owner.email, owner.email.toUpperCase()])
      expect(await idsOf(query), query).toEqual([second, first]);
    expect(await idsOf(`nobody-${owner.email}`)).toEqual([]);
    const [, found] = await search(owner.email);
    expect(found).toMatchObject({
      ...{
        number: first.slice(0, 8),
        status: 'paid',
        amount: catalogue[keyFor.pack].price,
        services: [keyFor.pack],
      },
      customer: { email: owner.email },
    });
    expect(found?.parts).toHaveLength(4);
    expect(JSON.stringify(found)).not.toMatch(/1991|Saint-Denis/);
    expect(await idsOf(shopDate(new Date()).slice(0, 7))).toContain(second);
    expect(await idsOf('2026-01')).toEqual([]);
  });

  test('shows the newest first without a query, and nothing for an unknown one', async () => {
    const newest = (await buy(customer)).order_id;
    const all = await search('');
    expect(all.length).toBeLessThanOrEqual(pageSize);
    expect(all.map((order) => order.id)).toContain(newest);
    expect(all.map(({ created_at }) => created_at)).toEqual(
      all
        .map(({ created_at }) => created_at)
        .toSorted()
        .toReversed(),
    );
    expect(await idsOf(randomUUID())).toEqual([]);
    for (const query of ["' OR 1=1 --%00{}", 'Camille', 'a'.repeat(256)]) {
      const refused = await call('GET', `${atelier.atelierOrders.path}?${new URLSearchParams({ query })}`, {
        token: administrator.access,
      });
      expect(refused).toMatchObject({ status: 400, json: { error: { message: notSearched } } });
    }
  });

  test('is refused to experts', async () => {
    expect(await ask(atelier.atelierOrders, expert.access)).toMatchObject(forbidden);
  });
});

describe('the receivers of a part', () => {
  const staff = async ({ access }: TestMember) =>
    atelier.atelierExperts.answer.parse((await ask(atelier.atelierExperts, access)).json).experts;
  const asStaff = ({ userId, name }: TestMember, discipline: string) => ({ id: userId, name, discipline });

  test('experts see their discipline, administrators all experts, and nobody else is listed', async () => {
    const colleagues = await staff(expert);
    expect(colleagues).toContainEqual(asStaff(expert, keyFor.numbers));
    expect(new Set(colleagues.map(({ discipline }) => discipline))).toEqual(new Set([keyFor.numbers]));
    const everybody = await staff(administrator);
    expect(everybody).toContainEqual(asStaff(foreign, keyFor.design));
    expect(everybody.map((one) => one.id)).not.toContain(administrator.userId);
    expect(JSON.stringify(everybody)).not.toContain('@');
  });
});
