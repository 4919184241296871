import { afterAll, test } from 'vitest';
import { openLane } from '#test/support/faults/lane.ts';
import { tryFaults } from '#test/support/proof/faults.ts';
import { settleClaim, sizeOf, timeLimit } from '#test/support/proof/figures.ts';

const lanes = [openLane(), openLane()] as const;
afterAll(async () => {
  for (const lane of lanes) await lane.stop();
});

const what =
  'One call of a flow fails, is throttled, is refused, loses its answer, dies after its effect or is late: after the retries and sweeps the flow ends as it does without';

test('a fault in one call has no effect once all callers have retried', {
  timeout: timeLimit,
}, async () => {
  const count = sizeOf({ small: 4, large: 10_000 });
  await settleClaim({ section: 'Payments', what }, await tryFaults(lanes, count));
});
