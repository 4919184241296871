import type { DefineAuthChallengeTriggerEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '#lambdas/accounts/common-passwords.ts';
import { handler as defineChallenge } from '#lambdas/accounts/define-challenge.handler.ts';
import { signUp } from '#lambdas/accounts/sign-up.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-store.ts';
import type { ProfileRecord } from '#lambdas/storage/profiles-store.ts';
import { now, userId } from '../support/builders.ts';

const code = (value: string) => expect.objectContaining({ code: value });

describe('passwords that everybody tries', () => {
  it.each([
    '123456',
    'azerty123',
    'MotDePasse1',
    'Soleil123',
    'password1',
    'Abcd1234',
    'QWERTY123',
    '12345678',
  ])('%s is common, however it is written', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['lune-rousse-9', 'azerty-des-bois-4', '', ' 123456'])('%j is not', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

describe('a sign-up', () => {
  const open = (account = { userId, isComplete: false }) => {
    const done: string[] = [];
    const profiles: ProfileRecord[] = [];
    const mails: OutboxRecord[] = [];
    const run = (changes: Partial<Parameters<typeof signUp>[0]> = {}) =>
      signUp(
        { email: 'camille@exemple.fr', password: 'lune-rousse-9', from: 'checkout', ...changes },
        {
          accounts: {
            create: async () => {
              done.push('account');
              return account;
            },
            setPassword: async () => done.push('password') > 0,
          },
          profiles: {
            create: async (profile, asked) => {
              done.push('profile');
              profiles.push(profile);
              mails.push(...asked);
            },
          },
          limits: {
            take: async (limit) => {
              done.push(limit.name);
            },
          },
          viewerIp: '203.0.113.7',
          now,
        },
      );
    return { run, done, profiles, mails };
  };

  it('counts, then makes account, profile and password, in this order', async () => {
    const shop = open();
    expect(await shop.run({ first_name: 'Camille', birth_date: '', birth_place: 'Nantes' })).toEqual({
      email: 'camille@exemple.fr',
    });
    expect(shop.done).toEqual(['sign-up-network', 'sign-up-address', 'account', 'profile', 'password']);
    expect(shop.profiles).toEqual([
      {
        user_id: userId,
        email: 'camille@exemple.fr',
        first_name: 'Camille',
        last_name: null,
        birth_date: null,
        birth_time: null,
        birth_place: 'Nantes',
        email_validated: false,
        created_at: now.toISOString(),
        seen: '2026-11',
      },
    ]);
  });

  it.each([
    ['checkout', []],
    ['auth', [{ kind: 'validation', user_id: userId, redirect: 'home' }]],
    ['account', [{ kind: 'validation', user_id: userId, redirect: 'home' }]],
  ] as const)('from %s asks for its mails', async (from, subjects) => {
    const shop = open();
    await shop.run({ from });
    expect(shop.mails.map((mail) => mail.subject)).toEqual(subjects);
  });

  it('refuses an address that the pool cannot take as a name, before anything is made', async () => {
    const shop = open();
    await expect(shop.run({ email: `${'a'.repeat(118)}@exemple.fr` })).rejects.toThrow(
      "L'email d'un compte doit contenir au plus 128 caractères",
    );
    expect(shop.done).toEqual([]);
    await shop.run({ email: `${'a'.repeat(117)}@exemple.fr` });
  });

  it('leaves an account that has its password alone', async () => {
    const shop = open({ userId, isComplete: true });
    await expect(shop.run()).rejects.toThrow(code('already_registered'));
    expect([shop.profiles, shop.done.includes('password')]).toEqual([[], false]);
  });

  it.each([
    ['checkout', 'lune9', 'Le mot de passe doit contenir au moins 8 caractères'],
    ['checkout', 'lunerousse', 'Le mot de passe doit contenir au moins une lettre et un chiffre'],
    ['checkout', 'azerty123', 'Ce mot de passe est trop courant. Choisissez-en un autre.'],
    ['auth', 'lune9', 'Le mot de passe doit contenir au moins 6 caractères'],
    ['auth', '123456', 'Ce mot de passe est trop courant. Choisissez-en un autre.'],
  ] as const)('from %s with %s is refused before anything is made', async (from, password, message) => {
    const shop = open();
    await expect(shop.run({ from, password })).rejects.toThrow(message);
    expect(shop.done).toEqual([]);
  });
});

describe('a session made by the server', () => {
  type Step = DefineAuthChallengeTriggerEvent['request']['session'][number];
  const answered = (challengeResult: boolean): Step => ({
    challengeName: 'CUSTOM_CHALLENGE',
    challengeResult,
  });
  const ofPassword = (challengeName: 'SRP_A' | 'PASSWORD_VERIFIER'): Step => ({
    challengeName,
    challengeResult: true,
    challengeMetadata: undefined,
  });
  const define = async (...session: Step[]) => {
    const { response } = await defineChallenge({
      version: '1',
      region: 'eu-west-3',
      userPoolId: 'pool',
      userName: userId,
      callerContext: { awsSdkVersion: '3', clientId: 'client' },
      triggerSource: 'DefineAuthChallenge_Authentication',
      request: { userAttributes: {}, session },
      response: { challengeName: '', failAuthentication: false, issueTokens: false },
    });
    return response;
  };

  it('is one custom challenge, answered once', async () => {
    expect(await define()).toEqual({
      challengeName: 'CUSTOM_CHALLENGE',
      issueTokens: false,
      failAuthentication: false,
    });
    expect(await define(answered(true))).toMatchObject({ issueTokens: true, failAuthentication: false });
  });

  it.each<[string, Step[]]>([
    ['a wrong answer', [answered(false)]],
    ['a right answer at the second try', [answered(false), answered(true)]],
    ['a password challenge', [ofPassword('SRP_A')]],
    ['a right answer after a password challenge', [ofPassword('PASSWORD_VERIFIER'), answered(true)]],
  ])('fails with %s', async (_case, session) => {
    expect(await define(...session)).toMatchObject({ issueTokens: false, failAuthentication: true });
  });
});
