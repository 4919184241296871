import type { DefineAuthChallengeTriggerEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '#lambdas/accounts/common-passwords.ts';
import { handler as defineChallenge } from '#lambdas/accounts/define-challenge.handler.ts';
import { userId } from '../support/builders.ts';

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
