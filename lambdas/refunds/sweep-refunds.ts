import { errorFacts, log } from '#lambdas/platform/log.ts';
import { RowUnreadable } from '#lambdas/storage/readable.ts';
import type { RefundsStore } from '#lambdas/storage/refunds.ts';
import { type PursueDependencies, resumeRefund } from './pursue-refund.ts';

export type SweepRefundsDependencies = PursueDependencies & {
  readonly refunds: Pick<RefundsStore, 'find' | 'ofOrder' | 'awaiting'>;
};

/** Answer and webhook have this long. */
const patienceMinutes = 2;

/** Asks about every refund that waits for Stripe, and for those that Stripe does not know of. */
export const sweepRefunds = async (
  deps: SweepRefundsDependencies,
): Promise<{ asked: number; failed: number }> => {
  const before = new Date(deps.now.getTime() - patienceMinutes * 60_000);
  const waiting = await deps.refunds.awaiting(before);
  let failed = 0;
  for (const refund of waiting) {
    await resumeRefund(refund, deps).catch((error: unknown) => {
      // It has rung, and is no fault of this run: nobody can act before the row is repaired.
      if (error instanceof RowUnreadable) return;
      failed += 1;
      log.error('refund_sweep_failed', { order: refund.order_id, ...errorFacts(error) });
    });
  }
  return { asked: waiting.length, failed };
};
