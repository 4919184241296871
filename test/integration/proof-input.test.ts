import { expect, test } from 'vitest';
import { proveBadInput } from '#test/support/proofs/bad-input.ts';

test('2,000 hostile bodies are refused in French and leave nothing behind', {
  timeout: 180_000,
}, async () => {
  const { lost, tried, facts } = await proveBadInput({ bodies: 2000, lanes: 8 });
  expect(lost, `seed ${facts?.seed}`).toEqual([]);
  expect(tried).toBeGreaterThanOrEqual(2000);
});
