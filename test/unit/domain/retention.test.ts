/** §9: the erased accounts and their time, and the remaining data of an order with its period. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { endOfOrder, idleMonths, idleSince, monthOf } from '#domain/retention.ts';
import { readProfile } from '#lambdas/accounts/read-profile.ts';
import { profileRecord } from '#test/support/builders.ts';

const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
const threeYearsAfter = (at: Date): Date => {
  const later = new Date(at);
  later.setUTCFullYear(at.getUTCFullYear() + 3);
  return later;
};

test('no account is erased within three years of a visit, and every one within a month after them', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 1400 }), (now, days) => {
      const visit = new Date(now.getTime() - days * 86_400_000);
      const isForgotten = idleMonths(now).includes(monthOf(visit));
      if (isForgotten) expect(threeYearsAfter(visit).getTime()).toBeLessThanOrEqual(now.getTime());
      const aMonthLater = new Date(threeYearsAfter(visit).getTime() + 31 * 86_400_000);
      if (aMonthLater <= now) expect(isForgotten).toBe(true);
    }),
  );
});

test('an account counts as unused from the first instant on which its month is listed', () => {
  fc.assert(
    fc.property(instant, (visit) => {
      const since = idleSince(monthOf(visit));
      expect(idleMonths(since)[0]).toBe(monthOf(visit));
      expect(idleMonths(new Date(since.getTime() - 1))).not.toContain(monthOf(visit));
    }),
  );
});

test('an order is kept for ten years from the end of its financial year, and eleven at most', () => {
  fc.assert(
    fc.property(instant, (at) => {
      const end = endOfOrder(at.toISOString()) * 1000;
      expect(end).toBeGreaterThan(Date.UTC(at.getUTCFullYear() + 11, 0, 1));
      expect(end).toBeLessThan(at.getTime() + 11 * 366.1 * 86_400_000);
    }),
  );
});

const profile = profileRecord({ seen: '2026-10' });
const read = async (groups: readonly string[], now: string, see = async () => {}) => {
  const seen: string[] = [];
  const profiles = {
    ofSession: async () => profile,
    see: async (_: string, month: string) => {
      seen.push(month);
      await see();
    },
  };
  const found = await readProfile(
    { kind: 'customer', userId: 'user-1', groups, issuedAt: 0, session: 'session' },
    { profiles, now: new Date(now) },
  );
  expect(found).toBe(profile);
  return seen;
};

describe('a visit', () => {
  it('is recorded once a month, for customers only', async () => {
    expect(await read([], '2026-11-01T00:00:00Z')).toEqual(['2026-11']);
    expect(await read([], '2026-10-31T23:59:59Z')).toEqual([]);
    expect(await read(['experts'], '2026-11-01T00:00:00Z')).toEqual([]);
  });

  it('that cannot be recorded still shows the profile', async () => {
    const failing = async () => {
      throw new Error('the table is away');
    };
    expect(await read([], '2026-11-01T00:00:00Z', failing)).toEqual(['2026-11']);
  });
});
