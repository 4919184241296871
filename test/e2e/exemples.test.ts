/** Finished reports beside the example page of the home page. */
import { describe, expect, test } from 'vitest';
import { reportExamples } from '#domain/merchant/examples.ts';
import { phone, screens, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';

const visit = useVisitors();

describe.each(phone)('at $name', ({ viewport }) => {
  test('lists two reports of each discipline as PDF', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/exemples');
    await page.getByRole('heading', { level: 1, name: 'Exemples de rapports' }).waitFor();
    const main = page.getByRole('main');
    for (const { id, title } of reportExamples) {
      const address = await main.getByRole('link', { name: title, exact: true }).getAttribute('href');
      expect(address).toBe(`/exemples/${id}.pdf`);
      const answer = await page.request.get(address ?? '');
      expect(answer.headers()['content-type']).toBe('application/pdf');
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    }
    await checkPage(page);
  });
});

test('the example page of the home page leads to them', async () => {
  const { page } = await visit({ viewport: screens[1].viewport });
  await page.goto('/');
  await page.getByRole('link', { name: 'Lire huit rapports entiers' }).click();
  await page.getByRole('heading', { level: 1, name: 'Exemples de rapports' }).waitFor();
});
