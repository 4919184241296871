import { expect, test } from 'vitest';
import { proveRaces, proveReplays, proveScanner } from '#test/support/proofs/single-use.ts';

test('no replay of a used link wins', { timeout: 60_000 }, async () => {
  expect((await proveReplays({ links: 5, replays: 20, lanes: 5 })).lost).toEqual([]);
});

test('each race of twenty for a link has one winner', { timeout: 60_000 }, async () => {
  expect((await proveRaces({ races: 5, runners: 20 })).lost).toEqual([]);
});

test('three hundred visits of a mail scanner burn nothing', { timeout: 60_000 }, async () => {
  expect((await proveScanner({ visits: 300, lanes: 8 })).lost).toEqual([]);
});
