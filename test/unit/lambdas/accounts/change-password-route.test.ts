/** What the route of a new password refuses, before the pool is called. */
import { expect, it } from 'vitest';
import { validationTexts } from '#domain/texts/validation.ts';
import { changePassword, route } from '#lambdas/accounts/change-password.ts';
import { profileRecord, staffRecord, userId } from '#test/support/builders.ts';
import { callRoute } from '#test/support/route-call.ts';

const seconds = (minutesAgo: number) => String(Math.floor(Date.now() / 1000) - minutesAgo * 60);
const claims = { sub: userId, iat: '1', auth_time: seconds(0), origin_jti: 'session' };

type Facts = {
  readonly body?: unknown;
  readonly claims?: Readonly<Record<string, string>>;
  readonly isMember?: boolean;
  readonly isServerSession?: boolean;
  readonly limits?: object;
};
/** Neither pool nor outbox is there: a change that is not refused fails with 500. */
const change = ({ isMember, isServerSession = false, limits = {}, ...sent }: Facts) =>
  callRoute(
    route,
    { body: { password: 'comete-nouvelle-88' }, claims, ...sent },
    {
      profiles: { ofSession: async () => profileRecord() },
      tokens: { isServerSession: async () => isServerSession },
      staff: { find: async () => (isMember ? staffRecord() : undefined) },
      limits,
    },
  );
const wrong = (message: string) => ({ status: 400, json: { error: { code: 'invalid_request', message } } });

it.each([
  ['cinq5', validationTexts.passwordShort6],
  ['', validationTexts.passwordRequired],
  ['a'.repeat(129), validationTexts.passwordLong],
  ['Motdepasse123', validationTexts.passwordCommon],
])('«%s» is refused with «%s»', async (password, message) => {
  expect(await change({ body: { password } })).toEqual(wrong(message));
});

it('a member of the atelier keeps a password of twelve characters', async () => {
  const body = { password: 'court-7' };
  expect(await change({ body, isMember: true })).toEqual(wrong(validationTexts.passwordShortStaff));
});

it.each<[string, Facts]>([
  ['was made by a claim', { isServerSession: true }],
  ['began eleven minutes ago', { claims: { ...claims, auth_time: seconds(11) } }],
  ['has no id', { claims: { sub: userId, iat: '1', auth_time: seconds(0) } }],
])('a session that %s does not prove the present password', async (_what, facts) => {
  expect(await change(facts)).toMatchObject({ status: 403, json: { error: { code: 'sign_in_again' } } });
});

it('without a session nothing is changed', async () => {
  expect(await change({ claims: {} })).toMatchObject({
    status: 401,
    json: { error: { code: 'signed_out' } },
  });
});

it('is refused above the limit', async () => {
  const answer = await change({ limits: { waitFor: async () => 60_000 } });
  expect(answer).toMatchObject({ status: 429, json: { error: { code: 'too_many' } } });
});

it('a proof that another act spends at this moment sets no password', async () => {
  const never = async () => {
    throw new Error('the change goes on');
  };
  const answer = changePassword({ userId, provedAt: 7 }, 'comete-nouvelle-88', {
    ...{ accounts: { setPassword: never, endSessions: never }, staff: { find: async () => undefined } },
    ...{ limits: { waitFor: async () => 0 }, outbox: { add: never } },
    ...{ profiles: { spendProof: async () => false, endSessions: never } },
    ...{ orders: { ofUser: never, forgetClaims: never }, connections: { removeAll: never } },
    ...{ sockets: { close: never }, clock: () => new Date(), wait: never, now: new Date() },
  });
  await expect(answer).rejects.toMatchObject({ code: 'sign_in_again' });
});
