import { describe, expect, it } from 'vitest';
import { staffTexts } from '#domain/texts/staff.ts';
import { type InviteDependencies, invite } from '#lambdas/atelier/invite.ts';
import { listStaff } from '#lambdas/staff/colleague.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { StaffRecord } from '#lambdas/storage/staff.ts';
import { now, profileRecord, staffRecord, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const email = 'ines@exemple.fr';
const wish = { email, name: 'Ines Morel', discipline: keyFor.numbers, is_administrator: false } as const;
const code = (value: string) => expect.objectContaining({ code: value });

type World = { readonly profile?: ProfileRecord; readonly row?: StaffRecord; readonly isNew?: boolean };

/** The steps of an invitation, in order. */
const inviting = ({ profile, row, isNew = false }: World = {}) => {
  const steps: string[] = [];
  const deps: InviteDependencies = {
    accounts: {
      create: async () => ({ userId, isNew, isHalfMade: false }),
      finish: async () => void steps.push('finished'),
      setPassword: async (_id, password) => steps.push(`password ${password}`) > 0,
    },
    staff: { find: async () => row },
    profiles: { find: async () => profile },
    team: {
      invite: async (written, made) => void steps.push(`row ${written.email}${made ? ', profile' : ''}`),
    },
    evict: async () => void steps.push('evicted'),
    newPassword: () => 'random',
    newId: () => '1',
    now,
  };
  return { steps, run: () => invite(wish, deps) };
};

describe('an invitation', () => {
  it('of an account whose address nobody has verified shuts whoever opened it out', async () => {
    const { steps, run } = inviting({ profile: profileRecord({ email, email_validated: false }) });
    expect(await run()).toMatchObject({ state: 'invited', email });
    expect(steps).toEqual(['finished', 'password random', 'evicted', `row ${email}`]);
  });

  it('of an account that is not complete shuts it too', async () => {
    const { steps, run } = inviting();
    await run();
    expect(steps).toEqual(['finished', 'password random', 'evicted', `row ${email}, profile`]);
  });

  it('leaves the sessions of a verified account, whose mailbox gets the link', async () => {
    const { steps, run } = inviting({ profile: profileRecord({ email, email_validated: true }) });
    await run();
    expect(steps).toEqual(['finished', `row ${email}`]);
  });

  it('is refused for an account whose mailbox an administrator chose, which keeps its password', async () => {
    const sealed = { who: ['admin'], at: now.toISOString() };
    const { steps, run } = inviting({ profile: profileRecord({ email, email_validated: false, sealed }) });
    await expect(run()).rejects.toThrow(staffTexts.sealed);
    expect(steps).toEqual(['finished']);
  });

  it('makes an account for a new address', async () => {
    const { steps, run } = inviting({ isNew: true });
    await run();
    expect(steps).toEqual([`row ${email}, profile`]);
  });

  it.each([
    ['a member', staffRecord(), 'already_staff'],
    ['somebody who has left', staffRecord({ left_at: now.toISOString() }), 'staff_left'],
  ])('of %s changes nothing', async (_case, row, refusal) => {
    const { steps, run } = inviting({ row, profile: profileRecord({ email, email_validated: false }) });
    await expect(run()).rejects.toThrow(code(refusal));
    expect(steps).toEqual(['finished']);
  });
});

describe('the list of the team', () => {
  const profiles = { findAll: async () => [profileRecord({ email: 'ines@exempIe.fr' })] };
  const listed = (row: StaffRecord) => listStaff({ staff: { all: async () => [row] }, profiles });

  it('shows the mailbox that was invited, whatever its account has by now', async () => {
    const [line] = await listed(staffRecord({ accepted_at: undefined, email }));
    expect(line).toMatchObject({ state: 'invited', email });
  });

  it('shows a member’s present address', async () => {
    expect(await listed(staffRecord())).toMatchObject([{ state: 'active', email: 'ines@exempIe.fr' }]);
  });
});
