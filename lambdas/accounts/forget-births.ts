import { partsOf } from '#domain/catalogue.ts';
import { addDays } from '#domain/dates.ts';
import { isPayable, isWithdrawn } from '#domain/order.ts';
import { unusedBirthDays } from '#domain/retention.ts';
import { guaranteeDays } from '#domain/withdrawal.ts';
import type { BirthsStore } from '#lambdas/storage/births.ts';
import type { FoundOrder, OrderSearchStore } from '#lambdas/storage/orders.ts';
import type { Place } from '#lambdas/storage/piece.ts';
import type { ThreadsStore } from '#lambdas/storage/threads.ts';

export type ForgetBirthsDependencies = {
  readonly orderSearch: Pick<OrderSearchStore, 'byDate'>;
  readonly births: Pick<BirthsStore, 'findAll' | 'remove'>;
  readonly words: Pick<ThreadsStore, 'forgetWords'>;
  readonly now: Date;
};

/** Orders read at a time. */
const most = 100;
/** The last orders of a guarantee can be withdrawn so late; the rest allows for days on which this did not run. */
const daysBack = unusedBirthDays + 2 * guaranteeDays;

/** The words go first: without its birth an order is not looked at again. */
const forgetOrder = async (
  { id, services }: Pick<FoundOrder, 'id' | 'services'>,
  { births, words }: Pick<ForgetBirthsDependencies, 'births' | 'words'>,
): Promise<void> => {
  for (const service of partsOf(services)) await words.forgetWords({ order_id: id, service });
  await births.remove(id);
};

/**
 * Removes the births, and what the customers told the experts, of orders of thirty days ago or earlier that were never paid or are withdrawn whole: nobody will
 * read them any more (RGPD 5.1.e). A payment that is resumed later brings its birth along.
 */
export const forgetBirths = async ({
  orderSearch,
  now,
  ...stores
}: ForgetBirthsDependencies): Promise<number> => {
  const period = {
    from: addDays(now, -daysBack).toISOString(),
    to: addDays(now, -unusedBirthDays).toISOString(),
  };
  let forgotten = 0;
  let place: Place | undefined;
  do {
    const { rows, rest } = await orderSearch.byDate(period, most, place);
    const unused = rows.filter((order) => isPayable(order) || isWithdrawn(order));
    const kept = await stores.births.findAll(unused.map(({ id }) => id));
    for (const order of unused.filter(({ id }) => kept.has(id))) await forgetOrder(order, stores);
    forgotten += kept.size;
    place = rest;
  } while (place);
  return forgotten;
};
