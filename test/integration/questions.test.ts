/** An expert asks for what is missing, on the deployed stack: the clock, the mail and its link, the races. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openPartSchema } from '#domain/atelier.ts';
import { addDays } from '#domain/dates.ts';
import { choiceDays, ownerDays } from '#domain/questions.ts';
import { threadSchema } from '#domain/threads.ts';
import { atelierQueue } from '#domain/wire/atelier.ts';
import { atelierIssues } from '#domain/wire/issues.ts';
import { openQuestionSchema, readByLink, replyByLink } from '#domain/wire/questions.ts';
import { readThreads } from '#domain/wire/threads.ts';
import { askedQueue } from '#lambdas/storage/order-record.ts';
import {
  confirmedOrder,
  handOver,
  markDelivered,
  openPart,
  partPath,
  partRow,
  setDueDate,
  setOnPart,
  take,
} from '#test/support/atelier.ts';
import { call, eventually } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { makeMailDue, orderRow, outboxRow, runNow, setTermsVersion } from '#test/support/deployed.ts';
import { newStaff, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitMail, linkIn, mailsOf } from '#test/support/mails.ts';
import { verifiedCustomer } from '#test/support/reports.ts';
import { setAttribute } from '#test/support/rows.ts';
import { awaitNews } from '#test/support/staff-mails.ts';
import { declaration, declare, find, namedBy } from '#test/support/withdrawals.ts';

type Who = Pick<TestCustomer, 'access'>;
const service = keyFor.numbers;
const ask = (who: Who, order: string, id: string = randomUUID(), what = 'hour') =>
  call('POST', `${partPath(order)}/questions`, {
    body: { id, what, text: 'Elle figure sur l’acte intégral.' },
    token: who.access,
  });
const hour = { how: 'given', time: '05:15', source: 'record' };
const reply = (who: Who, order: string, id: string, body: object = hour) =>
  call('POST', `/api/orders/${order}/parts/${service}/questions/${id}`, { body, token: who.access });
const refused = (code: string) => ({ json: { error: { code } } });
const ago = (days: number): string => addDays(new Date(), -days).toISOString();
const queueOf = async ({ access: token }: Who, order: string, show = 'mine') => {
  const { json } = await call('GET', `/api/atelier/queue?show=${show}&number=${order.slice(0, 8)}`, {
    token,
  });
  return atelierQueue.answer.parse(json);
};

let customer: TestCustomer;
let expert: TestMember;
let colleague: TestMember;
let administrator: TestMember;
beforeAll(async () => {
  ({ customer, expert, colleague, administrator } = await newStaff());
});

test('the mail’s link answers without a session: birth, dossier and clock move together', async () => {
  const reader = await verifiedCustomer();
  const order = await confirmedOrder(reader);
  await take(expert, order);
  const { due_at: promised } = await partRow(order);
  const id = randomUUID();
  expect(await ask(expert, order, id)).toMatchObject({ status: 200, json: { id, what: 'hour' } });
  expect((await queueOf(expert, order, 'asked')).items).toMatchObject([{ order_id: order }]);
  expect((await queueOf(expert, order, 'waiting')).items).toEqual([]);

  const mail = await awaitMail(reader.email, 'vous demande');
  expect(JSON.stringify(mail)).not.toContain('acte intégral');
  const token = linkIn(mail, '/question').searchParams.get('token');
  const opened = await call('POST', readByLink.path, { body: { token } });
  expect(opened.status).toBe(200);
  expect(openQuestionSchema.parse(opened.json)).toMatchObject({ question: { id }, is_over: false });
  expect(JSON.stringify(opened.json)).not.toMatch(/1991|Saint-Denis|Réunion/);
  expect((await call('POST', replyByLink.path, { body: { token, how: 'given' } })).json).toMatchObject({
    error: { code: 'invalid_request' },
  });
  const answered = await call('POST', replyByLink.path, { body: { token, ...hour } });
  expect(openQuestionSchema.parse(answered.json).question.reply).toMatchObject({ how: 'given' });

  const row = await partRow(order);
  expect(row).toMatchObject({ queue: service, promised_at: promised });
  expect(row.asked_at).toBeUndefined();
  expect(row.due_at >= promised).toBe(true);
  expect((await orderRow(order)).due_at).toBe(row.due_at);
  const part = openPartSchema.parse((await openPart(expert, order)).json);
  expect(part.customer_info).toMatchObject({ birthTime: '05:15' });
  expect(part.unread).toBe(true);
  expect(await reply(reader, order, id)).toMatchObject({ status: 200, json: { reply: { how: 'given' } } });

  const reminder = `question:${order}:${service}:${id}:2`;
  expect((await outboxRow(reminder))?.next_at?.slice(0, 10)).toBe(
    addDays(new Date(), 2).toISOString().slice(0, 10),
  );
  await makeMailDue(reminder);
  await runNow('SweepMailsFunction');
  await eventually(
    async () => (await outboxRow(reminder))?.state === 'sent' || undefined,
    'the reminder to be dropped',
  );
  expect((await mailsOf(reader.email)).filter(({ subject }) => subject.includes('Rappel'))).toEqual([]);
});

test('a question is asked and answered once, even when both are sent twice at once', async () => {
  const order = await confirmedOrder(customer);
  await take(expert, order);
  const id = randomUUID();
  const asked = await Promise.all([ask(expert, order, id), ask(expert, order, id)]);
  expect(asked.map(({ status }) => status)).toEqual([200, 200]);
  const replies = await Promise.all([
    reply(customer, order, id),
    reply(customer, order, id, { how: 'unknown' }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies[1]?.json).toEqual(replies[0]?.json);
  const { json } = await call('GET', `/api/orders/${order}/threads`, { token: customer.access });
  expect(readThreads.answer.parse(json).threads[0]?.questions).toHaveLength(1);
});

test('nobody else asks or answers, and a link opens no other question', async () => {
  const order = await confirmedOrder(customer);
  await take(expert, order);
  for (const who of [colleague, administrator]) expect((await ask(who, order)).status).toBe(403);
  expect((await ask(customer, order)).status).toBe(403);
  const id = randomUUID();
  await ask(expert, order, id);
  const stranger = await newCustomer();
  for (const who of [stranger, expert]) expect((await reply(who, order, id)).status).toBe(404);
  expect((await reply(customer, order, randomUUID())).status).toBe(404);
  const token = 'q'.repeat(43);
  for (const body of [{ token }, { token: 'court' }])
    expect((await call('POST', readByLink.path, { body })).status).toBe(400);
  expect(await call('POST', replyByLink.path, { body: { token, how: 'unknown' } })).toMatchObject(
    refused('link_invalid'),
  );
  expect((await partRow(order)).asked_at).toBeDefined();
});

test('a question that is open goes on with the part: its new expert reads it, and the answer starts the clock', async () => {
  const order = await confirmedOrder(customer);
  await take(expert, order);
  const id = randomUUID();
  await ask(expert, order, id);
  expect((await handOver(expert, order)).status).toBe(200);
  expect((await queueOf(colleague, order, 'all')).items).toMatchObject([{ order_id: order }]);
  expect((await take(colleague, order)).status).toBe(200);
  expect(await partRow(order)).toMatchObject({
    queue: askedQueue(service),
    expert: { id: colleague.userId },
  });
  expect((await ask(expert, order)).status).toBe(403);
  const { json } = await call('GET', `${partPath(order)}/thread`, { token: colleague.access });
  expect(threadSchema.parse(json).questions).toMatchObject([{ id, name: expert.name }]);
  expect((await reply(customer, order, id)).status).toBe(200);
  const row = await partRow(order);
  expect(row).toMatchObject({ queue: service, expert: { id: colleague.userId } });
  expect(row.asked_at).toBeUndefined();
  expect((await handOver(colleague, order)).status).toBe(200);
  expect((await partRow(order)).queue).toBe(service);
});

test('a stopped clock is neither late nor apologised for; terms of before stop nothing', async () => {
  const order = await confirmedOrder(customer);
  await take(expert, order);
  await ask(expert, order);
  await setDueDate(order, ago(1));
  await setAttribute('Orders', ['id', order], 'due_at', ago(1));
  await runNow('SweepIssuesFunction');
  expect((await orderRow(order)).apologised_at).toBeUndefined();

  const older = await confirmedOrder(customer);
  await take(expert, older);
  await setTermsVersion(await orderRow(older), '2026-11-29');
  expect((await ask(expert, older)).status).toBe(200);
  expect(await partRow(older)).toMatchObject({ queue: service });
  expect((await partRow(older)).asked_at).toBeUndefined();
});

test('a delivery or a withdrawal while the question is open ends it', async () => {
  const delivered = await confirmedOrder(customer);
  await take(expert, delivered);
  const id = randomUUID();
  await ask(expert, delivered, id);
  await markDelivered(delivered);
  expect(await reply(customer, delivered, id)).toMatchObject(refused('part_over'));
  expect(await ask(expert, delivered)).toMatchObject(refused('part_over'));

  const withdrawn = await confirmedOrder(customer);
  await take(expert, withdrawn);
  await ask(expert, withdrawn, id);
  expect((await declare(declaration(namedBy(withdrawn, customer)))).status).toBe(200);
  expect(await reply(customer, withdrawn, id)).toMatchObject(refused('part_over'));
});

test('after fourteen days the customer may be refunded, and after three weeks the owner hears of it', async () => {
  const order = await confirmedOrder(customer);
  await take(expert, order);
  await ask(expert, order);
  await setAttribute('Orders', ['id', order], 'withdrawal_until', ago(1));
  expect((await find(namedBy(order, customer))).status).toBe(404);
  await setOnPart(order, 'asked_at', ago(choiceDays));
  expect((await find(namedBy(order, customer))).json).toMatchObject({
    order: { is_late: false, services: [{ key: service, withdrawable: true }] },
  });

  await setOnPart(order, 'asked_at', ago(ownerDays));
  const listed = async () => {
    const { json } = await call('GET', '/api/atelier/issues', { token: administrator.access });
    return atelierIssues.answer.parse(json).items.find((one) => one.order_id === order);
  };
  expect(await listed()).toMatchObject({ kind: 'unanswered', part: { order_id: order } });
  await runNow('SweepIssuesFunction');
  await awaitNews(administrator, order, 'Question sans réponse');
});
