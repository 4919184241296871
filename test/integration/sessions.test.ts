/** Where an account is signed in: the list in its profile, and the end of each entry. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readProfile } from '#domain/wire/profile.ts';
import { createSessionsStore } from '#lambdas/storage/sessions.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, type Session, signIn } from '#test/support/customers.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { refresh } from '#test/support/pool.ts';
import { buy } from '#test/support/purchases.ts';
import { database, findRow, putRow, tableOf } from '#test/support/rows.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';

const profileOf = (token: string, userAgent = firefox) =>
  call('GET', '/api/profile', { token, headers: { 'user-agent': userAgent } });
const sessionsOf = async (token: string, userAgent?: string) =>
  readProfile.answer.parse((await profileOf(token, userAgent)).json).sessions ?? [];
const names = async (token: string, userAgent?: string) =>
  (await sessionsOf(token, userAgent)).map(({ browser, system, here }) => `${browser} ${system} ${here}`);
const signOut = (token: string, body: object) => call('POST', '/api/sign-out', { body, token });
const store = () =>
  createSessionsStore(database(), { sessions: tableOf('Sessions'), profiles: tableOf('Profiles') });
const rowsOf = async ({ access }: Session) => store().ofUser(claimsOf(access).sub);

describe('the list of sessions', () => {
  test('names each device once, also after a refresh, and marks the one that asks', async () => {
    const customer = await newCustomer();
    const other = await signIn(customer);
    expect(await names(customer.access)).toEqual(['Firefox Windows true']);
    expect(await names(other.access, iphone)).toEqual(['Safari iPhone true', 'Firefox Windows false']);
    const { AuthenticationResult: fresh } = await refresh(customer.refresh);
    expect(await names(fresh?.AccessToken ?? '')).toEqual(['Firefox Windows true', 'Safari iPhone false']);
    expect(await rowsOf(customer)).toHaveLength(2);
    const [mine] = await sessionsOf(customer.access);
    expect(Date.now() - Date.parse(mine?.signed_in_at ?? '')).toBeLessThan(10 * 60_000);
  });

  test('keeps neither the header, nor an address, nor a token', async () => {
    const customer = await newCustomer();
    await profileOf(customer.access);
    const [row] = await rowsOf(customer);
    const stored = await findRow('Sessions', { user_id: row?.user_id, session: row?.session });
    const fields = ['browser', 'seen_at', 'session', 'signed_in_at', 'system', 'ttl', 'user_id'];
    expect(Object.keys(stored ?? {}).sort()).toEqual(fields);
    expect(row?.session).not.toBe(claimsOf(customer.access).origin_jti);
  });

  test('shows no session of another account', async () => {
    const [customer, neighbour] = [await newCustomer(), await newCustomer()];
    await profileOf(neighbour.access, iphone);
    expect(await names(customer.access)).toEqual(['Firefox Windows true']);
  });

  test('leaves a damaged row out, and the profile is shown', async () => {
    const customer = await newCustomer();
    const { sub } = claimsOf(customer.access);
    await putRow('Sessions', { user_id: sub, session: 'damaged', seen_at: 1 });
    expect((await profileOf(customer.access)).json).toMatchObject({ email: customer.email });
    expect(await names(customer.access)).toEqual(['Firefox Windows true']);
  });
});

describe('the end of a session', () => {
  test('by a sign-out takes it from the list at once, and ends the claims of its orders', async () => {
    const customer = await newCustomer();
    const { order_id: id, claim } = await buy(customer);
    const other = await signIn(customer);
    await profileOf(customer.access);
    await profileOf(other.access, iphone);
    expect((await signOut(customer.access, { everywhere: false })).status).toBe(200);
    expect(await names(other.access, iphone)).toEqual(['Safari iPhone true']);
    expect((await call('GET', `/api/orders/${id}`, { claim })).status).toBe(404);
  });

  test('everywhere leaves only what signs in afterwards', async () => {
    const customer = await newCustomer();
    await profileOf(customer.access, iphone);
    expect((await signOut(customer.access, { everywhere: true })).status).toBe(200);
    expect(await names((await signIn(customer)).access)).toEqual(['Firefox Windows true']);
  });

  test('that was replaced takes it from the list and keeps the claims of other browsers', async () => {
    const customer = await newCustomer();
    const { order_id: id, claim } = await buy(customer);
    await profileOf(customer.access);
    const again = await signIn(customer);
    expect((await signOut(customer.access, { everywhere: false, replaced: true })).status).toBe(200);
    expect(await names(again.access)).toEqual(['Firefox Windows true']);
    expect(await rowsOf(customer)).toHaveLength(1);
    expect((await call('GET', `/api/orders/${id}`, { claim })).status).toBe(200);
  });

  test('is not undone by a visit that was under way, nor is an erasure', async () => {
    const customer = await newCustomer();
    const claims = z.object({ sub: z.string(), iat: z.int() }).parse(claimsOf(customer.access));
    const at = new Date().toISOString();
    const record = { user_id: claims.sub, session: 'late', signed_in_at: at, seen_at: at };
    const token = { issuedAt: claims.iat, session: 'late' };
    expect(await store().note(record, token)).toBe(true);
    await signOut(customer.access, { everywhere: true });
    expect(await store().note({ ...record, session: 'later' }, token)).toBe(false);
    expect(await store().note({ ...record, user_id: 'erased' }, token)).toBe(false);
    expect((await rowsOf(customer)).map(({ session }) => session)).toEqual(['late']);
  });
});
