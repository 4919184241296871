import { describe, expect, it } from 'vitest';
import type { MailSubject } from '#domain/mails.ts';
import { staffTexts } from '#domain/texts/staff.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { changeEmail } from '#lambdas/access/change-email.ts';
import { correctEmail } from '#lambdas/atelier/correct-email.ts';
import { freshlySignedInAt } from '#lambdas/platform/identity.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { StaffRecord } from '#lambdas/storage/staff.ts';
import {
  httpRequest,
  now,
  orderId,
  paidOrderRecord,
  profileRecord,
  staffRecord,
  userId,
} from '#test/support/builders.ts';
import { memoryShop } from '#test/support/memory.ts';

const old = 'camille@exemple.fr';
const fresh = 'camille.renard@exemple.fr';
const code = (value: string) => expect.objectContaining({ code: value });
const bounced = (address: string) =>
  ({ email_problem: { kind: 'bounce', at: '2026-11-24T17:00:00.000Z', address } }) as const;

/** An account with one verified paid order; `breaks` names the step at which the function crashes once. */
const open = (
  changes: Partial<ProfileRecord> = {},
  breaks?: 'pool' | 'orders' | 'profile' | 'issue',
  row?: StaffRecord,
) => {
  let profile = profileRecord({ email_validated: true, ...changes });
  let broken: string | undefined = breaks;
  const shop = memoryShop(paidOrderRecord({ email_validated: true, email_validated_at: now.toISOString() }));
  const pool = new Map([
    [old, userId],
    ['prise@exemple.fr', 'another'],
  ]);
  const subjects: MailSubject[] = [];
  const noted: string[] = [];
  /** Crashes before or after the write: the answer is lost in both cases. */
  const step = (name: string, write: () => void) => {
    write();
    if (broken !== name) return;
    broken = undefined;
    throw new Error(`died at ${name}`);
  };
  const deps = {
    accounts: {
      find: async (email: string) => {
        const holder = pool.get(email);
        return holder ? { userId: holder, isHalfMade: false } : undefined;
      },
      rename: async (id: string, email: string) => {
        step('pool', () => {
          for (const [known, holder] of pool) if (holder === id) pool.delete(known);
          pool.set(email, id);
        });
        return true;
      },
    },
    profiles: { find: async () => profile },
    orders: shop.orders,
    staff: { find: async () => row },
    addresses: {
      moveOrder: async (id: string, email: string) => {
        const { email_validated_at: _, ...order } = shop.rows.get(id) ?? paidOrderRecord();
        const customer_info = { ...order.customer_info, email };
        step('orders', () => shop.rows.set(id, { ...order, customer_info, email_validated: false }));
      },
      change: async (before: ProfileRecord, email: string, mails: readonly { subject: MailSubject }[]) => {
        if (before.email !== profile.email) return;
        const { email_problem: _, ...rest } = profile;
        step('profile', () => {
          profile = { ...rest, email, email_validated: false, email_changed_at: now.toISOString() };
          subjects.push(...mails.map(({ subject }) => subject));
        });
      },
    },
    issues: {
      close: async (kind: string, id: string) => step('issue', () => noted.push(`closed ${kind} ${id}`)),
    },
    countMail: async () => {},
    by: { provedAt: 7 },
    newId: () => '1',
    now,
  };
  const announce = async () => void noted.push('announced');
  return {
    run: (email = fresh) => changeEmail(userId, email, { ...deps, announce }),
    deps,
    pool,
    subjects,
    noted,
    order: () => shop.rows.get(orderId),
    rows: shop.rows,
    profile: () => profile,
  };
};

const verification = { kind: 'validation', user_id: userId, redirect: 'account' };
const told = { kind: 'address-changed', user_id: userId, former: old, can_undo: true, at: now.toISOString() };

