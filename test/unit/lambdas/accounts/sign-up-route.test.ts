/** What the route of the sign-up refuses, before it touches pool, tables or limits. */
import { expect, it } from 'vitest';
import { errorTexts } from '#domain/texts/errors.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { route } from '#lambdas/accounts/sign-up.ts';
import { userId } from '#test/support/builders.ts';
import { callRoute } from '#test/support/route-call.ts';

const body = { email: 'camille@exemple.fr', password: 'lune-rousse-9', from: 'checkout' };

/** Without stores: a request that is not refused at once fails with 500. */
const refusedWith = async (sent: unknown) => (await callRoute(route, { body: sent }, {})).json;
const error = (code: string, message: string) => ({ error: { code, message } });

it.each([
  ['checkout', 'lune-rousse-9'],
  ['auth', 'zwkqvj'],
  ['account', 'zwkqvj'],
])('from %s the password «%s» is enough', async (from, password) => {
  const stores = {
    accounts: {
      create: async () => ({ userId, isNew: true, isHalfMade: true }),
      setPassword: async () => true,
      finish: async () => undefined,
    },
    newProfiles: { create: async () => true },
    limits: { waitFor: async () => 0, allows: async () => true },
  };
  expect(await callRoute(route, { body: { ...body, from, password } }, stores)).toEqual({
    status: 201,
    json: { email: body.email },
  });
});

it.each([
  ['checkout', 'abc123x', validationTexts.passwordShort8],
  ['checkout', 'sagessesagesse', validationTexts.passwordMix],
  ['checkout', '4815162342', validationTexts.passwordMix],
  ['auth', 'ab1cd', validationTexts.passwordShort6],
  ['account', 'ab1cd', validationTexts.passwordShort6],
  ['auth', 'x'.repeat(129), validationTexts.passwordLong],
  ['checkout', 'Azerty123', validationTexts.passwordCommon],
  ['auth', 'motdepasse', validationTexts.passwordCommon],
  ['account', 'azerty', validationTexts.passwordCommon],
])('from %s the password «%s» is refused with «%s»', async (from, password, message) => {
  expect(await refusedWith({ ...body, from, password })).toEqual(error('invalid_request', message));
});

it.each([
  ['an unknown field', { email_validated: true }, errorTexts.invalid_request],
  ['a prototype as field', { constructor: {} }, errorTexts.invalid_request],
  ['an unknown place', { from: 'atelier' }, errorTexts.invalid_request],
  ['a number as password', { password: 12345678 }, errorTexts.invalid_request],
  ['a list as address', { email: ['a@exemple.fr'] }, errorTexts.invalid_request],
  ['no address', { email: '' }, validationTexts.emailRequired],
  ['half an address', { email: 'camille@' }, validationTexts.emailFormat],
  ['two addresses', { email: 'a@exemple.fr,b@exemple.fr' }, validationTexts.emailFormat],
  ['a header in the address', { email: 'a@exemple.fr\r\nBcc: b@exemple.fr' }, validationTexts.emailFormat],
  ['a very long address', { email: `${'a'.repeat(250)}@exemple.fr` }, validationTexts.emailLong],
  ['no password', { password: '' }, validationTexts.passwordRequired],
  ['markup as first name', { first_name: '<b>Camille</b>' }, validationTexts.firstNameLetters],
  ['a digit in the last name', { last_name: 'Renard 2' }, validationTexts.lastNameLetters],
  ['a first name of 101 letters', { first_name: 'a'.repeat(101) }, validationTexts.firstNameLong],
  ['a 30 February', { birth_date: '1991-02-30' }, validationTexts.birthDateFormat],
  ['a birth hour of 24', { birth_time: '24:00' }, validationTexts.birthTimeMidnight],
  ['a birth place of 201 characters', { birth_place: 'a'.repeat(201) }, validationTexts.birthPlaceLong],
])('%s is refused in French', async (_what, change, message) => {
  expect(await refusedWith({ ...body, ...change })).toEqual(error('invalid_request', message));
});

it.each(['', '{', 'null', '[]', '"text"', '{"email":"a@exemple.fr"', '\u0000'])(
  'the body «%s» is refused in French',
  async (raw) => {
    expect(await refusedWith(raw)).toEqual(error('invalid_request', errorTexts.invalid_request));
  },
);

it('a body of more than 64 KB is refused before it is read', async () => {
  const answer = (count: number) => callRoute(route, { body: 'é'.repeat(count) }, {});
  expect(await answer(32_768)).toMatchObject({ status: 400 });
  expect(await answer(32_769)).toEqual({ status: 413, json: error('too_large', errorTexts.too_large) });
});
