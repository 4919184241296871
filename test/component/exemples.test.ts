/** Finished reports beside the example page of the home page. */
import { describe, expect, test } from 'vitest';
import { reportExamples } from '#domain/merchant/examples.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone, screens } from '#test/support/e2e/browser.ts';
import { checkPage, expectStill } from '#test/support/e2e/check-page.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

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

  test('shows four pages of each discipline as pictures, with their words', async () => {
    const { page } = await visit({ viewport });
    await page.goto(`/exemples#${keyFor.numbers}`);
    const leaves = page.getByRole('list', { name: 'Quelques pages : Nombres du nom de Camille' });
    const pictures = leaves.getByRole('img');
    expect(await pictures.count()).toBe(4);
    expect(await page.getByRole('main').getByRole('img').count()).toBe(16);
    const widths = () =>
      pictures.evaluateAll((all) =>
        all.map((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
      );
    await expect.poll(async () => (await widths())[0]).toBe(true);
    // The keyboard moves what does not fit.
    await leaves.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => leaves.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await leaves.getByText('Lire le texte de la page 5', { exact: true }).click();
    await leaves.getByText('Une addition se vérifie.').waitFor();
    expect(await leaves.getByRole('link').nth(2).getAttribute('href')).toBe(
      '/exemples/nombres-camille.pdf#page=5',
    );
    await expectStill(page);
    await checkPage(page);
  });
});

test('the hero leads to them, and so does each service', async () => {
  const { page } = await visit({ viewport: screens[1].viewport });
  await page.goto('/');
  await page.getByRole('link', { name: 'Feuilleter un extrait' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Exemples de rapports' }).waitFor();
  await page.goto('/services');
  await page.getByRole('link', { name: `Feuilleter un extrait ${nameFor.design}` }).click();
  await page.waitForURL(`**/exemples#${keyFor.design}`);
  const section = page.locator(`#${keyFor.design}`);
  await expect
    .poll(() => section.evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(200);
});

test('the checkout opens them in another tab, and keeps the choice', async () => {
  const { page, context } = await visit({ viewport: screens[1].viewport });
  await page.goto(`/checkout?service=${keyFor.numbers}`);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Feuilleter un extrait (nouvel onglet)' }).click();
  await (await opened).waitForURL(`**/exemples#${keyFor.numbers}`);
  expect(await page.getByRole('checkbox', { name: nameFor.numbers }).isChecked()).toBe(true);
});

test('the example page of the home page leads to them', async () => {
  const { page } = await visit({ viewport: screens[1].viewport });
  await page.goto('/');
  await page.getByRole('link', { name: 'Lire huit rapports entiers' }).click();
  await page.getByRole('heading', { level: 1, name: 'Exemples de rapports' }).waitFor();
});
