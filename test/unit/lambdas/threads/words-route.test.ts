/** What the route of the words refuses before anything is counted or written. */
import { expect, it } from 'vitest';
import { threadFieldTexts as texts } from '#domain/texts/thread-fields.ts';
import { agreementVersion, maxWords } from '#domain/words.ts';
import { route } from '#lambdas/threads/send-words.ts';
import { orderId, profileRecord, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { callRoute } from '#test/support/route-call.ts';

const right = { text: 'Je change de métier.', agreed: agreementVersion };
const ask = (body: unknown, claims: Readonly<Record<string, string>> = { sub: userId, iat: '1' }) =>
  callRoute(
    route,
    { body, claims, params: { id: orderId, service: keyFor.numbers } },
    { profiles: { ofSession: async () => profileRecord() } },
  );

it('words need a session', async () => {
  expect(await ask(right, {})).toMatchObject({ status: 401 });
});

it.each([
  ['no agreement', { text: right.text }, texts.agreementMissing],
  ['the agreement of another text', { ...right, agreed: '2020-01-01' }, texts.agreementMissing],
  ['no word', { ...right, text: ' \n ' }, texts.wordsMissing],
  ['too many', { ...right, text: 'x'.repeat(maxWords + 1) }, texts.wordsLong],
  ['a hidden direction', { ...right, text: 'a\u202eb' }, texts.wordsUnreadable],
])('%s is refused in French', async (_, body, message) => {
  expect(await ask(body)).toEqual({ status: 400, json: { error: { code: 'invalid_request', message } } });
});
