import { describe, test } from 'vitest';
import { settleClaim, sizeOf, timeLimit } from '#test/support/proof/figures.ts';
import { proveRaces, proveReplays, proveScanner } from '#test/support/proof/single-use.ts';

const section = 'Whose order';
const limit = { timeout: timeLimit * 2 };
const replays = 20;

describe.each(['validation', 'reset'] as const)('a link of kind %s', (kind) => {
  test('cannot be used again by any replay', limit, async () => {
    const links = sizeOf({ small: 50, large: 1000 }) / replays;
    const claim = { section, what: `Replays of a used ${kind} link: none works` };
    await settleClaim(claim, await proveReplays({ kind, links: Math.ceil(links), replays, lanes: 5 }));
  });

  test('has one winner in each race of twenty', limit, async () => {
    const claim = { section, what: `Races of twenty for a ${kind} link: one winner each` };
    const races = sizeOf({ small: 4, large: 100 });
    await settleClaim(claim, await proveRaces({ kind, races, runners: 20 }));
  });

  test('survives the visits of a mail scanner', limit, async () => {
    const claim = { section, what: `Visits of a mail scanner to a ${kind} link: it still works` };
    const visits = sizeOf({ small: 60, large: 300 });
    await settleClaim(claim, await proveScanner({ kind, visits, lanes: 8 }));
  });
});
