/** The place of a birth on the page of the components: keyboard, touch, and the message without a result. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useVisitors } from '#test/support/component/visitors.ts';
import { desk, phone, screens } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { placeTexts as texts } from '#web/features/birth/texts.ts';
import { componentsTexts } from '#web/texts/components-page.ts';

const visit = useVisitors();

const open = async (page: Page) => {
  await page.goto('/_composants');
  const field = page.getByRole('combobox', { name: texts.label });
  await field.waitFor();
  return field;
};
/** Other fields of the page have options of their own. */
const list = (page: Page) => page.getByRole('listbox', { name: texts.list });
const option = (page: Page, name: RegExp) => list(page).getByRole('option', { name });
const chosen = (page: Page, zone: string) => page.getByText(zone, { exact: true }).waitFor();
const said = (page: Page) => page.locator('#field-birthPlace-hint [role="status"]');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

describe.each(screens)('at $name', ({ viewport }) => {
  test('the open list passes WCAG, and its targets are 44 px high', async () => {
    const { page } = await visit({ viewport });
    const field = await open(page);
    await field.pressSequentially('saint den');
    await option(page, /^Saint-Denis La Réunion/).waitFor();
    await page.keyboard.press('ArrowDown');
    await checkPage(page);
    const targets = await list(page).getByRole('option').all();
    for (const target of [...targets, page.getByRole('button', { name: texts.notListed })])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

describe.each(desk)('with the keyboard', ({ viewport }) => {
  test('arrows move, Enter chooses, Escape closes and then empties', async () => {
    const { page } = await visit({ viewport });
    const field = await open(page);
    await field.pressSequentially('saint-den');
    await option(page, /^Saint-Denis La Réunion/).waitFor();
    await expect.poll(() => said(page).textContent()).toBe(texts.first(8));
    expect(await field.getAttribute('aria-activedescendant')).toBeNull();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await list(page).getByRole('option', { selected: true }).textContent()).toContain(
      'Seine-Saint-Denis',
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await chosen(page, 'Saint-Denis, Indian/Reunion');
    expect(await field.inputValue()).toBe('Saint-Denis, La Réunion');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    await field.pressSequentially('x');
    await chosen(page, componentsTexts.noPlace);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('');
  });

  test('leaving a name typed in full chooses its most likely place, even when the list comes late', async () => {
    const { page } = await visit({ viewport });
    const field = await open(page);
    await page.route('**/assets/lieux-*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await field.fill('lyon');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('field-birthCountry');
    await chosen(page, 'Lyon, Europe/Paris');
    expect(await field.inputValue()).toBe('Lyon, Rhône');
    expect(await focused(page)).toBe('field-birthCountry');
  });

  test('Tab leads to «not in the list», and a text that the list lacks chooses no place', async () => {
    const { page } = await visit({ viewport });
    const field = await open(page);
    await field.pressSequentially('xyzzyville');
    await expect.poll(() => said(page).textContent()).toBe(texts.none);
    await field.fill('lyon');
    await option(page, /^Lyon Rhône/).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(componentsTexts.byHand, { exact: true }).waitFor();
    expect(await list(page).count()).toBe(0);
    expect(await focused(page)).toBe('field-birthPlace');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('field-birthCountry');
    expect(await field.inputValue()).toBe('lyon');
  });
});

describe.each(phone)('with a finger', ({ viewport }) => {
  test('a tap chooses a place, and the files load at the first touch', async () => {
    const { page } = await visit({ viewport });
    const asked: string[] = [];
    page.on('request', (request) => /lieux-\w+-?(.*)\.json/.test(request.url()) && asked.push(request.url()));
    const field = await open(page);
    expect(asked).toEqual([]);
    await field.fill('bône');
    await option(page, /^Bône Algérie Annaba$/).click();
    await chosen(page, 'Bône, Africa/Algiers');
    expect(asked.map((url) => url.replace(/.*lieux-\w{8}/, ''))).toEqual(['.json', '-bon.json']);
  });

  test('a list that does not load shows an error and is loaded again', async () => {
    const { page, expectProblem } = await visit({ viewport });
    expectProblem(/ERR_FAILED.*lieux-/);
    const field = await open(page);
    await page.route('**/assets/lieux-*', (route) => route.abort());
    await field.fill('quimp');
    await expect.poll(() => said(page).textContent()).toBe(texts.unreachable);
    await page.unroute('**/assets/lieux-*');
    await field.fill('quimper');
    await option(page, /^Quimper Finistère/).waitFor();
  });
});
