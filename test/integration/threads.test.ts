/** The conversation of customer and expert on the deployed stack. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { type Thread, threadDays } from '#domain/threads.ts';
import { atelierQueue } from '#domain/wire/atelier.ts';
import { orderAccesses } from '#domain/wire/reports.ts';
import { readThread, readThreads, writeToExpert } from '#domain/wire/threads.ts';
import { confirmedOrder, handOver, markDelivered, partPath, take } from '#test/support/atelier.ts';
import { call, eventually } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { makeMailDue, outboxRow, runNow } from '#test/support/deployed.ts';
import { newStaff, type TestMember } from '#test/support/experts.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { type LiveSocket, newTicket, openSocket } from '#test/support/live-sockets.ts';
import { awaitMail, mailsOf } from '#test/support/mails.ts';
import { setAttribute } from '#test/support/rows.ts';
import { awaitNews } from '#test/support/staff-mails.ts';
import { declaration, declare, namedBy } from '#test/support/withdrawals.ts';

type Who = Pick<TestCustomer, 'access'>;
const service = keyFor.numbers;
const ownPath = (id: string) => `/api/orders/${id}/parts/${service}/thread`;
const staffPath = (id: string) => `${partPath(id)}/thread`;
const post = (who: Who, path: string, text: string, id: string = randomUUID()) =>
  call('POST', path, { body: { id, text }, token: who.access });
const say = (who: Who, order: string, text: string, id?: string) => post(who, ownPath(order), text, id);
const answer = (who: Who, order: string, text: string, id?: string) => post(who, staffPath(order), text, id);
const read = async (who: Who, order: string): Promise<Thread> => {
  const { json } = await call('GET', `/api/orders/${order}/threads`, { token: who.access });
  const [thread] = readThreads.answer.parse(json).threads;
  if (!thread) throw new Error(`order ${order} has no thread`);
  return thread;
};
const readByStaff = (who: Who, order: string) => call('GET', staffPath(order), { token: who.access });
const textsOf = ({ messages }: Thread) => messages.map(({ text }) => text);
const refused = (code: string) => ({ json: { error: { code } } });

let customer: TestCustomer;
let expert: TestMember;
let colleague: TestMember;
let administrator: TestMember;
beforeAll(async () => {
  ({ customer, expert, colleague, administrator } = await newStaff());
});
/** Mails about messages go to proven addresses alone. */
const proved = async (): Promise<TestCustomer> => {
  const one = await newCustomer();
  await setAttribute('Profiles', ['user_id', claimsOf(one.access).sub], 'email_validated', true);
  return one;
};
const sockets: LiveSocket[] = [];
afterEach(() => {
  for (const { socket } of sockets.splice(0)) socket.close();
});
const listen = async (who: Who): Promise<LiveSocket> => {
  const one = await openSocket({ ticket: await newTicket(who.access) });
  if (!one) throw new Error('no socket');
  sockets.push(one);
  return one;
};
const hinted = (socket: LiveSocket, order: string) =>
  eventually(
    async () => socket.messages.find((one) => one.type === 'thread' && one.order_id === order),
    `a hint about ${order}`,
    2000,
  );

test('each side hears of the other’s message within two seconds, and reads it', async () => {
  const order = await confirmedOrder(customer);
  await take(expert, order);
  const [mine, theirs] = [await listen(customer), await listen(expert)];
  expect((await say(customer, order, 'Une question.\n\nEt sa suite.')).status).toBe(200);
  await hinted(theirs, order);
  const seen = readThread.answer.parse((await readByStaff(expert, order)).json);
  expect(seen.messages).toMatchObject([{ from: 'customer', text: 'Une question.\n\nEt sa suite.' }]);
  mine.messages.splice(0);
  expect((await answer(expert, order, 'Une réponse.')).status).toBe(200);
  await hinted(mine, order);
  const thread = await read(customer, order);
  expect(thread).toMatchObject({ service, is_open: true });
  expect(thread.messages.map(({ from }) => from)).toEqual(['customer', 'expert']);
  for (let times = 0; times < 4; times += 1) await readByStaff(expert, order);
  const { json } = await call('GET', `/api/orders/${order}/accesses`, { token: customer.access });
  const { items } = orderAccesses.answer.parse(json);
  const opened = items.filter(({ what }) => what === 'thread');
  expect(opened[0]).toMatchObject({ by: 'expert', what: 'thread', service });
  // One visit is one line, unless a quarter of an hour ends meanwhile.
  expect(opened.length).toBeLessThanOrEqual(2);
});

test('a message that is sent twice at once is written once, and both may write at the same moment', async () => {
  const order = await confirmedOrder(customer);
  await take(expert, order);
  const id = randomUUID();
  const all = await Promise.all([
    say(customer, order, 'Une fois.', id),
    say(customer, order, 'Une fois.', id),
    answer(expert, order, 'En même temps.'),
    say(customer, order, 'Autre chose.'),
  ]);
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const [first, second] = all.map(({ json }) => json);
  expect(writeToExpert.answer.parse(second)).toEqual(first);
  expect(textsOf(await read(customer, order)).sort()).toEqual([
    'Autre chose.',
    'En même temps.',
    'Une fois.',
  ]);
});

