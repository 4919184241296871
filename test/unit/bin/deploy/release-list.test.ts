/** The releases that a way back can lead to, and what the stacks want after one. */
import { describe, expect, test } from 'vitest';
import { rollbackLines } from '../../../../bin/deploy/farewell.ts';
import type { Kept } from '../../../../bin/deploy/functions.ts';
import {
  madeByStacks,
  type ReleaseList,
  releaseLines,
  withRelease,
} from '../../../../bin/deploy/release-list.ts';

const first = new Date('2026-11-01T08:00:00.000Z');
const daysLater = (days: number) => new Date(first.getTime() + days * 86_400_000);
const kept = (code: string): Kept => ({
  ...{ code, architecture: 'arm64', runtime: 'nodejs24.x', handler: 'index.handler' },
  ...{ memory: 512, timeout: 10, variables: {}, layers: [] },
});
const made = (commit: string) => ({
  commit,
  functions: { pay: kept(commit) },
  pages: { 'index.html': commit },
});
const deployedOn = (...days: number[]): ReleaseList => {
  let list: ReleaseList = { releases: [] };
  for (const [index, day] of days.entries()) list = withRelease(list, made(`c${index + 1}`), daysLater(day));
  return list;
};
const numbers = ({ releases }: ReleaseList) => releases.map(({ number }) => number);

describe('a release', () => {
  test('has the next number, and keeps what ran', () => {
    const { releases } = deployedOn(0, 1);
    expect(releases).toEqual([
      { number: 1, at: first.toISOString(), ...made('c1') },
      { number: 2, at: daysLater(1).toISOString(), ...made('c2') },
    ]);
  });

  test('stays for 30 days after another has replaced it, at any age of its own', () => {
    expect(numbers(deployedOn(0, 100))).toEqual([1, 2]);
    expect(numbers(deployedOn(0, 100, 129.9))).toEqual([1, 2, 3]);
    expect(numbers(deployedOn(0, 100, 130))).toEqual([2, 3]);
  });

  test('is one of ten', () => {
    expect(numbers(deployedOn(...Array.from({ length: 14 }, (_, day) => day / 2)))).toEqual([
      5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    ]);
  });

  test('is listed with its time and commit, the newest first, with a mark at the one that runs', () => {
    const list = deployedOn(0, 1);
    expect(releaseLines(list)).toEqual([
      '2  2026-11-02 08:00 UTC  c2  runs now',
      '1  2026-11-01 08:00 UTC  c1',
    ]);
    const back = { to: 1, functions: {} };
    expect(releaseLines({ ...list, back: { ...back, endedAt: 5 } })).toEqual([
      '2  2026-11-02 08:00 UTC  c2',
      '1  2026-11-01 08:00 UTC  c1  runs now',
    ]);
    expect(releaseLines({ ...list, back })[1]).toContain('runs now (broke off: repeat it)');
  });

  test('ends a way back', () => {
    const list = { ...deployedOn(0), back: { to: 1, functions: {}, endedAt: 5 } };
    expect(withRelease(list, made('c2'), daysLater(1)).back).toBeUndefined();
  });

  test('is told at the end of a deployment with both commands, once there is one before', () => {
    const lines = rollbackLines('prod', deployedOn(0, 1)).join('\n');
    expect(lines).toContain('this is release 2, c2');
    expect(lines).toContain('npm run back -- --stage prod --to 1 ');
    expect(lines).toContain('git checkout c1 && npm run deploy -- --stage prod ');
    expect(rollbackLines('prod', deployedOn(0)).join('\n')).toContain('none yet');
  });
});

describe('what the stacks made', () => {
  const running = (code: string, changedAt: number, name = 'pay') => ({ name, kept: kept(code), changedAt });
  const back = { to: 1, functions: { pay: kept('new') }, endedAt: 100 };

  test('is what runs, as long as nothing went back', () => {
    expect(madeByStacks({ releases: [] }, [running('a', 1)])).toEqual({ pay: kept('a') });
  });

  test('is kept apart from what a way back put there, and of later it is what runs', () => {
    const list = { releases: [], back };
    expect(madeByStacks(list, [running('old', 100)])).toEqual({ pay: kept('new') });
    expect(madeByStacks(list, [running('newest', 101)])).toEqual({ pay: kept('newest') });
    expect(madeByStacks(list, [running('own', 1, 'other')])).toEqual({ other: kept('own') });
  });

  test('does not follow a way back that broke off', () => {
    const broken = { to: 1, functions: back.functions };
    expect(madeByStacks({ releases: [], back: broken }, [running('old', 999)])).toEqual({ pay: kept('new') });
  });
});
