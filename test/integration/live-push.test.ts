import { randomUUID } from 'node:crypto';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { writeToExpert } from '#domain/wire/threads.ts';
import { call, eventually } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { newExpert } from '#test/support/experts.ts';
import { setVariables } from '#test/support/from-source.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { type LiveSocket, newTicket, openSocket } from '#test/support/live-sockets.ts';
import { deliverPart, putPaidOrder } from '#test/support/order-rows.ts';
import { readOrder } from '#test/support/purchases.ts';
import { takenOrder, verifiedCustomer } from '#test/support/reports.ts';
import { pathOf } from '#test/support/routes.ts';
import { connectionsOf, putRow, tableOf, tableVariables } from '#test/support/rows.ts';
import { awsClientConfig } from '../../bin/local/aws.ts';

let customer: TestCustomer;
let userId: string;
let opened: LiveSocket[] = [];
beforeAll(async () => {
  customer = await newCustomer();
  userId = claimsOf(customer.access).sub;
});
afterEach(() => {
  for (const { socket } of opened) socket.close();
  opened = [];
});

const open = async (): Promise<LiveSocket> => {
  const one = await openSocket({ ticket: await newTicket(customer.access) });
  if (!one) throw new Error('no socket');
  opened.push(one);
  return one;
};

/** Waits until the socket receives this version of an order. */
const told = (socket: LiveSocket, id: string, version: number) =>
  eventually(
    async () => socket.orders.find(({ order }) => order.id === id && order.version >= version)?.order,
    `version ${version} of ${id}`,
  );

test('a change reaches each open page of its customer, exactly as the account shows it', async () => {
  const [first, second] = [await open(), await open()];
  const paid = await putPaidOrder(userId);
  const delivered = await deliverPart(paid, keyFor.numbers);
  const pictures = [
    await told(first, paid.id, delivered.version),
    await told(second, paid.id, delivered.version),
  ];
  const shown = await readOrder(customer, paid.id);
  expect(shown.file_urls).toHaveLength(1);
  expect(pictures).toEqual([shown, shown]);
});

test('nothing internal is sent: no claim, no payment, no key of a report', async () => {
  const socket = await open();
  const frames: string[] = [];
  socket.socket.addEventListener('message', ({ data }) => frames.push(String(data)));
  const delivered = await deliverPart(await putPaidOrder(userId), keyFor.numbers);
  await told(socket, delivered.id, delivered.version);
  for (const secret of [
    'a-secret-hash',
    'claims',
    'cs_test_first',
    'fingerprint',
    `reports/${delivered.id}"`,
  ]) {
    expect(frames.join('\n')).not.toContain(secret);
  }
});

test('another customer’s page gets nothing', async () => {
  const socket = await open();
  const stranger = await putPaidOrder(randomUUID());
  await deliverPart(stranger, keyFor.numbers);
  const own = await putPaidOrder(userId);
  await told(socket, own.id, own.version);
  expect(socket.orders.map(({ order }) => order.id)).not.toContain(stranger.id);
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('the row of a closed socket is deleted by the next push, except during the handshake', async () => {
  const [stale, young] = [randomUUID(), randomUUID()];
  await putRow('Connections', { connection_id: stale, user_id: userId, connected_at: minutesAgo(5) });
  await putRow('Connections', { connection_id: young, user_id: userId, connected_at: minutesAgo(-1) });
  const socket = await open();
  const paid = await putPaidOrder(userId);
  await told(socket, paid.id, paid.version);
  const rows = await eventually(async () => {
    const left = await connectionsOf(userId);
    return left.includes(stale) ? undefined : left;
  }, 'the stale row to go');
  expect(rows).toContain(young);
});

test('the row of an expert’s closed socket is deleted by the next message', async () => {
  const [writer, expert] = await Promise.all([verifiedCustomer(), newExpert(keyFor.numbers)]);
  const id = await takenOrder(writer, expert);
  const stale = randomUUID();
  const closed = { connection_id: stale, user_id: expert.userId, connected_at: minutesAgo(5) };
  await putRow('Connections', closed);
  const body = { id: randomUUID(), text: 'Une question.' };
  const written = await call('POST', pathOf(writeToExpert, id), { body, token: writer.access });
  expect(written.status).toBe(200);
  await eventually(
    async () => !(await connectionsOf(expert.userId)).includes(stale) || undefined,
    'the stale row to go',
  );
});

/** The row in the form of a stream record. */
const imageOf = async (id: string) => {
  const client = new DynamoDBClient(awsClientConfig(inject('shop').emulator));
  const { Item } = await client.send(
    new GetItemCommand({ TableName: tableOf('Orders'), Key: { id: { S: id } } }),
  );
  return JSON.parse(JSON.stringify(Item));
};

test('when no socket can be reached, the push is repeated and the account shows the change anyway', async () => {
  await open();
  const delivered = await deliverPart(await putPaidOrder(userId), keyFor.numbers);
  // The tables are reachable, the sockets' API is not.
  const unreachable = { LIVE_API_ID: 'unreachable', AWS_MAX_ATTEMPTS: '1' };
  const endpoints = {
    AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
    AWS_ENDPOINT_URL_DYNAMODB: inject('shop').emulator,
  };
  onTestFinished(setVariables({ ...tableVariables(), ...unreachable, ...endpoints }));
  const { handler } = await import('#lambdas/live/push-orders.handler.ts');
  const change = {
    Keys: { id: { S: delivered.id } },
    NewImage: await imageOf(delivered.id),
    SequenceNumber: '42',
  };
  const answer = await handler({ Records: [{ eventName: 'MODIFY', dynamodb: change }] });
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '42' }] });
  expect(await readOrder(customer, delivered.id)).toMatchObject({ status: 'delivered' });
});
