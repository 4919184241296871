/** A placement that a sentence is built on lights in the chart: in the reading page and on the home page. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newAccount } from '#test/support/component/pool.ts';
import { answerReading, readingAddress } from '#test/support/component/reading.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { see } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

const title = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');

describe.each(screens)('at $name', ({ viewport }) => {
  const isWide = viewport.width >= 1024;

  test('a touched placement lights in the wheel: beside the text, or under its paragraph on a phone', async () => {
    const visitor = await visit({ viewport, as: newAccount() });
    const { page } = visitor;
    answerReading(visitor);
    await page.goto(readingAddress('#chapitre-4'));
    await title(page, /^La Lune en Taureau/).waitFor();
    const placement = page.getByRole('button', { name: /^Lune Taureau/, expanded: false });
    const wheel = page.getByRole('img', { name: /^Thème natal\..*\sEn évidence\s:\sLune, Taureau/ });
    const text = page.locator('#chapitre-4 [data-block="1"]');
    const before = await text.boundingBox();
    if (isWide) {
      await placement.hover();
      await wheel.waitFor();
      expect(await text.boundingBox()).toEqual(before);
      await page.keyboard.press('Escape');
      expect(await wheel.count()).toBe(0);
      await page.mouse.move(0, 0);
      await placement.focus();
      await wheel.waitFor();
      expect(await wheel.locator('.pen-lit').count()).toBeGreaterThan(3);
      await page.keyboard.press('Tab');
    } else {
      await placement.click();
      await wheel.waitFor();
      const [drawn, note] = [await wheel.boundingBox(), await page.getByRole('note').first().boundingBox()];
      expect(drawn?.y).toBeGreaterThan(note?.y ?? 0);
      expect(await wheel.locator('.pen-lit').count()).toBeGreaterThan(3);
      await page.getByRole('button', { name: /^Lune Taureau/, expanded: true }).click();
    }
    await expect.poll(() => wheel.count()).toBe(0);
  });

  test('lights a placement of the example in its chart, by a touch and by the keyboard', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/');
    const pictures = main(page).locator('img[src^="/drawings/exemple-"]');
    const shown = () => pictures.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
    expect(await shown()).toEqual(['1', '0', '0']);
    await main(page)
      .getByText(/^Lune en Taureau, maison\sI$/)
      .click();
    await see(page, /27°34′/);
    expect(await shown()).toEqual(['1', '1', '0']);
    await main(page)
      .getByText(/^Lune en Taureau, maison\sI$/)
      .click();
    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    expect(await shown()).toEqual(['1', '0', '1']);
  });
});
