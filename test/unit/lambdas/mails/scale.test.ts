import { expect, it } from 'vitest';
import { renderMail } from '#lambdas/mails/render.tsx';
import { letters } from '#test/support/letters.ts';

/** The share of the scale before today's mark. */
const markOn = async (at: string): Promise<number> => {
  const { html } = await renderMail(letters.closed, new Date(at));
  return Number(/<td style="width:([\d.]+)%"><\/td><td class="today"/.exec(html)?.[1]);
};

it.each([
  ['2026-01-01T11:00:00Z', 0.1],
  ['2026-07-01T11:00:00Z', 50.1],
  ['2028-02-29T11:00:00Z', 16.5],
  ['2026-12-31T11:00:00Z', 99.9],
  // Already the next year for the shop.
  ['2026-12-31T23:30:00Z', 0.1],
])('the scale of a mail of %s has its mark at %d %% of the year', async (at, share) => {
  expect(await markOn(at)).toBe(share);
});
