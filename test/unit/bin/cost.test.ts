import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { orderLimits } from '#test/measures/bench/order-work.ts';
import { longReport, savingLimits } from '#test/support/saving-limits.ts';

const page = readFileSync(new URL('../../../docs/cost.md', import.meta.url), 'utf8');

const sectionOf = (title: string): string =>
  page.split('\n## ').find((section) => section.startsWith(`${title}\n`)) ?? '';

/** Amount, price per million units and product of each line of a table. */
const linesOf = (title: string) =>
  [...sectionOf(title).matchAll(/^\| (?!\*)[^|]+ \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$/gm)].map(
    ([, amount, price, product]) => ({
      amount: Number(amount),
      price: Number(price),
      product: Number(product),
    }),
  );
const totalOf = (title: string) => linesOf(title).reduce((sum, { product }) => sum + product, 0);
const total = totalOf('An order');
const saving = totalOf('A report at the desk');

it.each([
  ['An order', 10, 'An order costs'],
  ['A report at the desk', 5, 'Saving a report costs'],
])('the cost page multiplies and adds correctly: %s', (title, fewest, says) => {
  const lines = linesOf(title);
  expect(lines.length).toBeGreaterThan(fewest);
  for (const { amount, price, product } of lines) expect(amount * price).toBeCloseTo(product, 1);
  // The lines are rounded, each by itself.
  const stated = Number(/\| \*\*all\*\* [| ]+ \*\*([\d.]+)\*\*/.exec(sectionOf(title))?.[1]);
  expect(stated).toBeCloseTo(totalOf(title), 1);
  expect(page).toContain(`${says} ${(stated / 1e6).toFixed(5)} $`);
});

it('saving a report costs at most 0.01 $, with the units that are counted', () => {
  const { characters, charactersPerMinute, secondsPerSaving } = longReport;
  const savings = ((characters / charactersPerMinute) * 60) / secondsPerSaving;
  const amounts = linesOf('A report at the desk').map(({ amount }) => amount);
  const [calls = 0, , , writes = 0, reads = 0] = amounts;
  expect(calls).toBeGreaterThanOrEqual(savings);
  expect([writes, reads]).toEqual([calls * savingLimits.writeUnits, calls * savingLimits.readUnits]);
  expect(saving / 1e6).toBeLessThanOrEqual(0.01);
});

it('the cost page names the counted work of an order', () => {
  const { apiCalls, writeUnits, readUnits } = orderLimits;
  expect(page.replaceAll(/\s+/g, ' ')).toContain(
    `at most ${apiCalls} calls of the API, ${writeUnits} write units and ${readUnits} read units`,
  );
});

it('an order costs at most 0.00071 $', () => {
  expect(total / 1e6).toBeLessThanOrEqual(0.00071);
});
