import { expect, test } from 'vitest';
import { proveAccess } from '#test/support/proofs/access-matrix.ts';

test('no route tells anybody but the owner, nor changes what is hers', { timeout: 120_000 }, async () => {
  const { lost, tried } = await proveAccess({ victims: 1, lanes: 8 });
  expect(lost).toEqual([]);
  expect(tried).toBeGreaterThan(300);
});
