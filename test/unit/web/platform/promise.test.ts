/** A promised day that is later than the terms' delay is always told as later, wherever the visitor reads it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, type PaidKey, paidKeys, selectionOf } from '#domain/catalogue.ts';
import { dueDate } from '#domain/checkout.ts';
import { queuesNow } from '#domain/due-date.ts';
import { laterWhen } from '#domain/texts/promise.ts';
import { currentTerms } from '#domain/texts/terms.ts';
import { type Backlog, emptyWorkshop } from '#domain/workshop.ts';
import { keyFor } from '#test/support/keys.ts';
import { servicesTexts } from '#web/features/catalogue/texts.ts';
import { deliveryText } from '#web/pages/checkout/selection-card.tsx';
import { selectionTexts } from '#web/pages/checkout/selection-texts.ts';
import { homeFaq } from '#web/texts/faq.ts';

const hour = 3_600_000;
const day = 24 * hour;
const delays = currentTerms.sections.find(({ heading }) => heading.endsWith('La rédaction et la livraison'));

/** The upper bound in hours that the terms of sale state for a service. */
const boundInTerms = (key: PaidKey): number => {
  const line = delays?.paragraphs.find((each) => each.startsWith(catalogue[key].name)) ?? '';
  const [, count = '', unit] = /livraison.*\sà\s(\d+)\s(h|jours)\.$/u.exec(line) ?? [];
  return Number(count) * (unit === 'h' ? 1 : 24);
};

const instants = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2030-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const selections = fc
  .constantFrom(...paidKeys)
  .chain((key) =>
    fc.subarray([...paidKeys]).map((more) => selectionOf([...new Set([key, ...more])]) ?? [key]),
  );
/** Open parts of each discipline by the days until they are due, and the reports that its expert writes a day. */
const shops = fc.record({
  dues: fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 60 }),
  perDay: fc.integer({ min: 1, max: 8 }),
  away: fc.integer({ min: 0, max: 20 }),
});
type Shop = typeof shops extends fc.Arbitrary<infer Value> ? Value : never;

const dayAfter = (now: Date, count: number) =>
  new Date(now.getTime() + count * day).toISOString().slice(0, 10);
const backlogOf = (now: Date, dues: readonly number[]): Backlog =>
  Object.fromEntries(
    [...new Set(dues)].map((due) => [dayAfter(now, due), dues.filter((one) => one === due).length]),
  );
const queuesOf = ({ dues, perDay, away }: Shop, now: Date) =>
  queuesNow(
    {
      ...emptyWorkshop,
      backlogs: { ...emptyWorkshop.backlogs, [keyFor.numbers]: backlogOf(now, dues) },
      team: [
        {
          discipline: keyFor.numbers,
          per_day: perDay,
          absences: away > 0 ? [{ from: dayAfter(now, 0), to: dayAfter(now, away) }] : [],
        },
      ],
    },
    now,
  );

describe('the promised day', () => {
  it('of a selection follows the longest of its services, and the order says when it is later', () => {
    fc.assert(
      fc.property(shops, instants, selections, (shop, now, selection) => {
        const queues = queuesOf(shop, now);
        const bound = Math.max(...selection.map(boundInTerms));
        const hours = (dueDate(selection, now, queues).getTime() - now.getTime()) / hour;
        expect(hours).toBeGreaterThanOrEqual(bound);
        expect(deliveryText(selection, queues).endsWith('plus long en ce moment')).toBe(hours > bound);
      }),
      { numRuns: 400 },
    );
  });
});

it('says in the terms, in the FAQ and beside the services what makes it later, and that it never moves back', () => {
  const told = [delays?.paragraphs.join('\n') ?? '', homeFaq[0]?.answer ?? ''];
  for (const text of told) expect(text).toContain('ne recule plus');
  for (const text of [...told, servicesTexts.delays]) expect(text).toContain(laterWhen);
  expect(selectionTexts.longer({ min: 24, max: 72 })).toContain('plus long en ce moment');
});
