/** Absences, second experts and the pack's priority in due dates: no order changes the date of another. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backOf, closedOf } from '#domain/checkout.ts';
import { queuesNow, waitOf } from '#domain/due-date.ts';
import { nextWorkingDay, shopDay } from '#domain/holidays.ts';
import { type Backlog, capacityOn, emptyWorkshop, usualPerDay } from '#domain/workshop.ts';
import { keyFor } from '#test/support/keys.ts';

const day = 86_400_000;
/** A Monday, 10 h in Paris. */
const monday = new Date('2026-11-23T09:00:00Z');
const nameOf = (midnight: number) => new Date(midnight).toISOString().slice(0, 10);
const dayAfter = (now: Date, count: number) => nameOf(shopDay(now) + count * day);
const instants = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2030-12-31T00:00:00Z'),
  noInvalidDate: true,
});
/** Reports written on each of the next forty days; none on some of them, `usual` afterwards. */
const plans = fc.record({
  usual: fc.integer({ min: 1, max: 6 }),
  days: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 40, maxLength: 40 }),
});
type Plan = { usual: number; days: number[] };
const capacityBy = (plan: Plan, now: Date) => (name: string) =>
  plan.days[Math.round((Date.parse(name) - shopDay(now)) / day)] ?? plan.usual;
/** Due dates in days from now, including late ones. */
const promises = fc.array(fc.integer({ min: -5, max: 35 }), { maxLength: 60 });
const backlogOf = (now: Date, dues: readonly number[]): Backlog => {
  const backlog: Record<string, number> = {};
  for (const due of dues) backlog[dayAfter(now, due)] = (backlog[dayAfter(now, due)] ?? 0) + 1;
  return backlog;
};
const dayOf = (now: Date, hours: number): string =>
  hours === 0
    ? nameOf(nextWorkingDay(shopDay(now) + day))
    : nameOf(shopDay(new Date(now.getTime() + (hours - 1) * 3_600_000)));

/** The day on which each part is written when experts work by due day. */
const written = (dues: readonly string[], now: Date, capacity: (name: string) => number): string[] => {
  const days: string[] = [];
  for (let midnight = shopDay(now) + day; days.length < dues.length; midnight += day) {
    const count = nextWorkingDay(midnight) === midnight ? capacity(nameOf(midnight)) : 0;
    for (let made = 0; made < count && days.length < dues.length; made += 1) days.push(nameOf(midnight));
  }
  return days;
};

describe('a new part among the open parts', () => {
  it.each(['usual', 'priority'] as const)(
    'moves none of their dates (%s), and is written by its own',
    (kind) => {
      fc.assert(
        fc.property(instants, plans, promises, (now, plan, dues) => {
          const capacity = capacityBy(plan, now);
          const mine = dayOf(now, waitOf(backlogOf(now, dues), capacity, now)[kind]);
          const given = dues.map((due) => dayAfter(now, due)).toSorted();
          const before = written(given, now, capacity);
          // Last among those of its day, or first among them: neither may move another due day.
          const at =
            kind === 'usual'
              ? given.filter((due) => due <= mine).length
              : given.filter((due) => due < mine).length;
          const all = given.toSpliced(at, 0, mine);
          const after = written(all, now, capacity);
          expect((after[at] ?? '') <= mine).toBe(true);
          given.forEach((due, index) => {
            const isKept = (before[index] ?? '') <= due;
            const then = after[index < at ? index : index + 1] ?? '';
            if (isKept) expect(then <= due, `${due} is written on ${then}`).toBe(true);
          });
        }),
        { numRuns: 400 },
      );
    },
  );

  it('of a pack never waits longer than the same part without it', () => {
    fc.assert(
      fc.property(instants, plans, promises, (now, plan, dues) => {
        const { usual, priority } = waitOf(backlogOf(now, dues), capacityBy(plan, now), now);
        expect(priority).toBeLessThanOrEqual(usual);
      }),
    );
  });

  it('of a pack comes before parts with later due dates', () => {
    const backlog = { '2026-12-04': 12 };
    const { usual, priority } = waitOf(backlog, () => 3, monday);
    expect([dayOf(monday, usual), dayOf(monday, priority)]).toEqual(['2026-11-30', '2026-11-24']);
  });

  it('of a pack waits where every day before a due date is needed for it', () => {
    const { priority } = waitOf({ '2026-11-26': 9 }, () => 3, monday);
    expect(dayOf(monday, priority)).toBe('2026-11-27');
  });
});

