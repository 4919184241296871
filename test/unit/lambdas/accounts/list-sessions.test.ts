import { describe, expect, it } from 'vitest';
import { addDays, addHours, epochSeconds } from '#domain/dates.ts';
import { sessionDays } from '#domain/sessions.ts';
import { listSessions } from '#lambdas/accounts/list-sessions.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { SessionRecord } from '#lambdas/storage/sessions.ts';
import { profile } from '#test/support/erasure-witness.ts';

const now = new Date('2026-11-26T09:00:00.000Z');
const before = (hours: number): string => addHours(now, -hours).toISOString();
const asking = {
  signedInAt: before(48),
  device: { browser: 'Firefox', system: 'Windows' },
};
const row = (session: string, signed_in_at: string, seen_at: string): SessionRecord => ({
  ...{ user_id: profile.user_id, session, browser: 'Safari', system: 'iPhone' },
  ...{ signed_in_at, seen_at },
});

const list = async (rows: readonly SessionRecord[], changes: Partial<ProfileRecord> = {}) => {
  const noted: SessionRecord[] = [];
  const sessions = {
    ofUser: async () => [...rows],
    note: async (record: SessionRecord) => noted.push(record) > 0,
  };
  const deps = { sessions, now };
  const listed = await listSessions(
    { ...profile, ...changes },
    { issuedAt: 1, session: 'mine' },
    asking,
    deps,
  );
  return { noted, listed, days: listed?.map(({ seen_at }) => seen_at) };
};

describe('the sessions of an account', () => {
  it('begin with the one that asks, then those seen last', async () => {
    const { listed } = await list([
      row('older', before(200), before(100)),
      row('mine', before(48), before(2)),
      row('newer', before(90), before(1)),
    ]);
    expect(listed).toEqual([
      { browser: 'Firefox', system: 'Windows', signed_in_at: before(48), seen_at: before(0), here: true },
      { browser: 'Safari', system: 'iPhone', signed_in_at: before(90), seen_at: before(1), here: false },
      { browser: 'Safari', system: 'iPhone', signed_in_at: before(200), seen_at: before(100), here: false },
    ]);
  });

  it('say nothing that finds a session or its account', async () => {
    const { listed } = await list([row('other', before(1), before(1))]);
    expect(JSON.stringify(listed)).not.toMatch(/mine|other|user-1/);
  });

  it.each([
    ['has never been seen', undefined, 1],
    ['was seen an hour ago', before(1), 1],
    ['was seen a moment ago', before(0.9), 0],
  ])('note the one that asks when it %s', async (_case, seen, times) => {
    const { noted } = await list(seen === undefined ? [] : [row('mine', before(48), seen)]);
    expect(noted).toHaveLength(times);
  });

  it('have ended after a month, and at the second of a sign-out everywhere', async () => {
    const ended = before(72);
    const rows = [
      row('old', addDays(now, -sessionDays).toISOString(), before(1)),
      row('of the second', ended, before(2)),
      row('later', before(71), before(3)),
    ];
    const { days } = await list(rows, { sessions_ended_at: epochSeconds(new Date(ended)) });
    expect(days).toEqual([before(0), before(3)]);
  });

  it('are all listed, so that none of a stranger hides at the end', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => row(`s${index}`, before(50), before(index + 1)));
    const { days } = await list(rows);
    expect(days).toHaveLength(61);
    expect(days?.at(-1)).toBe(before(60));
  });

  it('do not keep the profile from being read when they fail', async () => {
    const sessions = { ofUser: () => Promise.reject(new Error('throttled')), note: async () => true };
    await expect(
      listSessions(profile, { issuedAt: 1, session: 'mine' }, asking, { sessions, now }),
    ).resolves.toBeUndefined();
  });
});