test('an unread message is marked in the queue, and told to the expert and to the customer by mail', async () => {
  const reader = await proved();
  const order = await confirmedOrder(reader);
  await take(expert, order);
  await say(reader, order, 'Camille demande.');
  const row = async () => {
    const { json } = await call('GET', `/api/atelier/queue?show=mine&number=${order.slice(0, 8)}`, {
      token: expert.access,
    });
    return atelierQueue.answer.parse(json).items.at(0);
  };
  expect(await row()).toMatchObject({ unread: true });
  await runNow('SweepIssuesFunction');
  const { text } = await awaitNews(expert, order, 'Un message vous attend');
  expect(text).not.toContain('Camille demande');
  const { messages } = readThread.answer.parse((await readByStaff(expert, order)).json);
  const at = messages.at(-1)?.at;
  const heard = await call('PUT', `${staffPath(order)}/read`, { body: { at }, token: expert.access });
  expect(heard).toMatchObject({ status: 200, json: { at } });
  expect((await row())?.unread).toBeUndefined();

  await answer(expert, order, 'Un secret pour vous.');
  const said = (await read(reader, order)).messages.at(-1);
  const mail = `message:${order}:${service}:${said?.at}`;
  await makeMailDue(mail);
  await runNow('SweepMailsFunction');
  const received = await awaitMail(reader.email, 'vous attend');
  expect(received.html).toContain(`/compte/conversation?commande=${order}`);
  expect(JSON.stringify(received)).not.toContain('Un secret');
});

test('a message that was read meanwhile is not mailed', async () => {
  const reader = await proved();
  const order = await confirmedOrder(reader);
  await take(expert, order);
  await answer(expert, order, 'Vous êtes là ?');
  const at = (await read(reader, order)).messages.at(-1)?.at;
  const heard = await call('PUT', `${ownPath(order)}/read`, { body: { at }, token: reader.access });
  expect(heard).toMatchObject({ status: 200, json: { at } });
  const mail = `message:${order}:${service}:${at}`;
  await makeMailDue(mail);
  await runNow('SweepMailsFunction');
  await eventually(async () => {
    const row = await outboxRow(mail);
    return row?.state === 'sent' ? row : undefined;
  }, 'the mail to be closed');
  expect((await mailsOf(reader.email)).filter(({ subject }) => subject?.includes('vous attend'))).toEqual([]);
});

test('a thread goes with its part: who had it reads and writes no more, even while typing', async () => {
  const order = await confirmedOrder(customer);
  await take(expert, order);
  await answer(expert, order, 'Avant.');
  expect((await handOver(expert, order, colleague.userId)).status).toBe(200);
  expect(await answer(expert, order, 'Après.')).toMatchObject(refused('forbidden'));
  expect((await readByStaff(expert, order)).status).toBe(403);
  const { json } = await readByStaff(colleague, order);
  expect(textsOf(readThread.answer.parse(json))).toEqual(['Avant.']);
  await answer(colleague, order, 'Je reprends.');
  const names = (await read(customer, order)).messages.map(({ name }) => name);
  expect(new Set(names).size).toBe(2);
});

test('nobody else reads or writes, no administrator either', async () => {
  const order = await confirmedOrder(customer);
  await take(expert, order);
  await say(customer, order, 'Entre nous.');
  const stranger = await newCustomer();
  for (const who of [stranger, expert]) {
    expect((await call('GET', `/api/orders/${order}/threads`, { token: who.access })).status).toBe(404);
    expect((await say(who, order, 'Un intrus.')).status).toBe(404);
  }
  for (const who of [administrator, colleague]) {
    expect((await readByStaff(who, order)).status).toBe(403);
    expect((await answer(who, order, 'Un intrus.')).status).toBe(403);
  }
  expect((await readByStaff(stranger, order)).status).toBe(403);
  expect(textsOf(await read(customer, order))).toEqual(['Entre nous.']);
});

test('it goes on for thirty days after the delivery, and ends with a withdrawal; its customer reads it still', async () => {
  const order = await confirmedOrder(customer);
  await take(expert, order);
  await markDelivered(order);
  expect((await answer(expert, order, 'Bonne lecture.')).status).toBe(200);
  await markDelivered(order, addDays(new Date(), -threadDays));
  expect(await say(customer, order, 'Trop tard.')).toMatchObject(refused('part_over'));
  expect(await answer(expert, order, 'Trop tard.')).toMatchObject(refused('part_over'));
  expect(await read(customer, order)).toMatchObject({ is_open: false });

  const other = await confirmedOrder(customer);
  await take(expert, other);
  await say(customer, other, 'Je renonce.');
  expect((await declare(declaration(namedBy(other, customer)))).status).toBe(200);
  expect(await say(customer, other, 'Encore.')).toMatchObject(refused('part_over'));
  expect(textsOf(await read(customer, other))).toEqual(['Je renonce.']);
});
