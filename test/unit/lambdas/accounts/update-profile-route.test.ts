/** What the route of the profile refuses, before anything is written. */
import { expect, it } from 'vitest';
import { errorTexts } from '#domain/texts/errors.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { route } from '#lambdas/accounts/update-profile.ts';
import { orderId, profileRecord, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { callRoute } from '#test/support/route-call.ts';

const claims = { sub: userId, iat: '1' };
const person = {
  ...{ id: orderId, first_name: 'Jeanne', last_name: 'D’Angelo', agrees: true },
  ...{ birth_date: '1995-02-03', birth_time: '', birth_place: 'Brest' },
};
/** Without stores: a request that is not refused at once fails with 500. */
const refusedWith = async (body: unknown) => (await callRoute(route, { body, claims }, {})).json;
const refusal = (message: string) => ({ error: { code: 'invalid_request', message } });

it('a change with a person is kept', async () => {
  const stores = {
    profiles: { change: async () => profileRecord(), ofSession: async () => profileRecord() },
    persons: { keep: async () => true },
  };
  const body = { birth_place: 'Nantes', person };
  expect(await callRoute(route, { body, claims }, stores)).toMatchObject({ status: 200 });
});

it('without a session nothing is changed', async () => {
  const answer = await callRoute(route, { body: { birth_place: 'Nantes' } }, {});
  expect(answer).toMatchObject({ status: 401, json: { error: { code: 'signed_out' } } });
});

it.each([
  ['first_name', '', validationTexts.firstNameRequired],
  ['first_name', 'Camille 2', validationTexts.firstNameLetters],
  ['last_name', 'a'.repeat(101), validationTexts.lastNameLong],
  ['last_name', 'Renard<script>', validationTexts.lastNameLetters],
  ['birth_date', '17/04/1991', validationTexts.birthDateFormat],
  ['birth_date', '2091-01-01', validationTexts.birthDateToCome],
  ['birth_date', '1899-12-31', validationTexts.birthDateEarly],
  ['birth_time', '6:42', validationTexts.birthTimeFormat],
  ['birth_time', '06:42:10', validationTexts.birthTimeFormat],
  ['birth_place', 'a'.repeat(201), validationTexts.birthPlaceLong],
  ['salutation', 'docteur', validationTexts.salutationInvalid],
  ['time_zone', 'Mars/Olympus', validationTexts.zoneInvalid],
  ['time_zone', '+04:00', validationTexts.zoneInvalid],
])('%s «%s» is refused with «%s»', async (field, value, message) => {
  expect(await refusedWith({ first_name: 'Zoé', [field]: value })).toEqual(refusal(message));
});

it.each([
  ['email', 'mallory@exemple.fr'],
  ['email_validated', true],
  ['user_id', 'x'],
  ['created_at', '2000-01-01T00:00:00.000Z'],
  ['groups', ['experts']],
  ['discipline', keyFor.numbers],
])('the field %s cannot be written', async (field, value) => {
  expect(await refusedWith({ first_name: 'Zoé', [field]: value })).toEqual(
    refusal(errorTexts.invalid_request),
  );
});

it.each([
  ['a minor', { birth_date: `${new Date().getUTCFullYear() - 10}-01-01` }],
  ['nobody’s agreement', { agrees: false }],
  ['markup in a name', { first_name: 'Jeanne<img src=x>' }],
  ['a header in a name', { last_name: 'Renard\r\nBcc: tous@exemple.fr' }],
  ['a path as id', { id: 'first_name' }],
  ['an own date of agreement', { agreed_at: '2020-01-01T00:00:00.000Z' }],
])('a person with %s is refused', async (_what, change) => {
  expect(await refusedWith({ person: { ...person, ...change } })).toEqual(refusal(expect.any(String)));
});
