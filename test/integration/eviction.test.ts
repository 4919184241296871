import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { call } from '#test/support/client.ts';
import { newCredentials, newCustomer, signIn } from '#test/support/customers.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { awaitLink } from '#test/support/links.ts';
import { newTicket, openSocket } from '#test/support/live-sockets.ts';
import { refresh } from '#test/support/pool.ts';
import { buy, payAt } from '#test/support/purchases.ts';
import { connectionsOf, findRow, mintToken } from '#test/support/rows.ts';

const tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
const newPassword = 'comete-77-neuve';
const confirm = (token: string) =>
  call('POST', '/api/password-reset/confirm', { body: { token, password: newPassword } });
const signOut = (token: string, everywhere: boolean) =>
  call('POST', '/api/sign-out', { body: { everywhere }, token });
const profileOf = (token: string) => call('GET', '/api/profile', { token });
const orderOf = (id: string, key: { token?: string; claim?: string }) =>
  call('GET', `/api/orders/${id}`, key);

describe('a new password', () => {
  test('ends access tokens at once, even recent ones of another device, and the new one works at once', async () => {
    const customer = await newCustomer();
    const other = await signIn(customer);
    const { order_id: id } = await buy(customer);
    const token = await mintToken('reset', claimsOf(customer.access).sub, customer.email);
    expect((await confirm(token)).status).toBe(200);
    const { access } = await signIn({ email: customer.email, password: newPassword });
    expect((await profileOf(access)).status).toBe(200);
    for (const old of [customer.access, other.access]) {
      expect((await profileOf(old)).status).toBe(401);
      expect((await orderOf(id, { token: old })).status).toBe(401);
    }
    await expect(refresh(other.refresh)).rejects.toHaveProperty('name', 'NotAuthorizedException');
  });

  test('ends every other link and ticket of the account', async () => {
    const customer = await newCustomer('account');
    const { sub } = claimsOf(customer.access);
    const { token: validation } = await awaitLink(customer);
    const [first, second] = [
      await mintToken('reset', sub, customer.email),
      await mintToken('reset', sub, customer.email),
    ];
    const ticket = await newTicket(customer.access);
    expect((await confirm(first)).status).toBe(200);
    expect((await confirm(second)).json).toMatchObject({ error: { code: 'link_invalid' } });
    const choice = { token: validation, password: 'comete-78-autre' };
    const chosen = await call('POST', '/api/validate-email/password', { body: choice });
    expect(chosen.json).toMatchObject({ error: { code: 'link_invalid' } });
    const opened = await call('POST', '/api/validate-email', { body: { token: validation } });
    expect(opened.json).toMatchObject({ alreadyValidated: true });
    expect(opened.json).not.toHaveProperty('authTokens');
    expect(await openSocket({ ticket })).toBeUndefined();
    expect(await connectionsOf(sub)).toEqual([]);
  });
});

describe('«se déconnecter partout»', () => {
  test('ends sessions, sockets and claims of this account only', async () => {
    const [customer, neighbour] = [await newCustomer(), await newCustomer()];
    const { sub } = claimsOf(customer.access);
    const { order_id: id, claim } = await buy(customer);
    const opened = [
      await openSocket({ ticket: await newTicket(customer.access) }),
      await openSocket({ ticket: await newTicket(customer.access) }),
    ];
    const others = await openSocket({ ticket: await newTicket(neighbour.access) });
    expect((await signOut(customer.access, true)).status).toBe(200);
    const states = () => opened.map((one) => one?.socket.readyState);
    await expect.poll(states, { timeout: 10_000 }).toEqual([WebSocket.CLOSED, WebSocket.CLOSED]);
    expect(others?.socket.readyState).toBe(WebSocket.OPEN);
    expect(await connectionsOf(sub)).toEqual([]);
    expect((await profileOf(customer.access)).status).toBe(401);
    expect((await orderOf(id, { claim })).status).toBe(404);
    expect((await profileOf(neighbour.access)).status).toBe(200);
    expect((await profileOf((await signIn(customer)).access)).status).toBe(200);
    others?.socket.close();
  });
});

test('a sign-out ends the claims of the account’s orders and keeps its other devices signed in', async () => {
  const customer = await newCustomer();
  const other = await signIn(customer);
  const { order_id: id, claim } = await buy(customer);
  expect((await orderOf(id, { claim })).status).toBe(200);
  expect((await signOut(customer.access, false)).status).toBe(200);
  expect((await orderOf(id, { claim })).status).toBe(404);
  expect(await findRow('Orders', { id })).toMatchObject({ claims: [] });
  expect((await profileOf(other.access)).status).toBe(200);
});

test('a session made by a claim is never a fresh sign-in, even refreshed; one made by the password is', async () => {
  const customer = await newCustomer();
  const { sessionId, claim } = await buy(customer);
  await payAt(sessionId, 'paid');
  const { json } = await call('POST', '/api/verify-payment', { body: { sessionId }, claim });
  const { authTokens: made } = z.object({ authTokens: tokens }).parse(json);
  const refreshed = await refresh(made.refresh_token);
  const change = (session: string) =>
    call('PUT', '/api/profile/email', { body: { email: newCredentials().email }, token: session });
  for (const session of [made.access_token, refreshed.AuthenticationResult?.AccessToken ?? '']) {
    expect(await change(session)).toMatchObject({ status: 403, json: { error: { code: 'sign_in_again' } } });
  }
  expect((await change((await signIn(customer)).access)).status).toBe(200);
});
