import { type Price, prices, type Service, type Usage } from './prices.ts';

export type Line = { readonly service: Service; readonly amount: number; readonly dollars: number };
export type Bill = { readonly lines: readonly Line[]; readonly dollars: number };

const services: readonly Service[] = Object.keys(prices).filter((name): name is Service => name in prices);

/** Sums, each usage as often as it is said. */
export const total = (...usages: readonly (readonly [times: number, usage: Usage])[]): Usage =>
  Object.fromEntries(
    services.flatMap((service) => {
      const sum = usages.reduce((all, [times, usage]) => all + times * (usage[service] ?? 0), 0);
      return sum === 0 ? [] : [[service, sum]];
    }),
  );

/** What a month's usage costs, in dollars; `isFree` takes off what AWS gives each month. */
export const bill = (usage: Usage, isFree: boolean): Bill => {
  const lines = services.flatMap((service): Line[] => {
    const { price, free = 0 }: Price = prices[service];
    const amount = usage[service] ?? 0;
    const dollars = Math.max(0, amount - (isFree ? free : 0)) * price;
    return amount === 0 ? [] : [{ service, amount, dollars }];
  });
  return { lines, dollars: lines.reduce((sum, line) => sum + line.dollars, 0) };
};

/** Lambda keeps an idle instance for some minutes; nobody promises how many. */
const warmMinutes = 6;

/** How many of a function's calls meet no warm instance, when they come at random, so many a month. */
export const coldShare = (callsAMonth: number): number =>
  Math.exp((-callsAMonth * warmMinutes) / (30 * 24 * 60));

/** A warm function reads its secrets again after so many minutes (lambdas/platform/secrets.ts). */
const secretMinutes = 5;

/** How many of a function's calls read its secrets, when they come at random: one in each such time, and the gap after it. */
export const readingShare = (callsAMonth: number): number =>
  1 / (1 + (callsAMonth * secretMinutes) / (30 * 24 * 60));

/** The traces that X-Ray records: the first call of each second, and 5 % of the others. */
export const recorded = (callsAMonth: number): number => {
  const seconds = 30 * 24 * 3600;
  const first = seconds * (1 - Math.exp(-callsAMonth / seconds));
  return first + 0.05 * (callsAMonth - first);
};
