import { errorFacts, log } from '#lambdas/platform/log.ts';
import { RowUnreadable } from '#lambdas/storage/readable.ts';
import type { RefundsStore } from '#lambdas/storage/refunds.ts';
import { type PursueDependencies, resumeRefund } from './pursue-refund.ts';

export type SweepRefundsDependencies = PursueDependencies & {
  readonly refunds: Pick<RefundsStore, 'find' | 'ofOrder' | 'awaiting'>;
};

/** The time in which answer or webhook settle a refund without the sweep. */
const patienceMinutes = 2;

/** Continues every refund that waits for Stripe, and those that Stripe does not know. */
export const sweepRefunds = async (
  deps: SweepRefundsDependencies,
): Promise<{ asked: number; failed: number }> => {
  const before = new Date(deps.now.getTime() - patienceMinutes * 60_000);
  const waiting = await deps.refunds.awaiting(before);
  let failed = 0;
  for (const refund of waiting) {
    await resumeRefund(refund, deps).catch((error: unknown) => {
      // The alarm was raised when the row was read: the refund waits until the row is repaired.
      if (error instanceof RowUnreadable) return;
      failed += 1;
      log.error('refund_sweep_failed', { order: refund.order_id, ...errorFacts(error) });
    });
  }
  return { asked: waiting.length, failed };
};
