import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { staffTexts } from '#domain/texts/staff.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { listStaff } from '#domain/wire/staff.ts';
import { call, newAddress } from '#test/support/client.ts';
import { newCustomer, signIn, type TestCustomer } from '#test/support/customers.ts';
import { newAdministrator, newExpert, type TestMember } from '#test/support/experts.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { mailsOf } from '#test/support/mails.ts';
import { expireToken, findRow, mintToken, setAttribute } from '#test/support/rows.ts';
import { accept, dismiss, enter, invitationOf, invite, newColleague } from '#test/support/team.ts';

const password = 'atelier-comete-77';
const dead = { status: 400, json: { error: { code: 'link_invalid' } } };
const queueOf = (token: string) => call('GET', '/api/atelier/queue', { token });

/** A customer whose address is verified. */
const verified = async (): Promise<TestCustomer> => {
  const customer = await newCustomer();
  await setAttribute('Profiles', ['user_id', claimsOf(customer.access).sub], 'email_validated', true);
  return customer;
};

let administrator: TestMember;
let expert: TestMember;
beforeAll(async () => {
  [administrator, expert] = await Promise.all([newAdministrator(), newExpert(keyFor.numbers)]);
});

describe('an invitation', () => {
  test('opens the atelier by its mail, once, with a password of twelve characters', async () => {
    const wish = newColleague();
    expect(await invite(administrator, wish)).toMatchObject({ status: 201, json: { state: 'invited' } });
    const token = await invitationOf(wish.email);
    const refusal = { code: 'invalid_request', message: validationTexts.passwordShortStaff };
    expect(await accept(token, 'comete-77-x')).toMatchObject({ status: 400, json: { error: refusal } });
    expect(await accept(token, password)).toMatchObject({ status: 200, json: { email: wish.email } });
    expect(await accept(token, `${password}-autre`)).toMatchObject(dead);
    const { access } = await enter({ email: wish.email, password });
    expect(await queueOf(access)).toMatchObject({
      status: 200,
      json: { me: { name: wish.name, discipline: keyFor.numbers, is_administrator: false } },
    });
    const profile = await call('GET', '/api/profile', { token: access });
    expect(profile.json).toMatchObject({ email_validated: true });
  });

  test('gives no account to a stranger who signs up with its address', async () => {
    const wish = newColleague();
    await invite(administrator, wish);
    const body = { email: wish.email, password: 'sagesse-77', from: 'auth' };
    const stranger = await call('POST', '/api/sign-up', { body, ip: newAddress() });
    expect(stranger).toMatchObject({ status: 409, json: { error: { code: 'already_registered' } } });
    expect((await accept(await invitationOf(wish.email), password)).status).toBe(200);
  });

  test('gives no group to an earlier session of a verified account, and ends it', async () => {
    const customer = await verified();
    await invite(administrator, { ...newColleague(), email: customer.email });
    const token = await invitationOf(customer.email);
    const before = await signIn(customer);
    expect((await queueOf(before.access)).status).toBe(403);
    expect((await accept(token, password)).status).toBe(200);
    for (const { access } of [customer, before]) {
      expect((await call('GET', '/api/profile', { token: access })).status).toBe(401);
    }
    await expect(signIn(customer)).rejects.toBeTruthy();
    expect((await queueOf((await enter({ email: customer.email, password })).access)).status).toBe(200);
  });

  test('is invalid when expired, withdrawn, or made for another purpose', async () => {
    const wish = newColleague();
    const { json } = await invite(administrator, wish);
    const id = String(json.id);
    expect(await accept(await mintToken('reset', id, wish.email), password)).toMatchObject(dead);
    const old = await invitationOf(wish.email);
    await expireToken(old);
    expect(await accept(old, password)).toMatchObject(dead);
    await invite(administrator, wish);
    await expect.poll(async () => (await mailsOf(wish.email)).length, { timeout: 60_000 }).toBe(2);
    const good = await invitationOf(wish.email);
    expect((await dismiss(administrator, id)).status).toBe(200);
    expect(await findRow('Staff', { user_id: id })).toBeUndefined();
    expect(await accept(good, password)).toMatchObject(dead);
    await invite(administrator, wish);
    expect(await accept(good, password)).toMatchObject(dead);
    await expect(signIn({ email: wish.email, password })).rejects.toBeTruthy();
  });

  test('can be sent again until it is accepted, with its current role', async () => {
    const wish = newColleague();
    await invite(administrator, { ...wish, name: 'Maelle Guedon' });
    await invitationOf(wish.email);
    expect((await invite(administrator, wish)).status).toBe(201);
    await expect.poll(async () => (await mailsOf(wish.email)).length, { timeout: 60_000 }).toBe(2);
    expect((await accept(await invitationOf(wish.email), password)).status).toBe(200);
    const again = await invite(administrator, wish);
    expect(again).toMatchObject({ status: 409, json: { error: { code: 'already_staff' } } });
    const { access } = await enter({ email: wish.email, password });
    expect(await queueOf(access)).toMatchObject({ json: { me: { name: wish.name } } });
  });

  test('shuts out a stranger who opened an account with the address, before the link is used', async () => {
    const stranger = await newCustomer();
    const wish = { ...newColleague(), email: stranger.email };
    expect((await invite(administrator, wish)).status).toBe(201);
    expect((await call('GET', '/api/profile', { token: stranger.access })).status).toBe(401);
    await expect(signIn(stranger)).rejects.toBeTruthy();
    expect((await accept(await invitationOf(stranger.email), password)).status).toBe(200);
  });

  test('stays with its mailbox: the account keeps the address, and the list shows the one that was invited', async () => {
    const customer = await verified();
    const { json } = await invite(administrator, { ...newColleague(), email: customer.email });
    const email = `collegue-${randomUUID()}@exempIe.fr`;
    const moved = await call('PUT', '/api/profile/email', { body: { email }, token: customer.access });
    const refusal = { code: 'invalid_request', message: staffTexts.invitationOpen };
    expect(moved).toMatchObject({ status: 400, json: { error: refusal } });
    // Even an account whose address was changed behind the shop's back lets nobody else in.
    await setAttribute('Profiles', ['user_id', String(json.id)], 'email', email);
    const listed = await call('GET', '/api/atelier/staff', { token: administrator.access });
    const line = listStaff.answer.parse(listed.json).staff.find(({ id }) => id === json.id);
    expect(line).toMatchObject({ state: 'invited', email: customer.email });
    expect(await accept(await mintToken('invitation', String(json.id), email), password)).toMatchObject(dead);
  });

  test('is not betrayed by the length of a password', async () => {
    const customer = await verified();
    await invite(administrator, { ...newColleague(), email: customer.email });
    const body = { password: 'lune-7-a' };
    const changed = await call('PUT', '/api/profile/password', { body, token: customer.access });
    expect(changed.status).toBe(200);
  });
});

test('a member has the name that an administrator sets; the profile does not change it', async () => {
  const body = { first_name: 'Une', last_name: 'Autre' };
  expect((await call('PUT', '/api/profile', { body, token: expert.access })).status).toBe(200);
  expect((await queueOf(expert.access)).json).toMatchObject({ me: { name: expert.name } });
  const named = await call('PUT', `/api/atelier/staff/${expert.userId}`, {
    body: { name: 'Inès Delorme', discipline: keyFor.numbers },
    token: administrator.access,
  });
  expect(named).toMatchObject({ status: 200, json: { name: 'Inès Delorme', state: 'active' } });
  expect((await queueOf(expert.access)).json).toMatchObject({ me: { name: 'Inès Delorme' } });
  expect(claimsOf(expert.access).sub).toBe(expert.userId);
});
