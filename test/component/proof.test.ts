/** A placement that a sentence is built on: it lights in the reading page, and on the home page a thread leads to it. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newAccount } from '#test/support/component/pool.ts';
import { answerReading, readingAddress } from '#test/support/component/reading.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { screens } from '#test/support/e2e/browser.ts';

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

  test('a thread leads from a word of the example to its degree in the chart', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/');
    const sentence = page.locator('p', { hasText: /^Trois jours plus tôt/ });
    const figure = main(page).locator('figure', { has: sentence });
    const boxOf = async (found: Locator) => {
      const box = await found.boundingBox();
      if (!box) throw new Error('It is not in the page.');
      return { ...box, right: box.x + box.width, bottom: box.y + box.height };
    };
    const chart = main(page).getByRole('img', { name: 'La carte de naissance de Camille' });
    await chart.scrollIntoViewIfNeeded();
    const [word, drawn, end] = [
      await boxOf(sentence.locator('b')),
      await boxOf(chart),
      await boxOf(figure.locator('svg circle')),
    ];
    const thread = await boxOf(figure.locator('i'));
    expect(thread.y).toBeCloseTo(word.bottom, 0);
    expect(isWide ? thread.x : thread.right).toBeCloseTo(isWide ? word.right : word.x, 0);
    expect(isWide ? thread.right : thread.x).toBeCloseTo(drawn.x - drawn.width * 0.03, 0);
    expect(thread.bottom).toBeCloseTo(drawn.y + drawn.height * 0.8, 0);
    // The Moon at 27°34′ of Taurus stands below the ascendant at the left.
    expect((end.x + end.width / 2 - drawn.x) / drawn.width).toBeCloseTo(0.172, 2);
    expect((end.y + end.height / 2 - drawn.y) / drawn.height).toBeCloseTo(0.682, 2);
    await figure.getByText(/27°34′/).waitFor();
    expect(await sentence.innerText()).toMatch(/le plus à son aise\.$/);
  });
});
