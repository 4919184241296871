import type { Page } from 'playwright-core';
import { text } from '#test/support/e2e/desk-pages.ts';
import { type Figure, limited, median, milliseconds, quantile } from './figure.ts';

/** How fast the desk answers who types, in a processor slowed four times. */

const limits = { key: 50, preview: 1000 } as const;
/** True of the seeded birth, but for the last place: what is read at each pause has something to underline. */
const words = 'La Lune en Gémeaux écoute, et Vénus en Taureau retient. Mars en Poissons attend son heure. ';

const slowed = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await act();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
};

const toTheEnd = async (page: Page): Promise<void> => {
  await text(page).click();
  await page.keyboard.press('Control+End');
};

/** Milliseconds from each key to its paint, by Event Timing: in steps of eight. */
const keyTimes = async (page: Page): Promise<number[]> => {
  await toTheEnd(page);
  await page.evaluate(() => {
    const seen: number[] = [];
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.push(entry.duration);
    }).observe(options);
    Object.assign(window, { seen });
  });
  await slowed(page, async () => {
    await page.keyboard.type(words, { delay: 120 });
    await page.waitForTimeout(1000);
  });
  return page.evaluate((): number[] => Reflect.get(window, 'seen') ?? []);
};

/** Milliseconds from the last letter of a word to the paint of its page, told by the page itself: asking slows it. */
const previewTimes = async (page: Page): Promise<number[]> => {
  await page.getByText('Avec les pages', { exact: true }).click();
  const image = page.getByRole('img', { name: /^Page \d+ du rapport$/ });
  await image.waitFor();
  await page.getByText(/, à jour$/).waitFor();
  await toTheEnd(page);
  await page.keyboard.type('D');
  await page.waitForTimeout(3000);
  await image.evaluate((picture) => {
    const shown: number[] = [];
    let typedAt = 0;
    addEventListener('keydown', () => {
      typedAt = performance.now();
    });
    new MutationObserver(() => {
      if (picture instanceof HTMLImageElement)
        void picture
          .decode()
          .then(() => requestAnimationFrame(() => shown.push(performance.now() - typedAt)));
    }).observe(picture, { attributeFilter: ['src'] });
    Object.assign(window, { shown });
  });
  await slowed(page, async () => {
    for (let round = 0; round < 9; round += 1) {
      await page.keyboard.type(`mot${round} `, { delay: 60 });
      await page.waitForTimeout(3000);
    }
  });
  return page.evaluate((): number[] => Reflect.get(window, 'shown') ?? []);
};

/** The figures of an open desk; `name` says on which screen. */
export const keyFigures = async (page: Page, name: string): Promise<Figure[]> => {
  const keys = await keyTimes(page);
  // Reading and underlining take part in what is measured.
  await text(page)
    .getByTitle(/^Le texte dit/)
    .first()
    .waitFor();
  return [
    limited(`a key → its paint, ${name}, median of ${keys.length}`, median(keys), limits.key, milliseconds),
    limited(`95 of 100 keys, ${name}`, quantile(keys, 0.95), limits.key, milliseconds),
  ];
};

export const previewFigures = async (page: Page): Promise<Figure[]> => {
  const previews = await previewTimes(page);
  return [
    limited(
      `a word → its page, median of ${previews.length}`,
      median(previews),
      limits.preview,
      milliseconds,
    ),
    limited('a word → its page, slowest', Math.max(...previews), limits.preview, milliseconds),
  ];
};
