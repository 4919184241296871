import { bill, total } from './bill.ts';
import type { Facts } from './facts.ts';
import { busiestHour, type Hour, hourPeak, mailsASecond, minutePeak } from './hour.ts';
import { limits } from './limits.ts';
import { idleMonth, monthOf } from './month.ts';
import { keptFiles, keptRows, visit, visitsOfOrder } from './order.ts';
import { type Price, pricedOn, prices, type Service, type Usage } from './prices.ts';

const volumes = [100, 10_000, 1_000_000] as const;

const count = (value: number): string =>
  new Intl.NumberFormat('en', { maximumSignificantDigits: value < 1000 ? 3 : 6 }).format(value);
const dollars = (value: number, digits = 2): string => `${value.toFixed(digits)} $`;
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[], align = '--:'): string =>
  [
    row(...head),
    row(...head.map((_, at) => (at === 0 ? '---' : align))),
    ...rows.map((cells) => row(...cells)),
  ].join('\n');

/** Columns: an idle month, then each volume; what is free taken off, and not in the last line. */
const monthTable = (facts: Facts): string => {
  const usages = [idleMonth(facts), ...volumes.map((orders) => monthOf(orders, facts))];
  const bills = usages.map((usage) => bill(usage, true));
  const used = Object.keys(prices).filter((name): name is Service =>
    bills.some(({ lines }) => lines.some(({ service }) => service === name)),
  );
  const lines = used.map((service) => [
    prices[service].what,
    ...bills.map((one) => dollars(one.lines.find((line) => line.service === service)?.dollars ?? 0)),
  ]);
  const sums = (name: string, isFree: boolean) => [
    `**${name}**`,
    ...usages.map((usage) => `**${dollars(bill(usage, isFree).dollars)}**`),
  ];
  const head = ['a month', 'idle', ...volumes.map((orders) => `${count(orders)} orders`)];
  return table(head, [...lines, sums('all', true), sums('all, were nothing free', false)]);
};

/** What is free is given to an account once: a second stage, where nobody comes either, pays for nearly all it uses. */
export const idleSecondStage = (facts: Facts): number => {
  const idle = idleMonth(facts);
  return bill(total([2, idle]), true).dollars - bill(idle, true).dollars;
};

/** What the order itself does, without what idles, what is kept, the account and the visits that buy nothing. */
const ownUsage = (orders: number, facts: Facts): Usage => {
  const { accounts: _, rows: _rows, backups: _backups, files: _files, ...usage } = monthOf(orders, facts);
  return total([1, usage], [-orders * visitsOfOrder, visit]);
};

/** Dollars of one order when so many come in a month; `isFree` takes off what AWS gives each month. */
export const ofOneOrder = (orders: number, facts: Facts, isFree: boolean): number => {
  const idle = bill(idleMonth(facts), isFree).dollars;
  return (bill(ownUsage(orders, facts), isFree).dollars - idle) / orders;
};

const orderTable = (facts: Facts): string => {
  const kept = bill({ rows: keptRows / 1e9, backups: keptRows / 1e9, files: keptFiles / 1e9 }, false).dollars;
  const visits = bill(total([visitsOfOrder, visit]), false).dollars;
  const each = (value: number) => volumes.map(() => dollars(value, 5));
  return table(
    ['an order', ...volumes.map((orders) => `of ${count(orders)} a month`)],
    [
      ['what is free taken off', ...volumes.map((orders) => dollars(ofOneOrder(orders, facts, true), 5))],
      ['nothing free', ...volumes.map((orders) => dollars(ofOneOrder(orders, facts, false), 5))],
      ['its rows and files, for each month that they are kept', ...each(kept)],
      [`${visitsOfOrder} visits of which one buys, nothing free`, ...each(visits)],
      ['its account, in each month in which it is used, nothing free', ...each(prices.accounts.price)],
    ],
  );
};

const priceTable = (): string =>
  table(
    ['price', 'dollars', 'free a month', 'source'],
    Object.values(prices).map(({ what, price, unit, source, ...rest }: Price) => [
      `${what}, per ${unit}`,
      String(Number(price.toPrecision(6))),
      rest.free === undefined ? '' : count(rest.free),
      source,
    ]),
  );

const hourRows: readonly (readonly [what: string, of: (hour: Hour) => number])[] = [
  ['orders in the busiest second', ({ ordersASecond }) => ordersASecond],
  ['functions at once', ({ atOnce }) => atOnce],
  ['calls of the API in a second', ({ callsASecond }) => callsASecond],
  ['sign-ups in a second', ({ signUpsASecond }) => signUpsASecond],
  ['seconds that a note waits for its turn', ({ noteWait }) => noteWait],
  [`seconds that a mail waits at ${mailsASecond} a second`, ({ mailWait }) => mailWait],
  ['writes in a second on the row of the note numbers', ({ counterWrites }) => counterWrites],
];

const hourTable = (facts: Facts): string => {
  const hours = volumes.map((orders) => busiestHour(orders, facts));
  return table(
    ['busiest hour', ...volumes.map((orders) => `${count(orders)} orders a month`)],
    hourRows.map(([what, of]) => [what, ...hours.map((hour) => count(Number(of(hour).toPrecision(3))))]),
  );
};

const limitTable = (): string =>
  table(
    ['limit', 'of a new account', 'first met by', 'what then'],
    limits.map(({ what, limit, met, remedy }) => [what, limit, met, remedy]),
    '---',
  );

/** `docs/cost.md` of the templates as they are now. */
export const costPage = (facts: Facts, text: (tables: Readonly<Record<string, string>>) => string): string =>
  text({
    months: monthTable(facts),
    order: orderTable(facts),
    secondStage: dollars(idleSecondStage(facts)),
    prices: priceTable(),
    hour: hourTable(facts),
    limits: limitTable(),
    pricedOn,
    peaks: `${hourPeak} times the average hour, and a minute of it ${minutePeak} times its own`,
  });
