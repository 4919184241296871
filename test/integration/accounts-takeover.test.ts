/** An account belongs to its mailbox: a sign-up with its address gets nothing, in any state of the pool. */
import { describe, expect, test } from 'vitest';
import { call } from '#test/support/client.ts';
import { newCredentials, newCustomer, signIn } from '#test/support/customers.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';
import { putPaidOrder } from '#test/support/order-rows.ts';
import { administer, createAccount, deleteAccount, poolClient, poolId } from '#test/support/pool.ts';
import { database, findRow, setAttribute, tableOf } from '#test/support/rows.ts';
import { restoreAccounts } from '../../bin/restore/accounts.ts';

const refusal = { status: 409, json: { error: { code: 'already_registered' } } };

const strangersSignUp = (email: string) =>
  call('POST', '/api/sign-up', {
    body: { email, password: 'etrangere-99', from: 'account', first_name: 'Mallory' },
  });

/** The owner resets the password with the mailbox only. */
const reset = async (email: string): Promise<string> => {
  expect((await call('POST', '/api/password-reset', { body: { email } })).status).toBe(202);
  const link = linkIn(await awaitMail(email, 'nouveau mot de passe'), '/nouveau-mot-de-passe');
  const body = { token: link.searchParams.get('token'), password: 'comete-77-neuve' };
  expect(await call('POST', '/api/password-reset/confirm', { body })).toMatchObject({ status: 200 });
  return (await signIn({ email, password: 'comete-77-neuve' })).access;
};

describe('an account made by others', () => {
  test('is not completed by a sign-up, which writes no profile', async () => {
    const { email } = newCredentials();
    const { User } = await createAccount(email, 'others');
    expect(await strangersSignUp(email)).toMatchObject(refusal);
    await expect(signIn({ email, password: 'etrangere-99' })).rejects.toHaveProperty('code');
    expect(await findRow('Profiles', { user_id: User?.Username })).toBeUndefined();
  });
});

describe('an account of an interrupted sign-up', () => {
  test.each(['group', 'lock', 'reset'] as const)('cannot be completed after «%s»', async (act) => {
    const { email } = newCredentials();
    await createAccount(email, 'sign-up');
    await administer[act](email);
    expect(await strangersSignUp(email)).toMatchObject(refusal);
  });

  test('cannot be completed once it has an order', async () => {
    const { email } = newCredentials();
    const { User } = await createAccount(email, 'sign-up');
    await putPaidOrder(User?.Username ?? '');
    expect(await strangersSignUp(email)).toMatchObject(refusal);
  });
});

describe('a customer’s account', () => {
  test.each(['reset', 'givePassword'] as const)(
    'after «%s» is entered by the mailbox’s link, not by a sign-up',
    async (act) => {
      const customer = await newCustomer();
      await administer[act](customer.email);
      expect(await strangersSignUp(customer.email)).toMatchObject(refusal);
      const { json } = await call('GET', '/api/profile', { token: await reset(customer.email) });
      expect(json).toMatchObject({ first_name: 'Camille', email_validated: true });
    },
  );

  test('that nobody has confirmed yet is not half-made after a temporary password', async () => {
    const { email, password } = newCredentials();
    const body = { email, password, from: 'account', first_name: 'Camille' };
    expect((await call('POST', '/api/sign-up', { body })).status).toBe(201);
    const { sub } = claimsOf((await signIn({ email, password })).access);
    // Its sign-up is not under way any more.
    await setAttribute('Profiles', ['user_id', sub], 'created_at', '2026-01-01T08:00:00.000Z');
    await administer.givePassword(email);
    expect(await strangersSignUp(email)).toMatchObject(refusal);
    expect(await findRow('Profiles', { user_id: sub })).toMatchObject({ first_name: 'Camille' });
  });

  test('restored after a loss of the pool has its orders again for its mailbox, and nothing for a stranger', async () => {
    const { email, access } = await newCustomer();
    const { sub } = claimsOf(access);
    const order = await putPaidOrder(sub);
    await deleteAccount(email);
    const place = { pool: poolClient(), UserPoolId: poolId(), profiles: tableOf('Profiles'), only: email };
    const restore = (isDry: boolean) =>
      restoreAccounts(database(), { ...place, orders: tableOf('Orders'), isDry });
    expect(await restore(true)).toEqual({ restored: [email], failed: [] });
    expect(await findRow('Profiles', { user_id: sub })).toBeDefined();
    expect(await restore(false)).toEqual({ restored: [email], failed: [] });
    expect(await restore(false)).toEqual({ restored: [], failed: [] });
    expect(await findRow('Profiles', { user_id: sub })).toBeUndefined();
    expect(await strangersSignUp(email)).toMatchObject(refusal);
    const token = await reset(email);
    const { json } = await call('GET', '/api/orders', { token });
    expect(json).toMatchObject({ orders: [{ id: order.id, email_validated: true }] });
    expect((await call('GET', '/api/profile', { token })).json).toMatchObject({ first_name: 'Camille' });
  });
});
