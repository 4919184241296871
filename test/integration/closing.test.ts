/** «Fermer mon compte»: who may ask, what holds it back, and both ways back, also in races. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { closingHours } from '#domain/links.ts';
import { closedMailTexts } from '#domain/texts/closing-mails.ts';
import { call } from '#test/support/client.ts';
import {
  askClosing,
  closingMailsOf,
  keepAccount,
  keepByLink,
  letTimePass,
  readClosing,
  runErasure,
  wayBack,
} from '#test/support/closings.ts';
import { newCustomer, prove, signIn, type TestCustomer } from '#test/support/customers.ts';
import { newcomer, newExpert } from '#test/support/experts.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitMail } from '#test/support/mails.ts';
import { deliverPart, putPaidOrder } from '#test/support/order-rows.ts';
import { buy, payAt } from '#test/support/purchases.ts';
import { requestsOf } from '#test/support/requests.ts';
import { expireToken, findRow, setAttribute } from '#test/support/rows.ts';

const idOf = ({ access }: Pick<TestCustomer, 'access'>) => claimsOf(access).sub;
const profileOf = (customer: Pick<TestCustomer, 'access'>) =>
  findRow('Profiles', { user_id: idOf(customer) });
const open = { status: 200, json: { held: [] } };
const tokens = z.object({ authTokens: z.object({ access_token: z.string() }) });

describe('asking', () => {
  test('several times at once with one proof asks once, and mails one way back', async () => {
    const customer = await newCustomer();
    const before = Date.now();
    const answers = await Promise.all([1, 2, 3].map(() => askClosing(customer.access)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    const asked = answers.find(({ status }) => status === 200);
    const { closes_at } = z.object({ closes_at: z.string() }).parse(asked?.json);
    const { access } = await prove(customer);
    expect((await askClosing(access)).json).toMatchObject({ closes_at });
    expect(new Date(closes_at).getTime()).toBeGreaterThanOrEqual(before + closingHours * 3_600_000);
    expect(await readClosing(customer.access)).toMatchObject({ status: 200, json: { closes_at } });
    await wayBack(customer.email);
    expect(await closingMailsOf(customer.email)).toHaveLength(1);
    expect(await requestsOf(idOf(customer))).toEqual([{ kind: 'erasure', state: 'open' }]);
    await runErasure();
    expect(await profileOf(customer)).toMatchObject({ closing: 'asked' });
  });

  test('needs a password typed a moment ago for this very account, and is not for staff', async () => {
    const customer = await newCustomer();
    const { sessionId, claim } = await buy(customer);
    await payAt(sessionId, 'paid');
    const { json } = await call('POST', '/api/verify-payment', { body: { sessionId }, claim });
    const { access_token } = tokens.parse(json).authTokens;
    expect(await askClosing(access_token)).toMatchObject({
      status: 403,
      json: { error: { code: 'sign_in_again' } },
    });
    expect(await askClosing('')).toMatchObject({ status: 401 });
    const expert = await newExpert(keyFor.numbers);
    const withoutFactor = await signIn(await newcomer(keyFor.numbers));
    for (const member of [expert, withoutFactor]) {
      expect(await askClosing(member.access)).toMatchObject({
        status: 403,
        json: { error: { code: 'forbidden' } },
      });
      expect(await profileOf(member)).not.toHaveProperty('closing');
    }
    expect(await profileOf(customer)).not.toHaveProperty('closing');
  });

  test('is limited: each wish sends a mail', async () => {
    const customer = await newCustomer();
    for (let wish = 0; wish < 5; wish += 1) {
      expect((await askClosing((await prove(customer)).access)).status).toBe(200);
      expect(await keepAccount(customer.access)).toMatchObject(open);
    }
    expect(await askClosing((await prove(customer)).access)).toMatchObject({ status: 429 });
  });
});

describe('an order holds the closing back', () => {
  test('while it is paid, written or disputed: the answer names it, and nothing is asked for', async () => {
    const customer = await newCustomer();
    const { order_id } = await buy(customer);
    const owed = await putPaidOrder(idOf(customer));
    const disputed = await deliverPart(await putPaidOrder(idOf(customer)), keyFor.numbers);
    const dispute = { id: 'dp', status: 'needs_response', amount: 900, reason: 'general' };
    const opened = { ...dispute, opened_at: new Date().toISOString() };
    await setAttribute('Orders', ['id', disputed.id], 'dispute', opened);
    const { json, status } = await askClosing(customer.access);
    expect(status).toBe(200);
    expect(json).not.toHaveProperty('closes_at');
    const held = [
      { order_id, reason: 'payment' },
      { order_id: owed.id, reason: 'writing' },
      { order_id: disputed.id, reason: 'dispute' },
    ];
    expect(json).toEqual({ held: expect.arrayContaining(held) });
    expect(await profileOf(customer)).not.toHaveProperty('closing');
    expect(await closingMailsOf(customer.email)).toEqual([]);
  });

  test('that was paid meanwhile, until an expert has delivered it', async () => {
    const customer = await newCustomer();
    await askClosing(customer.access);
    const order = await putPaidOrder(idOf(customer));
    await letTimePass(idOf(customer));
    await runErasure();
    expect(await profileOf(customer)).toMatchObject({ closing: 'asked' });
    const held = [{ order_id: order.id, reason: 'writing' }];
    expect(await readClosing(customer.access)).toMatchObject({ status: 200, json: { held } });
    await deliverPart(order, keyFor.numbers);
    await runErasure();
    expect(await profileOf(customer)).toBeUndefined();
    await expect(signIn(customer)).rejects.toThrow();
    await awaitMail(customer.email, closedMailTexts.subject);
    expect(await requestsOf(idOf(customer))).toEqual([{ kind: 'erasure', state: 'answered' }]);
  });
});

describe('the way back', () => {
  test('by the account keeps it with its delivered orders, and names one that came meanwhile', async () => {
    const customer = await newCustomer();
    await deliverPart(await putPaidOrder(idOf(customer)), keyFor.numbers);
    expect((await askClosing(customer.access)).json).toMatchObject({ held: [] });
    const { id: order_id } = await putPaidOrder(idOf(customer));
    const held = [{ order_id, reason: 'writing' }];
    expect(await keepAccount(customer.access)).toMatchObject({ status: 200, json: { held } });
    expect(await profileOf(customer)).not.toHaveProperty('closing');
  });

  test('by the mailed link keeps the account, twice too; a later wish has its own link', async () => {
    const customer = await newCustomer();
    await askClosing(customer.access);
    const link = await wayBack(customer.email);
    for (const _ of [1, 2])
      expect(await keepByLink(link)).toMatchObject({ status: 200, json: { kept: true } });
    expect(await readClosing(customer.access)).toMatchObject(open);
    expect(await requestsOf(idOf(customer))).toEqual([{ kind: 'erasure', state: 'answered' }]);
    await runErasure();
    expect(await profileOf(customer)).toBeDefined();
    await askClosing((await prove(customer)).access);
    expect(await keepByLink(link)).toMatchObject({
      status: 400,
      json: { error: { code: 'link_invalid' } },
    });
    expect(await profileOf(customer)).toMatchObject({ closing: 'asked' });
  });

  test('by a link that is late or of another kind is refused', async () => {
    const customer = await newCustomer();
    await askClosing(customer.access);
    const link = await wayBack(customer.email);
    await expireToken(link.searchParams.get('token') ?? '');
    for (const late of [link, new URL('?token=unknown-unknown-unknown-unknown-unkno', link)])
      expect((await keepByLink(late)).status).toBe(400);
    expect(await profileOf(customer)).toMatchObject({ closing: 'asked' });
  });

  test('in the account ends when the erasure begins, and another session does not matter to it', async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    await askClosing(customer.access);
    expect(await keepAccount(other.access)).toMatchObject(open);
    expect(await profileOf(customer)).toMatchObject({ closing: 'asked' });
    await setAttribute('Profiles', ['user_id', idOf(customer)], 'closing', 'begun');
    expect(await keepAccount(customer.access)).toMatchObject({
      status: 409,
      json: { error: { code: 'request_changed' } },
    });
  });

  test('and the erasure at the same moment: the account is whole or gone', async () => {
    const customer = await newCustomer();
    await askClosing(customer.access);
    await letTimePass(idOf(customer));
    const [kept] = await Promise.all([keepAccount(customer.access), runErasure()]);
    const profile = await profileOf(customer);
    if (kept.status === 200) {
      expect(profile).not.toHaveProperty('closing');
      await expect(signIn(customer)).resolves.toHaveProperty('access');
    } else expect(profile).toBeUndefined();
  });
});
