/** The questions (§2): the six of the home page, a complement of four, the help block. */
import { describe, expect, test } from 'vitest';
import { signerId } from '#domain/merchant/signers.ts';
import { merchant } from '#domain/merchant.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { furtherFaq, homeFaq } from '#web/texts/faq.ts';

const visit = useVisitors();

describe.each(phone)('at $name', ({ viewport }) => {
  test('answers ten questions, one at a time across both lists', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/faq');
    const questions = page.getByRole('main').locator('details');
    expect(await questions.locator('summary').allInnerTexts()).toEqual(
      [...homeFaq, ...furtherFaq].map(({ question }) => question),
    );
    for (const { question, answer } of furtherFaq) {
      await page.getByText(question, { exact: true }).click();
      await page.getByText(answer, { exact: true }).waitFor();
      expect(await page.locator('details[open]').count()).toBe(1);
    }
    await checkPage(page);
  });

  test('signs the answers about the work of an expert, and no others', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/faq');
    for (const { question, by } of [...homeFaq, ...furtherFaq]) {
      const entry = page
        .getByRole('main')
        .locator('details', { has: page.getByText(question, { exact: true }) });
      const drawn = entry.locator('svg use');
      const signatures = await drawn.evaluateAll((uses) => uses.map((use) => use.getAttribute('href')));
      expect(signatures).toEqual(by === undefined ? [] : [`/drawings/signatures.svg#${signerId(by)}`]);
      if (by !== undefined) expect(await entry.textContent()).toMatch(new RegExp(`${by}$`));
    }
    expect(furtherFaq.map(({ by }) => by)).toEqual(['Hélène Vasseur', undefined, 'Mai Tran', undefined]);
  });

  test('offers help by e-mail and by the contact form', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/faq');
    const main = page.getByRole('main');
    const { email } = merchant.contact;
    expect(await main.getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`);
    expect(await main.getByRole('link', { name: 'Nous écrire' }).getAttribute('href')).toBe('/contact');
    await main.getByText(/sous 24\sh/).waitFor();
  });
});
