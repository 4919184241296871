/** Corrections asked for in words: entered with their date, read and answered once, erased with the account. */
import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { merchant } from '#domain/merchant.ts';
import { correctionMailTexts, correctionReceiptTexts } from '#domain/texts/correction-mails.ts';
import { answerBy } from '#domain/texts/corrections.ts';
import { askCorrection } from '#domain/wire/own-requests.ts';
import { orderAccesses } from '#domain/wire/reports.ts';
import { answerRequest, atelierRequests, openRequest } from '#domain/wire/requests.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import { createProfilesStore } from '#lambdas/storage/profiles.ts';
import { createRequestsStore, keyOf, newRequest } from '#lambdas/storage/requests.ts';
import { createAskedCorrectionsStore } from '#lambdas/storage/transactions/ask-correction.ts';
import { call } from '#test/support/client.ts';
import { askClosing } from '#test/support/closings.ts';
import { askInWords, postCorrection, readOwnRequests, registerKey } from '#test/support/corrections.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { eraseNow } from '#test/support/deployed.ts';
import { newAdministrator, type TestMember } from '#test/support/experts.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { wearOut } from '#test/support/limits.ts';
import { awaitMail, mailsOf } from '#test/support/mails.ts';
import { buy } from '#test/support/purchases.ts';
import { database, findRow, setAttribute, tableOf } from '#test/support/rows.ts';

type Who = Pick<TestCustomer, 'access'>;

const words = { about: 'paper' as const, message: 'Sur la note, mon nom est Renard.\r\nSans d.' };
const ask = (who: Who, body: unknown = words) => postCorrection(who, body);
const idOf = ({ access }: Who) => claimsOf(access).sub;
const open = (member: Who, key: unknown) =>
  call('POST', openRequest.path, { body: key, token: member.access });
const answer = (member: Who, body: unknown) =>
  call('POST', answerRequest.path, { body, token: member.access });
const refused = (code: string) => ({ json: { error: { code } } });

const askedCorrections = () =>
  createAskedCorrectionsStore(database(), {
    requests: tableOf('Requests'),
    outbox: tableOf('Outbox'),
    profiles: tableOf('Profiles'),
  });

let administrator: TestMember;
let colleague: TestMember;
beforeAll(async () => {
  [administrator, colleague] = await Promise.all([newAdministrator(), newAdministrator()]);
});

describe('a request', () => {
  test('is entered once with its date; team and customer are told, without its words', async () => {
    const customer = await newCustomer();
    const both = await Promise.all([askInWords(customer, words), askInWords(customer, words)]);
    expect(both[0]).toEqual(both[1]);
    const [request, ...others] = await readOwnRequests(customer);
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      kind: 'correction',
      asked: { about: 'paper', message: 'Sur la note, mon nom est Renard.\nSans d.' },
    });
    const receipt = await awaitMail(customer.email, correctionReceiptTexts.subject);
    expect(receipt.text).toContain(answerBy(new Date(request?.due_at ?? '')));
    await awaitMail(merchant.dataProtection.email, correctionMailTexts.subject);
    const told = await mailsOf(merchant.dataProtection.email);
    for (const { text, html } of [receipt, ...told]) expect(`${text}${html}`).not.toContain('Renard');
    const receipts = (await mailsOf(customer.email)).filter(({ subject }) => subject === receipt.subject);
    expect(receipts).toHaveLength(1);
  });

  test('names an order of the customer, and no other', async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    const { order_id } = await buy(customer);
    expect((await askInWords(customer, { ...words, order_id })).asked).toMatchObject({ order_id });
    expect(await ask(other, { ...words, order_id })).toMatchObject({ status: 404 });
    expect(await readOwnRequests(other)).toEqual([]);
    const withoutSession = await call('POST', askCorrection.path, { body: words });
    expect(withoutSession.status).toBe(401);
  });

  test('has a limit per account', async () => {
    const customer = await newCustomer();
    await wearOut(limits.correction, idOf(customer));
    expect(await ask(customer)).toMatchObject({ status: 429, ...refused('too_many') });
  });

  test('is possible while the account waits for its end, and not once it has ended', async () => {
    const customer = await newCustomer();
    expect((await askClosing(customer.access)).status).toBe(200);
    await askInWords(customer, words);
    expect((await readOwnRequests(customer)).map(({ kind }) => kind).sort()).toEqual([
      'correction',
      'erasure',
    ]);
    await eraseNow(idOf(customer));
    expect((await ask(customer)).status).toBe(401);
  });

  test('is not written when the session ended since it was checked', async () => {
    const customer = await newCustomer();
    const [user_id, issuedAt] = [idOf(customer), Math.floor(Date.now() / 1000)];
    await createProfilesStore(database(), tableOf('Profiles')).endSessions(user_id, issuedAt);
    const row = newRequest(keyOf(user_id, 'one'), new Date(), {
      kind: 'correction',
      asked: { user_id, about: 'other', message: 'Un mot de trop.' },
    });
    const asker = { userId: user_id, issuedAt, session: 'session' };
    expect(await askedCorrections().ask(asker, row, [])).toBe(false);
    expect(await createRequestsStore(database(), tableOf('Requests')).find(row)).toBeUndefined();
  });
});

