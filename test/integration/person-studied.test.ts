/** The person studied, by a link of its own and without an account: reads, has corrected, objects and erases. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { catalogue, type PaidKey } from '#domain/catalogue.ts';
import { confirmationMailTexts } from '#domain/texts/mails.ts';
import { personAnswerTexts, personErasedTexts } from '#domain/texts/person-mails.ts';
import { askAsPerson, erasePerson, personLink, readPerson } from '#domain/wire/persons.ts';
import { answerRequest, atelierRequests, openRequest } from '#domain/wire/requests.ts';
import { writeToExpert } from '#domain/wire/threads.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { confirmedOrder } from '#test/support/atelier.ts';
import { call, eventually } from '#test/support/client.ts';
import { runErasure } from '#test/support/closings.ts';
import type { TestCustomer } from '#test/support/customers.ts';
import { eraseNow, orderRow, partRows, runNow } from '#test/support/deployed.ts';
import { outline, saveOutline } from '#test/support/desk.ts';
import { newAdministrator, newExpert } from '#test/support/experts.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitMail, linkIn, mailsOf } from '#test/support/mails.ts';
import { buy, ordersOf, payAt, paymentRequest, readOrder, settleAt } from '#test/support/purchases.ts';
import { drawReport } from '#test/support/report-pdf.ts';
import { deliver, openReport, sendReport, takenOrder, verifiedCustomer } from '#test/support/reports.ts';
import { pathOf } from '#test/support/routes.ts';
import { loseEventsOf, sessionAt } from '#test/support/stand-in.ts';
import { placesOf } from '#test/support/traces/scan.ts';
import { awaitRefunded, backFor, refundRows } from '#test/support/withdrawals.ts';

const { price } = catalogue[keyFor.numbers];
const letters = (): string => randomUUID().replace(/[\d-]/g, '').padEnd(8, 'q');

/** Somebody with names and a place that nobody else has. */
const somebody = () => {
  const [first, last, place] = [`Prénom${letters()}`, `Nom${letters()}`, `Lieu-${letters()}`];
  const person = { firstName: first, lastName: last, agrees: true };
  const info = (customer: TestCustomer) => ({
    customerInfo: {
      ...paymentRequest(customer).customerInfo,
      ...{ birthDate: '1995-02-03', birthPlace: place, person },
      birthNames: { firstNames: `${first} Marie`, lastName: last },
    },
  });
  return { first, last, place, info, words: [first, last, place] };
};
const orderFor = (customer: TestCustomer, who: ReturnType<typeof somebody>, services?: readonly PaidKey[]) =>
  confirmedOrder(customer, services, who.info(customer));

const tokenOf = async (customer: TestCustomer, body: object): Promise<string> => {
  const { json } = await call('POST', personLink.path, { body, token: customer.access });
  return personLink.answer.parse(json).token;
};
const read = (token: string) => call('POST', readPerson.path, { body: { token } });
const erase = (token: string) => call('POST', erasePerson.path, { body: { token } });
const erased = async (token: string) => erasePerson.answer.parse((await erase(token)).json);
const keep = (customer: TestCustomer, who: ReturnType<typeof somebody>, id: string) =>
  call('PUT', '/api/profile', {
    body: {
      person: {
        ...{ id, first_name: who.first, last_name: who.last, agrees: true },
        ...{ birth_date: '1995-02-03', birth_time: '', birth_place: who.place },
      },
    },
    token: customer.access,
  });

