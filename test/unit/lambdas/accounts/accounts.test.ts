import type { DefineAuthChallengeTriggerEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { validationTexts } from '#domain/texts/validation.ts';
import lists from '#lambdas/accounts/common-passwords.json' with { type: 'json' };
import { isCommonPassword } from '#lambdas/accounts/common-passwords.ts';
import { handler as defineChallenge } from '#lambdas/accounts/define-challenge.handler.ts';
import { assertPassword } from '#lambdas/accounts/passwords.ts';
import { userId } from '#test/support/builders.ts';

/** The most frequent passwords in leaks, worldwide and in France. */
const leaked = `monkey1 liverpool1 charlie1 computer ashley1 jordan23 hunter2 pokemon1 samsung1 google123 whatever1
  cheese1 internet1 matrix1 summer1 freedom1 mustang1 corvette harley1 ginger1 tigger1 trustno1 zxcvbnm qazwsxedc
  1q2w3e4r5t p@ssw0rd letmein1 welcome1 iloveyou1 princess1 nirvana1 metallica slipknot1 daniel1 jessica1
  marine sandrine chloe1 juliette vanille cannelle portugal mamounette marseille13 lolita caramel pompier oceane
  doudou chouchou azertyuiop wxcvbn 010203 123soleil`;

describe('common passwords', () => {
  it('are the 10,000 most used of six characters and more, and the French ones', () => {
    const known = lists.passwords.split(' ');
    expect(new Set(known).size).toBe(known.length);
    expect(known.length).toBeGreaterThan(17_000);
    expect(known.filter((one) => one.length < 6 || one !== one.toLowerCase())).toEqual([]);
  });

  it.each(leaked.split(/\s+/))('%s is refused', (password) => {
    expect(() => assertPassword(password, 'auth')).toThrow(validationTexts.passwordCommon);
    expect(() => assertPassword(password.toUpperCase(), 'account')).toThrow(validationTexts.passwordCommon);
  });

  it.each([
    '123456',
    'azerty123',
    'MotDePasse1',
    'Soleil123',
    'password1',
    'Abcd1234',
    'QWERTY123',
    '12345678',
    'motdepasse12',
    'doudou12',
    'bonjour2',
    '2026Bonjour',
    '12sagesses34',
    'azerty123456',
  ])('%s is common, in any case', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['lune-rousse-9', 'azerty-des-bois-4', '', ' 123456', 'bonjour-2-lune', '7'])(
    '%j is not',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
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
