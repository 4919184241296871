import { test } from 'vitest';
import { settleClaim } from '#test/support/proof/figures.ts';
import { proveSilentLogs } from '#test/support/proof/silent-logs.ts';

test('no personal data and no secret in any log line', { timeout: 120_000 }, async () => {
  const claim = {
    section: 'Bad input',
    what: 'Log lines of all functions of the run: no canary, no token, no secret of the shop',
  };
  await settleClaim(claim, await proveSilentLogs());
});
