import { describe, expect, it } from 'vitest';
import { type AcceptDependencies, acceptInvitation } from '#lambdas/accounts/accept-invitation.ts';
import type { StaffRecord } from '#lambdas/storage/staff.ts';
import type { TokenRecord } from '#lambdas/storage/tokens.ts';
import { now, staffRecord, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { memoryShop } from '#test/support/memory.ts';

const invited = staffRecord({
  accepted_at: undefined,
  discipline: keyFor.numbers,
  email: 'ines@exemple.fr',
});
const link: TokenRecord = {
  hash: 'hash',
  purpose: 'invitation',
  user_id: userId,
  email: 'ines@exemple.fr',
  invited_at: invited.invited_at,
  expires_at: '2026-11-27T17:42:00.000Z',
  minted_at: 0,
};
const password = 'comete-77-atelier';

type Facts = {
  readonly row?: StaffRecord | undefined;
  readonly token?: TokenRecord;
  readonly isWithdrawn?: boolean;
};

/** The steps of an acceptance, in order. */
const accepting = ({ row = invited, token = link, isWithdrawn = false }: Facts = {}) => {
  const steps: string[] = [];
  const note = (step: string) => async () => void steps.push(step);
  const { orders } = memoryShop();
  const deps: AcceptDependencies = {
    tokens: { find: async () => token },
    verifications: {
      consume: async () => {
        steps.push('link used');
        return true;
      },
    },
    accounts: {
      setPassword: async () => {
        steps.push('password');
        return true;
      },
      endSessions: note('sessions ended'),
    },
    profiles: { endSessions: note('tokens ended') },
    connections: { removeAll: async () => [] },
    sockets: { close: note('socket') },
    staff: { find: async () => row },
    staffAccounts: { setGroups: async (_id, groups) => void steps.push(`groups ${groups.join(' ')}`) },
    team: {
      accept: async () => {
        steps.push('accepted');
        return !isWithdrawn;
      },
    },
    orders: { ...orders, ofUser: async () => [], findAll: async () => [] },
    parts: { ofOrder: async () => [] },
    requests: { answerAll: async () => {} },
    verifiedOrders: { verify: note('order verified') },
    clock: () => now,
    wait: async () => undefined,
    now,
  };
  return { steps, run: (chosen = password) => acceptInvitation({ token: 'secret', password: chosen }, deps) };
};
const dead = expect.objectContaining({ code: 'link_invalid' });

describe('an invitation', () => {
  it('ends earlier sessions of the account before it adds the groups', async () => {
    const { steps, run } = accepting();
    expect(await run()).toEqual({ email: link.email });
    expect(steps).toEqual([
      'link used',
      'password',
      'sessions ended',
      'tokens ended',
      'groups experts',
      'accepted',
    ]);
  });

  it.each<[string, Facts]>([
    ['accepted', { row: { ...invited, accepted_at: '2026-11-20T08:00:00.000Z' } }],
    ['withdrawn by leaving', { row: { ...invited, left_at: '2026-11-20T08:00:00.000Z' } }],
    ['for another mailbox', { row: { ...invited, email: 'ines@exempIe.fr' } }],
    ['an earlier one', { token: { ...link, invited_at: '2026-10-01T08:00:00.000Z' } }],
    ['from before invitations had a mailbox', { row: { ...invited, email: undefined } }],
    ['a reset', { token: { ...link, purpose: 'reset' } }],
  ])('that is %s does nothing', async (_case, facts) => {
    const { steps, run } = accepting(facts);
    await expect(run()).rejects.toThrow(dead);
    expect(steps).toEqual([]);
  });

  it('that is withdrawn at the same moment opens nothing, and leaves no group behind', async () => {
    const { steps, run } = accepting({ isWithdrawn: true });
    await expect(run()).rejects.toThrow(dead);
    expect(steps.at(-1)).toBe('groups ');
  });

  it('needs twelve characters, before the link is used', async () => {
    const { steps, run } = accepting();
    await expect(run('comete-77-a')).rejects.toThrow('12 caractères');
    expect(steps).toEqual([]);
  });
});
