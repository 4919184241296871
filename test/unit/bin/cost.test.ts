import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { orderLimits } from '#test/measures/bench/order-work.ts';

const page = readFileSync(new URL('../../../docs/cost.md', import.meta.url), 'utf8');

/** Amount, price per million units and product of each line of the table. */
const lines = [...page.matchAll(/^\| (?!\*)[^|]+ \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$/gm)].map(
  ([, amount, price, product]) => ({
    amount: Number(amount),
    price: Number(price),
    product: Number(product),
  }),
);
const total = lines.reduce((sum, { product }) => sum + product, 0);

it('the cost page multiplies and adds correctly', () => {
  expect(lines.length).toBeGreaterThan(10);
  for (const { amount, price, product } of lines) expect(amount * price).toBeCloseTo(product, 1);
  expect(page).toContain(`**${total.toFixed(2)}**`);
  expect(page).toContain(`An order costs ${(total / 1e6).toFixed(5)} $`);
});

it('the cost page names the counted work of an order', () => {
  const { apiCalls, writeUnits, readUnits } = orderLimits;
  expect(page.replaceAll(/\s+/g, ' ')).toContain(
    `at most ${apiCalls} calls of the API, ${writeUnits} write units and ${readUnits} read units`,
  );
});

it('an order costs at most 0.0007 $', () => {
  expect(total / 1e6).toBeLessThanOrEqual(0.0007);
});
