/** A change of address is announced to the former one, whose link undoes it for 72 hours and ends all sessions. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { call } from '#test/support/client.ts';
import { askClosing, closingMailsOf, runErasure, wayBack } from '#test/support/closings.ts';
import { askInWords, readOwnRequests } from '#test/support/corrections.ts';
import { newCredentials, newCustomer, prove, signIn, type TestCustomer } from '#test/support/customers.ts';
import { eraseNow, orderRow } from '#test/support/deployed.ts';
import { askForExport } from '#test/support/exports.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';
import { buy } from '#test/support/purchases.ts';
import { requestsOf } from '#test/support/requests.ts';
import { expireToken, findRow, mintToken, putRow, setAttribute } from '#test/support/rows.ts';
import { placesOf } from '#test/support/traces/scan.ts';

const password = 'comete-77-neuve';
const confirm = (token: string) => call('POST', '/api/password-reset/confirm', { body: { token, password } });
const dead = { status: 400, json: { error: { code: 'link_invalid' } } };
const told = 'a changé';

const verified = async (): Promise<TestCustomer> => {
  const customer = await newCustomer();
  await setAttribute('Profiles', ['user_id', claimsOf(customer.access).sub], 'email_validated', true);
  return customer;
};
/** Changes the address like a person who knows the password; returns the new address and the link to the former one. */
const change = async (from: string, access: string) => {
  const { email } = newCredentials();
  const answer = await call('PUT', '/api/profile/email', { body: { email }, token: access });
  expect(answer.status).toBe(200);
  const mail = await awaitMail(from, told);
  return { email, token: linkIn(mail, '/nouveau-mot-de-passe').searchParams.get('token') ?? '' };
};

test('the former address gets the account back, verified, with its orders, and all other sessions end', async () => {
  const owner = await verified();
  const { order_id: id } = await buy(owner);
  const thief = await signIn(owner);
  const { token } = await change(owner.email, thief.access);
  expect(await confirm(token)).toMatchObject({ status: 200, json: { email: owner.email } });
  expect((await call('GET', '/api/profile', { token: thief.access })).status).toBe(401);
  await expect(signIn(owner)).rejects.toBeTruthy();
  const { access } = await signIn({ email: owner.email, password });
  const profile = await call('GET', '/api/profile', { token: access });
  expect(profile.json).toMatchObject({ email: owner.email, email_validated: true });
  const row = await findRow('Orders', { id });
  expect(row).toMatchObject({ email_validated: true, customer_info: { email: owner.email } });
  expect(await confirm(token)).toMatchObject(dead);
});

test('a closing that the thief asked for is taken back, and both mailboxes had learnt of it', async () => {
  const owner = await verified();
  const { sub } = claimsOf(owner.access);
  const { email, token } = await change(owner.email, owner.access);
  const { access } = await prove({ ...owner, email });
  expect(await askClosing(access)).toMatchObject({ status: 200, json: { held: [] } });
  await wayBack(email);
  await wayBack(owner.email);
  // A forgotten password is of no use to a mailbox that the account has left.
  const [former] = await closingMailsOf(owner.email);
  expect(former?.text).toContain('son lien vous rend le compte');
  expect(former?.text).not.toContain('Mot de passe oublié');
  expect((await confirm(token)).status).toBe(200);
  expect(await findRow('Profiles', { user_id: sub })).not.toHaveProperty('closing');
  expect(await requestsOf(sub)).toEqual([{ kind: 'erasure', state: 'answered' }]);
  await runErasure();
  expect(await findRow('Profiles', { user_id: sub })).toMatchObject({ email: owner.email });
});

