import { expect, test } from 'vitest';
import { monthOf } from '#domain/retention.ts';
import { signUpMark } from '#domain/sign-up-mark.ts';
import { validationMailTexts } from '#domain/texts/mails.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { call } from '#test/support/client.ts';
import { newCredentials, signIn } from '#test/support/customers.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';
import { attributeOf, createAccount } from '#test/support/pool.ts';
import { findRow, validationMailsOf } from '#test/support/rows.ts';

const signUp = (body: Readonly<Record<string, unknown>>) =>
  call('POST', '/api/sign-up', { body: { ...newCredentials(), from: 'checkout', ...body } });

test('a new customer can sign in with their password only', async () => {
  const credentials = newCredentials();
  const answer = await signUp(credentials);
  expect(answer.status).toBe(201);
  expect(answer.json).toEqual({ email: credentials.email });
  const session = await signIn(credentials);
  expect(claimsOf(session.access)).toMatchObject({ token_use: 'access' });
  await expect(signIn({ ...credentials, password: `${credentials.password}x` })).rejects.toMatchObject({
    code: 'NotAuthorizedException',
  });
});

test('the pool knows that the sign-up is finished: no later one completes the account, in whatever state it comes', async () => {
  const credentials = newCredentials();
  await signUp(credentials);
  expect(await attributeOf(credentials.email, `custom:${signUpMark}`)).toBe('complete');
});

test('a second sign-up with the same address is refused with the way to sign in, and changes nothing', async () => {
  const credentials = newCredentials();
  await signUp(credentials);
  const answer = await signUp({ ...credentials, password: 'autre-sagesse-2', first_name: 'Mallory' });
  expect(answer.status).toBe(409);
  expect(answer.json).toEqual({
    error: {
      code: 'already_registered',
      message: 'Un compte existe déjà avec cet email. Connectez-vous plutôt.',
    },
  });
  const { access } = await signIn(credentials);
  const profile = await call('GET', '/api/profile', { token: access });
  expect(profile.json.first_name).toBeNull();
});

test('an address in capitals and with outer spaces is the same account', async () => {
  const credentials = newCredentials();
  const typed = `  ${credentials.email.toUpperCase()} `;
  const first = await signUp({ ...credentials, email: typed });
  expect(first.status).toBe(201);
  expect(first.json).toEqual({ email: credentials.email });
  expect((await signUp(credentials)).status).toBe(409);
  expect((await signUp({ ...credentials, email: typed })).status).toBe(409);
  await expect(signIn(credentials)).resolves.toHaveProperty('access');
});

test.each(['auth', 'account'])('from %s six characters without a digit are enough', async (from) => {
  const credentials = { ...newCredentials(), password: 'zwkqvj' };
  expect((await signUp({ ...credentials, from })).status).toBe(201);
  await expect(signIn(credentials)).resolves.toHaveProperty('access');
});

test('a password of three signs is short, although JavaScript counts six; another one is taken at once', async () => {
  const credentials = newCredentials();
  expect(await signUp({ ...credentials, from: 'auth', password: '🌙🌙🌙' })).toMatchObject({
    status: 400,
    json: { error: { message: validationTexts.passwordShort6 } },
  });
  expect((await signUp(credentials)).status).toBe(201);
});

test('a sign-up that was interrupted before the password is completed by repeating it', async () => {
  const credentials = newCredentials();
  await createAccount(credentials.email, 'sign-up');
  const answer = await signUp({ ...credentials, first_name: 'Camille' });
  expect(answer.status).toBe(201);
  const { access } = await signIn(credentials);
  const profile = await call('GET', '/api/profile', { token: access });
  expect(profile.json).toMatchObject({ email: credentials.email, first_name: 'Camille' });
  expect((await signUp(credentials)).status).toBe(409);
});

test('the profile row has the given fields, unverified, and its time of creation', async () => {
  const credentials = newCredentials();
  const given = {
    first_name: 'Maëlle',
    last_name: 'N’Diaye-Le Goff',
    birth_date: '1991-04-17',
    birth_time: '06:42',
    birth_place: 'Saint-Denis, La Réunion',
  };
  const before = new Date().toISOString();
  await signUp({ ...credentials, ...given });
  const { sub } = claimsOf((await signIn(credentials)).access);
  const row = await findRow('Profiles', { user_id: sub });
  const { created_at: createdAt, ...rest } = row ?? {};
  const seen = monthOf(new Date(before));
  expect(rest).toEqual({ user_id: sub, email: credentials.email, ...given, email_validated: false, seen });
  expect(String(createdAt) >= before && String(createdAt) <= new Date().toISOString()).toBe(true);
});

test('empty birth data is stored as unknown, and no password is stored anywhere', async () => {
  const credentials = newCredentials();
  await signUp({ ...credentials, birth_date: '', birth_time: '', birth_place: '  ' });
  const { sub } = claimsOf((await signIn(credentials)).access);
  const row = await findRow('Profiles', { user_id: sub });
  expect(row).toMatchObject({ birth_date: null, birth_time: null, birth_place: null, first_name: null });
  expect(JSON.stringify(row)).not.toContain(credentials.password);
});

test.each(['auth', 'account'])(
  'a sign-up from %s sends one validation mail that leads home',
  async (from) => {
    const credentials = newCredentials();
    await signUp({ ...credentials, from });
    const mail = await awaitMail(credentials.email, validationMailTexts.subject);
    const link = linkIn(mail, '/validate-email');
    expect(link.searchParams.get('redirect')).toBe('home');
    expect(link.searchParams.get('order')).toBeNull();
    expect(link.searchParams.get('token')).toMatch(/^[\w-]{43}$/);
    const { sub } = claimsOf((await signIn(credentials)).access);
    expect(await validationMailsOf(sub)).toEqual([`validation:sign-up:${sub}`]);
  },
);

test('a sign-up from the checkout sends no mail', async () => {
  const credentials = newCredentials();
  await signUp(credentials);
  const { sub } = claimsOf((await signIn(credentials)).access);
  expect(await validationMailsOf(sub)).toEqual([]);
});

test('a repeated sign-up of an unfinished account sends one mail only', async () => {
  const credentials = newCredentials();
  const answers = await Promise.all([
    signUp({ ...credentials, from: 'auth' }),
    signUp({ ...credentials, from: 'auth' }),
  ]);
  expect(answers.map((answer) => answer.status)).toContain(201);
  expect(answers.every((answer) => [201, 409].includes(answer.status))).toBe(true);
  const { sub } = claimsOf((await signIn(credentials)).access);
  expect(await validationMailsOf(sub)).toEqual([`validation:sign-up:${sub}`]);
});
