/** The daily guidance on the deployed stack: the form, its received mail, and the links that stop it. */
import { describe, expect, inject, test } from 'vitest';
import type { Birth } from '#domain/births/birth.ts';
import { localDateIn } from '#domain/guidance/zones.ts';
import { limits } from '#domain/limits.ts';
import { contact } from '#domain/merchant/contact.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { guidanceConsent } from '#domain/texts/guidance.ts';
import { type GuidanceRequest, sky } from '#domain/wire/guidance.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { bucketsOf } from '#lambdas/storage/limits.ts';
import { type Call, call, eventually, newAddress } from '#test/support/client.ts';
import { newCredentials, newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { guidanceRequest } from '#test/support/guidance/desk.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { wearOut } from '#test/support/limits.ts';
import { publishFeedback } from '#test/support/mail-feedback.ts';
import { awaitMail, linkIn, mailsOf, type ReceivedMail } from '#test/support/mails.ts';
import { verifiedCustomer } from '#test/support/reports.ts';
import { expireToken, findRow, putRow } from '#test/support/rows.ts';
import { bounceEvent, sesMail } from '#test/support/ses-events.ts';
import { placesOf } from '#test/support/traces/scan.ts';

/** A zone where it is about noon, so that midnight does not fall into the test. */
const tz = `Etc/GMT${((offset) => (offset < 0 ? offset : `+${offset}`))(new Date().getUTCHours() - 12)}`;

const requestFor = (email: string, change: Partial<GuidanceRequest> = {}) => {
  const zone = change.tz ?? tz;
  return guidanceRequest({ email, tz: zone, for_date: localDateIn(zone, new Date()), ...change });
};
const ask = (body: object, ip = newAddress()) => call('POST', '/api/guidance-du-jour', { body, ip });
const follow = (path: string, options: Call) => call('POST', `/api/guidance/${path}`, options);

const refusal = (status: number, code: keyof typeof errorTexts) => ({
  status,
  json: { error: { code, message: errorTexts[code] } },
});
const received = refusal(409, 'guidance_received');
const stopped = refusal(409, 'guidance_stopped');

const asked = async (): Promise<{ email: string; mail: ReceivedMail; token: string }> => {
  const { email } = newCredentials();
  expect(await ask(requestFor(email))).toMatchObject({ status: 202 });
  const mail = await awaitMail(email, 'Votre guidance');
  return { email, mail, token: linkIn(mail, '/guidance/stop').searchParams.get('token') ?? '' };
};

test('asked for in a session it belongs to the account, and with an ended one to nobody', async () => {
  const [customer, left] = [await newCustomer(), await newCustomer()];
  await call('POST', '/api/sign-out', { body: { everywhere: true }, token: left.access });
  for (const { email, access } of [customer, left]) {
    const body = requestFor(email);
    const options = { body, ip: newAddress(), token: access };
    expect((await call('POST', '/api/guidance-du-jour', options)).status).toBe(202);
  }
  const owners = await Promise.all([customer, left].map(({ access }) => placesOf([claimsOf(access).sub])));
  const hasGuidance = owners.map((places) => places.some(({ place }) => place === 'Guidances'));
  expect(hasGuidance).toEqual([true, false]);
});

test('requested ten times at once, it arrives once, within ten seconds, and the agreed text is stored', async () => {
  const { email } = newCredentials();
  const body = requestFor(email, { birth_date: '1991-04-17', utm_source: 'lettre', birth_time: '' });
  const start = Date.now();
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(body)));
  const taken = answers.filter(({ status }) => status === 202);
  expect(taken.map(({ json }) => json)).toEqual([{ ok: true, pending: true }]);
  // The limit of the mailbox may refuse before the first request has been written.
  for (const { json } of answers.filter((one) => !taken.includes(one)))
    expect(['guidance_received', 'too_many']).toContain(Object(json.error).code);
  const mail = await awaitMail(email, 'Votre guidance du');
  expect(Date.now() - start).toBeLessThan(10_000);
  expect(mail.from).toContain('guidance@guidance.');
  expect(mail.headers['reply-to']).toBe(contact.email);
  expect(mail.text).toContain('Soleil de naissance en Bélier');
  expect(mail.images).toMatchObject([
    { type: 'image/png', name: 'les-quatre-sagesses.png' },
    { type: 'image/png', name: `ciel-${body.for_date}.png` },
  ]);
  for (const { address } of mail.images) expect(mail.html).toContain(`src="${address}"`);
  expect(await findRow('Guidances', { address: hashOf(email), entry: body.for_date })).toMatchObject({
    email,
    consent: guidanceConsent,
    utm_source: 'lettre',
  });
  await expect
    .poll(() => findRow('Guidances', { address: hashOf(email), entry: 'address' }))
    .not.toHaveProperty('birth_date');
  expect(await ask(body)).toMatchObject(received);
  expect(await mailsOf(email)).toHaveLength(1);
});

