import { beforeAll, describe, expect, test } from 'vitest';
import { accessScope } from '#domain/access-scope.ts';
import { atelierOrders, atelierQueue } from '#domain/wire/atelier.ts';
import { resetFactor } from '#domain/wire/factor.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, type Session, signIn, signUp } from '#test/support/customers.ts';
import { newAdministrator, newcomer, newExpert, type TestMember } from '#test/support/experts.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';
import { administer, enrolAsBrowser, refresh } from '#test/support/pool.ts';
import { pathOf } from '#test/support/routes.ts';
import { setAttribute } from '#test/support/rows.ts';
import { totpCode } from '../../bin/local/totp.ts';

const codeOf = (secret: string) => totpCode(secret, new Date());
const groupsOf = (token: string) => JSON.parse(JSON.stringify(claimsOf(token)))['cognito:groups'];
const begin = ({ access }: Session, password: string) =>
  call('POST', '/api/factor', { body: { password }, token: access });
const confirm = ({ access }: Session, password: string, code: string) =>
  call('POST', '/api/factor/confirm', { body: { password, code }, token: access });
const queueOf = ({ access }: Session) => call('GET', '/api/atelier/queue', { token: access });

describe('an expert without a second factor', () => {
  test('has no group in any token, even refreshed, and every route is refused', async () => {
    const account = await newcomer(keyFor.numbers);
    const session = await signIn(account);
    const refreshed = await refresh(session.refresh);
    const tokens = [session.access, session.id, refreshed.AuthenticationResult?.AccessToken ?? ''];
    for (const token of tokens) {
      expect(groupsOf(token)).toBeUndefined();
      expect(claimsOf(token)).toMatchObject({ factor: 'missing' });
    }
    expect(claimsOf(session.access)).toMatchObject({ scope: accessScope });
    // Only a few routes, because each function starts slowly; atelier-administration shows the others with such a
    // token.
    for (const route of [atelierQueue, atelierOrders, resetFactor]) {
      const body = route.method === 'GET' ? {} : { body: {} };
      const answer = await call(route.method, pathOf(route, account.userId), {
        token: session.access,
        ...body,
      });
      expect([route.path, answer.status]).toEqual([route.path, 403]);
    }
  });

  test('enrols with a verified address and the password; earlier sessions end, the code opens the atelier', async () => {
    const account = await newcomer(keyFor.numbers);
    await setAttribute('Profiles', ['user_id', account.userId], 'email_validated', false);
    const session = await signIn(account);
    expect(await begin(session, account.password)).toMatchObject({
      status: 409,
      json: { error: { code: 'email_unverified' } },
    });
    await setAttribute('Profiles', ['user_id', account.userId], 'email_validated', true);
    expect(await begin(session, `${account.password}x`)).toMatchObject({
      status: 403,
      json: { error: { code: 'wrong_password' } },
    });
    const { status, json } = await begin(session, account.password);
    const secret = String(json.secret);
    expect([status, secret]).toEqual([200, expect.stringMatching(/^[A-Z2-7]{32,}$/)]);
    expect(await confirm(session, account.password, '000000')).toMatchObject({
      status: 400,
      json: { error: { code: 'wrong_code' } },
    });
    expect((await queueOf(await signIn(account))).status).toBe(403);
    expect((await confirm(session, account.password, codeOf(secret))).status).toBe(200);
    expect((await call('GET', '/api/profile', { token: session.access })).status).toBe(401);
    await expect(signIn(account)).rejects.toThrow('second factor');
    const entered = await signIn({ ...account, totpSecret: secret });
    expect(groupsOf(entered.access)).toEqual(['experts']);
    expect((await queueOf(entered)).status).toBe(200);
    expect(await begin(entered, account.password)).toMatchObject({
      status: 409,
      json: { error: { code: 'factor_enrolled' } },
    });
  });

  test('needs a password of twelve characters, and has ten tries in a quarter of an hour', async () => {
    const account = await newcomer(keyFor.numbers);
    await administer.setPassword(account.email, 'abcdefghij1');
    const session = await signIn({ ...account, password: 'abcdefghij1' });
    expect(await begin(session, 'abcdefghij1')).toMatchObject({ status: 400 });
    const statuses: number[] = [];
    for (let round = 0; round < 20; round += 1)
      statuses.push((await begin(session, 'un autre essai')).status);
    expect(statuses).toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });
});

test('a customer has no second factor', async () => {
  const customer = await newCustomer();
  expect(await begin(customer, customer.password)).toMatchObject({ status: 403 });
  expect(claimsOf(customer.access)).not.toHaveProperty('factor');
});

test('no browser can sign in through the client for enrolments', async () => {
  const account = await signUp('auth');
  await administer.group(account.email);
  for (const flow of ['USER_PASSWORD_AUTH', 'USER_SRP_AUTH', 'CUSTOM_AUTH'] as const) {
    await expect(enrolAsBrowser(account, flow)).rejects.toHaveProperty('name');
  }
});

describe('a lost phone', () => {
  let expert: TestMember;
  let administrator: TestMember;
  beforeAll(async () => {
    [expert, administrator] = await Promise.all([newExpert(keyFor.numbers), newAdministrator()]);
  });
  const reset = (who: TestMember, id: string) =>
    call('POST', `/api/atelier/staff/${id}/factor-reset`, { body: {}, token: who.access });

  test('can be reported by an administrator, about a colleague', async () => {
    const customer = await newCustomer();
    expect((await reset(expert, administrator.userId)).status).toBe(403);
    expect((await reset(administrator, administrator.userId)).status).toBe(403);
    expect((await reset(administrator, claimsOf(customer.access).sub)).status).toBe(404);
    expect((await queueOf(await signIn(expert))).status).toBe(200);
  });

  test('ends factor, password and sessions; the mailbox sets a new password, which enrols again', async () => {
    expect((await reset(administrator, expert.userId)).status).toBe(200);
    expect((await queueOf(expert)).status).toBe(401);
    await expect(signIn({ email: expert.email, password: expert.password })).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    const link = linkIn(await awaitMail(expert.email, 'nouveau mot de passe'), '/nouveau-mot-de-passe');
    const token = link.searchParams.get('token');
    const choose = (password: string) =>
      call('POST', '/api/password-reset/confirm', { body: { token, password } });
    expect((await choose('abcdefghij1')).status).toBe(400);
    const password = 'nuit-claire-12';
    expect((await choose(password)).status).toBe(200);
    const session = await signIn({ email: expert.email, password });
    expect((await queueOf(session)).status).toBe(403);
    const { json } = await begin(session, password);
    expect((await confirm(session, password, codeOf(String(json.secret)))).status).toBe(200);
    const entered = await signIn({ email: expert.email, password, totpSecret: String(json.secret) });
    expect((await queueOf(entered)).status).toBe(200);
  });
});
