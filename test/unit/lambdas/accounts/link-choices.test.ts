/** The choices of a verification link in a browser outside its account. */
import { describe, expect, it } from 'vitest';
import { chooseByLink } from '#lambdas/accounts/choose-by-link.ts';
import { refuseAccount } from '#lambdas/accounts/refuse-account.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { StaffRecord } from '#lambdas/storage/staff.ts';
import type { TokenRecord } from '#lambdas/storage/tokens.ts';
import {
  now,
  orderRecord,
  paidOrderRecord,
  profileRecord,
  staffRecord,
  userId,
} from '#test/support/builders.ts';

const code = (value: string) => expect.objectContaining({ code: value });
const link: TokenRecord = {
  hash: 'hash',
  purpose: 'validation',
  user_id: userId,
  email: 'camille@exemple.fr',
  expires_at: '2026-12-01T00:00:00.000Z',
  minted_at: 1795000000,
};

type Found = {
  readonly token?: Partial<TokenRecord>;
  readonly profile?: Partial<ProfileRecord> | undefined;
  readonly orders?: readonly OrderRecord[];
  readonly hasGroup?: boolean;
  /** The account's staff row. */
  readonly row?: StaffRecord;
  readonly canCancel?: boolean;
  readonly canErase?: boolean;
};

/** The steps in order. */
const open = (found: Found = {}) => {
  const done: string[] = [];
  const profile = 'profile' in found && !found.profile ? undefined : profileRecord(found.profile);
  const shared = {
    tokens: { find: async () => ({ ...link, ...found.token }) },
    connections: { removeAll: async () => (done.push('sockets') > 0 ? ['socket'] : []) },
    sockets: { close: async () => {} },
    clock: () => now,
    wait: async () => {},
    now,
  };
  const sessions = { endSessions: async () => void done.push('sessions') };
  const orders = {
    findAll: async () => [...(found.orders ?? [])],
    ofUser: async () => [...(found.orders ?? [])],
    forgetClaims: async () => void done.push('claims'),
  };
  const choose = (password = 'lune-rousse-9') =>
    chooseByLink(
      { token: 'secret', password },
      {
        ...shared,
        orders,
        profiles: { ...sessions, find: async () => profile },
        verifications: { consume: async () => done.push('token') > 0 },
        accounts: {
          setPassword: async () => done.push('password') > 0,
          endSessions: async () => void done.push('refresh'),
        },
        staff: { find: async () => found.row },
        parts: { ofOrder: async () => [] },
        requests: { answerAll: async (_id, kind) => void done.push(`answered ${kind}`) },
        verifiedOrders: { verify: async () => void done.push('verification') },
      },
    );
  const refuse = () =>
    refuseAccount(
      { token: 'secret' },
      {
        ...shared,
        orders,
        profiles: { ...sessions, find: async () => profile, lock: async () => void done.push('lock') },
        accounts: {
          endSessions: async () => void done.push('refresh'),
          disable: async () => void done.push('disable'),
          isInGroup: async () => found.hasGroup ?? false,
        },
        cancel: async () => done.push('cancel') > 0 && (found.canCancel ?? true),
        erase: async () => done.push('erase') > 0 && (found.canErase ?? true),
      },
    );
  return { choose, refuse, done };
};

const claims = [{ hash: 'hash', expires_at: '2026-12-01T00:00:00.000Z' }];

const closed: [string, Found][] = [
  ['a reset’s link', { token: { purpose: 'reset' } }],
  ['an expired link', { token: { expires_at: now.toISOString() } }],
  ['a used link', { token: { used_at: '2026-11-20T00:00:00.000Z' } }],
  ['a link to an address that is verified', { profile: { email_validated: true } }],
  ['a link to an address that was changed', { profile: { email: 'ailleurs@exemple.fr' } }],
  ['a link to an account that is gone', { profile: undefined }],
  [
    'a link to a mailbox that an administrator chose',
    { profile: { sealed: { who: ['admin'], at: '2026' } } },
  ],
];

describe('a new password by a verification link', () => {
  it('verifies the address and ends sessions, sockets and claims', async () => {
    const shop = open({ orders: [orderRecord({ claims })] });
    expect(await shop.choose()).toEqual({ email: 'camille@exemple.fr' });
    expect(shop.done).toEqual([
      'token',
      'password',
      'claims',
      'refresh',
      'sessions',
      'sockets',
      'sockets',
      'verification',
      'answered erasure',
    ]);
  });

  it.each(closed)('is not set by %s', async (_case, found) => {
    const shop = open(found);
    await expect(shop.choose()).rejects.toThrow(code('link_invalid'));
    expect(shop.done).toEqual([]);
  });

  it('that is common is refused before the link is used', async () => {
    const shop = open();
    await expect(shop.choose('azerty123')).rejects.toThrow(code('invalid_request'));
    expect(shop.done).toEqual([]);
  });
});

describe('a new password of a staff member', () => {
  it.each([
    ['an active colleague', staffRecord()],
    ['a deactivated colleague', staffRecord({ left_at: '2026-11-20T10:00:00.000Z' })],
  ])('with eleven characters is refused to %s before the link is used', async (_who, row) => {
    const shop = open({ row });
    await expect(shop.choose('abcdefghij1')).rejects.toThrow(code('invalid_request'));
    expect(shop.done).toEqual([]);
    await expect(shop.choose('abcdefghijk1')).resolves.toMatchObject({ email: 'camille@exemple.fr' });
  });
});

describe('«Ce n’est pas moi»', () => {
  it('deletes an account without orders, after blocking its sign-in', async () => {
    const shop = open();
    expect(await shop.refuse()).toEqual({ closed: 'deleted' });
    expect(shop.done).toEqual(['disable', 'refresh', 'sessions', 'sockets', 'sockets', 'erase']);
  });

  it('deletes an account whose orders were never paid, after closing their payment', async () => {
    const shop = open({ orders: [orderRecord({ claims }), orderRecord({ id: 'b', status: 'cancelled' })] });
    expect(await shop.refuse()).toEqual({ closed: 'deleted' });
    expect(shop.done.slice(-3)).toEqual(['sockets', 'cancel', 'erase']);
  });

  it.each<[string, Found]>([
    ['has a paid order', { orders: [paidOrderRecord()] }],
    ['has an order that is paid at this very moment', { orders: [orderRecord()], canCancel: false }],
    ['works here', { hasGroup: true }],
    ['has an order that was made meanwhile', { canErase: false }],
  ])('locks an account that %s', async (_case, found) => {
    const shop = open(found);
    expect(await shop.refuse()).toEqual({ closed: 'locked' });
    expect(shop.done[0]).toBe('disable');
    expect(shop.done.at(-1)).toBe('lock');
    if (found.canErase === undefined) expect(shop.done).not.toContain('erase');
  });

  it('raises one alarm for an account that is already locked', async () => {
    const shop = open({ profile: { locked_at: '2026-11-20T00:00:00.000Z' } });
    expect(await shop.refuse()).toEqual({ closed: 'locked' });
    expect(shop.done).toEqual([]);
  });

  it.each(closed)('changes nothing by %s', async (_case, found) => {
    const shop = open(found);
    await expect(shop.refuse()).rejects.toThrow(code('link_invalid'));
    expect(shop.done).toEqual([]);
  });
});
