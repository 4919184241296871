import { addDays } from '#domain/dates.ts';
import { log } from '#lambdas/platform/log.ts';
import type { OrderSearchStore } from '#lambdas/storage/orders.ts';

export type SilenceDependencies = {
  readonly orderSearch: Pick<OrderSearchStore, 'byDate'>;
  readonly now: Date;
};

const hour = 3_600_000;
/** The hours that are compared. */
const hours = 6;
/** The weeks before; the same hours of each had at least `usual` paid orders when a silence counts. */
const weeks = [1, 2, 3, 4];
const usual = 3;
/** Orders that are read of such hours: somebody may begin an order without paying. */
const most = 20;

const paidUntil = async (end: Date, { orderSearch }: SilenceDependencies): Promise<number> => {
  const from = new Date(end.getTime() - hours * hour).toISOString();
  const { rows } = await orderSearch.byDate({ from, to: end.toISOString() }, most);
  return rows.filter(({ paid_at }) => paid_at !== undefined).length;
};

/** The sweep runs every five minutes; one of its runs in an hour looks at the orders. */
const isTheHoursRun = (now: Date): boolean => now.getUTCMinutes() < 5;

/**
 * Raises an alarm, once an hour, when nobody has paid in the last six hours although the same hours of each of the last
 * four weeks had orders: whatever the reason, customers do not get through. True when it did.
 */
export const noticeSilence = async (deps: SilenceDependencies): Promise<boolean> => {
  const { now } = deps;
  if (!isTheHoursRun(now) || (await paidUntil(now, deps)) > 0) return false;
  for (const week of weeks) if ((await paidUntil(addDays(now, -7 * week), deps)) < usual) return false;
  log.alarm('orders_silent', { hours });
  return true;
};