test('of all that a thief leaves in an account, only what is shown in it stays', async () => {
  const owner = await verified();
  const { sub } = claimsOf(owner.access);
  const before = await askInWords(owner, { about: 'paper', message: 'Mon nom est Renard.' });
  const thief = await signIn(owner);
  const person = {
    ...{ id: randomUUID(), first_name: 'Zoé', last_name: 'Intrus', agrees: true },
    ...{ birth_date: '1990-02-03', birth_time: '', birth_place: 'Lyon' },
  };
  const planted = { first_name: 'Voleur', time_zone: 'Indian/Reunion', person };
  expect((await call('PUT', '/api/profile', { body: planted, token: thief.access })).status).toBe(200);
  const { email, token } = await change(owner.email, thief.access);
  const { access } = await prove({ ...owner, email });
  const after = await askInWords({ access }, { about: 'report', message: 'Changez la date de naissance.' });
  expect((await askForExport({ access })).status).toBe(200);
  const asked = await askClosing((await prove({ ...owner, email })).access);
  expect(asked).toMatchObject({ status: 200, json: { held: [] } });
  const { order_id: order } = await buy({ ...owner, email, access });

  expect((await confirm(token)).status).toBe(200);
  for (const path of ['/api/profile', '/api/profile/export', '/api/orders', '/api/profile/requests'])
    expect((await call('GET', path, { token: access })).status).toBe(401);
  const back = await signIn({ email: owner.email, password });
  const requests = await readOwnRequests(back);
  expect(requests.find(({ id }) => id === before.id)).not.toHaveProperty('answered_at');
  expect(requests.find(({ id }) => id === after.id)).toHaveProperty('answered_at');
  expect(requests.find(({ kind }) => kind === 'erasure')).toHaveProperty('answered_at');
  const profile = await call('GET', '/api/profile', { token: back.access });
  expect(profile.json).toMatchObject({
    email: owner.email,
    first_name: 'Voleur',
    persons: [{ id: person.id }],
  });
  expect(await findRow('Profiles', { user_id: sub })).not.toHaveProperty('closing');
  expect(await orderRow(order)).toMatchObject({ claims: [], customer_info: { email: owner.email } });
});

test('a closing that has begun is not undone', async () => {
  const owner = await verified();
  const { token } = await change(owner.email, owner.access);
  await setAttribute('Profiles', ['user_id', claimsOf(owner.access).sub], 'closing', 'begun');
  expect(await confirm(token)).toMatchObject(dead);
});

test('the link survives resets and another change, which can then no longer be undone', async () => {
  const owner = await verified();
  const { sub } = claimsOf(owner.access);
  const first = await change(owner.email, owner.access);
  await setAttribute('Profiles', ['user_id', sub], 'email_validated', true);
  const second = await change(first.email, (await prove({ ...owner, email: first.email })).access);
  expect((await confirm(await mintToken('reset', sub, second.email))).status).toBe(200);
  expect((await confirm(first.token)).status).toBe(200);
  expect(await confirm(second.token)).toMatchObject(dead);
  const { access } = await signIn({ email: owner.email, password });
  expect((await call('GET', '/api/profile', { token: access })).json).toMatchObject({ email: owner.email });
});

test('a sign-up with the former address does not block its owner, and is erased with its orders', async () => {
  const owner = await verified();
  const { token } = await change(owner.email, owner.access);
  const body = { email: owner.email, password: 'voleur-des-bois-1', from: 'account' };
  expect((await call('POST', '/api/sign-up', { body })).status).toBe(201);
  const thief = await signIn(body);
  const { order_id: id } = await buy({ ...owner, ...thief });
  const { awaiting: _, ...order } = await orderRow(id);
  await putRow('Orders', { ...order, status: 'cancelled' });
  expect((await confirm(token)).status).toBe(200);
  const { access } = await signIn({ email: owner.email, password });
  expect(claimsOf(access).sub).toBe(claimsOf(owner.access).sub);
  expect((await call('GET', '/api/orders', { token: thief.access })).status).toBe(401);
  const userId = claimsOf(thief.access).sub;
  expect(await eraseNow(userId)).toMatchObject({ erased: 1, failed: 0 });
  expect(await placesOf([userId, id])).toEqual([]);
});

test('expires', async () => {
  const owner = await verified();
  const { token } = await change(owner.email, owner.access);
  await expireToken(token);
  expect(await confirm(token)).toMatchObject(dead);
});

test('an address that was never verified, and may be a stranger’s, gets no link and is not remembered', async () => {
  const owner = await newCustomer();
  const { email } = newCredentials();
  await call('PUT', '/api/profile/email', { body: { email }, token: owner.access });
  expect((await awaitMail(owner.email, told)).text).not.toContain('/nouveau-mot-de-passe');
  const profile = await findRow('Profiles', { user_id: claimsOf(owner.access).sub });
  expect(profile).toMatchObject({ email, former_addresses: [] });
});
