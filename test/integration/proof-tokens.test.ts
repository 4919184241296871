import { describe, expect, test } from 'vitest';
import { proveRaces, proveReplays, proveScanner } from '#test/support/proofs/single-use.ts';

describe.each(['validation', 'reset'] as const)('a link of kind %s', (kind) => {
  test('is not used again by any replay', { timeout: 60_000 }, async () => {
    expect((await proveReplays({ kind, links: 5, replays: 20, lanes: 5 })).lost).toEqual([]);
  });

  test('has one winner in each race of twenty', { timeout: 60_000 }, async () => {
    expect((await proveRaces({ kind, races: 5, runners: 20 })).lost).toEqual([]);
  });

  test('survives a hundred and fifty visits of a mail scanner', { timeout: 60_000 }, async () => {
    expect((await proveScanner({ kind, visits: 150, lanes: 8 })).lost).toEqual([]);
  });
});
