import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, disciplines, paidKeys, partsOf } from '#domain/catalogue.ts';
import { dueDate, dueHours, hasPriority, noQueues } from '#domain/checkout.ts';
import { byDueDate, queuesNow, waitOf } from '#domain/due-date.ts';
import { nextWorkingDay } from '#domain/holidays.ts';
import { capacityOn, emptyWorkshop } from '#domain/workshop.ts';
import { keyFor } from '#test/support/keys.ts';
import { queuesIn } from '#web/platform/queues.ts';

const instants = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2031-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const capacities = fc.integer({ min: 1, max: 12 });
const aheads = fc.integer({ min: 0, max: 120 });
const paris = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});
/** «2026-11-25 18», in Paris. */
const hourInParis = (at: Date) => paris.format(at).slice(0, 13);
/** The wait of a part behind `ahead` late ones, with `capacity` reports per working day. */
const queueHours = (ahead: number, capacity: number, now: Date): number =>
  waitOf({ '2025-01-01': ahead }, () => capacity, now).usual;
const later = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('the wait of a queue', () => {
  it('is none as long as less than a day’s work comes before a new part', () => {
    fc.assert(
      fc.property(capacities, instants, (capacity, now) => {
        expect(queueHours(capacity - 1, capacity, now)).toBe(0);
        expect(queueHours(capacity, capacity, now)).toBeGreaterThan(0);
      }),
    );
  });

  it('ends at the end of work, on a working day that leaves a day for each day’s work and one for the part', () => {
    fc.assert(
      fc.property(aheads, capacities, instants, (ahead, capacity, now) => {
        const hours = queueHours(ahead, capacity, now);
        if (hours === 0) return;
        const end = later(now, hours - 1);
        const today = Date.parse(paris.format(now).slice(0, 10));
        const lastDay = Date.parse(paris.format(end).slice(0, 10));
        expect(['17', '18']).toContain(hourInParis(end).slice(11));
        expect(nextWorkingDay(lastDay)).toBe(lastDay);
        let working = 0;
        for (let day = today + 86_400_000; day <= lastDay; day += 86_400_000)
          working += Number(nextWorkingDay(day) === day);
        expect(working).toBe(Math.floor(ahead / capacity) + 1);
      }),
    );
  });

  it('never shrinks with a longer queue, nor grows with more experts, and its date does not move within a day', () => {
    fc.assert(
      fc.property(aheads, capacities, instants, (ahead, capacity, now) => {
        const hours = queueHours(ahead, capacity, now);
        expect(queueHours(ahead + 1, capacity, now)).toBeGreaterThanOrEqual(hours);
        expect(queueHours(ahead, capacity + 1, now)).toBeLessThanOrEqual(hours);
        const soon = later(now, 1);
        if (hours > 0 && paris.format(soon).slice(0, 10) === paris.format(now).slice(0, 10))
          expect(queueHours(ahead, capacity, soon)).toBe(hours - 1);
      }),
    );
  });

  it.each([
    ['on a Wednesday morning', '2026-11-25T09:00:00Z', 8, '2026-11-27 18'],
    ['over a weekend', '2026-11-27T09:00:00Z', 8, '2026-12-01 18'],
    ['for four days’ work', '2026-11-25T09:00:00Z', 39, '2026-12-02 18'],
    ['over Christmas, which is no working day', '2026-12-23T09:00:00Z', 16, '2026-12-29 18'],
    ['over the end of summer time', '2026-10-23T09:00:00Z', 8, '2026-10-27 18'],
  ])('%s: eight reports a day', (_, now, ahead, end) => {
    const hours = queueHours(ahead, 8, new Date(now));
    expect(hourInParis(later(new Date(now), hours))).toBe(end);
  });
});

describe('the due date of an order', () => {
  const selections = fc.subarray([...paidKeys], { minLength: 1 });
  const queues = fc.record(
    Object.fromEntries(disciplines.map((key) => [key, fc.integer({ min: 0, max: 900 })])),
  );

  it('is the catalogue’s without a longer queue, otherwise the longest of its own parts’ queues', () => {
    fc.assert(
      fc.property(selections, queues, (keys, hours) => {
        const usual = dueHours(keys, noQueues);
        const own = partsOf(keys).map((key) => hours[key] ?? 0);
        const queues = hasPriority(keys)
          ? { hours: {}, priority_hours: hours }
          : { hours, priority_hours: {} };
        expect(dueHours(keys, queues)).toBe(Math.max(usual, ...own));
      }),
    );
  });

  it('is shown as the date on which the server’s bound ends', () => {
    const now = new Date('2026-11-25T09:00:00Z');
    const backlogs = {
      ...emptyWorkshop.backlogs,
      [keyFor.numbers]: { '2026-11-26': 4 * capacityOn(keyFor.numbers, [])('2026-11-26') },
    };
    const queues = queuesNow({ ...emptyWorkshop, backlogs }, now);
    expect(hourInParis(dueDate([keyFor.numbers], now, queues))).toBe('2026-12-02 18');
    const hours = catalogue[keyFor.design].delivery.max;
    expect(dueDate([keyFor.design], now, queues)).toEqual(new Date(now.getTime() + hours * 3_600_000));
  });

  it('uses the parts of the answer that the page can read, otherwise the catalogue', () => {
    const answer = {
      hours: { [keyFor.numbers]: 80, [keyFor.design]: 'x', other: 1 },
      back: { [keyFor.numbers]: '2026-12-07', [keyFor.design]: 'soon' },
      closed: [keyFor.numbers, 'tarot'],
    };
    expect(queuesIn(answer)).toEqual({
      hours: { [keyFor.numbers]: 80 },
      priority_hours: {},
      back: { [keyFor.numbers]: '2026-12-07' },
      closed: [keyFor.numbers],
    });
    for (const odd of [undefined, null, 'x', {}, { hours: 3, closed: 'all' }])
      expect(queuesIn(odd)).toEqual(noQueues);
  });
});

describe('the priority of the pack', () => {
  const part = (due_at: string, priority?: boolean) => ({ due_at, ...(priority && { priority }) });

  it('puts its parts before others of the same due day, but before none of an earlier day', () => {
    const monday = part('2026-11-30T16:00:00.000Z');
    const early = part('2026-12-01T08:00:00.000Z');
    const pack = part('2026-12-01T17:00:00.000Z', true);
    const night = part('2026-11-30T23:30:00.000Z');
    expect([pack, early, night, monday].toSorted(byDueDate)).toEqual([monday, pack, night, early]);
  });

  it('keeps the order of due dates among packs and among others', () => {
    const instant = fc.integer({ min: 0, max: 20 }).map((hour) => new Date(Date.UTC(2026, 10, 30, hour)));
    const parts = fc.array(fc.record({ at: instant, priority: fc.boolean() }), { maxLength: 12 });
    fc.assert(
      fc.property(parts, (drawn) => {
        const sorted = drawn.map(({ at, priority }) => part(at.toISOString(), priority)).toSorted(byDueDate);
        for (const kind of [true, undefined]) {
          const due = sorted.filter(({ priority }) => priority === kind).map(({ due_at }) => due_at);
          expect(due).toEqual(due.toSorted());
        }
      }),
    );
  });

  it('applies only to the pack', () => {
    expect(paidKeys.filter((key) => hasPriority([key]))).toEqual([keyFor.pack]);
  });
});
