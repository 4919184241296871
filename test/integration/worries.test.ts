/** An expert who worries about a customer, on the deployed stack. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { noticeEvents } from '#domain/notices.ts';
import { staffMailTexts } from '#domain/texts/staff-mail.ts';
import { atelierIssues } from '#domain/wire/issues.ts';
import { orderAccesses } from '#domain/wire/reports.ts';
import { confirmedOrder, partIssueRow, partPath, take } from '#test/support/atelier.ts';
import { call } from '#test/support/client.ts';
import type { TestCustomer } from '#test/support/customers.ts';
import { newStaff, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitNews } from '#test/support/staff-mails.ts';

const service = keyFor.numbers;
let customer: TestCustomer;
let expert: TestMember;
let colleague: TestMember;
let administrator: TestMember;
beforeAll(async () => {
  ({ customer, expert, colleague, administrator } = await newStaff());
});

type Who = { readonly access: string };
const tell = ({ access: token }: Who, order: string, step: string) =>
  call('POST', `${partPath(order)}/care`, { body: { step }, token });
const close = ({ access: token }: Who, id: string) =>
  call('POST', '/api/atelier/issues/close', { body: { kind: 'care', id }, token });
const careOf = async (who: Who, order: string) => {
  const { json } = await call('GET', '/api/atelier/issues', { token: who.access });
  return atelierIssues.answer
    .parse(json)
    .items.filter(({ kind, order_id }) => kind === 'care' && order_id === order);
};
const rowOf = (order: string) => partIssueRow('care', order);

test('an administrator learns which consultation it is, and no word of it, until it is seen', async () => {
  const order = await confirmedOrder(customer);
  await take(expert, order);
  const message = { body: { id: randomUUID(), text: 'Je n’en peux plus.' }, token: customer.access };
  await call('POST', `/api/orders/${order}/parts/${service}/thread`, message);

  expect(await tell(expert, order, 'opened')).toMatchObject({ status: 200, json: { told: false } });
  expect(await rowOf(order)).toBeUndefined();
  expect(await tell(expert, order, 'told')).toMatchObject({ status: 200, json: { told: true } });
  const row = await rowOf(order);
  expect(Object.keys(row ?? {}).sort()).toEqual(['id', 'kind', 'order_id', 'service', 'since']);
  await tell(expert, order, 'told');
  expect(await rowOf(order)).toEqual(row);

  expect(await careOf(administrator, order)).toMatchObject([{ id: `${order} ${service}`, service }]);
  expect(await careOf(expert, order)).toEqual([]);
  const { text } = await awaitNews(administrator, order, staffMailTexts.label(noticeEvents[0]));
  expect(text).not.toContain('Je n’en peux plus');
  const { json } = await call('GET', orderAccesses.path.replace('{id}', order), { token: customer.access });
  expect(JSON.stringify(json)).not.toContain('care');

  expect((await close(expert, `${order} ${service}`)).status).toBe(403);
  expect((await close(administrator, `${order} ${service}`)).status).toBe(200);
  expect(await rowOf(order)).toBeUndefined();
});

test('nobody tells of a worry about a consultation that is another’s', async () => {
  const order = await confirmedOrder(customer);
  await take(expert, order);
  for (const who of [colleague, customer, administrator])
    expect((await tell(who, order, 'told')).status).toBe(403);
  expect((await tell(expert, order, 'guessed')).status).toBe(400);
  expect(await rowOf(order)).toBeUndefined();
});
