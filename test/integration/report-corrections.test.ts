/** A customer asks for the correction of a delivered report, on the deployed stack: work, answers, mails, races. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { atelierDelivered, atelierQueue } from '#domain/wire/atelier.ts';
import { atelierIssues } from '#domain/wire/issues.ts';
import { readThreads } from '#domain/wire/threads.ts';
import { correctingQueue, deliveredQueue } from '#lambdas/storage/order-record.ts';
import { handOver, partPath, partRow, setOnPart } from '#test/support/atelier.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { runNow } from '#test/support/deployed.ts';
import { newStaff, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitMail, mailsOf } from '#test/support/mails.ts';
import { readOrder } from '#test/support/purchases.ts';
import { drawReport } from '#test/support/report-pdf.ts';
import {
  awaitReportMails,
  deliver,
  deliverNew,
  sendReport,
  takenOrder,
  verifiedCustomer,
} from '#test/support/reports.ts';
import { awaitNews } from '#test/support/staff-mails.ts';
import { declaration, declare, namedBy } from '#test/support/withdrawals.ts';

type Who = Pick<TestCustomer, 'access'>;
const service = keyFor.numbers;
const places = [{ where: '6. Les cycles', text: 'Le chapitre s’arrête en septembre.' }];
const ask = (who: Who, order: string, id: string = randomUUID(), what = 'promise') =>
  call('POST', `/api/orders/${order}/parts/${service}/corrections`, {
    body: { id, what, places },
    token: who.access,
  });
const keep = (who: Who, order: string, id: string, text = 'Le calcul est juste, page 3.') =>
  call('POST', `${partPath(order)}/corrections/${id}`, { body: { text }, token: who.access });
const refused = (code: string) => ({ json: { error: { code } } });
const changed = 'Prolongé jusqu’en mai.';
const newVersion = async (who: TestMember, order: string) =>
  (await sendReport(who, order, await drawReport(keyFor.numbers, undefined, { info: { Title: 'Suite' } })))
    .id;
const correctionsOf = async ({ access: token }: Who, order: string) => {
  const { json } = await call('GET', `/api/orders/${order}/threads`, { token });
  return readThreads.answer.parse(json).threads.flatMap(({ corrections }) => corrections);
};

let customer: TestCustomer;
let expert: TestMember;
let colleague: TestMember;
let administrator: TestMember;
const delivered = async (who = customer): Promise<string> => {
  const order = await takenOrder(who, expert);
  await deliverNew(expert, order);
  return order;
};
beforeAll(async () => {
  ({ customer, expert, colleague, administrator } = await newStaff());
});

test('a request puts the part back into work, and a new version answers it with what changed', async () => {
  const reader = await verifiedCustomer();
  const order = await delivered(reader);
  const id = randomUUID();
  const asked = await ask(reader, order, id);
  expect(asked).toMatchObject({ status: 200, json: { id, of: 1 } });
  expect(await partRow(order)).toMatchObject({ queue: correctingQueue(service), correcting: { id } });
  const token = expert.access;
  const queue = atelierQueue.answer.parse(
    (await call('GET', `/api/atelier/queue?show=correcting&number=${order.slice(0, 8)}`, { token })).json,
  );
  expect(queue.items).toMatchObject([{ order_id: order, unread: true }]);
  const list = await call('GET', '/api/atelier/delivered', { token });
  expect(atelierDelivered.answer.parse(list.json).items.map(({ order_id }) => order_id)).toContain(order);
  await runNow('SweepIssuesFunction');
  await awaitNews(expert, order, 'Correction demandée');

  const upload = await newVersion(expert, order);
  expect(await deliver(expert, order, upload)).toMatchObject(refused('correction_unsaid'));
  expect(await deliver(expert, order, upload, service, { changed })).toMatchObject({
    status: 200,
    json: { report: { version: 2 } },
  });
  expect(await correctionsOf(reader, order)).toMatchObject([
    { id, places, answer: { text: changed, version: 2, name: expert.name } },
  ]);
  const row = await partRow(order);
  expect(row.queue).toBe(deliveredQueue(service));
  expect(row.correcting).toBeUndefined();
  const [mail] = await awaitReportMails(reader, order, 2);
  expect(mail?.text).toContain('la correction que vous aviez demandée');
  expect(mail?.text).not.toContain(changed);
  expect(await deliver(expert, order, upload, service, { changed })).toMatchObject({ status: 200 });
});

test('a reasoned no leaves the report, is mailed without its words, and uses the included one up', async () => {
  const reader = await verifiedCustomer();
  const order = await delivered(reader);
  const id = randomUUID();
  await ask(reader, order, id);
  const answers = await Promise.all([keep(expert, order, id), keep(expert, order, id, 'Autre raison.')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]?.json).toEqual(answers[0]?.json);
  const mail = await awaitMail(reader.email, 'a répondu à votre demande de correction');
  expect(JSON.stringify(mail)).not.toMatch(/Le calcul est juste|Autre raison/);
  expect(mail.text).toContain('médiateur');
  expect(mail.text).toContain('/retractation?commande=');
  expect((await mailsOf(reader.email)).filter(({ subject }) => subject === mail.subject)).toHaveLength(1);
  expect(await ask(reader, order)).toMatchObject(refused('correction_used'));
  expect((await ask(reader, order, randomUUID(), 'slip')).status).toBe(200);
  expect((await readOrder(reader, order)).parts).toMatchObject([{ version: 1, state: 'delivered' }]);
});

test('it is asked for once, by its customer alone, and answered by its expert alone', async () => {
  const order = await delivered();
  const id = randomUUID();
  const both = await Promise.all([ask(customer, order, id), ask(customer, order, id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const others = await Promise.all([ask(customer, order), ask(customer, order)]);
  for (const other of others) expect(other).toMatchObject(refused('correction_open'));
  const stranger = await newCustomer();
  for (const who of [stranger, expert]) expect((await ask(who, order)).status).toBe(404);
  for (const who of [colleague, administrator]) expect((await keep(who, order, id)).status).toBe(403);
  expect((await keep(customer, order, id)).status).toBe(403);
  expect((await keep(expert, order, randomUUID())).status).toBe(404);
  expect(await correctionsOf(customer, order)).toHaveLength(1);

  const open = await takenOrder(customer, expert);
  expect(await ask(customer, open)).toMatchObject(refused('part_over'));
  const bad = await call('POST', `/api/orders/${order}/parts/${service}/corrections`, {
    body: { id: randomUUID(), what: 'slip', places: [] },
    token: customer.access,
  });
  expect(bad.status).toBe(400);
});

test('of many at once one waits, and of a no and a delivery one answers', async () => {
  const order = await delivered();
  const id = randomUUID();
  const all = await Promise.all([
    ask(customer, order, id, 'slip'),
    ...Array.from({ length: 4 }, () => ask(customer, order, randomUUID(), 'slip')),
  ]);
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  const [waiting] = await correctionsOf(customer, order);
  const upload = await newVersion(expert, order);
  await Promise.all([
    keep(expert, order, waiting?.id ?? ''),
    deliver(expert, order, upload, service, { changed }),
  ]);
  const [answered, ...rest] = await correctionsOf(customer, order);
  expect(rest).toEqual([]);
  expect([changed, 'Le calcul est juste, page 3.']).toContain(answered?.answer?.text);
  expect((await partRow(order)).correcting).toBeUndefined();
});

test('after a withdrawal nobody asks or answers', async () => {
  const order = await delivered();
  const id = randomUUID();
  await ask(customer, order, id, 'error');
  expect((await declare(declaration(namedBy(order, customer)))).status).toBe(200);
  expect(await keep(expert, order, id)).toMatchObject(refused('part_over'));
  expect(await ask(customer, order)).toMatchObject(refused('part_over'));
  expect((await readOrder(customer, order)).parts[0]?.correcting_until).toBeUndefined();
});

test('a request that nobody answers in time is the owner’s, and another expert corrects the report', async () => {
  const order = await delivered();
  const id = randomUUID();
  await ask(customer, order, id);
  await setOnPart(order, 'correcting', { id, due_at: addDays(new Date(), -1).toISOString() });
  const { json } = await call('GET', '/api/atelier/issues', { token: administrator.access });
  expect(atelierIssues.answer.parse(json).items.find((one) => one.order_id === order)).toMatchObject({
    kind: 'uncorrected',
    part: { order_id: order },
  });
  await runNow('SweepIssuesFunction');
  await awaitNews(administrator, order, 'Correction sans réponse');

  expect((await handOver(administrator, order)).status).toBe(409);
  expect(await handOver(administrator, order, colleague.userId)).toMatchObject({
    status: 200,
    json: { state: 'delivered', expert: { id: colleague.userId } },
  });
  expect((await keep(expert, order, id)).status).toBe(403);
  expect(await keep(colleague, order, id)).toMatchObject({
    status: 200,
    json: { answer: { name: colleague.name } },
  });
  // Its conversation has closed.
  await setOnPart(order, 'delivered_at', addDays(new Date(), -31).toISOString());
  expect((await handOver(administrator, order, expert.userId)).status).toBe(409);
});

test('the included correction ends with its fourteenth day', async () => {
  const order = await delivered();
  await setOnPart(order, 'delivered_at', addDays(new Date(), -16).toISOString());
  expect(await ask(customer, order)).toMatchObject(refused('correction_used'));
  expect((await ask(customer, order, randomUUID(), 'error')).status).toBe(200);
});
