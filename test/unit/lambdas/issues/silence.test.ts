import { describe, expect, it, vi } from 'vitest';
import { noticeSilence } from '#lambdas/issues/silence.ts';
import { paidOrderRecord } from '#test/support/builders.ts';

const now = new Date('2026-11-26T18:02:00.000Z');
const day = 24 * 3_600_000;
const before = (days: number, hours = 1): string =>
  new Date(now.getTime() - days * day - hours * 3_600_000).toISOString();

type Made = { readonly at: string; readonly paid?: boolean };
const usual: Made[] = [7, 14, 21, 28].flatMap((days) =>
  [1, 2, 5].map((hours) => ({ at: before(days, hours) })),
);

const noticed = async (orders: readonly Made[], at: Date = now) => {
  vi.stubEnv('STAGE', 'prod');
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const byDate = vi.fn(async ({ from, to }: { from: string; to: string }) => ({
    rows: orders
      .filter((one) => from <= one.at && one.at <= to)
      .map(({ at: created_at, paid = true }) => {
        const { paid_at, ...order } = paidOrderRecord({ created_at });
        return paid ? { ...order, paid_at } : { ...order, status: 'pending' as const };
      }),
    rest: undefined,
  }));
  const rang = await noticeSilence({ orderSearch: { byDate }, now: at });
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
  write.mockRestore();
  vi.unstubAllEnvs();
  expect(lines.map(({ event, shop_silent }) => [event, shop_silent])).toEqual(
    rang ? [['orders_silent', 1]] : [],
  );
  return { rang, reads: byDate.mock.calls.length };
};

describe('a silence of six hours', () => {
  it('rings when the same hours of the last four weeks had orders', async () => {
    expect(await noticed(usual)).toEqual({ rang: true, reads: 5 });
    expect(await noticed([...usual, { at: before(0, 7) }])).toMatchObject({ rang: true });
  });

  it('does not ring when somebody has paid, and then reads once', async () => {
    expect(await noticed([...usual, { at: before(0, 5) }])).toEqual({ rang: false, reads: 1 });
  });

  it('rings when there are orders that nobody could pay', async () => {
    expect(await noticed([...usual, { at: before(0), paid: false }])).toMatchObject({ rang: true });
  });

  it('is usual where one of the four weeks was calm, too', async () => {
    expect(await noticed(usual.slice(1))).toMatchObject({ rang: false });
    const unpaid = usual.map((one, at) => (at === 4 ? { ...one, paid: false } : one));
    expect(await noticed(unpaid)).toMatchObject({ rang: false });
    expect(await noticed([])).toMatchObject({ rang: false });
  });

  it('is looked for once an hour', async () => {
    const later = new Date(now.getTime() + 3 * 60_000);
    expect(await noticed(usual, later)).toEqual({ rang: false, reads: 0 });
  });
});