describe('another address', () => {
  it('is set on the account and its orders, unverified; the new mailbox gets a link, the former one a notice', async () => {
    const shop = open();
    const changed = { email: fresh, email_validated: false };
    expect(await shop.run()).toMatchObject(changed);
    expect(shop.profile()).toMatchObject(changed);
    expect([...shop.pool]).toContainEqual([fresh, userId]);
    expect(shop.pool.has(old)).toBe(false);
    expect(shop.order()).toMatchObject({ customer_info: { email: fresh }, email_validated: false });
    expect(shop.subjects).toEqual([verification, told]);
    expect(shop.noted).toEqual(['announced', `closed address ${userId}`, `closed sealed ${userId}`]);
  });

  it('ends the problem, and a bouncing mailbox gets no further mail', async () => {
    const shop = open(bounced(old));
    expect(await shop.run()).not.toHaveProperty('email_problem');
    expect(shop.subjects).toEqual([verification]);
  });

  it('is refused while the account is invited to the atelier, before anything is written', async () => {
    const shop = open({}, undefined, staffRecord({ accepted_at: undefined, email: old }));
    await expect(shop.run()).rejects.toThrow(staffTexts.invitationOpen);
    expect([shop.pool.get(old), shop.profile().email, shop.noted]).toEqual([userId, old, []]);
  });

  it('is given back to the pool when an invitation came in between', async () => {
    let rounds = 0;
    const shop = open();
    const invited = staffRecord({ accepted_at: undefined, email: old });
    const staff = { find: async () => (rounds > 0 ? invited : undefined) };
    const change = async () => {
      rounds += 1;
      throw new Moved('profile');
    };
    const deps = { ...shop.deps, staff, addresses: { ...shop.deps.addresses, change } };
    const answer = changeEmail(userId, fresh, { ...deps, announce: async () => {} });
    await expect(answer).rejects.toThrow(staffTexts.invitationOpen);
    expect([shop.pool.get(old), shop.pool.has(fresh)]).toEqual([userId, false]);
    expect(shop.order()).toMatchObject({ customer_info: { email: old } });
  });

  it('is given back to the pool when another act has spent the proof of the password in between', async () => {
    const shop = open();
    const change = async () => {
      Object.assign(shop.profile(), { proof_spent: 7 });
      throw new Moved('profile');
    };
    const deps = { ...shop.deps, addresses: { ...shop.deps.addresses, change } };
    const answer = changeEmail(userId, fresh, { ...deps, announce: async () => {} });
    await expect(answer).rejects.toThrow(code('sign_in_again'));
    expect([shop.pool.get(old), shop.pool.has(fresh)]).toEqual([userId, false]);
    expect(shop.order()).toMatchObject({ customer_info: { email: old } });
  });

  it('that another change writes last is in pool, orders and profile alike, whoever renamed the pool at last', async () => {
    const shop = open();
    const won = 'gagnante@exemple.fr';
    let reads = 0;
    // The other change writes the profile while this one, whose proof is spent, gives the pool its former address back.
    const find = async () => {
      reads += 1;
      if (reads === 2) Object.assign(shop.profile(), { proof_spent: 7 });
      if (reads === 4) Object.assign(shop.profile(), { email: won });
      return { ...shop.profile() };
    };
    const change = async () => {
      throw new Moved('profile');
    };
    const deps = { ...shop.deps, profiles: { find }, addresses: { ...shop.deps.addresses, change } };
    const answer = changeEmail(userId, fresh, { ...deps, announce: async () => {} });
    await expect(answer).rejects.toThrow(code('sign_in_again'));
    expect([...shop.pool].filter(([, holder]) => holder === userId)).toEqual([[won, userId]]);
    expect(shop.order()).toMatchObject({ customer_info: { email: won } });
  });

  it('of a member of the team can be set by that member', async () => {
    expect(await open({}, undefined, staffRecord()).run()).toMatchObject({ email: fresh });
  });

  it('can be the same one again after bounces', async () => {
    const shop = open(bounced(old));
    expect(await shop.run(old)).toMatchObject({ email: old, email_validated: false });
    expect(shop.order()).toMatchObject({ email_validated: false });
    expect(shop.subjects).toEqual([verification]);
  });

  it('that is already set changes nothing', async () => {
    const shop = open();
    expect(await shop.run(old)).toEqual(shop.profile());
    expect([shop.subjects, shop.order()?.email_validated]).toEqual([[], true]);
    expect(shop.noted).not.toContain('announced');
  });

  it.each([
    ['another account has', 'prise@exemple.fr', 'already_registered'],
    ['the pool does not take', `${'a'.repeat(118)}@exemple.fr`, 'invalid_request'],
  ])('that %s is refused before anything is written', async (_case, email, refusal) => {
    const shop = open();
    await expect(shop.run(email)).rejects.toThrow(code(refusal));
    expect(shop.profile().email).toBe(old);
    expect([shop.pool.get(old), shop.subjects, shop.noted]).toEqual([userId, [], []]);
  });

  it.each(['pool', 'orders', 'profile', 'issue'] as const)(
    'is complete after a repetition when the function died at the %s, with one link and one notice',
    async (name) => {
      const shop = open({}, name);
      await expect(shop.run()).rejects.toThrow('died');
      expect(await shop.run()).toMatchObject({ email: fresh, email_validated: false });
      expect(shop.pool.get(fresh)).toBe(userId);
      expect(shop.order()).toMatchObject({ customer_info: { email: fresh }, email_validated: false });
      expect(shop.subjects).toEqual([verification, told]);
      expect(shop.noted).toContain(`closed address ${userId}`);
    },
  );
});

