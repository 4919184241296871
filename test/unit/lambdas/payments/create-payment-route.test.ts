/** What the route of a payment refuses, before an order is stored or a page opened. */
import { expect, it } from 'vitest';
import { catalogue, totalOf } from '#domain/catalogue.ts';
import { route } from '#lambdas/payments/create-payment.ts';
import { customerInfo, orderId, paymentRequest, profileRecord, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { memoryPayments, memoryShop, workshopOf } from '#test/support/memory.ts';
import { callRoute } from '#test/support/route-call.ts';

const { price } = catalogue[keyFor.numbers];
const euros = price / 100;
const withPack = totalOf([keyFor.pack, keyFor.numbers]) / 100;
const headers = { authorization: 'Bearer good' };
const refusal = (status: number, code: string) => ({ status, json: { error: { code } } });

/** Finds the account and counts; what stores or opens anything is not there, and would fail with 500. */
const finding = {
  verify: async (token: string) => {
    if (token !== 'good') throw new Error('no access token');
    return { userId, groups: [], issuedAt: 1 };
  },
  profiles: { ofSession: async () => profileRecord() },
  limits: { waitFor: async () => 0, allows: async () => true },
};
const pay = (change: object, sent: object = { headers }) =>
  callRoute(route, { body: { ...paymentRequest(), ...change }, ...sent }, finding);

it('a request is sold', async () => {
  const stores = {
    ...finding,
    ...memoryShop(),
    payments: memoryPayments().payments,
    recentWorkshop: workshopOf({}),
    siteUrl: 'https://shop.example',
  };
  const answer = await callRoute(route, { body: paymentRequest(), headers }, stores);
  expect(answer).toMatchObject({ status: 200, json: { url: expect.stringContaining('http') } });
});

it.each<[string, object, number, string]>([
  ['one euro too little', { totalAmount: euros - 1 }, 409, 'amount_mismatch'],
  ['one cent too much', { totalAmount: (price + 1) / 100 }, 409, 'amount_mismatch'],
  ['nothing', { totalAmount: 0 }, 409, 'amount_mismatch'],
  ['less than nothing', { totalAmount: -euros }, 409, 'amount_mismatch'],
  ['cents instead of euros', { totalAmount: price }, 409, 'amount_mismatch'],
  ['a fraction of a cent', { totalAmount: euros + 0.000001 }, 409, 'amount_mismatch'],
  ['the price as text', { totalAmount: `${euros}` }, 400, 'invalid_request'],
  ['the generic «pdf»', { selectedServices: ['pdf'] }, 400, 'selection_invalid'],
  ['the free guidance', { selectedServices: ['guidance-du-jour'] }, 400, 'selection_invalid'],
  ['an unknown service', { selectedServices: ['tarot'] }, 400, 'selection_invalid'],
  [
    'a service twice',
    { selectedServices: [keyFor.numbers, keyFor.numbers], totalAmount: 2 * euros },
    400,
    'selection_invalid',
  ],
  [
    'a service twice under two names',
    { selectedServices: [keyFor.numbers, 'numerology'] },
    400,
    'selection_invalid',
  ],
  [
    'the pack with another',
    { selectedServices: [keyFor.pack, keyFor.numbers], totalAmount: withPack },
    400,
    'selection_invalid',
  ],
  ['no service', { selectedServices: [], totalAmount: 0 }, 400, 'invalid_request'],
  ['an old version of the terms', { acceptedTerms: '2020-01-01' }, 409, 'terms_outdated'],
  ['terms that were not accepted', { acceptedTerms: '' }, 400, 'invalid_request'],
  ['a buyer who is not of age', { isAdult: false }, 400, 'invalid_request'],
  ['no word on the age', { isAdult: undefined }, 400, 'invalid_request'],
  ['an attempt that is no UUID', { attempt: 'once' }, 400, 'invalid_request'],
  ['a field that nobody knows', { discount: 10 }, 400, 'invalid_request'],
  ['a user that the browser names', { user_id: userId }, 400, 'invalid_request'],
  [
    "another address than the account's",
    { customerInfo: customerInfo({ email: 'autre@exemple.fr' }) },
    400,
    'email_mismatch',
  ],
])('a request is refused with %s', async (_what, change, status, code) => {
  expect(await pay(change)).toMatchObject(refusal(status, code));
});

it.each(['birthDate', 'birthTime', 'birthPlace'])('a request is refused without %s', async (field) => {
  const answer = await pay({ customerInfo: { ...customerInfo(), [field]: '' } });
  expect(answer).toMatchObject(refusal(400, 'invalid_request'));
  expect(JSON.stringify(answer.json)).toContain('informations de naissance complètes');
});

const person = { firstName: 'Jeanne', lastName: 'Le Goff', agrees: true };
it.each<[string, unknown, object]>([
  ['nobody’s agreement', { ...person, agrees: false }, {}],
  ['an own date of agreement', { ...person, agreedAt: '2020-01-01T00:00:00.000Z' }, {}],
  ['the id of a person', { ...person, id: orderId }, {}],
  ['markup in a name', { ...person, firstName: '<b>Jeanne</b>' }, {}],
  ['a header in a name', { ...person, lastName: 'Renard\r\nBcc: tous@exemple.fr' }, {}],
  ['a minor', person, { birthDate: `${new Date().getUTCFullYear() - 10}-01-01` }],
  ['a list of persons', [person], {}],
])('an order for another person is refused with %s', async (_what, other, change) => {
  const answer = await pay({ customerInfo: { ...customerInfo(), ...change, person: other } });
  expect(answer).toMatchObject(refusal(400, 'invalid_request'));
});

it.each<[string, object]>([
  ['without a session', {}],
  ['with a claim', { headers: { 'x-claim': 'A'.repeat(43) } }],
  ['with a forged token', { headers: { authorization: 'Bearer forged' } }],
  ['with a password', { headers: { authorization: 'Basic YTpi' } }],
])('a request is refused %s', async (_how, sent) => {
  expect(await pay({}, sent)).toMatchObject(refusal(401, 'signed_out'));
});

it('a ping with another field needs a session', async () => {
  const answer = await callRoute(route, { body: { ping: true, totalAmount: euros } }, finding);
  expect(answer).toMatchObject(refusal(401, 'signed_out'));
});
