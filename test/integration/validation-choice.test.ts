/** A verification link opened without the account's session or claim: the page asks, and each answer has its effect. */
import { expect, test } from 'vitest';
import { localDateIn } from '#domain/guidance/zones.ts';
import { validationPageTexts } from '#domain/texts/email-validation.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, signIn, type TestCustomer } from '#test/support/customers.ts';
import { guidanceRequest } from '#test/support/guidance/desk.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { awaitLink, type ValidationLink, validate } from '#test/support/links.ts';
import { newTicket, openSocket } from '#test/support/live-sockets.ts';
import { administer, hasAccount } from '#test/support/pool.ts';
import { awaitStatus, buy, payAt } from '#test/support/purchases.ts';
import { connectionsOf, findRow } from '#test/support/rows.ts';

const password = 'comete-77-neuve';
const choose = ({ token }: Pick<ValidationLink, 'token'>) =>
  call('POST', '/api/validate-email/password', { body: { token, password } });
const refuse = ({ token }: Pick<ValidationLink, 'token'>) =>
  call('POST', '/api/validate-email/not-me', { body: { token } });

/** A customer who signed up and pays, with the link in the mailbox. */
const buyer = async () => {
  const customer = await newCustomer();
  const purchase = await buy(customer);
  return { customer, purchase, link: await awaitLink(customer) };
};
const profileOf = ({ access }: TestCustomer) => findRow('Profiles', { user_id: claimsOf(access).sub });
const refused = {
  status: 400,
  json: { error: { code: 'link_invalid', message: validationPageTexts.invalidLink } },
};

test('it names the address, verifies nothing, gives no session and stays valid', async () => {
  const { customer, link } = await buyer();
  const asked = { success: false, alreadyValidated: false, asks: { email: customer.email } };
  expect(await validate(link)).toMatchObject({ status: 200 });
  expect((await validate(link)).json).toEqual(asked);
  const stranger = await newCustomer();
  expect((await validate(link, { token: stranger.access })).json).toEqual(asked);
  expect((await validate(link, { claim: (await buy(stranger)).claim })).json).toEqual(asked);
  expect(await profileOf(customer)).toMatchObject({ email_validated: false });
});

test('the password verifies the address, and no session ends', async () => {
  const { customer, purchase, link } = await buyer();
  const { access } = await signIn(customer);
  const answer = await validate(link, { token: access });
  expect(answer.json).toMatchObject({ success: true, orderId: purchase.order_id });
  expect(answer.json).not.toHaveProperty('authTokens');
  expect((await call('GET', '/api/profile', { token: customer.access })).status).toBe(200);
  const { claim, order_id: id } = purchase;
  expect((await call('GET', `/api/orders/${id}`, { claim })).status).toBe(200);
});

test('a new password verifies the address and ends all earlier sessions', async () => {
  const { customer, purchase, link } = await buyer();
  const { sub } = claimsOf(customer.access);
  const opened = await openSocket({ ticket: await newTicket(customer.access) });
  expect(await choose(link)).toMatchObject({ status: 200, json: { email: customer.email } });
  await expect(signIn(customer)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
  await expect(signIn({ email: customer.email, password })).resolves.toHaveProperty('access');
  const { claim, order_id: id } = purchase;
  expect((await call('GET', `/api/orders/${id}`, { claim })).status).toBe(404);
  expect(await connectionsOf(sub)).toEqual([]);
  expect(await profileOf(customer)).toMatchObject({ email_validated: true });
  expect(await findRow('Orders', { id })).toMatchObject({ email_validated: true });
  opened?.socket.close();
});

test('a link sets one password, and none once its address is verified in another way', async () => {
  const { customer, link } = await buyer();
  expect((await choose(link)).status).toBe(200);
  expect((await choose(link)).status).toBe(400);
  const other = await buyer();
  await validate(other.link, { token: other.customer.access });
  expect(await choose(other.link)).toMatchObject(refused);
  expect(await refuse(other.link)).toMatchObject(refused);
  await expect(signIn(other.customer)).resolves.toHaveProperty('access');
  expect(await hasAccount(customer.email)).toBe(true);
});

test('«Ce n’est pas moi» deletes an account without a paid order, with its open payment page', async () => {
  const { customer, purchase, link } = await buyer();
  expect(await refuse(link)).toMatchObject({ status: 200, json: { closed: 'deleted' } });
  expect(await hasAccount(customer.email)).toBe(false);
  expect(await profileOf(customer)).toBeUndefined();
  expect(await findRow('Orders', { id: purchase.order_id })).toBeUndefined();
  await expect(payAt(purchase.sessionId, 'paid')).rejects.toThrow();
  const again = await call('POST', '/api/sign-up', {
    body: { email: customer.email, password, from: 'auth' },
  });
  expect(again.status).toBe(201);
});

test('«Ce n’est pas moi» keeps the guidance that the mailbox’s owner asked for', async () => {
  const { customer, link } = await buyer();
  const { email } = customer;
  const for_date = localDateIn('Europe/Paris', new Date());
  const body = guidanceRequest({ email, tz: 'Europe/Paris', for_date });
  expect((await call('POST', '/api/guidance-du-jour', { body })).status).toBe(202);
  expect(await refuse(link)).toMatchObject({ json: { closed: 'deleted' } });
  expect(await findRow('Guidances', { address: hashOf(email), entry: for_date })).toMatchObject({ email });
});

test('«Ce n’est pas moi» locks an account with a paid order for good, and changes no order', async () => {
  const { customer, purchase, link } = await buyer();
  await payAt(purchase.sessionId, 'paid');
  await awaitStatus(customer, purchase.order_id, 'paid');
  const opened = await openSocket({ ticket: await newTicket(customer.access) });
  expect(await refuse(link)).toMatchObject({ status: 200, json: { closed: 'locked' } });
  await expect.poll(() => opened?.socket.readyState).toBe(WebSocket.CLOSED);
  expect(await refuse(link)).toMatchObject({ json: { closed: 'locked' } });
  await expect(signIn(customer)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
  expect(await findRow('Orders', { id: purchase.order_id })).toMatchObject({ status: 'paid' });
  expect(await profileOf(customer)).toMatchObject({ locked_at: expect.any(String), email_validated: false });
  expect(await choose(link)).toMatchObject(refused);
  expect(await validate(link)).toMatchObject(refused);
  await expect(signIn({ email: customer.email, password })).rejects.toBeTruthy();
});

test('«Ce n’est pas moi» never deletes a staff member', async () => {
  const { customer, link } = await buyer();
  await administer.group(customer.email);
  expect((await refuse(link)).json).toEqual({ closed: 'locked' });
  expect(await hasAccount(customer.email)).toBe(true);
});
