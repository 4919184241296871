/** A second administrator confirms a corrected address: who may, who is told, and from when a link sets a password. */
import { describe, expect, it } from 'vitest';
import { addHours } from '#domain/dates.ts';
import { sealHours } from '#domain/links.ts';
import { staffTexts } from '#domain/texts/staff.ts';
import { type UnsealDependencies, unseal } from '#lambdas/atelier/unseal.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import { now, orderId, profileRecord, staffRecord } from '#test/support/builders.ts';

const me: Member = { id: 'second', name: 'Jeanne Morel', discipline: undefined, isAdministrator: true };
const id = 'a1b2c3d4-0000-4000-8000-0000000000aa';
const at = '2026-11-24T10:00:00.000Z';
const opens_at = addHours(now, sealHours).toISOString();

type Facts = {
  readonly changes?: Partial<ProfileRecord>;
  readonly accepted_at?: string;
  readonly isFirst?: boolean;
};
const asking = ({ changes, accepted_at = '2026-01-01T00:00:00.000Z', isFirst = true }: Facts = {}) => {
  const done: unknown[] = [];
  const deps: UnsealDependencies = {
    profiles: {
      find: async () =>
        profileRecord({
          ...{ user_id: id, email: 'ailleurs@exemple.fr', sealed: { who: ['first'], at, asked_at: at } },
          former_addresses: [{ email: 'avant@exemple.fr', at }],
          ...changes,
        }),
    },
    staff: { find: async () => staffRecord({ accepted_at }) },
    orders: { idsOfUser: async () => [orderId] },
    accesses: { add: async (order, access) => void done.push([order, access]) },
    issues: { close: async (kind, issue) => void done.push(`closed ${kind} ${issue}`) },
    unsealings: {
      confirm: async (_profile, who, opens, mails) => {
        done.push([who, opens, ...mails.map(({ subject }) => subject)]);
        return isFirst;
      },
    },
    now,
  };
  return { done, run: () => unseal(me, id, deps) };
};

describe('another administrator', () => {
  it('is named to the customer, tells the former mailbox and the new one, and opens the seal in 72 hours', async () => {
    const { done, run } = asking();
    expect(await run()).toEqual({ opens_at });
    expect(done).toEqual([
      [orderId, { by: 'administrator', name: me.name, who: me.id, what: 'unsealed' }],
      [
        me.id,
        opens_at,
        { kind: 'address-confirmed', user_id: id, former: 'avant@exemple.fr', at, opens_at },
        { kind: 'address-opens', user_id: id, opens_at },
      ],
    ]);
  });

  it.each<[string, Facts, string]>([
    [
      'who chose the mailbox',
      { changes: { sealed: { who: ['first', me.id], at, asked_at: at } } },
      staffTexts.another,
    ],
    ['who was made one after the correction', { accepted_at: at }, staffTexts.another],
    ['whom a colleague forestalls', { isFirst: false }, staffTexts.unsealed],
  ])('is not one %s', async (_who, facts, refusal) => {
    const { run } = asking(facts);
    await expect(run()).rejects.toThrow(refusal);
  });

  it.each<[string, ProfileRecord['sealed']]>([
    ['nobody asks', { who: ['first'], at }],
    ['it is confirmed', { who: ['first'], at, asked_at: at, opens_at }],
    ['the customer has proved the password', undefined],
  ])('confirms nothing when %s, and the list forgets it', async (_case, sealed) => {
    const { done, run } = asking({ changes: { sealed } });
    await expect(run()).rejects.toThrow(staffTexts.unsealed);
    expect(done).toEqual([`closed sealed ${id}`]);
  });
});
