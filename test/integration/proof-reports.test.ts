import { test } from 'vitest';
import { settleClaim, sizeOf, timeLimit } from '#test/support/proof/figures.ts';
import { outliveHostileNames } from '#test/support/proof/hostile-names.ts';

test('an order under a hostile name keeps nobody else from their report', {
  timeout: timeLimit,
}, async () => {
  const what =
    'Open orders under names made of a report’s own words: the report of somebody else is delivered';
  await settleClaim(
    { section: 'Reports', what },
    await outliveHostileNames(sizeOf({ small: 8, large: 200 })),
  );
});
