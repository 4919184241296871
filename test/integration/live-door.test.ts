import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test } from 'vitest';
import { livePing } from '#domain/wire/live.ts';
import { createTicketsStore } from '#lambdas/storage/tokens.ts';
import { eventually } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { newTicket, openSocket } from '#test/support/live-sockets.ts';
import { connectionsOf, database, tableOf } from '#test/support/rows.ts';

let customer: TestCustomer;
let userId: string;
beforeAll(async () => {
  customer = await newCustomer();
  userId = claimsOf(customer.access).sub;
});

test('a ticket opens one socket, once', async () => {
  const ticket = await newTicket(customer.access);
  const first = await openSocket({ ticket });
  expect(first).toBeDefined();
  expect(await openSocket({ ticket })).toBeUndefined();
  first?.socket.close();
});

test('of two parallel uses of a ticket, one succeeds', async () => {
  const ticket = await newTicket(customer.access);
  const opened = await Promise.all([openSocket({ ticket }), openSocket({ ticket })]);
  expect(opened.filter((one) => one !== undefined)).toHaveLength(1);
  for (const one of opened) one?.socket.close();
});

test('a ticket is valid for 30 seconds', async () => {
  const { mint } = createTicketsStore(database(), tableOf('Tokens'));
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  expect(await openSocket({ ticket: await mint({ userId, session: 's' }, ago(31)) })).toBeUndefined();
  const late = await openSocket({ ticket: await mint({ userId, session: 's' }, ago(20)) });
  expect(late).toBeDefined();
  late?.socket.close();
});

test('no ticket, an unknown one and an access token open nothing', async () => {
  for (const ticket of [undefined, '', randomUUID(), customer.access]) {
    expect(await openSocket({ ticket })).toBeUndefined();
  }
});

test('a page of another origin is refused, and does not use the ticket up', async () => {
  const ticket = await newTicket(customer.access);
  const { site } = inject('shop');
  const foreign = [
    'https://pirate.example',
    `${site}.pirate.example`,
    site.replace('http:', 'https:'),
    'null',
    '',
  ];
  for (const origin of foreign) expect(await openSocket({ ticket, origin })).toBeUndefined();
  const own = await openSocket({ ticket });
  expect(own).toBeDefined();
  own?.socket.close();
});

test('without the CDN every socket is refused, with any ticket', async () => {
  const { emulator, outputs } = inject('shop');
  const ticket = await newTicket(customer.access);
  const through = `${emulator}/_aws/execute-api/${outputs.LiveApiId}`;
  expect(await openSocket({ ticket, through })).toBeUndefined();
  expect(await openSocket({ ticket })).toBeDefined();
});

test('a socket is stored while it is open', async () => {
  const other = await newCustomer();
  const { sub } = claimsOf(other.access);
  const opened = await openSocket({ ticket: await newTicket(other.access) });
  expect(await connectionsOf(sub)).toHaveLength(1);
  opened?.socket.close();
  await eventually(
    async () => ((await connectionsOf(sub)).length === 0 ? true : undefined),
    'the row of a closed socket to go',
  );
});

test('a ping is answered; other messages of a client are ignored', async () => {
  const opened = await openSocket({ ticket: await newTicket(customer.access) });
  opened?.socket.send('{"action":"order","order":{}}');
  opened?.socket.send('not json');
  opened?.socket.send(livePing);
  await expect.poll(() => opened?.messages, { timeout: 10_000 }).toEqual([{ type: 'pong' }]);
  opened?.socket.close();
});
