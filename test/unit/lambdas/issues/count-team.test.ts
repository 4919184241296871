/** Due dates are computed with the current experts. */
import { describe, expect, it } from 'vitest';
import type { Discipline } from '#domain/catalogue.ts';
import { sweepIssues } from '#lambdas/issues/sweep-issues.ts';
import { now, paidOrderRecord } from '#test/support/builders.ts';
import { partRecord, shopToSweep } from '#test/support/issue-sweep.ts';
import { keyFor } from '#test/support/keys.ts';

const absences = [{ from: '2026-12-01', to: '2026-12-04' }];
const row = (user_id: string) => ({ user_id, discipline: keyFor.numbers, absences }) as const;
const expert = (id: string, discipline: Discipline = keyFor.numbers, writes = true) => ({
  id,
  discipline,
  isAdministrator: false,
  dailyAt: undefined,
  writes,
});

describe('the team in the computation of due dates', () => {
  it('gains new experts, and follows a change of discipline', async () => {
    const staff = [expert('old'), expert('new'), expert('other', keyFor.design)];
    const shop = shopToSweep({ team: [row('old'), row('other')], staff });
    await sweepIssues({ ...shop.deps, now });
    expect(shop.counted).toEqual([
      { user_id: 'new', discipline: keyFor.numbers },
      { user_id: 'other', discipline: keyFor.design },
    ]);
    expect(shop.forgotten).toEqual([]);
  });

  it('loses former experts', async () => {
    const shop = shopToSweep({ team: [row('old'), row('gone')], staff: [expert('old')] });
    await sweepIssues({ ...shop.deps, now });
    expect([shop.counted, shop.forgotten]).toEqual([[], ['gone']]);
  });

  it('counts nobody whom the shop does not name, because they take nothing', async () => {
    const staff = [expert('old'), expert('unnamed', keyFor.numbers, false)];
    const shop = shopToSweep({ team: [row('old'), row('unnamed')], staff });
    await sweepIssues({ ...shop.deps, now });
    expect([shop.counted, shop.forgotten]).toEqual([[], ['unnamed']]);
  });

  it('is unchanged while the table is empty or does not answer, and the sweep continues', async () => {
    const shop = shopToSweep({ team: [row('old')] });
    await sweepIssues({ ...shop.deps, now });
    const staff = async () => {
      throw new Error('the table is away');
    };
    expect(await sweepIssues({ ...shop.deps, staff, now })).toMatchObject({ failed: 0 });
    expect([shop.counted, shop.forgotten]).toEqual([[], []]);
  });
});

it('the new due date after a missed one waits for the return of an absent expert', async () => {
  const missed = '2026-11-24T17:00:00.000Z';
  const late = partRecord({ due_at: missed });
  const absences = [{ from: '2026-11-25', to: '2026-12-04' }];
  const shop = shopToSweep({
    orders: [paidOrderRecord({ due_at: missed })],
    parts: [late],
    team: [{ user_id: 'me', discipline: keyFor.numbers, absences }],
  });
  await sweepIssues({ ...shop.deps, now });
  expect(shop.told[0]?.dueAt.toISOString()).toMatch(/^2026-12-07T1/);
});
