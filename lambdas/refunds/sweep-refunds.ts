import { errorFacts, log } from '#lambdas/platform/log.ts';
import type { RefundsStore } from '#lambdas/storage/refunds-store.ts';
import { type PursueDependencies, pursueRefund } from './pursue-refund.ts';
import { settleRefunds } from './settle-refunds.ts';

export type SweepRefundsDependencies = PursueDependencies & {
  readonly refunds: Pick<RefundsStore, 'ofOrder' | 'find' | 'awaiting'>;
};

/** Answer and webhook have this long. */
const patienceMinutes = 2;

type Waiting = { readonly order_id: string; readonly id: string };

/** Stripe's list first: a refund whose answer was lost is there already, whatever became of its key. */
const goOn = async ({ order_id, id }: Waiting, deps: SweepRefundsDependencies): Promise<void> => {
  await settleRefunds(order_id, deps);
  const refund = await deps.refunds.find(order_id, id);
  const order = refund?.state === 'requested' ? await deps.orders.find(order_id) : undefined;
  if (refund && order) await pursueRefund(refund, order.payment_intent, deps);
};

/** Asks about every refund that waits for Stripe, and for those that Stripe does not know of. */
export const sweepRefunds = async (
  deps: SweepRefundsDependencies,
): Promise<{ asked: number; failed: number }> => {
  const before = new Date(deps.now.getTime() - patienceMinutes * 60_000);
  const waiting = await deps.refunds.awaiting(before);
  let failed = 0;
  for (const refund of waiting) {
    await goOn(refund, deps).catch((error: unknown) => {
      failed += 1;
      log.error('refund_sweep_failed', { order: refund.order_id, ...errorFacts(error) });
    });
  }
  return { asked: waiting.length, failed };
};
