/** Questions in the margin of a report from the desk, on the deployed stack: who asks, who answers, how many. */
import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { beforeAll, expect, inject, test } from 'vitest';
import { answerTimes } from '#domain/answer-times.ts';
import { addDays } from '#domain/dates.ts';
import { anchorOf } from '#domain/margin.ts';
import { atelierIssues } from '#domain/wire/issues.ts';
import { readThreads } from '#domain/wire/threads.ts';
import { partIssueRow, partPath, partRow, setOnPart } from '#test/support/atelier.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { makeMailDue, runNow } from '#test/support/deployed.ts';
import { newStaff, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitMail } from '#test/support/mails.ts';
import { deliverNew, takenOrder, verifiedCustomer } from '#test/support/reports.ts';
import { putRow, tableOf } from '#test/support/rows.ts';
import { awaitNews } from '#test/support/staff-mails.ts';
import { declaration, declare, namedBy } from '#test/support/withdrawals.ts';
import { readEvents } from '../../bin/answers/read-events.ts';
import { awsClientConfig } from '../../bin/local/aws.ts';

type Who = Pick<TestCustomer, 'access'>;
const service = keyFor.numbers;
const quote = 'Ce qui vous nourrit commence petit, et dure.';
const text = 'Cela vaut-il aussi pour le travail ?';
const ask = (who: Who, order: string, id: string = randomUUID(), changes: object = {}) =>
  call('POST', `/api/orders/${order}/parts/${service}/margin`, {
    body: { id, anchor: anchorOf(quote), quote, text, ...changes },
    token: who.access,
  });
const answer = (who: Who, order: string, id: string) =>
  call('POST', `${partPath(order)}/margin/${id}`, { body: { text: 'Oui.' }, token: who.access });
const takeBack = (who: Who, order: string, id: string) =>
  call('DELETE', `/api/orders/${order}/parts/${service}/margin/${id}`, { token: who.access });
const refused = (code: string) => ({ json: { error: { code } } });
const threadOf = async ({ access: token }: Who, order: string) => {
  const { json } = await call('GET', `/api/orders/${order}/threads`, { token });
  const [thread] = readThreads.answer.parse(json).threads;
  if (!thread) throw new Error(`order ${order} has no thread`);
  return thread;
};

let customer: TestCustomer;
let expert: TestMember;
let colleague: TestMember;
let administrator: TestMember;
/** As if it was made at the desk: only such a report is read as a page. */
const readable = async (who = customer): Promise<string> => {
  const order = await takenOrder(who, expert);
  await deliverNew(expert, order);
  await setOnPart(order, 'report', { ...(await partRow(order)).report, desk: true });
  return order;
};
beforeAll(async () => {
  ({ customer, expert, colleague, administrator } = await newStaff());
});

