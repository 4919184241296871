import { describe, expect, it } from 'vitest';
import { accessScope, poolScope } from '#domain/access-scope.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { startSession } from '#lambdas/access/start-session.ts';
import { beginFactor, confirmFactor } from '#lambdas/accounts/enrol-factor.ts';
import { shapeTokens } from '#lambdas/accounts/shape-tokens.ts';
import { resetFactor } from '#lambdas/atelier/reset-factor.ts';
import { now, profileRecord, userId } from '#test/support/builders.ts';

const code = (value: string) => expect.objectContaining({ code: value });

describe('a session made by the server', () => {
  const startFor = async (isInGroup: boolean) => {
    const minted: string[] = [];
    const made = { tokens: { access_token: 'access', refresh_token: 'refresh' }, originJti: 'origin' };
    const deps = {
      accounts: { isInGroup: async () => isInGroup, startSession: async () => made },
      tokens: {
        mint: async ({ purpose }: { purpose: string }) => {
          minted.push(purpose);
          return 'secret';
        },
        recordServerSession: async () => undefined,
      },
    };
    return { tokens: await startSession({ userId, email: 'ines@exemple.fr' }, deps, now), minted };
  };

  it('is given to a customer', async () => {
    expect(await startFor(false)).toEqual({
      tokens: { access_token: 'access', refresh_token: 'refresh' },
      minted: ['session'],
    });
  });

  it('is refused to an account with a group, which signs in with the second factor', async () => {
    expect(await startFor(true)).toEqual({ tokens: undefined, minted: [] });
  });
});

describe('the groups in a token', () => {
  const shape = (groups: string[], { isEnrolled = false, isEnrolment = false } = {}) =>
    shapeTokens({ userName: userId, clientId: 'client', groups, stage: 'dev' }, async () => ({
      isEnrolled: async () => isEnrolled,
      isEnrolment: async () => isEnrolment,
    }));
  const own = { scopesToAdd: [accessScope], scopesToSuppress: [poolScope] };
  const none = { claimsToSuppress: ['cognito:groups'], claimsToAddOrOverride: { factor: 'missing' } };

  it('are there when the account has a second factor', async () => {
    expect(await shape(['experts'], { isEnrolled: true })).toEqual({ accessTokenGeneration: own });
  });

  it('are removed from both tokens as long as it has none, and the token names the reason', async () => {
    expect(await shape(['experts', 'administrators'])).toEqual({
      accessTokenGeneration: { ...own, ...none },
      idTokenGeneration: none,
      groupOverrideDetails: { groupsToOverride: [] },
    });
  });

  it('are removed from the enrolling token too, the only one with the pool’s scope', async () => {
    const { accessTokenGeneration } = await shape(['experts'], { isEnrolment: true });
    expect(accessTokenGeneration).toEqual(none);
    expect(await shape(['experts'], { isEnrolled: true, isEnrolment: true })).toEqual({
      accessTokenGeneration: own,
    });
  });

  it('of customers need no call of the pool', async () => {
    const unasked = () => Promise.reject(new Error('asked'));
    expect(
      await shapeTokens({ userName: userId, clientId: 'client', groups: [], stage: 'dev' }, unasked),
    ).toEqual({
      accessTokenGeneration: own,
    });
  });
});

const password = 'douze-lettres-1';

describe('the enrolment of a second factor', () => {
  type PasswordCheck = { readonly token: string } | 'wrong_password' | 'factor_enrolled';
  const found = { isInGroup: true, email_validated: true, isCode: true };
  const open = (change: Partial<typeof found> & { checked?: PasswordCheck; typed?: string } = {}) => {
    const done: string[] = [];
    const {
      isInGroup,
      email_validated,
      isCode,
      checked = { token: 'token' },
      typed = password,
    } = {
      ...found,
      ...change,
    };
    const deps = {
      accounts: { isInGroup: async () => isInGroup },
      factors: {
        checkPassword: async () => checked,
        begin: async (token: string) => `secret for ${token}`,
        enrol: async () => isCode && done.push('enrolled') > 0,
      },
      profiles: { find: async () => profileRecord({ email_validated }) },
      limits: { waitFor: async ({ name }: { name: string }) => done.push(name) && 0 },
      evict: async () => void done.push('evicted'),
      now,
    };
    return {
      done,
      begin: () => beginFactor(userId, typed, deps),
      confirm: () => confirmFactor(userId, { password: typed, code: '123456' }, deps),
    };
  };

  it('gives a secret, and its first code ends all earlier sessions', async () => {
    expect(await open().begin()).toEqual({ secret: 'secret for token' });
    const { confirm, done } = open();
    expect(await confirm()).toEqual({ enrolled: true });
    expect(done).toEqual(['factor-account', 'enrolled', 'evicted']);
  });

  it.each([
    ['is a customer', { isInGroup: false }, 'forbidden'],
    ['has not verified the address', { email_validated: false }, 'email_unverified'],
    ['types a wrong password', { checked: 'wrong_password' as const }, 'wrong_password'],
    ['has a factor already', { checked: 'factor_enrolled' as const }, 'factor_enrolled'],
    ['has a password of eleven characters', { typed: 'abcdefghij1' }, 'invalid_request'],
  ])('is refused to an account that %s', async (_case, change, refusal) => {
    for (const act of ['begin', 'confirm'] as const) {
      const attempt = open(change);
      await expect(attempt[act]()).rejects.toThrow(code(refusal));
      expect(attempt.done).toEqual(['factor-account']);
    }
    await expect(open({ typed: 'abcdefghij1' }).begin()).rejects.toThrow(validationTexts.passwordShortStaff);
  });

  it('ends no session with a wrong code', async () => {
    const { confirm, done } = open({ isCode: false });
    await expect(confirm()).rejects.toThrow(code('wrong_code'));
    expect(done).not.toContain('evicted');
  });
});

describe('a lost factor', () => {
  const colleague = '3f0c9a52-1111-4111-8111-111111111111';
  const admin = { id: userId, name: 'Ines Morel', discipline: undefined, isAdministrator: true };
  const reset = async (me = admin, id: string = colleague, isInGroup = true) => {
    const done: unknown[] = [];
    const attempt = resetFactor(me, id, {
      accounts: { isInGroup: async () => isInGroup, setPassword: async (...set) => done.push(set) > 0 },
      factors: { reset: async () => void done.push('factor') },
      profiles: { find: async () => profileRecord({ user_id: colleague }) },
      outbox: { add: async ({ id: mail, subject }) => done.push([mail, subject]) > 0 },
      evict: async () => void done.push('evicted'),
      newId: () => '1',
      newPassword: () => 'nobody knows',
      now,
    });
    return { refused: await attempt.then(() => undefined, String), done };
  };

  it('is reset by an administrator: password and sessions end too, and the mailbox gets a link', async () => {
    expect(await reset()).toEqual({
      refused: undefined,
      done: [
        ['camille@exemple.fr', 'nobody knows'],
        'factor',
        'evicted',
        ['reset:1', { kind: 'reset', user_id: colleague }],
      ],
    });
  });

  it.each([
    ['an expert', { ...admin, isAdministrator: false }, colleague, true],
    ['the one who has it', admin, userId, true],
    ['anybody, when it is a customer’s', admin, colleague, false],
    ['anybody, when it is nobody’s', admin, 'x', true],
  ])('is not reset by %s', async (_case, me, id, isInGroup) => {
    const { refused, done } = await reset(me, id, isInGroup);
    expect(refused).toContain('ShopError');
    expect(done).toEqual([]);
  });
});
