/** The profiles of all experts (§2, §3 «Expert»). */
import { describe, expect, test } from 'vitest';
import { experts } from '#domain/merchant/experts.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone, screens } from '#test/support/e2e/browser.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

const visit = useVisitors();

describe.each(phone)('at $name', ({ viewport }) => {
  test('each expert has a specialty, an experience, a rating, a portrait and a story', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/experts');
    await page.getByRole('heading', { level: 1, name: 'Nos experts' }).waitFor();
    for (const { id, name, experience, story, discipline } of experts) {
      const profile = page.locator(`article#${id}`);
      await profile.getByRole('heading', { level: 2, name }).waitFor();
      expect(await profile.getByRole('term').allInnerTexts()).toEqual([
        'Spécialité',
        'Expérience',
        'Note des clients',
      ]);
      expect(await profile.getByRole('definition').allInnerTexts()).toEqual([
        expect.any(String),
        `${experience}\u00a0ans de pratique`,
        expect.stringMatching(/^(4,[89]|5)\/5$/),
      ]);
      for (const paragraph of story) await profile.getByText(paragraph).waitFor();
      const drawings = profile.locator('svg use');
      expect(await drawings.evaluateAll((uses) => uses.map((use) => use.getAttribute('href')))).toEqual([
        `/drawings/desks.svg#${discipline}`,
        `/drawings/signatures.svg#${id}`,
      ]);
      const box = await profile.locator('svg').first().boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(120);
      const signature = profile.getByRole('img', { name: /^Signature/ });
      expect(await signature.getAttribute('aria-label')).toContain(name);
      expect((await signature.boundingBox())?.height).toBe(56);
    }
  });
});

test('a portrait leads to its service', async () => {
  const { page } = await visit({ viewport: screens[1].viewport });
  await page.goto('/experts#jeanne-maillot');
  const profile = page.locator('article#jeanne-maillot');
  await profile.getByRole('link', { name: new RegExp(`^Sa consultation.*${nameFor.numbers}`) }).click();
  await page.waitForURL(`**/services#${keyFor.numbers}`);
});