test('a question is answered by its author, announced by mail without a quote, and read by both', async () => {
  const reader = await verifiedCustomer();
  const order = await readable(reader);
  expect((await threadOf(reader, order)).asking).toMatchObject({ left: 3 });
  const id = randomUUID();
  const both = await Promise.all([ask(reader, order, id), ask(reader, order, id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await partRow(order)).toMatchObject({ margin_asked: 1 });
  for (const who of [colleague, administrator]) expect((await answer(who, order, id)).status).toBe(403);
  expect((await answer(reader, order, id)).status).toBe(403);
  expect((await answer(expert, order, randomUUID())).status).toBe(404);
  expect(await answer(expert, order, id)).toMatchObject({
    status: 200,
    json: { answer: { name: expert.name, text: 'Oui.' } },
  });
  const thread = await threadOf(reader, order);
  expect(thread.margin).toMatchObject([{ id, quote, text, of: 1, answer: { text: 'Oui.' } }]);
  expect(thread.asking).toMatchObject({ left: 2 });
  const client = new DynamoDBClient(awsClientConfig(inject('shop').emulator));
  const events = await readEvents(client, tableOf('Threads'));
  expect(answerTimes(events.filter((event) => event.part === `${order}#${service}`))).toMatchObject([
    { kind: 'margin', all: 1, open: 0, late: 0 },
  ]);
  expect(JSON.stringify(events)).not.toMatch(/nourrit|travail|Oui/);
  await makeMailDue(`message:${order}:${service}:${thread.margin[0]?.answer?.at}`);
  await runNow('SweepMailsFunction');
  const mail = await awaitMail(reader.email, 'vous attend');
  expect(JSON.stringify(mail)).not.toMatch(/nourrit|travail/);
});

test('three are asked of a report, whoever asks at the same moment; a stranger asks none', async () => {
  const order = await readable();
  const all = await Promise.all(Array.from({ length: 6 }, () => ask(customer, order)));
  expect(all.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3);
  let more = await ask(customer, order);
  while (more.status === 200) more = await ask(customer, order);
  expect(more).toMatchObject(refused('margin_full'));
  expect((await threadOf(customer, order)).margin).toHaveLength(3);
  const stranger = await newCustomer();
  for (const who of [stranger, expert]) expect((await ask(who, order)).status).toBe(404);
});

test('it ends with the fourteenth day, and is not for a PDF alone nor for what is withdrawn', async () => {
  const order = await readable();
  const id = randomUUID();
  expect((await ask(customer, order, id)).status).toBe(200);
  for (const changes of [
    { text: '' },
    { text: 'x'.repeat(401) },
    { anchor: 'x' },
    { quote: 'x'.repeat(301) },
  ])
    expect((await ask(customer, order, randomUUID(), changes)).status).toBe(400);
  const { delivered_at } = await partRow(order);
  await setOnPart(order, 'delivered_at', addDays(new Date(), -16).toISOString());
  expect(await ask(customer, order)).toMatchObject(refused('margin_closed'));
  expect((await threadOf(customer, order)).asking).toBeUndefined();
  await setOnPart(order, 'delivered_at', delivered_at);
  expect((await declare(declaration(namedBy(order, customer)))).status).toBe(200);
  expect(await answer(expert, order, id)).toMatchObject(refused('part_over'));
  expect(await ask(customer, order)).toMatchObject(refused('part_over'));

  const printed = await takenOrder(customer, expert);
  await deliverNew(expert, printed);
  expect(await ask(customer, printed)).toMatchObject(refused('part_over'));
});

test('a question is taken back until it has its answer, and a late answer is the owner’s to see', async () => {
  const order = await readable();
  const [first, second] = [randomUUID(), randomUUID()];
  for (const id of [first, second]) expect((await ask(customer, order, id)).status).toBe(200);
  for (const who of [await newCustomer(), expert])
    expect((await takeBack(who, order, first)).status).toBe(404);
  const both = await Promise.all([takeBack(customer, order, first), takeBack(customer, order, first)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await threadOf(customer, order)).margin.map(({ id }) => id)).toEqual([second]);
  expect((await threadOf(customer, order)).asking).toMatchObject({ left: 2 });

  const issue = await partIssueRow('margin', order);
  expect(issue).toMatchObject({ since: (await threadOf(customer, order)).margin[0]?.due_at });
  const listed = async () => {
    const { json } = await call('GET', '/api/atelier/issues', { token: administrator.access });
    return atelierIssues.answer.parse(json).items.filter((one) => one.order_id === order);
  };
  expect(await listed()).toEqual([]);
  await putRow('Issues', { ...issue, since: addDays(new Date(), -1).toISOString() });
  expect(await listed()).toMatchObject([{ kind: 'margin' }]);
  await runNow('SweepIssuesFunction');
  await awaitNews(administrator, order, 'Question en marge sans réponse');

  expect((await answer(expert, order, second)).status).toBe(200);
  expect(await listed()).toEqual([]);
  expect(await partIssueRow('margin', order)).toBeUndefined();
  expect(await takeBack(customer, order, second)).toMatchObject(refused('margin_answered'));
});

test('the promise of the next question stands once the first has its answer, and ends when it is taken back', async () => {
  const order = await readable();
  const [first, second] = [randomUUID(), randomUUID()];
  for (const id of [first, second]) expect((await ask(customer, order, id)).status).toBe(200);
  expect((await answer(expert, order, first)).status).toBe(200);
  const { margin } = await threadOf(customer, order);
  expect(await partIssueRow('margin', order)).toMatchObject({
    since: margin.find(({ id }) => id === second)?.due_at,
  });
  expect((await takeBack(customer, order, second)).status).toBe(200);
  expect(await partIssueRow('margin', order)).toBeUndefined();
});
