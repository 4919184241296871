import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import type { Section as ReportSection } from '#domain/report/document.ts';
import { atelierQueue } from '#domain/wire/atelier.ts';
import { text } from '#test/support/e2e/desk-pages.ts';
import type { Account } from '../../../bin/local/run-file.ts';
import type { ShopFacts } from '../../../bin/local/running.ts';
import { callerOf, seedDesk } from '../../../bin/local/seeded-desk.ts';
import { launch, signIn } from './browser.ts';
import { KB, kilobytes, limited, median, milliseconds, quantile, type Section } from './figure.ts';

const limits = { key: 50, preview: 1000, bytes: 150 * KB } as const;
const screens = [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
] as const;
const sentence =
  'Votre ciel dit comment vous avancez, et ce rapport prend le temps de le montrer, une maison après l’autre. ';
const words = 'Et voici encore quelques mots, écrits sans se presser. ';

/** Fills the half-written report up to twenty pages, and returns the address of its part. */
const twentyPages = async (shop: ShopFacts, account: Account): Promise<string> => {
  await seedDesk(shop);
  const expert = await callerOf(shop, account);
  const { items } = atelierQueue.answer.parse(await expert('GET', atelierQueue.path));
  const [part] = items;
  if (!part) throw new Error('the seeded expert has no part');
  const { order_id: id, service } = part;
  const draft = `/api/atelier/orders/${id}/parts/${service}/draft`;
  for (const section of ['maisons', 'aspects', 'annee']) {
    const blocks: ReportSection['blocks'] = Array.from({ length: 24 }, () => ({
      kind: 'paragraph',
      runs: [sentence.repeat(4)],
    }));
    const body = { id: section, kind: 'chapter', title: `Chapitre ${section}`, second: '', blocks };
    await expert('PUT', `${draft}/sections/${section}`, { revision: 0, section: body });
  }
  return `/atelier?commande=${id}&service=${service}`;
};

/** Opens the desk, with the brotli bytes of the scripts that only the desk loads. */
const openDesk = async (page: Page, address: string): Promise<number> => {
  await page.goto(address, { waitUntil: 'networkidle' });
  let bytes = 0;
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      bytes += brotliCompressSync(await response.body()).length;
  });
  await page.getByRole('tab', { name: 'Rédaction' }).click();
  await text(page).waitFor();
  await page.waitForLoadState('networkidle');
  return bytes;
};

/** Milliseconds from each key to its paint in a processor slowed four times, by Event Timing: in steps of eight. */
const keyTimes = async (page: Page): Promise<number[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.evaluate(() => {
    const seen: number[] = [];
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.push(entry.duration);
    }).observe(options);
    Object.assign(window, { seen });
  });
  await page.keyboard.type(words, { delay: 120 });
  await page.waitForTimeout(1000);
  const seen = await page.evaluate((): number[] => Reflect.get(window, 'seen') ?? []);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return seen;
};

/** Milliseconds from the last letter of a word to the page that shows it. */
const previewTimes = async (page: Page, isPhone: boolean): Promise<number[]> => {
  // A phone shows text or pages; its sheet covers the text while the editor keeps the caret.
  if (isPhone) return [];
  await page.getByText('Avec les pages', { exact: true }).click();
  const image = page.getByRole('img', { name: /^Page \d+ du rapport$/ });
  await image.waitFor();
  await page.getByText(/, à jour$/).waitFor();
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('D');
  await page.waitForTimeout(3000);
  const times: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const before = await image.getAttribute('src');
    await page.keyboard.type(`mot${round} `, { delay: 60 });
    const startedAt = performance.now();
    while ((await image.getAttribute('src')) === before && performance.now() - startedAt < 5000)
      await page.waitForTimeout(20);
    times.push(performance.now() - startedAt);
    await page.waitForTimeout(1500);
  }
  return times;
};

const measured = async (
  browser: Browser,
  { site }: ShopFacts,
  account: Account,
  address: string,
  { name, viewport }: (typeof screens)[number],
) => {
  const page = await (await browser.newContext({ viewport, baseURL: site, locale: 'fr-FR' })).newPage();
  await signIn(page, account);
  const bytes = await openDesk(page, address);
  const keys = await keyTimes(page);
  const previews = await previewTimes(page, viewport.width < 500);
  await page.context().close();
  return [
    limited(`a key → its paint, ${name}, median of ${keys.length}`, median(keys), limits.key, milliseconds),
    limited(`95 of 100 keys, ${name}`, quantile(keys, 0.95), limits.key, milliseconds),
    ...(previews.length > 0
      ? [
          limited('a word → its page, median', median(previews), limits.preview, milliseconds),
          limited('a word → its page, slowest', Math.max(...previews), limits.preview, milliseconds),
        ]
      : [limited('scripts that only the desk loads', bytes, limits.bytes, kilobytes)]),
  ];
};

/** The writing desk with a report of twenty pages, on the emulator. */
export const desk = async (shop: ShopFacts): Promise<readonly Section[]> => {
  const account = shop.accounts.find(({ discipline }) => discipline === 'astrologie-occidentale');
  if (!account) throw new Error('no seeded expert');
  const address = await twentyPages(shop, account);
  const browser = await launch();
  try {
    const figures = [];
    for (const screen of screens) figures.push(...(await measured(browser, shop, account, address, screen)));
    return [
      {
        title: 'Writing desk',
        counted: 'keys with a processor slowed four times; pages with the function of the emulator',
        figures,
      },
    ];
  } finally {
    await browser.close();
  }
};
