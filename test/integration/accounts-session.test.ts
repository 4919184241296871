import { expect, test } from 'vitest';
import { accessScope } from '#domain/access-scope.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, signIn } from '#test/support/customers.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { awaitLink } from '#test/support/links.ts';
import {
  accountMakers,
  administer,
  answerChallenge,
  refresh,
  revoke,
  signInWithoutSrp,
  startChallenge,
} from '#test/support/pool.ts';
import { mintToken } from '#test/support/rows.ts';

const notAuthorized = { name: 'NotAuthorizedException' };

test('the deployed pool accepts no sign-ups: only the shop creates accounts', async () => {
  expect(await accountMakers()).toMatchObject({ AllowAdminCreateUserOnly: true });
});

test('a password is never sent: the client signs in by SRP only', async () => {
  const customer = await newCustomer();
  await expect(signInWithoutSrp(customer)).rejects.toHaveProperty('name');
});

test('access tokens are valid for fifteen minutes and have the scope that the API requires', async () => {
  const { access } = await newCustomer();
  const claims = claimsOf(access);
  expect(claims).toMatchObject({ token_use: 'access', scope: accessScope });
  expect(claims.exp - Number(claims.iat)).toBe(15 * 60);
  expect(JSON.stringify(claims)).not.toContain('@');
});

test('no session can call the pool: neither of a sign-in, nor refreshed, nor made by the server', async () => {
  const customer = await newCustomer();
  const refreshed = await refresh(customer.refresh);
  const secret = await mintToken('session', claimsOf(customer.access).sub, customer.email);
  const { Session } = await startChallenge(customer.email);
  const made = await answerChallenge(customer.email, Session, secret);
  for (const { AuthenticationResult: result } of [refreshed, made]) {
    expect(claimsOf(result?.AccessToken ?? '').scope).toBe(accessScope);
  }
});

test('a refresh returns a new valid access token, and keeps the refresh token', async () => {
  const customer = await newCustomer();
  for (let round = 0; round < 2; round += 1) {
    const { AuthenticationResult: result } = await refresh(customer.refresh);
    expect(result?.RefreshToken).toBeUndefined();
    const profile = await call('GET', '/api/profile', { token: result?.AccessToken });
    expect(profile.json).toMatchObject({ email: customer.email });
  }
});

test('after the sign-out the session cannot be refreshed, but another session of the account can', async () => {
  const customer = await newCustomer();
  const other = await signIn(customer);
  await revoke(customer.refresh);
  await expect(refresh(customer.refresh)).rejects.toMatchObject(notAuthorized);
  await expect(refresh(other.refresh)).resolves.toHaveProperty('AuthenticationResult');
});

test('the custom challenge refuses a wrong answer, without a second try', async () => {
  const customer = await newCustomer();
  const { Session } = await startChallenge(customer.email);
  await expect(answerChallenge(customer.email, Session, 'A'.repeat(43))).rejects.toMatchObject(notAuthorized);
  const secret = await mintToken('session', claimsOf(customer.access).sub, customer.email);
  await expect(answerChallenge(customer.email, Session, secret)).rejects.toThrow();
});

test('the custom challenge accepts a stored row of this account, once', async () => {
  const customer = await newCustomer();
  const secret = await mintToken('session', claimsOf(customer.access).sub, customer.email);
  const first = await startChallenge(customer.email);
  const answer = await answerChallenge(customer.email, first.Session, secret);
  const profile = await call('GET', '/api/profile', { token: answer.AuthenticationResult?.AccessToken });
  expect(profile.json).toMatchObject({ email: customer.email });
  const second = await startChallenge(customer.email);
  await expect(answerChallenge(customer.email, second.Session, secret)).rejects.toMatchObject(notAuthorized);
});

test('the custom challenge refuses another account’s row and a mail’s token', async () => {
  const [customer, other] = await Promise.all([newCustomer('account'), newCustomer()]);
  const foreign = await mintToken('session', claimsOf(other.access).sub, other.email);
  const { token } = await awaitLink(customer);
  for (const secret of [foreign, token]) {
    const { Session } = await startChallenge(customer.email);
    await expect(answerChallenge(customer.email, Session, secret)).rejects.toMatchObject(notAuthorized);
  }
  const { Session } = await startChallenge(other.email);
  await expect(answerChallenge(other.email, Session, foreign)).resolves.toHaveProperty(
    'AuthenticationResult',
  );
});

test('the custom challenge refuses every account with a group, even with a stored row', async () => {
  const customer = await newCustomer();
  const secret = await mintToken('session', claimsOf(customer.access).sub, customer.email);
  await administer.group(customer.email);
  const { Session } = await startChallenge(customer.email);
  await expect(answerChallenge(customer.email, Session, secret)).rejects.toMatchObject(notAuthorized);
});
