import { expect, test } from 'vitest';
import { proveSilentLogs } from '#test/support/proofs/silent-logs.ts';

test('no personal data and no secret in any log line', { timeout: 90_000 }, async () => {
  const { lost, facts } = await proveSilentLogs();
  expect(lost).toEqual([]);
  expect(facts?.lines).toBeGreaterThan(20);
});
