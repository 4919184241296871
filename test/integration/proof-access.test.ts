import { test } from 'vitest';
import { proveAccess } from '#test/support/proof/access-matrix.ts';
import { settleClaim, sizeOf, timeLimit } from '#test/support/proof/figures.ts';

test('no route shows or changes another customer’s data', {
  timeout: timeLimit * 2,
}, async () => {
  const claim = {
    section: 'Whose order',
    what: 'Route by caller by object: only the customer reads or changes their data',
  };
  await settleClaim(claim, await proveAccess({ victims: sizeOf({ small: 1, large: 5 }), lanes: 8 }));
});