describe('the link', () => {
  test('of the confirmation shows what is kept, and nothing else of the buyer', async () => {
    const [customer, who] = [await verifiedCustomer(), somebody()];
    const id = await orderFor(customer, who);
    const link = linkIn(
      await awaitMail(customer.email, confirmationMailTexts.subject(id.slice(0, 8))),
      '/personne',
    );
    const { status, json } = await read(link.searchParams.get('token') ?? '');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      buyer: 'Camille D’Angelo',
      orders: [{ name: `${who.first} ${who.last}`, number: id.slice(0, 8), state: 'waiting' }],
    });
    expect(JSON.stringify(json)).not.toMatch(new RegExp(`exemple\\.fr|"amount"|\\b${price}\\b`));
  });

  test('exists for an unpaid order and for a person of the account, and both show the same', async () => {
    const [customer, who, id] = [await verifiedCustomer(), somebody(), randomUUID()];
    const { order_id } = await buy(customer, [keyFor.numbers], who.info(customer));
    await keep(customer, who, id);
    const [first, second] = [await tokenOf(customer, { order_id }), await tokenOf(customer, { person: id })];
    const shown = readPerson.answer.parse((await read(first)).json);
    expect(shown).toMatchObject({ account: [{}], orders: [{ state: 'unpaid' }] });
    expect((await read(second)).json).toEqual(shown);
  });

  test('is made for the own orders alone, and no other secret opens a person', async () => {
    const [customer, stranger, who] = [await verifiedCustomer(), await verifiedCustomer(), somebody()];
    const { order_id } = await buy(customer, [keyFor.numbers], who.info(customer));
    const foreign = await call('POST', personLink.path, { body: { order_id }, token: stranger.access });
    expect(foreign.status).toBe(404);
    for (const token of ['A'.repeat(43), hashOf(order_id).slice(0, 43)])
      expect(await read(token)).toMatchObject({ status: 400, json: { error: { code: 'link_invalid' } } });
    expect((await erase('A'.repeat(43))).status).toBe(400);
    expect(await placesOf(who.words)).not.toEqual([]);
  });
});

describe('an erasure', () => {
  test('stops a paid order, pays it back at Stripe once, and leaves nothing of the person', async () => {
    const [customer, who, entry] = [await verifiedCustomer(), somebody(), randomUUID()];
    const id = await orderFor(customer, who);
    await keep(customer, who, entry);
    const token = await tokenOf(customer, { order_id: id });
    const answers = await Promise.all([erased(token), erased(token)]);
    await erased(token);
    expect(answers.at(-1)).toMatchObject({ account: [], orders: [] });
    await runNow('SweepRefundsFunction', 3);
    await runNow('SweepRefundsFunction', 3);
    await awaitRefunded(id, price);
    expect(await backFor(id)).toEqual([price]);
    expect(await refundRows(id)).toMatchObject([{ origin: 'person', amount: price, state: 'succeeded' }]);
    expect(await placesOf(who.words)).toEqual([]);
    expect(await partRows(id)).toMatchObject([{ withdrawn_at: expect.any(String) }]);
    const mail = await awaitMail(customer.email, personErasedTexts.subject);
    expect(mail.text).toContain(id.slice(0, 8));
    expect(mail.text).not.toContain(who.first);
    const told = (await mailsOf(customer.email)).filter(
      ({ subject }) => subject === personErasedTexts.subject,
    );
    expect(told).toHaveLength(1);
    expect(await readOrder(customer, id)).toMatchObject({ person_erased_at: expect.any(String) });
    const { json } = await call('GET', `/api/orders/${id}/accesses`, { token: customer.access });
    expect(JSON.stringify(json)).toContain('person_erased');
    expect(readPerson.answer.parse((await read(token)).json).requests).toMatchObject([
      { kind: 'erasure', answered_at: expect.any(String) },
    ]);
  });

  test('of a delivered report takes the shop’s copy and no money', async () => {
    const [customer, who, expert] = [await verifiedCustomer(), somebody(), await newExpert(keyFor.numbers)];
    const id = await takenOrder(customer, expert, keyFor.numbers, who.info(customer));
    expect((await saveOutline(expert, id, outline)).status).toBe(200);
    const reader = { firstName: who.first, lastName: who.last, birthDate: '1995-02-03' };
    const { id: upload } = await sendReport(expert, id, await drawReport(keyFor.numbers, reader));
    expect(await deliver(expert, id, upload)).toMatchObject({ status: 200 });
    expect((await openReport(customer, id)).status).toBe(200);
    const message = { id: randomUUID(), text: `Ma question est pour ${who.first}.` };
    const path = pathOf(writeToExpert, id);
    expect((await call('POST', path, { body: message, token: customer.access })).status).toBe(200);
    await erased(await tokenOf(customer, { order_id: id }));
    expect((await openReport(customer, id)).status).not.toBe(200);
    expect(await refundRows(id)).toEqual([]);
    expect(await placesOf([...who.words, `reports/${id}`, `uploads/${id}`])).toEqual([]);
    expect((await placesOf([id])).map(({ place }) => place)).not.toContain('Drafts');
  });

  test('of an unpaid order closes its payment; the one that a bank decides about is finished afterwards', async () => {
    const [customer, who] = [await verifiedCustomer(), somebody()];
    const unpaid = await buy(customer, [keyFor.numbers], who.info(customer));
    const deciding = await buy(customer, [keyFor.numbers], who.info(customer));
    await payAt(deciding.sessionId, 'later');
    const left = await erased(await tokenOf(customer, { order_id: unpaid.order_id }));
    expect(left.orders).toMatchObject([{ number: deciding.order_id.slice(0, 8) }]);
    expect((await orderRow(unpaid.order_id)).status).toBe('cancelled');
    expect((await sessionAt(unpaid.sessionId)).status).toBe('expired');
    await settleAt(deciding.sessionId, 'succeeded');
    await eventually(
      async () => (await orderRow(deciding.order_id)).paid_at,
      `the payment of ${deciding.order_id}`,
    );
    await runErasure();
    await runNow('SweepRefundsFunction', 3);
    await awaitRefunded(deciding.order_id, price);
    expect(await placesOf(who.words)).toEqual([]);
  });

  test('finds a payment of which Stripe’s word was lost, now or once the bank has decided, and pays it back', async () => {
    const [customer, who] = [await verifiedCustomer(), somebody()];
    await loseEventsOf(customer.email);
    const paid = await buy(customer, [keyFor.numbers], who.info(customer));
    const deciding = await buy(customer, [keyFor.numbers], who.info(customer));
    await payAt(paid.sessionId, 'paid');
    await payAt(deciding.sessionId, 'later');
    const token = await tokenOf(customer, { order_id: paid.order_id });
    expect((await erased(token)).orders).toMatchObject([{ number: deciding.order_id.slice(0, 8) }]);
    await settleAt(deciding.sessionId, 'succeeded');
    await runErasure();
    await runNow('SweepRefundsFunction', 3);
    for (const { order_id } of [paid, deciding]) {
      await awaitRefunded(order_id, price);
      expect(await partRows(order_id)).toMatchObject([{ withdrawn_at: expect.any(String) }]);
    }
    expect(await placesOf(who.words)).toEqual([]);
  });

  test('of the buyer’s account ends the link, and the words that the person has written', async () => {
    const [customer, who] = [await verifiedCustomer(), somebody()];
    const id = randomUUID();
    await keep(customer, who, id);
    const token = await tokenOf(customer, { person: id });
    const message = `Je suis ${who.first}, et née ailleurs.`;
    expect((await call('POST', askAsPerson.path, { body: { token, message } })).status).toBe(200);
    expect(await eraseNow(claimsOf(customer.access).sub)).toMatchObject({ erased: 1 });
    expect((await read(token)).status).toBe(400);
    expect(await placesOf(who.words)).toEqual([]);
  });
});

