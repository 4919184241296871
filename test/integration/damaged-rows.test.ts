import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { atelierOrders } from '#domain/wire/atelier.ts';
import { confirmedOrder } from '#test/support/atelier.ts';
import { call } from '#test/support/client.ts';
import { newCustomer } from '#test/support/customers.ts';
import { orderRow } from '#test/support/deployed.ts';
import { newAdministrator } from '#test/support/experts.ts';
import { ordersOf } from '#test/support/purchases.ts';
import { setAttribute } from '#test/support/rows.ts';

const shown = z.object({ items: z.array(z.object({ id: z.string() })) });

test('a damaged order is missing from the lists of its customer and of the administrators, which stay complete otherwise', async () => {
  const [customer, administrator] = await Promise.all([newCustomer(), newAdministrator()]);
  const [damaged, whole] = [await confirmedOrder(customer), await confirmedOrder(customer)];
  const { services } = await orderRow(damaged);
  await setAttribute('Orders', ['id', damaged], 'services', 'everything');

  const list = await call(atelierOrders.method, atelierOrders.path, { token: administrator.access });
  expect(list.status).toBe(200);
  const ids = shown.parse(list.json).items.map(({ id }) => id);
  expect(ids).toContain(whole);
  expect(ids).not.toContain(damaged);
  expect((await ordersOf(customer)).map(({ id }) => id)).toEqual([whole]);

  await setAttribute('Orders', ['id', damaged], 'services', services);
  expect((await ordersOf(customer)).map(({ id }) => id).sort()).toEqual([damaged, whole].sort());
});
