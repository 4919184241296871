/** «Ce que nous vous écrivons» on the deployed stack: the guidance of one's own verified address, and by a mail's link. */
import { describe, expect, test } from 'vitest';
import { localDateIn } from '#domain/guidance/zones.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { unverifiedMailings } from '#domain/texts/stop-reasons.ts';
import { readChoices } from '#domain/wire/mailings.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { type Answer, call, newAddress } from '#test/support/client.ts';
import { newCredentials, newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { eraseNow } from '#test/support/deployed.ts';
import { askForExport, awaitExport, exportedFiles } from '#test/support/exports.ts';
import { guidanceRequest } from '#test/support/guidance/desk.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';
import { expireToken, findRow, mintToken, putRow, setAttribute } from '#test/support/rows.ts';
import { guidanceRows } from '#test/support/traces/guidance-rows.ts';
import { placesOf } from '#test/support/traces/scan.ts';

const path = '/api/profile/mailings';
const read = ({ access }: TestCustomer): Promise<Answer> => call('GET', path, { token: access });
const save = ({ access }: TestCustomer, guidance: boolean): Promise<Answer> =>
  call('PUT', path, { token: access, body: { guidance } });
const byLink = (token: string, at = 'choice') =>
  call('POST', `/api/guidance/${at}`, { body: { token }, ip: newAddress() });
const rowOf = (email: string) => findRow('Guidances', { address: hashOf(email), entry: 'address' });

const at = '2026-11-20T09:00:00.000Z';
/** The rows of a request for an address. */
const putAsked = async (email: string, first = 'Camille') => {
  const person = {
    email,
    former: email,
    first,
    last: 'Renard',
    birthPlace: 'Nantes',
    birthDate: '1991-04-17',
  };
  const [asked, proof] = guidanceRows(person);
  for (const row of [asked, proof]) await putRow('Guidances', row ?? {});
};
const verified = async (): Promise<TestCustomer> => {
  const customer = await newCustomer();
  await setAttribute('Profiles', ['user_id', claimsOf(customer.access).sub], 'email_validated', true);
  return customer;
};
const asker = async (): Promise<TestCustomer> => {
  const customer = await verified();
  await putAsked(customer.email);
  return customer;
};

const zone = 'Etc/UTC';
const ask = (email: string) =>
  call('POST', '/api/guidance-du-jour', {
    body: guidanceRequest({ email, tz: zone, for_date: localDateIn(zone, new Date()) }),
    ip: newAddress(),
  });

describe('in a session', () => {
  test('a customer reads the dates, stops the guidance and allows it again, twice each', async () => {
    const customer = await asker();
    expect(await read(customer)).toMatchObject({
      status: 200,
      json: { since: expect.any(String), guidance: { asked_at: at } },
    });
    const off = await save(customer, false);
    expect(off.json).toMatchObject({ guidance: { asked_at: at, stopped_by: 'account' } });
    expect((await save(customer, false)).json).toEqual(off.json);
    expect((await read(customer)).json).toEqual(off.json);
    expect(JSON.stringify(await rowOf(customer.email))).not.toMatch(/Camille|1991|exemple/);
    expect(await ask(customer.email)).toMatchObject({ json: { error: { code: 'guidance_stopped' } } });
    const on = await save(customer, true);
    expect(on.json.guidance).toEqual({ asked_at: at, resumed_at: expect.any(String) });
    expect((await save(customer, true)).json).toEqual(on.json);
    expect((await ask(customer.email)).status).toBe(202);
  });

  test('an address that never asked has no date, and allowing it leaves no row', async () => {
    const customer = await verified();
    expect((await read(customer)).json.guidance).toEqual({});
    expect((await save(customer, true)).json.guidance).toEqual({});
    expect(await rowOf(customer.email)).toBeUndefined();
  });

  test('an address that is not verified tells nothing of what its mailbox asked for, and ends nothing', async () => {
    const stranger = await newCustomer();
    await putAsked(stranger.email);
    const { status, json } = await read(stranger);
    expect([status, Object.keys(json)]).toEqual([200, ['since']]);
    for (const wish of [true, false])
      expect(await save(stranger, wish)).toMatchObject({
        status: 409,
        json: { error: { code: 'email_unverified', message: unverifiedMailings } },
      });
    expect(await rowOf(stranger.email)).not.toHaveProperty('stopped_at');
  });

  test('another customer neither sees nor changes it, and no body names an address', async () => {
    const [owner, other] = [await asker(), await verified()];
    expect((await read(other)).json.guidance).toEqual({});
    await save(other, false);
    const named = { guidance: false, email: owner.email };
    expect((await call('PUT', path, { token: other.access, body: named })).status).toBe(400);
    expect(await rowOf(owner.email)).not.toHaveProperty('stopped_at');
  });

  test('a refusal by the mail keeps its date and its way when it is given again in the account', async () => {
    const customer = await verified();
    const [, , refused] = guidanceRows({
      ...{ email: customer.email, former: customer.email, first: 'Camille', last: 'Renard' },
      ...{ birthDate: '1991-04-17', birthPlace: 'Nantes' },
    });
    await putRow('Guidances', refused ?? {});
    expect((await save(customer, false)).json.guidance).toEqual({ stopped_at: at, stopped_by: 'link' });
  });

  test('both at once end as one of them, without a damaged row', async () => {
    const customer = await asker();
    await Promise.all([true, false, true, false].map((wish) => save(customer, wish)));
    const { guidance } = readChoices.answer.parse((await read(customer)).json);
    const isStopped = guidance?.stopped_at !== undefined;
    expect((await ask(customer.email)).status).toBe(isStopped ? 409 : 202);
  });

  test('while the account is erased leaves no word of the person', async () => {
    const customer = await verified();
    const first = `Prénom${crypto.randomUUID()}`;
    await putAsked(customer.email, first);
    const { sub } = claimsOf(customer.access);
    const [erased] = await Promise.all([
      eraseNow(sub),
      ...[false, true, false].map((wish) => save(customer, wish)),
    ]);
    expect(erased).toMatchObject({ erased: 1, failed: 0 });
    expect(await save(customer, false)).toMatchObject({
      status: 401,
      json: { error: { code: 'signed_out', message: errorTexts.signed_out } },
    });
    const named = await placesOf([first, customer.email]);
    expect(named.filter(({ place }) => place === 'Guidances')).toEqual([]);
  });

  test('the export says in French that it was stopped in the account', async () => {
    const customer = await asker();
    await save(customer, false);
    await askForExport(customer);
    await awaitExport(customer);
    const text = String((await exportedFiles(customer)).get('compte/guidances.json'));
    expect(text).toMatch(
      /"stopped_by": \{\s+"nom": "Arrêtée comment \(account\s: [^"]+",\s+"valeur": "account"/,
    );
    expect(text).toContain('Texte de votre accord');
  });
});

describe('by the link of a guidance', () => {
  const asked = async () => {
    const { email } = newCredentials();
    expect((await ask(email)).status).toBe(202);
    const link = linkIn(await awaitMail(email, 'Votre guidance'), '/compte/courriers');
    return { email, link, token: link.searchParams.get('token') ?? '' };
  };

  test('the dates are read without a session, before and after each way to stop it', async () => {
    const { email, link, token } = await asked();
    expect(link.searchParams.get('pour')).toBe('guidance');
    const before = await byLink(token);
    expect([before.status, Object.keys(before.json)]).toEqual([200, ['asked_at']]);
    expect((await byLink(token, 'stop')).status).toBe(200);
    expect((await byLink(token)).json).toMatchObject({ stopped_by: 'link' });
    expect((await byLink(token, 'resume')).status).toBe(200);
    expect((await byLink(token)).json).toMatchObject({ resumed_at: expect.any(String) });
    expect((await byLink(token, 'not-me')).status).toBe(200);
    expect((await byLink(token)).json).toMatchObject({ stopped_by: 'not-me' });
    const { stopped_at } = (await rowOf(email)) ?? {};
    expect((await byLink(token)).json).toMatchObject({ stopped_at });
  });

  test('an expired, unknown or damaged link, and one for something else, tell nothing', async () => {
    const { token } = await asked();
    await expireToken(token);
    const customer = await newCustomer();
    const other = await mintToken('validation', claimsOf(customer.access).sub, customer.email);
    for (const dead of [token, other, 'A'.repeat(43)])
      expect(await byLink(dead)).toMatchObject({
        status: 400,
        json: { error: { code: 'link_invalid', message: errorTexts.link_invalid } },
      });
    for (const garbage of ['', 'abc', `${token}x`, '<script>'])
      expect((await byLink(garbage)).status).toBe(400);
  });
});