describe('a correction', () => {
  test('is read and answered by an administrator, shown on the page and mailed without its words', async () => {
    const [customer, who, boss] = [await verifiedCustomer(), somebody(), await newAdministrator()];
    const id = await orderFor(customer, who);
    const token = await tokenOf(customer, { order_id: id });
    const email = `${letters()}@exemple.fr`;
    const message = 'Je suis née à Quimper, pas à Brest.';
    const asked = askAsPerson.answer.parse(
      (await call('POST', askAsPerson.path, { body: { token, message, email } })).json,
    );
    expect(asked.requests).toMatchObject([{ kind: 'correction', message }]);
    const open = await eventually(async () => {
      const { json } = await call('GET', '/api/atelier/requests?state=open', { token: boss.access });
      const keys = atelierRequests.answer.parse(json).items.flatMap(({ key }) => key ?? []);
      return keys.length > 0 ? keys : undefined;
    }, 'the request in the register');
    for (const one of open) {
      const { json, status } = await call('POST', openRequest.path, { body: one, token: boss.access });
      if (status !== 200 || !JSON.stringify(json).includes(email)) continue;
      expect(json).toMatchObject({ about: 'person', message, studied: { email }, order_id: id });
      const body = { ...one, outcome: 'refused', reason: 'L’acte dit Brest.' };
      expect((await call('POST', answerRequest.path, { body, token: boss.access })).status).toBe(200);
    }
    const mail = await awaitMail(email, personAnswerTexts.subject);
    expect(mail.text).not.toMatch(/Quimper|Brest/);
    expect(readPerson.answer.parse((await read(token)).json).requests).toMatchObject([
      { answer: { outcome: 'refused', reason: 'L’acte dit Brest.' } },
    ]);
    expect(JSON.stringify(await ordersOf(customer))).not.toContain('Quimper');
  });
});
