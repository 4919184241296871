import { describe, expect, it } from 'vitest';
import { signUp } from '#lambdas/accounts/sign-up.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import { now, userId } from '#test/support/builders.ts';
import { countingLimits } from '#test/support/counting-limits.ts';

const code = (value: string) => expect.objectContaining({ code: value });

describe('a sign-up', () => {
  type Found = {
    isNew?: boolean;
    isHalfMade?: boolean;
    hasGroup?: boolean;
    orders?: string[];
    isFree?: boolean;
    isUnfinishable?: boolean;
    isMailboxFull?: boolean;
    isPoolDown?: boolean;
  };
  /** `found`: the state of the address in the pool and the tables; `isFree`: no profile exists. */
  const open = (found: Found = {}) => {
    const { isNew = true, isHalfMade = isNew, hasGroup = false, orders = [], isFree = true } = found;
    const { isMailboxFull = false } = found;
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
              return { userId, isNew, isHalfMade };
            },
            isInGroup: async () => hasGroup,
            setPassword: async () => {
              if (found.isPoolDown) throw new Error('throttled');
              return done.push('password') > 0;
            },
            finish: async () => {
              done.push('finish');
              if (found.isUnfinishable) throw new Error('throttled');
            },
          },
          orders: { idsOfUser: async () => orders },
          profiles: {
            create: async (profile, asked) => {
              done.push('profile');
              if (!isFree) return false;
              profiles.push(profile);
              mails.push(...asked);
              return true;
            },
            giveUp: async () => void done.push('given up'),
          },
          limits: countingLimits(done, () => isMailboxFull),
          viewerIp: '203.0.113.7',
          now,
        },
      );
    return { run, done, profiles, mails };
  };

  it('is counted, then creates account, profile and password, in this order', async () => {
    const shop = open();
    expect(await shop.run({ first_name: 'Camille', birth_date: '', birth_place: 'Nantes' })).toEqual({
      email: 'camille@exemple.fr',
    });
    expect(shop.done).toEqual(['sign-up 203.0.113.7', 'account', 'profile', 'password', 'finish']);
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

  it('creates the account without a mail when the mailbox has reached its limit', async () => {
    const shop = open({ isMailboxFull: true });
    expect(await shop.run({ from: 'auth' })).toEqual({ email: 'camille@exemple.fr' });
    expect([shop.profiles.length, shop.mails, shop.done.includes('password')]).toEqual([1, [], true]);
    expect(shop.done).toContain('sign-up-mail camille@exemple.fr');
  });

  it('refuses an address that the pool cannot use as a name, before anything is created', async () => {
    const shop = open();
    await expect(shop.run({ email: `${'a'.repeat(118)}@exemple.fr` })).rejects.toThrow(
      'Choisissez une adresse de 128 caractères au plus.',
    );
    expect(shop.done).toEqual([]);
    await shop.run({ email: `${'a'.repeat(117)}@exemple.fr` });
  });

  it('completes an interrupted sign-up', async () => {
    const shop = open({ isNew: false, isHalfMade: true });
    await shop.run();
    expect(shop.done).toContain('password');
  });

  it.each<[string, Found]>([
    ['has its password, or was made by somebody else', { isHalfMade: false }],
    ['is in a group', { isHalfMade: true, hasGroup: true }],
    ['has an order', { isHalfMade: true, orders: ['order'] }],
    ['has a profile of another address, or a verified one', { isHalfMade: true, isFree: false }],
  ])('keeps an account that %s', async (_case, found) => {
    const shop = open({ isNew: false, ...found });
    await expect(shop.run()).rejects.toThrow(code('already_registered'));
    expect([shop.profiles, shop.mails, shop.done.includes('password')]).toEqual([[], [], false]);
  });

  it('can be repeated at once when the password could not be set', async () => {
    const shop = open({ isPoolDown: true });
    await expect(shop.run()).rejects.toThrow('throttled');
    expect(shop.done.at(-1)).toBe('given up');
  });

  it('succeeds even when its completion could not be marked', async () => {
    const shop = open({ isUnfinishable: true });
    expect(await shop.run()).toEqual({ email: 'camille@exemple.fr' });
  });

  it.each([
    ['checkout', 'lune9', 'Le mot de passe doit contenir au moins 8 caractères'],
    ['checkout', 'lunerousse', 'Le mot de passe doit contenir au moins une lettre et un chiffre'],
    ['checkout', 'azerty123', 'Ce mot de passe est trop courant. Choisissez-en un autre.'],
    ['auth', 'lune9', 'Le mot de passe doit contenir au moins 6 caractères'],
    ['auth', '123456', 'Ce mot de passe est trop courant. Choisissez-en un autre.'],
  ] as const)('from %s with %s is refused before anything is created', async (from, password, message) => {
    const shop = open();
    await expect(shop.run({ from, password })).rejects.toThrow(message);
    expect(shop.done).toEqual([]);
  });
});
