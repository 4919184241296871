/** «Ce qui vous amène»: a customer tells the expert why, until the consultation is taken, and takes it back at any time. */
import { beforeAll, expect, test } from 'vitest';
import { openPart as openRoute } from '#domain/wire/atelier.ts';
import { orderAccesses } from '#domain/wire/reports.ts';
import { readThreads, sendWords } from '#domain/wire/threads.ts';
import { agreementVersion } from '#domain/words.ts';
import { confirmedOrder, handOver, openPart, take } from '#test/support/atelier.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { newStaff, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { findRow } from '#test/support/rows.ts';

type Who = Pick<TestCustomer, 'access'>;
const text = 'On me propose un poste à Nantes, et j’hésite.';
const pathOf = (id: string) => `/api/orders/${id}/parts/${keyFor.numbers}/words`;
const send = (who: Who, id: string, body: unknown = { text, agreed: agreementVersion }) =>
  call('PUT', pathOf(id), { body, token: who.access });
const withdraw = (who: Who, id: string) => call('DELETE', pathOf(id), { token: who.access });
const read = async (who: Who, id: string) => {
  const { json } = await call('GET', `/api/orders/${id}/threads`, { token: who.access });
  return readThreads.answer
    .parse(json)
    .threads.flatMap(({ service, words }) => (words ? [{ ...words, service }] : []));
};
const opened = async (who: Who, id: string) => openRoute.answer.parse((await openPart(who, id)).json).words;
const rowOf = (id: string) => findRow('Threads', { part: `${id}#${keyFor.numbers}`, entry: 'words' });
const whatOf = async (who: Who, id: string) => {
  const { json } = await call('GET', `/api/orders/${id}/accesses`, { token: who.access });
  return orderAccesses.answer.parse(json).items.map(({ by, what }) => `${by} ${what}`);
};

let customer: TestCustomer;
let expert: TestMember;
let colleague: TestMember;
beforeAll(async () => {
  ({ customer, expert, colleague } = await newStaff());
});

test('words reach the expert who takes the consultation, whose reading is in the log, and change no more', async () => {
  const id = await confirmedOrder(customer);
  expect(await read(customer, id)).toEqual([]);
  const sent = sendWords.answer.parse((await send(customer, id)).json);
  expect(sent).toMatchObject({ text, agreed: { version: agreementVersion } });
  expect(await read(customer, id)).toEqual([{ ...sent, service: keyFor.numbers }]);
  const other = { text: `${text} Ma mère est malade.`, agreed: agreementVersion };
  expect((await send(customer, id, other)).status).toBe(200);
  expect((await take(expert, id)).status).toBe(200);
  expect(await opened(expert, id)).toMatchObject({ text: other.text });
  expect(await whatOf(customer, id)).toContain('expert words');
  expect((await send(customer, id)).json).toMatchObject({ error: { code: 'already_taken' } });
});

test('words that are taken back are erased where they lie, and the expert reads that they were', async () => {
  const id = await confirmedOrder(customer);
  await send(customer, id);
  await take(expert, id);
  expect((await withdraw(customer, id)).status).toBe(200);
  expect(JSON.stringify(await rowOf(id))).not.toContain('Nantes');
  expect(await opened(expert, id)).toEqual({
    at: expect.any(String),
    agreed: { version: agreementVersion, at: expect.any(String) },
    withdrawn_at: expect.any(String),
  });
  expect((await withdraw(customer, id)).status).toBe(200);
});

test('words stay with a consultation that is handed over', async () => {
  const id = await confirmedOrder(customer);
  await send(customer, id);
  await take(expert, id);
  expect((await handOver(expert, id, colleague.userId)).status).toBe(200);
  expect(await opened(colleague, id)).toMatchObject({ text });
});

test('nobody else reads, sends or takes them back', async () => {
  const id = await confirmedOrder(customer);
  await send(customer, id);
  const stranger = await newCustomer();
  for (const answer of [
    await call('GET', `/api/orders/${id}/threads`, { token: stranger.access }),
    await send(stranger, id),
    await withdraw(stranger, id),
  ])
    expect(answer.status).toBe(404);
  expect(await rowOf(id)).toMatchObject({ text });
});