test('an account greets itself by name once its address is proven; nobody else does', async () => {
  const [unproven, proven] = await Promise.all([newCustomer(), verifiedCustomer()]);
  const from = (email: string, { access }: TestCustomer) =>
    call('POST', '/api/guidance-du-jour', { body: requestFor(email), token: access });
  const stranger = await verifiedCustomer();
  expect((await from(unproven.email, unproven)).status).toBe(202);
  expect((await from(proven.email, proven)).status).toBe(202);
  expect((await from(stranger.email, proven)).status).toBe(202);
  const said = async ({ email }: TestCustomer) => (await awaitMail(email, 'Votre guidance du')).text;
  expect(await said(proven)).toContain('\nBonjour Camille,\n');
  expect(await said(unproven)).toContain('\nBonjour,\n');
  expect(await said(stranger)).toContain('\nBonjour,\n');
});

test('the mail rests on the instant of the birth; the row forgets all of it once the mail is accepted', async () => {
  const { email } = newCredentials();
  const birth: Birth = {
    precision: 'exact',
    place: { name: 'Saint-Denis', latitude: -20.8823, longitude: 55.4504, zone: 'Indian/Reunion' },
    ...{ offsetSeconds: 14_400, offsetBy: 'rule', utc: '1991-04-17T02:42:00Z' },
  };
  const born = { birth_date: '1991-04-17', birth_time: '06:42', birth_place: 'Saint-Denis', birth };
  const falsified = { ...born, birth: { ...birth, utc: '1991-04-17T06:42:00Z' } };
  expect((await ask(requestFor(email, falsified))).status).toBe(400);
  expect((await ask(requestFor(email, born))).status).toBe(202);
  const said = (await awaitMail(email, 'Votre guidance du')).text.replaceAll(/\s/g, ' ');
  expect(said).toContain('Soleil de naissance en Bélier, Lune en Taureau');
  expect(said).toContain('6 h 42, heure légale de son lieu (UTC+4), soit 2 h 42 UTC.');
  await expect
    .poll(() => findRow('Guidances', { address: hashOf(email), entry: 'address' }))
    .not.toHaveProperty('birth');
  const row = await findRow('Guidances', { address: hashOf(email), entry: 'address' });
  expect(Object.keys(row ?? {}).filter((name) => name.startsWith('birth'))).toEqual([]);
});

