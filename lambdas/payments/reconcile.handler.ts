import type { ScheduledEvent } from 'aws-lambda';
import { sweepRun } from '#domain/ops/alarms.ts';
import { receiveMoneyEvent } from '#lambdas/money/receive-money-event.ts';
import { log } from '#lambdas/platform/log.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { payments, stripeRefunds } from '#lambdas/platform/stripe-account.ts';
import { reconcile } from './reconcile.ts';

/** One minute below the function's timeout, for calls that are still running; the next sweep continues. */
const runMs = 3 * 60_000;

/** The clock is the time of the schedule, so that a test or an operator can run it for any instant. */
export const handler = async (event: Pick<ScheduledEvent, 'time'>) => {
  const end = Date.now() + runMs;
  const [orders, settlements, stripe] = [stores.orders(), stores.settlements(), await stripeRefunds()];
  const deps = { orders, settlements, payments: await payments(), now: new Date(event.time) };
  const money = {
    ...deps,
    stripe,
    parts: stores.parts(),
    refunds: stores.refunds(),
    refundSettlements: stores.refundSettlements(),
    disputes: stores.disputes(),
  };
  const result = await reconcile({
    ...deps,
    money: { since: stripe.moneyEvents, receive: (told) => receiveMoneyEvent(told, money) },
    hasTime: () => Date.now() < end,
  });
  log.counts('reconciled', { [sweepRun]: 1 }, result);
  if (result.failed > 0) throw new Error(`${result.failed} orders could not be reconciled`);
  return result;
};