describe('an answer', () => {
  test('follows the reading, which the order’s log names, and is given once', async () => {
    const customer = await newCustomer();
    await setAttribute('Profiles', ['user_id', idOf(customer)], 'email_validated', true);
    const { order_id } = await buy(customer);
    const { id } = await askInWords(customer, { ...words, order_id });
    const key = registerKey(customer, id);
    const register = await call('GET', `${atelierRequests.path}?state=open`, { token: administrator.access });
    expect(atelierRequests.answer.parse(register.json).items).toContainEqual(
      expect.objectContaining({ key, kind: 'correction' }),
    );
    expect((await open(administrator, key)).json).toMatchObject({ about: 'paper', email: customer.email });
    const log = await call('GET', `/api/orders/${order_id}/accesses`, { token: customer.access });
    expect(orderAccesses.answer.parse(log.json).items).toMatchObject([
      { by: 'administrator', what: 'request', name: administrator.name },
    ]);

    expect(await answer(administrator, { ...key, outcome: 'refused', reason: ' ' })).toMatchObject({
      status: 400,
    });
    const refusal = { ...key, outcome: 'refused', reason: 'La loi fige la note émise.' };
    const statuses = await Promise.all(
      [administrator, colleague].map(async (member) => (await answer(member, refusal)).status),
    );
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await answer(colleague, refusal)).toMatchObject(refused('request_changed'));
    const [read] = await readOwnRequests(customer);
    expect(read).toMatchObject({
      answered_at: expect.any(String),
      asked: { answer: { outcome: 'refused', reason: 'La loi fige la note émise.' } },
    });
    const mail = await awaitMail(customer.email, 'Notre réponse à votre demande');
    expect(mail.text).toContain('La loi fige la note émise.');
    expect(mail.text).toContain('CNIL');
  });

  test('follows a reading that the customer sees, also about no order, until the account is erased', async () => {
    const customer = await newCustomer();
    const { id } = await askInWords(customer, words);
    const key = registerKey(customer, id);
    for (const member of [administrator, colleague]) expect((await open(member, key)).status).toBe(200);
    const [read] = await readOwnRequests(customer);
    const reading = ({ name }: TestMember) => ({ at: expect.any(String), name });
    expect(read?.asked?.readings).toEqual([reading(administrator), reading(colleague)]);
    expect(await findRow('Requests', key)).toMatchObject({
      asked: { readings: [{ who: administrator.userId }, { who: colleague.userId }] },
    });
    await answer(administrator, { ...key, outcome: 'corrected' });
    expect((await readOwnRequests(customer))[0]?.asked?.readings).toHaveLength(2);
    await eraseNow(idOf(customer));
    expect(await open(administrator, key)).toMatchObject({ status: 404 });
    expect(await findRow('Requests', key)).not.toHaveProperty('asked');
  });

  test('is given once, also when the first mail has left the outbox', async () => {
    const customer = await newCustomer();
    const { id } = await askInWords(customer, words);
    const key = registerKey(customer, id);
    const now = new Date();
    const give = (name: string, request_id: string) =>
      askedCorrections().answer(
        key,
        { outcome: 'corrected', name },
        [mailAbout(idOf(customer), { kind: 'correction-answer', user_id: idOf(customer), request_id }, now)],
        now,
      );
    expect(await give('Inès', id)).toBe(true);
    expect(await give('Paul', `${id} again`)).toBe(false);
    expect(await findRow('Requests', key)).toMatchObject({ asked: { answer: { name: 'Inès' } } });
  });

  test('reaches nobody once the account is erased: dates stay, words do not', async () => {
    const customer = await newCustomer();
    const { id, due_at } = await askInWords(customer, words);
    const key = registerKey(customer, id);
    expect(await eraseNow(idOf(customer))).toMatchObject({ erased: 1 });
    expect(await open(administrator, key)).toMatchObject({ status: 404, ...refused('not_found') });
    expect((await answer(administrator, { ...key, outcome: 'corrected' })).status).toBe(404);
    const row = await findRow('Requests', key);
    expect(row).toMatchObject({ kind: 'correction', state: 'answered', due_at });
    expect(row).not.toHaveProperty('asked');
  });
});
