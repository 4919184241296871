import { expect, test } from 'vitest';
import { proveNoEnumeration } from '#test/support/proofs/enumeration.ts';

test('whether an order or an account exists shows neither in words nor in time', {
  timeout: 90_000,
  retry: 1,
}, async () => {
  const { lost, facts } = await proveNoEnumeration({ rounds: 12 });
  console.log(facts);
  expect(lost).toEqual([]);
});
