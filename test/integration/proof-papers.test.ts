import { test } from 'vitest';
import { settleClaim, sizeOf, timeLimit } from '#test/support/proof/figures.ts';
import { numberPapers } from '#test/support/proof/papers.ts';

test('orders paid and refunded in parallel: no number is missing or duplicate', {
  timeout: timeLimit,
}, async () => {
  const what =
    'Orders paid at the same instant, then refunded at the same instant: invoices and credit notes numbered without a gap, each once';
  await settleClaim({ section: 'Papers', what }, await numberPapers(sizeOf({ small: 6, large: 50 })));
});