describe('an administrator', () => {
  const me: Member = { id: 'admin', name: 'Jeanne Morel', discipline: undefined, isAdministrator: true };
  const correct = async (member: Member, email = fresh, id = orderId) => {
    const shop = open(bounced(old));
    const accesses: object[] = [];
    const add = async (_id: string, access: object) => void accesses.push(access);
    const run = () => correctEmail(member, id, email, { ...shop.deps, accesses: { add } });
    return { run, accesses, shop };
  };

  it('sends the contract again that a mail has confirmed, and none of a refunded order', async () => {
    const confirmed_at = now.toISOString();
    const contract = { kind: 'confirmation', order_id: orderId };
    for (const [changes, expected] of [
      [{ confirmed_at }, [contract]],
      [{}, []],
      [{ confirmed_at, refunded_amount: 99_000 }, []],
    ] as const) {
      const { run, shop } = await correct(me);
      shop.rows.set(orderId, { ...paidOrderRecord(), ...changes });
      await run();
      expect(shop.subjects.filter(({ kind }) => kind === 'confirmation')).toEqual(expected);
    }
  });

  it('corrects the address of an order’s customer and is named to them', async () => {
    const { run, accesses } = await correct(me);
    expect(await run()).toEqual({ email: fresh });
    expect(accesses).toEqual([{ by: 'administrator', name: me.name, who: me.id, what: 'email' }]);
  });

  it.each([
    ['an expert', { ...me, isAdministrator: false }, fresh, orderId, 'forbidden'],
    ['an absent order', me, fresh, 'a1b2c3d4-0000-4000-8000-00000000000f', 'not_found'],
    ['what is no order', me, fresh, 'x', 'not_found'],
    ['another’s address', me, 'prise@exemple.fr', orderId, 'already_registered'],
  ])('is not: %s', async (_case, member, email, id, refusal) => {
    const { run, accesses, shop } = await correct(member, email, id);
    await expect(run()).rejects.toThrow(code(refusal));
    expect([accesses, shop.profile().email]).toEqual([[], old]);
  });

  it('never corrects the address of a colleague’s account', async () => {
    const { run, accesses, shop } = await correct(me);
    Object.assign(shop.deps.staff, { find: async () => staffRecord() });
    await expect(run()).rejects.toThrow(staffTexts.notByColleague);
    expect([accesses, shop.profile().email]).toEqual([[], old]);
  });

  it('changes nothing when the access cannot be logged', async () => {
    const { shop } = await correct(me);
    const add = async () => {
      throw new ShopError('unexpected');
    };
    const deps = { ...shop.deps, accesses: { add } };
    await expect(correctEmail(me, orderId, fresh, deps)).rejects.toThrow(code('unexpected'));
    expect([shop.pool.get(old), shop.profile().email]).toEqual([userId, old]);
  });
});

describe('a sign-in is fresh', () => {
  const at = (seconds: number) => String(Math.floor(now.getTime() / 1000) - seconds);
  it.each([
    ['just made', { auth_time: at(2) }, true],
    ['of ten minutes ago', { auth_time: at(600) }, true],
    ['of eleven minutes ago, however new its token', { auth_time: at(660) }, false],
    ['of an unknown time', {}, false],
    ['of an unreadable time', { auth_time: 'soon' }, false],
  ])('%s', (_case, claims, isFresh) => {
    const at = isFresh && 'auth_time' in claims ? Number(claims.auth_time) : undefined;
    expect(freshlySignedInAt(httpRequest({ claims, now }))).toBe(at);
  });
});
