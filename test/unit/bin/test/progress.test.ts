/** The line that a run of tests shows while it runs. */
import { expect, it } from 'vitest';
import { heard, lineOf, notBegun } from '../../../../bin/test/progress.ts';
import type { EndedFile } from '../../../../bin/test/told.ts';

const files = ['test/unit/a.test.ts', 'test/unit/b.test.ts'];
const begun = heard(notBegun, { files });
const ended: EndedFile = {
  file: 'test/unit/a.test.ts',
  seconds: 3,
  passed: 4,
  failed: 1,
  failures: [],
  secondTries: [],
};

it('says that the run starts until its files are known', () => {
  expect(lineOf(notBegun, 30, {})).toBe('starting');
});

it('counts files and tests, and names no time before there is a pace', () => {
  expect(lineOf(begun, 1, {})).toBe('0 of 2 files · 0 passed, 0 failed');
});

it.each([
  ['all files weigh the same', {}, 'about 30 s left'],
  ['the rest took four times as long', { [ended.file]: 5, 'test/unit/b.test.ts': 20 }, 'about 2 min left'],
  ['what has ended was a hundredth of the work', { [ended.file]: 1, 'test/unit/b.test.ts': 99 }, undefined],
])('tells the time left from the pace so far: %s', (_name, times, left) => {
  const line = lineOf(heard(begun, ended), 30, times);
  expect(line).toBe(['1 of 2 files', '4 passed, 1 failed', ...(left ? [left] : [])].join(' · '));
});
