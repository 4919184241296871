import type { PaymentSession } from '#lambdas/gateways/stripe.ts';
import { log } from '#lambdas/platform/log.ts';
import type { SettlementsStore } from '#lambdas/storage/transactions/settle.ts';

type Dependencies = {
  readonly settlements: Pick<SettlementsStore, 'hasEvent' | 'recordEvent'>;
  readonly now: Date;
};

/** Raises an alarm for a paid session whose order does not exist, once per session. */
export const ringOrphan = async (
  { id }: PaymentSession,
  { settlements, now }: Dependencies,
): Promise<void> => {
  const known = `paid_without_order:${id}`;
  if (await settlements.hasEvent(known)) return;
  log.alarm('paid_without_order', { session: id });
  await settlements.recordEvent(known, now);
};
