/** A signed-in customer changes the password: the present one is proved, and every other session ends. */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { passwordChangedTexts } from '#domain/texts/password-mail.ts';
import { changePassword } from '#domain/wire/password.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, signIn, type TestCustomer } from '#test/support/customers.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { newTicket, openSocket } from '#test/support/live-sockets.ts';
import { awaitMail } from '#test/support/mails.ts';
import { refresh } from '#test/support/pool.ts';
import { buy, payAt } from '#test/support/purchases.ts';
import { findRow, mintToken } from '#test/support/rows.ts';

const next = 'comete-nouvelle-88';
const changeTo = (password: string, token: string) =>
  call(changePassword.method, changePassword.path, { body: { password }, token });
const profileOf = (token: string) => call('GET', '/api/profile', { token });
const idOf = ({ access }: TestCustomer) => claimsOf(access).sub;
const notAuthorized = { code: 'NotAuthorizedException' };

test('the new password replaces the old one, ends every session and claim, and is announced', async () => {
  const customer = await newCustomer();
  const other = await signIn(customer);
  const { order_id: id, claim } = await buy(customer);
  const link = await mintToken('reset', idOf(customer), customer.email);
  const socket = await openSocket({ ticket: await newTicket(customer.access) });

  expect(await changeTo(next, customer.access)).toMatchObject({ status: 200, json: { changed: true } });
  await expect.poll(() => socket?.socket.readyState, { timeout: 10_000 }).toBe(WebSocket.CLOSED);
  for (const session of [customer, other]) {
    expect((await profileOf(session.access)).status).toBe(401);
    await expect(refresh(session.refresh)).rejects.toThrow();
  }
  expect(await findRow('Orders', { id })).toMatchObject({ claims: [] });
  expect((await call('GET', `/api/orders/${id}`, { claim })).status).toBe(404);
  const confirm = { token: link, password: 'encore-un-autre-9' };
  expect((await call('POST', '/api/password-reset/confirm', { body: confirm })).status).toBe(400);
  await expect(signIn(customer)).rejects.toMatchObject(notAuthorized);
  const { access } = await signIn({ ...customer, password: next });
  expect((await profileOf(access)).status).toBe(200);

  const { text, html } = await awaitMail(customer.email, passwordChangedTexts.subject);
  expect(text).toContain('/mot-de-passe');
  for (const part of [text, html]) {
    expect(part).not.toContain('Camille');
    expect(part).not.toContain(next);
  }
});

test('a session made by a claim does not prove the present password', async () => {
  const customer = await newCustomer();
  const { sessionId, claim } = await buy(customer);
  await payAt(sessionId, 'paid');
  const { json } = await call('POST', '/api/verify-payment', { body: { sessionId }, claim });
  const { authTokens } = z.object({ authTokens: z.object({ access_token: z.string() }) }).parse(json);
  const refused = { status: 403, json: { error: { code: 'sign_in_again' } } };
  expect(await changeTo(next, authTokens.access_token)).toMatchObject(refused);
  const body = { password: next };
  expect((await call(changePassword.method, changePassword.path, { body })).status).toBe(401);
  await signIn(customer);
});

test('two changes at the same time leave one password, and no session of the other', async () => {
  const customer = await newCustomer();
  const second = await signIn(customer);
  const passwords = ['comete-une-11', 'comete-deux-22'];
  const answers = await Promise.all([
    changeTo('comete-une-11', customer.access),
    changeTo('comete-deux-22', second.access),
  ]);
  expect(answers.map(({ status }) => status)).toContain(200);
  const entered = await Promise.allSettled(passwords.map((password) => signIn({ ...customer, password })));
  expect(entered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const { access } of [customer, second]) expect((await profileOf(access)).status).toBe(401);
});
