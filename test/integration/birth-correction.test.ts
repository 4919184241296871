/** A birth that is wrong: its customer corrects it or asks, and staff answer. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPart as openRoute } from '#domain/wire/atelier.ts';
import { correctBirth } from '#domain/wire/births.ts';
import { atelierIssues } from '#domain/wire/issues.ts';
import { orderAccesses } from '#domain/wire/reports.ts';
import { confirmedOrder, openPart, partRow, take } from '#test/support/atelier.ts';
import { call } from '#test/support/client.ts';
import type { TestCustomer } from '#test/support/customers.ts';
import { everyPage } from '#test/support/every-page.ts';
import { newStaff, type TestMember } from '#test/support/experts.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitMail } from '#test/support/mails.ts';
import { readOrder } from '#test/support/purchases.ts';
import { drawReport } from '#test/support/report-pdf.ts';
import { deliver, sendReport } from '#test/support/reports.ts';
import { requestsOf } from '#test/support/requests.ts';
import { setAttribute } from '#test/support/rows.ts';

type Who = Pick<TestCustomer, 'access'>;
const typed = { birthDate: '1991-04-17', birthTime: '06:42', birthPlace: 'Saint-Denis, La Réunion' };
const right = { ...typed, birthTime: '07:42' };

const correct = (who: Who, id: string, body: unknown = right) =>
  call('PUT', `/api/orders/${id}/birth`, { body, token: who.access });
const decide = (who: Who, id: string, body: unknown) =>
  call('POST', `/api/atelier/orders/${id}/birth`, { body, token: who.access });

let customer: TestCustomer;
let expert: TestMember;
let colleague: TestMember;
let administrator: TestMember;
beforeAll(async () => {
  ({ customer, expert, colleague, administrator } = await newStaff());
});

const takenOrder = async (): Promise<string> => {
  const id = await confirmedOrder(customer);
  expect((await take(expert, id)).status).toBe(200);
  return id;
};
const opened = async (id: string) => openRoute.answer.parse((await openPart(expert, id)).json);
const issuesOf = async () =>
  (await everyPage(atelierIssues, administrator.access)).filter(({ kind }) => kind === 'birth');

describe('before an expert has opened it', () => {
  test('the customer corrects it alone, and the expert reads the corrected one', async () => {
    const id = await takenOrder();
    const { status, json } = await correct(customer, id);
    expect([status, json]).toEqual([
      200,
      { born: right, correction: { corrected: { at: expect.any(String), by: 'customer' } } },
    ]);
    expect(await readOrder(customer, id)).toMatchObject({
      customer_info: { firstName: 'Camille', ...right },
      correction: { corrected: { by: 'customer' } },
    });
    expect((await opened(id)).customer_info).toMatchObject(right);
    const { items: accesses } = orderAccesses.answer.parse(
      (await call('GET', `/api/orders/${id}/accesses`, { token: customer.access })).json,
    );
    expect(accesses.map(({ by, what }) => [by, what])).toEqual([
      ['expert', 'birth_data'],
      ['customer', 'birth_corrected'],
    ]);
  });

  test('an opening at the same moment reads the new birth, or the correction becomes a request', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await takenOrder();
      const [answer, read] = await Promise.all([correct(customer, id), opened(id)]);
      const { correction } = correctBirth.answer.parse(answer.json);
      const isOld = read.customer_info.birthTime === typed.birthTime;
      expect(correction.request !== undefined).toBe(isOld);
    }
  });
});

describe('once it is opened', () => {
  test('it is a request that holds the delivery back until it is accepted', async () => {
    const id = await takenOrder();
    await opened(id);
    const upload = await sendReport(expert, id, await drawReport(keyFor.numbers));
    const asked = correctBirth.answer.parse((await correct(customer, id)).json);
    expect(asked).toMatchObject({ born: typed, correction: { request: { born: right } } });
    expect((await partRow(id)).birth_asked_at).toBe(asked.correction.request?.at);
    expect(await issuesOf()).toContainEqual(expect.objectContaining({ order_id: id }));
    expect(await deliver(expert, id, upload.id)).toMatchObject({
      status: 409,
      json: { error: { code: 'birth_asked' } },
    });
    const accept = { kind: 'accept', asked_at: asked.correction.request?.at };
    expect((await decide(colleague, id, accept)).status).toBe(403);
    expect((await decide(customer, id, accept)).status).toBe(403);
    expect(await decide(expert, id, accept)).toMatchObject({ status: 200, json: { born: right } });
    expect(await decide(expert, id, accept)).toMatchObject({
      status: 409,
      json: { error: { code: 'request_changed' } },
    });
    expect(await issuesOf()).not.toContainEqual(expect.objectContaining({ order_id: id }));
    expect((await deliver(expert, id, upload.id)).status).toBe(200);
  });

  test('a delivered report keeps the birth that it was written for', async () => {
    const id = await takenOrder();
    await opened(id);
    const upload = await sendReport(expert, id, await drawReport(keyFor.numbers));
    expect((await deliver(expert, id, upload.id)).status).toBe(200);
    const asked = correctBirth.answer.parse((await correct(customer, id)).json);
    await decide(administrator, id, { kind: 'accept', asked_at: asked.correction.request?.at });
    expect(await readOrder(customer, id)).toMatchObject({
      customer_info: right,
      correction: {
        corrected: { by: 'administrator', name: administrator.name },
        written_for: [{ service: keyFor.numbers, version: 1, born: typed }],
      },
    });
  });

  test('a refusal says why, and the request can be taken back', async () => {
    const id = await takenOrder();
    await opened(id);
    const { correction } = correctBirth.answer.parse((await correct(customer, id)).json);
    const refuse = { kind: 'refuse', asked_at: correction.request?.at };
    expect((await decide(expert, id, refuse)).status).toBe(400);
    await setAttribute('Profiles', ['user_id', claimsOf(customer.access).sub], 'email_validated', true);
    expect((await decide(expert, id, { ...refuse, reason: 'Votre acte dit 6 h 42.' })).status).toBe(200);
    const mail = await awaitMail(customer.email, 'votre demande de correction');
    expect(mail.text).toContain(expert.name);
    expect((await readOrder(customer, id)).correction?.refused).toMatchObject({
      name: expert.name,
      reason: 'Votre acte dit 6 h 42.',
    });
    await correct(customer, id);
    const entries = () => requestsOf(claimsOf(customer.access).sub);
    expect((await entries()).at(-1)).toEqual({ kind: 'correction', state: 'open' });
    await correct(customer, id, typed);
    expect((await entries()).at(-1)).toEqual({ kind: 'correction', state: 'answered' });
    expect((await readOrder(customer, id)).correction?.request).toBeUndefined();
    expect((await partRow(id)).birth_asked_at).toBeUndefined();
  });
});

describe('an administrator', () => {
  test('corrects a birth with a reason, without reading one', async () => {
    const id = await confirmedOrder(customer);
    const decision = { kind: 'correct', born: right, reason: 'Votre appel de ce matin' };
    expect((await decide(administrator, randomUUID(), decision)).status).toBe(404);
    expect(await decide(administrator, id, decision)).toMatchObject({ status: 200, json: {} });
    expect((await decide(administrator, id, decision)).json).toEqual({});
    expect(await readOrder(customer, id)).toMatchObject({
      customer_info: right,
      correction: { corrected: { by: 'administrator', reason: 'Votre appel de ce matin' } },
    });
    const { items: accesses } = orderAccesses.answer.parse(
      (await call('GET', `/api/orders/${id}/accesses`, { token: customer.access })).json,
    );
    expect(accesses.map(({ name, what }) => [name, what])).toEqual([
      [administrator.name, 'birth_corrected'],
      [administrator.name, 'birth_corrected'],
    ]);
  });
});
