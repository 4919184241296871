import { describe, expect, it } from 'vitest';
import { validationTexts } from '#domain/texts/validation.ts';
import { confirmReset } from '#lambdas/accounts/confirm-reset.ts';
import { requestReset } from '#lambdas/accounts/request-reset.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { StaffRecord } from '#lambdas/storage/staff.ts';
import type { TokenRecord } from '#lambdas/storage/tokens.ts';
import { now, staffRecord, userId } from '#test/support/builders.ts';
import { countingLimits } from '#test/support/counting-limits.ts';

const code = (value: string) => expect.objectContaining({ code: value });
const token: TokenRecord = {
  hash: 'hash',
  purpose: 'reset',
  user_id: userId,
  email: 'camille@exemple.fr',
  expires_at: '2026-11-24T18:00:00.000Z',
  minted_at: 0,
};

const undo: TokenRecord = { ...token, purpose: 'undo' };

/** The steps in order; `change` sets the answers of the pool and the tokens. */
const open = (
  change: {
    token?: TokenRecord | undefined;
    isFirst?: boolean;
    takesPassword?: boolean;
    /** The account's staff row. */
    row?: StaffRecord;
  } = {},
) => {
  const done: string[] = [];
  const { isFirst = true, takesPassword = true, row } = change;
  const run = (password = 'lune-rousse-9') =>
    confirmReset(
      { token: 'secret', password },
      {
        accounts: {
          find: async () => undefined,
          rename: async () => true,
          remove: async () => {},
          setPassword: async () => done.push('password') > 0 && takesPassword,
          endSessions: async () => void done.push('sessions'),
        },
        staff: { find: async () => row },
        tokens: { find: async () => ('token' in change ? change.token : token) },
        verifications: { consume: async () => done.push('token') > 0 && isFirst, restore: async () => false },
        issues: { close: async () => {} },
        addresses: { moveOrder: async () => {} },
        orders: { findAll: async () => [], ofUser: async () => [], forgetClaims: async () => {} },
        connections: { removeAll: async () => (done.push('sockets') > 0 ? ['socket'] : []) },
        sockets: { close: async () => {} },
        profiles: {
          find: async () => undefined,
          lock: async () => {},
          see: async () => {},
          endSessions: async () => void done.push('instant'),
        },
        clock: () => now,
        wait: async () => void done.push('wait'),
        parts: { ofOrder: async () => [] },
        requests: { answerAll: async (_id, kind) => void done.push(`answered ${kind}`) },
        verifiedOrders: { verify: async () => {} },
        limits: { waitFor: async () => 0 },
        viewerIp: '203.0.113.7',
        now,
      },
    );
  return { run, done };
};

describe('a new password', () => {
  it('is set before the sessions end, or the old one could open another in between', async () => {
    const shop = open();
    expect(await shop.run()).toEqual({ email: 'camille@exemple.fr' });
    expect(shop.done).toEqual([
      'token',
      'password',
      'sessions',
      'instant',
      'sockets',
      'wait',
      'sockets',
      'answered erasure',
    ]);
  });

  it('that the pool refuses is an error', async () => {
    await expect(open({ takesPassword: false }).run()).rejects.toThrow(validationTexts.passwordShort6);
  });

  it.each([
    ['an unknown link', { token: undefined }],
    ['a validation link', { token: { ...token, purpose: 'validation' as const } }],
    ['a used link', { isFirst: false }],
  ])('is not set by %s', async (_case, change) => {
    const shop = open(change);
    await expect(shop.run()).rejects.toThrow(code('link_invalid'));
    expect(shop.done).not.toContain('password');
  });

  it.each(['abc', ' abc12345', 'azerty123'])('%j is refused before the link is used', async (password) => {
    const shop = open();
    await expect(shop.run(password)).rejects.toThrow(code('invalid_request'));
    expect(shop.done).toEqual([]);
  });

  const left = staffRecord({ left_at: '2026-11-20T10:00:00.000Z' });
  it.each([
    ['active', 'a reset', { row: staffRecord(), token }],
    ['active', 'the undoing of an address', { row: staffRecord(), token: undo }],
    ['deactivated', 'a reset', { row: left, token }],
    ['deactivated', 'the undoing of an address', { row: left, token: undo }],
  ])('of a person %s in the team has twelve characters, by the link of %s', async (_state, _link, change) => {
    const shop = open(change);
    await expect(shop.run('lune-rouge1')).rejects.toThrow(validationTexts.passwordShortStaff);
    expect(shop.done).toEqual([]);
  });

  it.each([
    ['a customer', {}],
    // Twelve would tell the holder of the account that somebody is to join the team.
    ['a person who is only invited', { row: staffRecord({ accepted_at: undefined }) }],
  ])('of %s has six characters', async (_case, change) => {
    await expect(open(change).run('lune-rouge1')).resolves.toBeDefined();
  });
});

describe('a request for a new password', () => {
  const ask = async (email: string, isHalfMade = false, isFull = false) => {
    const counted: string[] = [];
    const mails: OutboxRecord[] = [];
    const asked: string[] = [];
    const answer = await requestReset(email, {
      accounts: {
        find: async (address) => {
          asked.push(address);
          return { userId, isHalfMade };
        },
      },
      outbox: { add: async (mail) => mails.push(mail) > 0 },
      limits: countingLimits(counted, () => isFull),
      viewerIp: '203.0.113.7',
      newId: () => '1',
      now,
    });
    return { answer, asked, counted, subjects: mails.map((mail) => mail.subject) };
  };

  it('sends a mail to the account', async () => {
    const { answer, counted, subjects } = await ask('camille@exemple.fr');
    expect(answer).toEqual({ accepted: true });
    expect(counted).toEqual([
      'reset 203.0.113.7',
      'reset-address camille@exemple.fr',
      'reset-mail camille@exemple.fr',
    ]);
    expect(subjects).toEqual([{ kind: 'reset', user_id: userId }]);
  });

  it('sends it even when the account has no password yet', async () => {
    const { subjects } = await ask('camille@exemple.fr', true);
    expect(subjects).toEqual([{ kind: 'reset', user_id: userId }]);
  });

  it('answers the same and mails nothing when strangers have used up the other spellings of the mailbox', async () => {
    const { answer, subjects } = await ask('camille@exemple.fr', false, true);
    expect(answer).toEqual({ accepted: true });
    expect(subjects).toEqual([{ kind: 'reset', user_id: 'nobody' }]);
  });

  it('with an address too long for any account gets the same answer, without a call of the pool', async () => {
    const email = `${'a'.repeat(118)}@exemple.fr`;
    const { answer, asked, counted, subjects } = await ask(email);
    // Not by mailbox: strangers with invented plus addresses use up nothing of its owner.
    expect(counted).toEqual(['reset 203.0.113.7', `reset-address ${email}`, `reset-mail nobody ${email}`]);
    expect(answer).toEqual({ accepted: true });
    expect(asked).toEqual([]);
    expect(subjects).toEqual([{ kind: 'reset', user_id: 'nobody' }]);
  });
});
