import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { call, eventually, newAddress } from '#test/support/client.ts';
import { askClosing } from '#test/support/closings.ts';
import { newCredentials, newCustomer, signIn } from '#test/support/customers.ts';
import { outboxRow } from '#test/support/deployed.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { wearOut } from '#test/support/limits.ts';
import { newTicket, openSocket } from '#test/support/live-sockets.ts';
import { awaitMail, linkIn, mailsOf } from '#test/support/mails.ts';
import { deliverPart, putPaidOrder } from '#test/support/order-rows.ts';
import { buy } from '#test/support/purchases.ts';
import { requestsOf } from '#test/support/requests.ts';
import { connectionsOf, findRow } from '#test/support/rows.ts';

const ask = (email: string, ip = newAddress()) =>
  call('POST', '/api/password-reset', { body: { email }, ip });

const confirm = (token: string, password: string) =>
  call('POST', '/api/password-reset/confirm', { body: { token, password } });

const subject = 'nouveau mot de passe';
const tokenOf = async (email: string): Promise<string> =>
  linkIn(await awaitMail(email, subject), '/nouveau-mot-de-passe').searchParams.get('token') ?? '';

describe('a forgotten password', () => {
  it('is replaced by the mail’s link: the new password signs in, the old one does not', async () => {
    const customer = await newCustomer();
    expect((await ask(customer.email)).status).toBe(202);
    const answer = await confirm(await tokenOf(customer.email), 'comete-77-neuve');
    expect(answer).toMatchObject({ status: 200, json: { email: customer.email } });
    await expect(signIn({ email: customer.email, password: 'comete-77-neuve' })).resolves.toBeTruthy();
    await expect(signIn(customer)).rejects.toBeTruthy();
  });

  it('verifies the address and ends the claims of the account’s orders', async () => {
    const customer = await newCustomer();
    const { order_id: id, claim } = await buy(customer);
    expect((await call('GET', `/api/orders/${id}`, { claim })).status).toBe(200);
    await ask(customer.email);
    await confirm(await tokenOf(customer.email), 'comete-77-neuve');
    expect((await call('GET', `/api/orders/${id}`, { claim })).status).toBe(404);
    const { access: token } = await signIn({ email: customer.email, password: 'comete-77-neuve' });
    const { json } = await call('GET', '/api/profile', { token });
    expect(json.email_validated).toBe(true);
    const order = await call('GET', `/api/orders/${id}`, { token });
    expect(order.json.order).toMatchObject({ email_validated: true });
  });

  it('takes back the closing that whoever opened the account asked for', async () => {
    const customer = await newCustomer();
    const { sub } = claimsOf(customer.access);
    expect((await askClosing(customer.access)).status).toBe(200);
    await ask(customer.email);
    await confirm(await tokenOf(customer.email), 'comete-77-neuve');
    expect(await findRow('Profiles', { user_id: sub })).not.toHaveProperty('closes_at');
    expect(await requestsOf(sub)).toEqual([{ kind: 'erasure', state: 'answered' }]);
  });

  it('announces the reports that have waited for the verification', async () => {
    const customer = await newCustomer();
    const order = await putPaidOrder(claimsOf(customer.access).sub, { email_validated: false });
    await deliverPart(order, keyFor.numbers);
    await ask(customer.email);
    await confirm(await tokenOf(customer.email), 'comete-77-neuve');
    expect(await outboxRow(`report:${order.id}:${keyFor.numbers}:1`)).toBeDefined();
  });

  it('closes the sockets that were opened with the old password', async () => {
    const customer = await newCustomer();
    const { sub } = claimsOf(customer.access);
    const opened = await openSocket({ ticket: await newTicket(customer.access) });
    expect(await connectionsOf(sub)).toHaveLength(1);
    await ask(customer.email);
    await confirm(await tokenOf(customer.email), 'comete-77-neuve');
    expect(await connectionsOf(sub)).toEqual([]);
    opened?.socket.close();
  });

  it('gets the same answer for an address without an account, which receives nothing', async () => {
    const [known, unknown] = [await newCustomer(), newCredentials()];
    const [first, second] = [await ask(known.email), await ask(unknown.email)];
    expect(second).toMatchObject({ status: first.status, json: first.json });
    await awaitMail(known.email, subject);
    expect(await mailsOf(unknown.email)).toEqual([]);
  });

  it('has a link that works once, even for twenty uses at once', async () => {
    const customer = await newCustomer();
    await ask(customer.email);
    const token = await tokenOf(customer.email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token, 'comete-77-neuve')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await confirm(token, 'comete-88-neuve')).toMatchObject({
      status: 400,
      json: { error: { code: 'link_invalid' } },
    });
  });

  it('refuses forged links and weak passwords, after which the link still works', async () => {
    const customer = await newCustomer();
    await ask(customer.email);
    const token = await tokenOf(customer.email);
    expect((await confirm(`${token.slice(0, -1)}_`, 'comete-77-neuve')).status).toBe(400);
    expect((await confirm(token, 'abc')).json).toMatchObject({
      error: { message: 'Le mot de passe doit contenir au moins 6 caractères' },
    });
    expect((await confirm(token, 'azerty123')).status).toBe(400);
    expect((await confirm(token, 'comete-77-neuve')).status).toBe(200);
  });

  it('refuses the token of a verification link', async () => {
    const customer = await newCustomer('auth');
    const link = linkIn(await awaitMail(customer.email, 'Confirmez'), '/validate-email');
    expect((await confirm(link.searchParams.get('token') ?? '', 'comete-77-neuve')).status).toBe(400);
  });

  it('works for its owner whatever strangers request: their mails contain valid links, and say so', async () => {
    const customer = await newCustomer();
    for (let turn = 0; turn < 3; turn += 1) expect((await ask(customer.email)).status).toBe(202);
    const refused = await ask(customer.email);
    expect(refused).toMatchObject({ status: 429, json: { error: { code: 'too_many' } } });
    expect(JSON.stringify(refused.json)).toMatch(
      /ouvrez l’un d’eux, ou réessayez dans (19|20)\u00a0minutes\./,
    );
    const mails = await eventually(async () => {
      const found = (await mailsOf(customer.email)).filter((mail) => mail.subject.includes(subject));
      return found.length === 3 ? found : undefined;
    }, 'three mails of a reset');
    const tokens = mails.map((mail) => linkIn(mail, '/nouveau-mot-de-passe').searchParams.get('token') ?? '');
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect((await confirm(token, 'abc')).status).toBe(400);
    expect((await confirm(tokens.at(-1) ?? '', 'comete-77-neuve')).status).toBe(200);
    await expect(signIn({ email: customer.email, password: 'comete-77-neuve' })).resolves.toBeTruthy();
  });

  it('is counted separately for addresses without an account, which use up no mailbox’s limit', async () => {
    const customer = await newCustomer();
    const invented = customer.email.replace('@', '+1@');
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await ask(invented)).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    expect((await ask(customer.email)).status).toBe(202);
  });

  it('is limited per network', async () => {
    const ip = newAddress();
    await wearOut(limits.reset, ip);
    expect((await ask(newCredentials().email, ip)).status).toBe(429);
    expect((await ask(newCredentials().email)).status).toBe(202);
  });
});
