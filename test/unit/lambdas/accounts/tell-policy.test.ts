/** The one mail about an important change of the privacy policy. */
import { describe, expect, it } from 'vitest';
import { addDays, addHours } from '#domain/dates.ts';
import { changesToTell, newsDays } from '#domain/policy.ts';
import { type PolicyChange, policyChanges, policyVersion } from '#domain/texts/policy-changes.ts';
import {
  mostAtOnce,
  slices,
  type TellPolicyDependencies,
  tellPolicy,
} from '#lambdas/accounts/tell-policy.ts';
import type { Untold } from '#lambdas/storage/transactions/tell-policy.ts';
import { staffRecord } from '#test/support/builders.ts';

const change: PolicyChange = { version: '2027-03-01', appliesFrom: '2027-03-20', changes: ['Tout.'] };
const later: PolicyChange = { version: '2027-03-10', appliesFrom: '2027-04-01', changes: ['Encore.'] };
const begin = new Date('2027-03-02T00:00:00Z');
const row = (user_id: string, more: Partial<Untold> = {}): Untold => ({
  user_id,
  created_at: '2027-02-28T23:59:59.000Z',
  ...more,
});

/** Accounts with their marks; `isLost` loses the answer of a transaction that was written. */
const shopOf = (
  rows: readonly Untold[],
  { changes = [change], staff = staffRecord({ left_at: 'then' }) } = {},
) => {
  const told: string[] = [];
  const marks = new Map(rows.map((one) => [one.user_id, one.policy_told ?? '']));
  const lost = new Set<string>();
  const deps: Omit<TellPolicyDependencies, 'now'> = {
    changes,
    staff: { find: async (id) => (id === 'colleague' ? staff : undefined) },
    policyNotices: {
      async *untold(version, { part, of }) {
        for (const [at, one] of rows.entries())
          if (at % of === part && (marks.get(one.user_id) ?? '') < version) yield one;
      },
      tell: async (id, version, { id: name }) => {
        if ((marks.get(id) ?? '') >= version) return false;
        marks.set(id, version);
        told.push(name);
        if (lost.delete(id)) throw new Error('no answer');
        return true;
      },
    },
  };
  /** The runs of two hours, which see every account. */
  const round = async (from: Date) => {
    const counts = { told: 0, failed: 0, most: 0 };
    for (let run = 0; run < slices; run += 1) {
      const one = await tellPolicy({ ...deps, now: new Date(from.getTime() + run * 5 * 60_000) });
      counts.told += one.told;
      counts.failed += one.failed;
      counts.most = Math.max(counts.most, one.told);
    }
    return counts;
  };
  return { told, lost, round };
};

describe('an important change of the privacy policy', () => {
  it('is told once to each account from before it', async () => {
    const shop = shopOf([
      row('camille'),
      row('anne'),
      row('new', { created_at: '2027-03-01T00:00:00.000Z' }),
    ]);
    expect(await shop.round(begin)).toMatchObject({ told: 2, failed: 0 });
    expect(await shop.round(addHours(begin, 2))).toMatchObject({ told: 0 });
    expect(shop.told).toEqual(['policy:camille:2027-03-01', 'policy:anne:2027-03-01']);
  });

  it.each([
    ['locked', row('a', { locked_at: '2027-01-01T00:00:00.000Z' })],
    ['closing', row('a', { closing: 'asked' })],
    ['being erased', row('a', { closing: 'begun' })],
    [
      'with an address that bounces',
      row('a', { email_problem: { kind: 'bounce', at: 'then', address: 'a' } }),
    ],
    ['from after it', row('a', { created_at: '2027-03-01T08:00:00.000Z' })],
    ['that was told', row('a', { policy_told: '2027-03-01' })],
  ])('is not told to an account %s', async (_, account) => {
    expect(await shopOf([account]).round(begin)).toMatchObject({ told: 0 });
  });

  it('is told to an address that once complained', async () => {
    const email_problem = { kind: 'complaint', at: 'then', address: 'a' } as const;
    expect(await shopOf([row('a', { email_problem })]).round(begin)).toMatchObject({ told: 1 });
  });

  it.each([
    ['active', staffRecord(), 0],
    ['invited', staffRecord({ accepted_at: undefined }), 0],
    ['former', staffRecord({ left_at: '2027-01-01T00:00:00.000Z' }), 1],
  ])('to %s staff is written as often as it should', async (_, staff, told) => {
    expect(await shopOf([row('colleague')], { staff }).round(begin)).toMatchObject({ told });
  });

  it('takes a hundred at once, and goes on where it stopped', async () => {
    const rows = Array.from({ length: slices * (mostAtOnce + 50) }, (_, at) => row(`user-${at}`));
    const shop = shopOf(rows);
    expect(await shop.round(begin)).toEqual({ told: slices * mostAtOnce, failed: 0, most: mostAtOnce });
    expect(await shop.round(addHours(begin, 2))).toMatchObject({ told: slices * 50 });
    expect(new Set(shop.told).size).toBe(rows.length);
    expect(shop.told).toHaveLength(rows.length);
  });

  it('that broke off is told to the others, and to nobody twice', async () => {
    const shop = shopOf([row('camille'), row('anne')]);
    shop.lost.add('camille');
    expect(await shop.round(begin)).toMatchObject({ told: 1, failed: 1 });
    expect(await shop.round(addHours(begin, 2))).toMatchObject({ told: 0, failed: 0 });
    expect(shop.told).toHaveLength(2);
  });

  it('and a later one are told in their order, each once', async () => {
    const shop = shopOf([row('camille'), row('between', { created_at: '2027-03-05T00:00:00.000Z' })], {
      changes: [change, later],
    });
    await shop.round(addDays(begin, 10));
    await shop.round(addDays(begin, 11));
    expect(shop.told).toEqual([
      'policy:camille:2027-03-01',
      'policy:camille:2027-03-10',
      'policy:between:2027-03-10',
    ]);
  });

  it(`is news from its version until it has applied for ${newsDays} days`, () => {
    const at = (instant: string) => changesToTell(new Date(instant), [change]);
    expect(at('2027-02-28T23:59:59Z')).toEqual([]);
    expect(at('2027-03-01T00:00:00Z')).toEqual([change]);
    expect(at('2027-05-18T23:59:59Z')).toEqual([change]);
    expect(at('2027-05-19T00:00:00Z')).toEqual([]);
  });
});

describe('the list of important changes', () => {
  it('begins with the oldest, and none is newer than the page', () => {
    const versions = policyChanges.map(({ version }) => version);
    expect(versions).toEqual([...versions].sort());
    expect(new Set(versions).size).toBe(versions.length);
    for (const version of versions) expect(version <= policyVersion).toBe(true);
  });

  it('gives two weeks before each applies', () => {
    for (const { version, appliesFrom } of policyChanges)
      expect(new Date(appliesFrom) >= addDays(new Date(version), 14)).toBe(true);
  });
});