describe('the links of the mail', () => {
  test('one click in a mail client stops it, a visit of the address does not; it can be resumed', async () => {
    const { email, mail, token } = await asked();
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const address = /^<(.+)>$/.exec(mail.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(address).toMatch(new RegExp(`^${inject('shop').site}/api/guidance/stop\\?token=[\\w-]{43}$`));
    const visit = async (method: string, body?: URLSearchParams) =>
      (await fetch(address, { method, ...(body && { body }) })).status;
    for (const status of [await visit('GET'), await visit('POST')]) expect(status).toBeGreaterThan(399);
    expect(await ask(requestFor(email))).toMatchObject(received);

    expect(await visit('POST', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }))).toBe(200);
    expect(await ask(requestFor(email))).toMatchObject(stopped);
    const row = await findRow('Guidances', { address: hashOf(email), entry: 'address' });
    expect(JSON.stringify(row)).not.toMatch(/Camille|exemple/);
    expect(row).not.toHaveProperty('ttl');

    expect(await follow('resume', { body: { token } })).toMatchObject({
      status: 200,
      json: { resumed: true },
    });
    expect(await ask(requestFor(email))).toMatchObject(received);
    expect(await mailsOf(email)).toHaveLength(1);
  });

  test('«ce n’est pas moi» blocks the address, and the page’s stop can be repeated', async () => {
    const [first, second] = await Promise.all([asked(), asked()]);
    const { email, mail, token } = first;
    expect(linkIn(mail, '/guidance/stop').pathname).toBe('/guidance/stop');
    expect(mail.text).toContain('reason=not-me');
    expect(await follow('not-me', { body: { token } })).toMatchObject({ json: { blocked: true } });
    expect(await ask(requestFor(email))).toMatchObject(stopped);
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await follow('stop', { body: { token: second.token } })).toMatchObject({
        status: 200,
        json: { stopped: true },
      });
    }
    expect(await ask(requestFor(second.email))).toMatchObject(stopped);
    await expireToken(token);
    const dead = refusal(400, 'link_invalid');
    for (const path of ['stop', 'not-me', 'resume']) {
      expect(await follow(path, { body: { token } })).toMatchObject(dead);
      expect(await follow(path, { body: { token: 'A'.repeat(43) } })).toMatchObject(dead);
    }
    expect(await ask(requestFor(email))).toMatchObject(stopped);
  });
});

test('an address that bounces gets no more guidance', async () => {
  const { email } = newCredentials();
  await publishFeedback(bounceEvent(sesMail({ kind: 'guidance', to: email })));
  await eventually(() => findRow('Guidances', { address: hashOf(email), entry: 'address' }), 'the stop');
  expect(await ask(requestFor(email))).toMatchObject(stopped);
});

test('a forged day, a missing consent and too many requests are refused, and nothing is stored', async () => {
  const { email } = newCredentials();
  const [ip, for_date] = [newAddress(), '2026-01-01'];
  expect(await ask(requestFor(email, { for_date }), ip)).toMatchObject(refusal(400, 'invalid_day'));
  expect((await ask({ ...requestFor(email), consent: false }, ip)).status).toBe(400);
  await wearOut(limits.guidance, ip);
  const refused = await ask(requestFor(email), ip);
  expect(refused).toMatchObject({ status: 429, json: { error: { code: 'too_many' } } });
  expect(await findRow('Guidances', { address: hashOf(email), entry: 'address' })).toBeUndefined();
});

test('a mailbox is not filled by what follows a plus, and keeps its own; a repeated request is «déjà reçu»', async () => {
  const { email } = newCredentials();
  const spelled = (turn: number) => email.replace('@', `+${turn}@`);
  const statuses = [(await ask(requestFor(spelled(0)))).status, (await ask(requestFor(spelled(0)))).status];
  expect(statuses).toEqual([202, 409]);
  const [, , spellings] = bucketsOf(limits.guidanceMail, spelled(0));
  if (!spellings) throw new Error('nothing counts the spellings');
  const rested_at = Date.now() + spellings.atOnce * spellings.every + 60_000;
  await putRow('Limits', { id: spellings.id, rested_at, ttl: Date.now() / 1000 + 86_400 });
  expect((await ask(requestFor(spelled(1)))).status).toBe(429);
  expect((await ask(requestFor(email))).status).toBe(202);
});

test('the sky of the visitor’s day is cached until midnight; Réunion replaces an unknown zone', async () => {
  const answer = await call('GET', `/api/sky?zone=${encodeURIComponent(tz)}`);
  const told = sky.answer.parse(answer.json);
  expect([told.zone, told.date]).toEqual([tz, localDateIn(tz, new Date())]);
  expect(told.facts.map(({ label }) => label).join()).toContain('Lune en');
  const seconds = Number(/^public, max-age=(\d+)$/.exec(answer.headers.get('cache-control') ?? '')?.[1]);
  expect(Math.abs(Date.now() + seconds * 1000 - Date.parse(told.until))).toBeLessThan(5000);
  const unknown = sky.answer.parse((await call('GET', '/api/sky?zone=Mars/Olympus')).json);
  expect(unknown.zone).toBe('Indian/Reunion');
});
