import { extras, idleCost, idleCounts, idleLines } from './idle.ts';
import { free, prices, sources } from './prices.ts';
import {
  costOf,
  growthOf,
  keptAfterAYear,
  keptLines,
  messageCost,
  openShare,
  orderWork,
  pagesAsked,
  pagesCost,
  questionCost,
  questionMails,
  reportCost,
  savingWork,
  type Work,
} from './work.ts';

const thousands = (count: number): string => Math.round(count).toLocaleString('en');
const dollars = (amount: number): string => `${amount.toFixed(2)} $`;
const exact = (amount: number): string => `${amount.toFixed(5)} $`;

/** A price of a million units, without zeros at its end. */
const million = (price: number): string => String(Number((price * 1e6).toPrecision(6)));

const workTable = (of: string, works: readonly Work[]): string =>
  [
    `| Work of one ${of} | Amount | $ a million units | $ a million ${of}s |`,
    '| --- | --: | --: | --: |',
    ...works.map(
      ({ what, amount, price }) =>
        `| ${what} | ${amount} | ${million(price)} | ${(amount * price * 1e6).toFixed(2)} |`,
    ),
    `| **all** | | | **${(costOf(works) * 1e6).toFixed(2)}** |`,
  ].join('\n');

const orderCounts = [100, 1000, 10_000, 100_000] as const;

const growing = (orders: number): number => {
  const { sweeps, checks } = growthOf(orders);
  return costOf(orderWork) + sweeps + checks;
};

const growthTable = (): string =>
  [
    '| Orders a month | Own work | Sweeps of open parts | Checks of uploads | An order |',
    '| --: | --: | --: | --: | --: |',
    ...orderCounts.map((orders) => {
      const { sweeps, checks } = growthOf(orders);
      return `| ${thousands(orders)} | ${exact(costOf(orderWork))} | ${exact(sweeps)} | ${exact(checks)} | **${exact(growing(orders))}** |`;
    }),
  ].join('\n');

const keptTable = (): string =>
  [
    '| What stays of an order | MB | Months | $ in all |',
    '| --- | --: | --: | --: |',
    ...keptLines.map(
      ({ what, gigabytes, months, cost }) =>
        `| ${what} | ${Number((gigabytes * 1000).toPrecision(3))} | ${months} | ${cost.toFixed(5)} |`,
    ),
    `| **all** | | | **${keptLines.reduce((sum, { cost }) => sum + cost, 0).toFixed(5)}** |`,
  ].join('\n');

const reportText = (): string =>
  [
    `The pages that it asks for: ${thousands(pagesAsked.shown)} beside the text, ${exact(pagesCost.shown)}; ${thousands(pagesAsked.hidden)} while they are hidden, ${exact(pagesCost.hidden)}.`,
    `A report with its savings, pages, checks and delivery costs **${exact(reportCost('hidden'))}** with hidden pages and **${exact(reportCost('shown'))}** with shown ones.`,
  ].join('\n');

const idleTable = (): string => {
  const { polls, mostPolls } = idleCounts();
  const { firewall, domain } = extras();
  return [
    '| In an idle month | $ |',
    '| --- | --: |',
    ...idleLines().map(([what, cost]) => `| ${what} | ${cost.toFixed(2)} |`),
    `| **all** | **${idleCost().toFixed(2)}** |`,
    '',
    `Not in it: the firewall, ${dollars(firewall)}, and the domain, ${dollars(domain)}. If Lambda kept five polls for each queue, they would cost ${dollars((mostPolls - polls) * prices.queueRequest)} more.`,
  ].join('\n');
};

/** A month's customers are those of its orders, and half as many who come back. */
const accountsOf = (orders: number): number => Math.max(0, 1.5 * orders - free.accounts) * prices.account;

/** What an owner pays in the thirteenth month. */
const ownersLine = (orders: number): string => {
  const { firewall, domain } = extras();
  const cells = [
    orders * growing(orders),
    orders * reportCost('hidden'),
    accountsOf(orders),
    keptAfterAYear(orders),
    idleCost() + firewall + domain,
  ];
  const all = cells.reduce((sum, cell) => sum + cell, 0);
  return `| ${thousands(orders)} | ${cells.map((cell) => cell.toFixed(2)).join(' | ')} | **${dollars(all)}** |`;
};

const ownersTable = (): string =>
  [
    '| Orders a month | Orders | Reports | Accounts | What is kept | Idle, firewall, domain | A month |',
    '| --: | --: | --: | --: | --: | --: | --: |',
    ...orderCounts.map(ownersLine),
  ].join('\n');

const sourcesTable = (): string =>
  [
    '| Price | Page | Read |',
    '| --- | --- | --- |',
    ...sources.map(([what, page, day]) => `| ${what} | ${page} | ${day} |`),
  ].join('\n');

const blocks: Readonly<Record<string, () => string>> = {
  order: () =>
    `${workTable('order', orderWork)}\n\nAn order costs ${exact(costOf(orderWork))} of its own, and mails are most of it.`,
  growth: () => `${growthTable()}\n\n${openShare * 100} % of a month’s orders are open at once.`,
  kept: keptTable,
  saving: () =>
    `${workTable('report', savingWork)}\n\nSaving a report costs ${exact(costOf(savingWork))} at most.`,
  report: reportText,
  thread: () =>
    `A message costs ${exact(messageCost)}, and a question that nobody answers ${exact(questionCost)} with its ${questionMails} mails.`,
  idle: idleTable,
  owner: ownersTable,
  sources: sourcesTable,
};

/** The page with its computed blocks written anew; an unknown block throws. */
export const costPage = (page: string): string =>
  page.replaceAll(/<!-- computed: (\w+) -->\n[\s\S]*?<!-- end -->/g, (_, name: string) => {
    const block = blocks[name];
    if (!block) throw new Error(`no block «${name}»`);
    return `<!-- computed: ${name} -->\n\n${block()}\n\n<!-- end -->`;
  });

export const computedBlocks: readonly string[] = Object.keys(blocks);
