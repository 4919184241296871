/** What the route of a correction in words refuses, before anything is counted or entered. */
import { expect, it } from 'vitest';
import { route } from '#lambdas/requests/ask-correction.ts';
import { profileRecord, userId } from '#test/support/builders.ts';
import { callRoute } from '#test/support/route-call.ts';

const words = { about: 'paper', message: 'Sur la note, mon nom est Renard.' };
const ask = (body: unknown, claims: Readonly<Record<string, string>> = { sub: userId, iat: '1' }) =>
  callRoute(route, { body, claims }, { profiles: { ofSession: async () => profileRecord() } });

it('the words need a session', async () => {
  expect(await ask(words, {})).toMatchObject({ status: 401 });
});

it.each([
  [{ ...words, message: 'Bref' }, 'Le message doit faire au moins 10 caractères'],
  [{ ...words, message: 'x'.repeat(2001) }, 'Écrivez le message en 2000 caractères au plus.'],
  [{ ...words, about: 'tout' }, expect.any(String)],
  [{ ...words, order_id: 'x' }, expect.any(String)],
  [{ ...words, user_id: userId }, expect.any(String)],
])('%j is refused in French', async (body, message) => {
  expect(await ask(body)).toEqual({ status: 400, json: { error: { code: 'invalid_request', message } } });
});
