import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bill } from '../../bin/cost/bill.ts';
import { factsOf, templateSchema } from '../../bin/cost/facts.ts';
import { idleMonth } from '../../bin/cost/month.ts';
import { costPage, idleSecondStage, ofOneOrder } from '../../bin/cost/page.ts';
import { costText } from '../../bin/cost/text.ts';
import { stacksOf } from '../support/template.ts';

const facts = factsOf(
  Object.values(stacksOf('dev')).map(({ json }) => templateSchema.parse(JSON.parse(json))),
);
const page = readFileSync(new URL('../../docs/cost.md', import.meta.url), 'utf8');

it('the cost page is that of today’s templates (written anew by npm run cost)', () => {
  expect(page).toBe(costPage(facts, costText));
});

it('an idle month costs half a dollar at most, without firewall', () => {
  expect(bill(idleMonth(facts), true).dollars).toBeLessThanOrEqual(0.5);
});

it('a second stage in the same account pays for what the first has used up: it costs more than the first', () => {
  const first = bill(idleMonth(facts), true).dollars;
  expect(idleSecondStage(facts)).toBeGreaterThan(first);
  expect(idleSecondStage(facts)).toBeLessThanOrEqual(bill(idleMonth(facts), false).dollars);
});

it('an order costs 0.0007 $ at most with the mail to its expert; of a million, nothing free, 0.00066 $', () => {
  for (const orders of [100, 10_000]) expect(ofOneOrder(orders, facts, true)).toBeLessThanOrEqual(0.0007);
  expect(ofOneOrder(1_000_000, facts, true)).toBeLessThanOrEqual(0.00064);
  expect(ofOneOrder(1_000_000, facts, false)).toBeLessThanOrEqual(0.00066);
});
