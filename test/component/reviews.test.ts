/** Reviews, ratings and counts of reviews stand beside what the law wants there (code de la consommation, D111-17). */
import { expect, test } from 'vitest';
import { claims } from '#domain/merchant/claims.ts';
import { reviewNotice } from '#domain/merchant/reviews.ts';
import { testimonials } from '#domain/merchant/testimonials.ts';
import { useVisitors } from '#test/support/component/visitors.ts';

const visit = useVisitors();

const { proof: _, sample, ...words } = reviewNotice ?? {};
const figures = claims.filter(({ fromReviews }) => fromReviews).map(({ label }) => label);
const isReview = (text: string): boolean =>
  /\d\/5\b/.test(text) ||
  [...figures, ...testimonials.map((one) => one.text)].some((one) => text.includes(one));

test('every page with reviews or figures from them says how they come about, and no other page has any', async () => {
  const { page } = await visit();
  await page.goto('/plan-du-site');
  const links = page.getByRole('main').getByRole('link');
  const linked = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const pages = new Set(linked.map((href) => href.replace(/[?#].*/, '')).filter((path) => path !== ''));
  expect(pages.size).toBeGreaterThan(12);
  const withReviews: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    const text = await page.getByRole('main').innerText();
    if (!isReview(text)) continue;
    withReviews.push(path);
    for (const sentence of Object.values(words)) expect(text, path).toContain(sentence);
    if (sample) expect(text, path).toContain('avis d’exemple');
  }
  expect(Object.values(words)).toHaveLength(8);
  expect(withReviews.sort()).toEqual(['/', '/a-propos', '/experts', '/services']);
});

test('beside each review stand the days of its delivery and of its publication', async () => {
  const { page } = await visit();
  await page.goto('/services');
  const captions = page.locator('figcaption').filter({ hasText: 'avis publié' });
  expect(await captions.allInnerTexts()).toHaveLength(testimonials.length);
  expect(await captions.first().innerText()).toMatch(
    /Livrée le 2\sjuillet\s2026, avis publié le 4\saoût\s2026$/,
  );
});
