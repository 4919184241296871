import { test } from 'vitest';
import { proveNoEnumeration } from '#test/support/proof/enumeration.ts';
import { settleClaim, sizeOf, timeLimit } from '#test/support/proof/figures.ts';

const limit = { timeout: timeLimit * 3 };

test('neither texts nor times reveal whether an order or an account exists', limit, async () => {
  const claim = {
    section: 'Whose order',
    what: 'The same question about existing and absent data: one answer, in the same time',
  };
  await settleClaim(claim, await proveNoEnumeration({ turns: sizeOf({ small: 1, large: 5 }) }));
});
