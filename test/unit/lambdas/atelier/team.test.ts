import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { endOfTrace } from '#domain/retention.ts';
import { type DismissDependencies, dismiss } from '#lambdas/atelier/dismiss.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import type { StaffRecord } from '#lambdas/storage/staff.ts';
import { now, partTakenBy, staffRecord, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { memoryShop } from '#test/support/memory.ts';

const other = '6f0c9e0a-6f1e-4a6b-9d39-0d1d6a2f7b12';
const code = (value: string) => expect.objectContaining({ code: value });

/** A team whose rows change `moves` times before a write is accepted, and the pages of what it has delivered. */
const team = (rows: readonly StaffRecord[], moves = 0, pages: readonly (readonly PartRecord[])[] = [[]]) => {
  const [steps, issues]: [string[], string[]] = [[], []];
  let left = moves;
  const note = (step: string) => async () => void steps.push(step);
  const deps: DismissDependencies = {
    staff: { find: async (id) => rows.find(({ user_id }) => user_id === id), all: async () => [...rows] },
    team: {
      dismiss: async (row, stays) => {
        left -= 1;
        if (left >= 0) throw new Moved('staff');
        steps.push(`out ${row.user_id === userId} beside ${stays?.user_id === other}`);
      },
      withdraw: note('withdrawn'),
    },
    accounts: { disable: note('disabled'), endSessions: note('refresh tokens') },
    staffAccounts: { setGroups: async (_id, groups) => void steps.push(`groups ${groups.length}`) },
    passages: { endAt: async (_id, ttl) => void steps.push(`passages until ${ttl === endOfTrace(now)}`) },
    profiles: { endSessions: note('access tokens'), see: async (_id, month) => void steps.push(month) },
    connections: { removeAll: async () => [] },
    sockets: { close: note('socket') },
    orders: memoryShop().orders,
    parts: {
      find: async () => undefined,
      allInQueue: async () => [],
      delivered: async (service, _most, after = ['0']) => {
        const next = Number(after[0]) + 1;
        const all = pages[next - 1] ?? [];
        const rows = all.filter((part) => part.service === service);
        return next < pages.length ? { rows, rest: [String(next)] } : { rows };
      },
    },
    assignments: { assign: async (part) => part },
    issues: { open: async ({ kind, id }) => void issues.push(`${kind} ${id}`) },
    clock: () => now,
    wait: async () => undefined,
    now,
  };
  return { steps, issues, run: () => dismiss(userId, deps) };
};

const administrator = staffRecord({ is_administrator: true });

const deliveredAgo = (order_id: string, days: number, id = userId): PartRecord => ({
  ...partTakenBy(id),
  ...{ order_id, state: 'delivered', delivered_at: addDays(now, -days).toISOString() },
});

describe('dismissing a member', () => {
  it('notes the own conversations that are still open, on every page of what was delivered', async () => {
    const pages = [
      [deliveredAgo('new', 1), deliveredAgo('of another', 2, other)],
      [],
      [deliveredAgo('last', 29), deliveredAgo('closed', 30)],
      [deliveredAgo('older', 31)],
    ];
    const { issues, run } = team([staffRecord()], 0, pages);
    await run();
    expect(issues).toEqual([`unattended new ${keyFor.numbers}`, `unattended last ${keyFor.numbers}`]);
  });

  it('begins with the row, and ends with the month from which the retention counts', async () => {
    const { steps, run } = team([staffRecord()]);
    await run();
    expect(steps).toEqual([
      'out true beside false',
      'disabled',
      'groups 0',
      'refresh tokens',
      'access tokens',
      'passages until true',
      '2026-11',
    ]);
  });

  it.each<[string, StaffRecord[]]>([
    ['alone', []],
    ['beside an expert', [staffRecord({ user_id: other })]],
    [
      'beside one who is only invited',
      [staffRecord({ user_id: other, is_administrator: true, accepted_at: undefined })],
    ],
    ['beside one who has left', [staffRecord({ user_id: other, is_administrator: true, left_at: 'then' })]],
  ])('is refused for an administrator %s', async (_case, others) => {
    const { steps, run } = team([administrator, ...others]);
    await expect(run()).rejects.toThrow(code('last_administrator'));
    expect(steps).toEqual([]);
  });

  it('names the administrator who must stay, and reads again when a row changes meanwhile', async () => {
    const rows = [administrator, staffRecord({ user_id: other, is_administrator: true })];
    const { steps, run } = team(rows, 2);
    await run();
    expect(steps[0]).toBe('out true beside true');
  });

  it('of an invitation only withdraws it: the account may be a customer’s', async () => {
    const { steps, run } = team([staffRecord({ accepted_at: undefined })]);
    await run();
    expect(steps).toEqual(['withdrawn']);
  });

  it('completes an interrupted call', async () => {
    const { steps, run } = team([staffRecord({ left_at: now.toISOString() })]);
    await run();
    expect(steps[0]).toBe('disabled');
  });
});