describe('days off', () => {
  const absence = { from: '2026-11-24', to: '2026-12-04' };
  const away = { discipline: keyFor.numbers, per_day: 8, absences: [absence] } as const;
  const there = { discipline: keyFor.numbers, per_day: 2 } as const;

  it('give no capacity: the due date is that of a shop where those days do not exist', () => {
    fc.assert(
      fc.property(instants, plans, promises, fc.nat({ max: 39 }), (now, plan, dues, off) => {
        const days = plan.days.map((count, index) => (index === off ? 0 : count));
        const backlog = backlogOf(now, dues);
        const rested = waitOf(backlog, capacityBy({ ...plan, days }, now), now);
        const worked = waitOf(backlog, capacityBy(plan, now), now);
        expect(rested.usual).toBeGreaterThanOrEqual(worked.usual);
        expect(rested.priority).toBeGreaterThanOrEqual(worked.priority);
        if (rested.usual > 0) expect(dayOf(now, rested.usual)).not.toBe(dayAfter(now, off));
      }),
    );
  });

  it('of all experts are shown with the day of return, and the due date is computed from it', () => {
    const queues = queuesNow({ ...emptyWorkshop, team: [away] }, monday);
    expect(queues.back).toEqual({ [keyFor.numbers]: '2026-12-07' });
    expect(dayOf(monday, queues.hours[keyFor.numbers] ?? 0)).toBe('2026-12-07');
    expect(backOf([keyFor.pack], queues)).toBe('2026-12-07');
    expect(backOf([keyFor.design], queues)).toBeUndefined();
  });

  it('of one of two leave the other’s capacity, and nobody counts as away', () => {
    const capacity = capacityOn(keyFor.numbers, [away, there]);
    expect([
      capacity('2026-11-23'),
      capacity('2026-11-24'),
      capacity('2026-12-04'),
      capacity('2026-12-07'),
    ]).toEqual([10, 2, 2, 10]);
    const queues = queuesNow({ ...emptyWorkshop, team: [away, there] }, monday);
    expect([queues.back, queues.hours[keyFor.numbers]]).toEqual([{}, 0]);
  });

  it('that begin after the next working day are not shown today', () => {
    const later = { ...away, absences: [{ from: '2026-11-25', to: '2026-12-04' }] };
    expect(queuesNow({ ...emptyWorkshop, team: [later] }, monday).back).toEqual({});
  });
});

describe('the experts of a discipline', () => {
  it('are those on the site until one has saved a setting', () => {
    expect(capacityOn(keyFor.design, [])('2026-11-24')).toBe(usualPerDay(keyFor.design));
    for (const others of [[], [{ discipline: keyFor.design, per_day: 1 }] as const])
      expect(capacityOn(keyFor.numbers, others)('2026-11-24'), 'Bastien Oriol and Jeanne Maillot').toBe(
        8 + 8,
      );
  });

  it('write the default number each until they have set another', () => {
    const team = [{ discipline: keyFor.numbers }, { discipline: keyFor.numbers, per_day: 3 }] as const;
    expect(capacityOn(keyFor.numbers, team)('2026-11-24')).toBe(usualPerDay(keyFor.numbers) + 3);
  });
});

it('a pack cannot be bought while one of its disciplines is closed', () => {
  const queues = queuesNow({ ...emptyWorkshop, closed: [keyFor.design] }, monday);
  expect(closedOf([keyFor.pack], queues)).toEqual([keyFor.design]);
  expect(closedOf([keyFor.numbers], queues)).toEqual([]);
});
