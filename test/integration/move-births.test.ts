/**
 * `npm run move-births` on tables of its own, with order rows as the version before wrote them: other tests keep such rows
 * in the running ones.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Born } from '#domain/births/born.ts';
import { openPart } from '#lambdas/atelier/open.ts';
import { listOrders } from '#lambdas/orders/read-orders.ts';
import { createBirthsStore } from '#lambdas/storage/births.ts';
import { createOrdersStore } from '#lambdas/storage/orders.ts';
import { packOrder } from '#lambdas/storage/packed-birth.ts';
import { birth, customerInfo, now, paidOrderRecord } from '#test/support/builders.ts';
import { copyOf, dropTable } from '#test/support/contracts/table-copies.ts';
import { newCustomer } from '#test/support/customers.ts';
import { buy } from '#test/support/purchases.ts';
import { database, findRow } from '#test/support/rows.ts';
import { moveBirths } from '../../bin/deploy/move-births.ts';
import { awsClientConfig } from '../../bin/local/aws.ts';
import { rootFolder } from '../../bin/local/files.ts';

const run = promisify(execFile);
const user_id = 'an-old-customer';
let tables: Record<'orders' | 'births', string>;
beforeAll(async () => {
  tables = { orders: await copyOf('Orders'), births: await copyOf('Births') };
});
afterAll(() => Promise.all(Object.values(tables).map(dropTable)));

const client = () => new DynamoDBClient(awsClientConfig(inject('shop').emulator));
const moveAll = (isDry = false) => moveBirths(client(), { ...tables, isDry });
const orders = () => createOrdersStore(database(), tables.orders);
const births = () => createBirthsStore(database(), tables.births);
const put = (table: keyof typeof tables, Item: Record<string, unknown>) =>
  database().send(new PutCommand({ TableName: tables[table], Item }));

/** An order of before, with its birth packed into its row. */
const putOld = async (born: Born) => {
  const { birth: _, ...info } = customerInfo();
  const order = paidOrderRecord({ id: randomUUID(), user_id, customer_info: { ...info, ...born } });
  await put('orders', packOrder(order));
  return order;
};
const { firstName, lastName, email, ...texts } = customerInfo();
const erased = { birthDate: '', birthTime: '', birthPlace: '' };

/** What the customer and the expert of the order see, by its id. */
const seen = async () => {
  const actor = { kind: 'customer', userId: user_id, groups: [], issuedAt: 0 } as const;
  const parts = { ofOrder: async () => [] };
  const shown = await listOrders(actor, { orders: orders(), births: births(), parts });
  return new Map(shown.map(({ id, customer_info }) => [id, customer_info]));
};
const opened = async (order_id: string) => {
  const expert = { id: 'me', name: 'Ines Morel' };
  const part = { order_id, service: 'numerologie', state: 'taken', due_at: 'x', queue: 'q', expert } as const;
  const me = { ...expert, discipline: 'numerologie', isAdministrator: false } as const;
  const deps = { orders: orders(), births: births(), parts: { find: async () => part } };
  const path = { id: order_id, service: 'numerologie' };
  return (await openPart(me, path, { ...deps, accesses: { add: async () => {} }, now })).customer_info;
};

test('old orders are read before and after; their births move once, and nothing else changes', async () => {
  const full = await putOld({ ...texts, birth: birth() });
  const plain = await putOld(texts);
  const gone = await putOld(erased);
  const kept = await putOld(texts);
  const corrected: Born = { birthDate: '1980-02-29', birthTime: '', birthPlace: 'Nantes' };
  const before = await seen();
  expect(before.get(full.id)).toEqual({ ...customerInfo(), birth: birth() });
  expect(await opened(full.id)).toEqual(before.get(full.id));
  await births().add(kept.id, corrected);

  expect(await moveAll(true)).toEqual({ read: 4, moved: 4, tidied: 0, left: [] });
  expect(await seen()).toEqual(before.set(kept.id, { ...customerInfo(), ...corrected }));
  expect(await moveAll()).toEqual({ read: 4, moved: 2, tidied: 2, left: [] });

  const named = { firstName, lastName, email };
  for (const order of [full, plain, gone, kept])
    expect(await orders().find(order.id)).toEqual({
      ...order,
      customer_info: named,
      version: order.version + 1,
    });
  expect(await births().find(gone.id)).toBeUndefined();
  expect(await seen()).toEqual(before.set(gone.id, named));
  expect(await opened(full.id)).toEqual(before.get(full.id));
  expect(await moveAll()).toEqual({ read: 4, moved: 0, tidied: 0, left: [] });
  expect(await seen()).toEqual(before);
});

test('an order that changes meanwhile waits for the next run, and a damaged one is named', async () => {
  const late = await putOld(texts);
  const damaged = randomUUID();
  await put('orders', { id: damaged, user_id, customer_info: { birthDate: '1991-04-17' } });
  const db = client();
  db.middlewareStack.add(
    (next, { commandName }) =>
      async (input) => {
        if (commandName === 'TransactWriteItemsCommand') await orders().replace(late);
        return next(input);
      },
    { step: 'initialize' },
  );
  const { left } = await moveBirths(db, { ...tables, isDry: false });
  expect(left.toSorted()).toEqual([late.id, damaged].toSorted());
  expect(await births().find(late.id)).toBeUndefined();
  expect((await moveAll()).left).toEqual([damaged]);
  expect(await births().find(late.id)).toEqual(texts);
});

test('a new order holds no birth, and the command reads the orders of a stage', async () => {
  const { order_id } = await buy(await newCustomer());
  const row = await findRow('Orders', { id: order_id });
  expect(Object.keys(Object(row?.customer_info)).sort()).toEqual(['email', 'firstName', 'lastName']);
  expect(await findRow('Births', { order_id })).toMatchObject({ birthDate: '1991-04-17' });
  const env = { ...process.env, AWS_ENDPOINT_URL: inject('shop').emulator };
  const given = ['bin/move-births.ts', '--stage', 'local'];
  // Damaged orders of other tests end it with 1.
  const ended = run(process.execPath, given, { cwd: rootFolder, env }).catch((error: unknown) => error);
  expect(await ended).toHaveProperty('stdout', expect.stringMatching(/^\d+ orders, \d+ births to move/));
});
