/** Lists, sweeps, checks, exports and erasures read what they are about, not all that the shop has ever sold. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Counted, countedTables } from '#test/support/counted-tables.ts';
import { linesOf } from '#test/support/log-lines.ts';
import { type Growth, scaledWorks } from '#test/support/scale-works.ts';
import { factsOf, yearOfOrders } from '#test/support/year-of-orders.ts';

const sizes = { small: 8000, large: 32_000 } as const;
const times = sizes.large / sizes.small;

type Found = { readonly grows: Growth; readonly small?: Counted; readonly large?: Counted };
const found = new Map<string, Found>();

beforeAll(async () => {
  linesOf();
  for (const [name, count] of Object.entries(sizes)) {
    const tables = countedTables(yearOfOrders(count));
    for (const work of scaledWorks(tables, count))
      found.set(work.name, {
        ...found.get(work.name),
        grows: work.grows,
        [name]: await tables.during(work.run),
      });
  }
  vi.restoreAllMocks();
}, 60_000);

/** The works that may grow so, with what they read of both sizes. */
const of = (growth: Growth) =>
  [...found].flatMap(([name, { grows, small, large }]) =>
    grows === growth && small && large ? [{ name, small, large }] : [],
  );

/** A page that is not full yet, or a key more in an index. */
const slack = 25;

describe('with four times as many orders', () => {
  it('what shows or concerns one page, one order or one person reads no more', () => {
    const works = of('nothing');
    expect(works.length).toBeGreaterThan(12);
    const more = works.filter(({ small, large }) => large.units > 1.3 * small.units + slack);
    expect(more).toEqual([]);
  });

  it('what looks at all open parts reads them some times, and nothing of the others', () => {
    const { open } = factsOf(sizes.large);
    const works = of('open');
    expect(works.length).toBeGreaterThan(4);
    const more = works.filter(({ large }) => large.rows > 4 * open + slack);
    expect(more).toEqual([]);
    // The notices name the colleagues who were told, so their rows grow with the team.
    const steep = works.filter(({ small, large }) => large.units > 1.5 * times * small.units + slack);
    expect(steep).toEqual([]);
  });

  it('what looks at a month or two reads their rows and keys', () => {
    const works = of('month');
    expect(works.length).toBeGreaterThan(4);
    const more = works.filter(({ large }) => large.rows > (2 * 2.2 * sizes.large) / 12);
    expect(more).toEqual([]);
  });

  it('what the check of an upload remembers is not read again within the hour', () => {
    const [cold, warm] = ['cold', 'within the hour'].map((when) => found.get(`check of an upload, ${when}`));
    expect(warm?.large?.units).toBeLessThan((cold?.large?.units ?? 0) / 10);
  });
});
