import { type Browser, devices, type Locator, type Page } from 'playwright-core';
import { type Order, orderSchema } from '#domain/order.ts';
import type { ShopFacts } from '../../../bin/local/running.ts';
import { button, launch, signIn } from './browser.ts';
import { openBuyer } from './buyer.ts';
import { limited, median, milliseconds, type Section } from './figure.ts';

const rounds = 5;
const limits = { tap: 56, toast: 50 } as const;

/** A phone with a processor four times slower than this machine's. */
const openPhone = async (browser: Browser, { site }: ShopFacts): Promise<Page> => {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: site, locale: 'fr-FR' });
  // A limit is for what hangs: on a busy machine, a page slowed four times takes longer than Playwright's half minute.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
};

/** The types of the browser's API lack the threshold. */
const timing = { type: 'event', durationThreshold: 16 };

/** Milliseconds from the tap to the paint, from Chromium's Event Timing: in steps of eight, never below 16. */
const tapped = async (page: Page, target: Locator): Promise<number> => {
  await target.scrollIntoViewIfNeeded();
  // A person taps a moment after scrolling; the frames of the scrolling do not count.
  await page.waitForTimeout(300);
  await page.evaluate((options) => {
    const seen: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe(options);
    Object.assign(window, { seen });
  }, timing);
  await target.tap();
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'seen') ?? [])));
};

const checkbox = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });

/** The taps of a customer, in this order. */
const taps: readonly (readonly [string, (page: Page) => Locator])[] = [
  ['a service', (page) => checkbox(page, 'Numérologie')],
  ['a second service', (page) => checkbox(page, 'Human Design')],
  ['the pack', (page) => checkbox(page, 'Pack Sagesse Complète')],
  ['«Continuer»', (page) => button(page, 'Continuer')],
  ['a field', (page) => page.getByLabel('Prénom')],
  ['the next field', (page) => page.getByLabel('Date de naissance')],
  ['«J’ai déjà un compte»', (page) => button(page, 'J’ai déjà un compte')],
  ['«Créer un compte»', (page) => button(page, 'Créer un compte')],
  ['the terms', (page) => checkbox(page, /conditions de vente/)],
  ['«Commander…», with errors', (page) => button(page, 'Commander avec obligation de paiement')],
  ['«Retour»', (page) => button(page, 'Retour')],
];

/** A tap on a page with nothing else: what this machine and its browser take by themselves. */
const bareTap = async (browser: Browser, shop: ShopFacts): Promise<number> => {
  const page = await openPhone(browser, shop);
  await page.setContent(
    '<meta name="viewport" content="width=device-width"><label><input type="checkbox"> one</label>',
  );
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await tapped(page, checkbox(page, 'one')));
  await page.context().close();
  return median(times);
};

const checkoutTaps = async (browser: Browser, shop: ShopFacts): Promise<number[]> => {
  const page = await openPhone(browser, shop);
  await page.goto('/checkout', { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (const [, find] of taps) times.push(await tapped(page, find(page)));
  await page.context().close();
  return times;
};

/** Milliseconds from a message at the page's socket to the frame that shows the toast. */
const toastAfter = (page: Page, message: object): Promise<number> =>
  page.evaluate(async (data) => {
    const region = document.querySelector('[role=status][aria-label=Messages]');
    const socket: unknown = Reflect.get(window, 'socket');
    if (!region || !(socket instanceof WebSocket)) throw new Error('the account is not live');
    const shown = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => region.querySelector('li') && resolve());
      observer.observe(region, { childList: true, subtree: true });
    });
    const startedAt = performance.now();
    socket.dispatchEvent(new MessageEvent('message', { data }));
    await shown;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // A task after the callback of a frame runs once the frame is drawn.
    const { port1, port2 } = new MessageChannel();
    const drawn = new Promise((resolve) => port1.addEventListener('message', resolve));
    port1.start();
    port2.postMessage('');
    await drawn;
    return performance.now() - startedAt;
  }, JSON.stringify(message));

/** The order as the socket sends it after the delivery. */
const delivered = (order: Order): Order => ({
  ...order,
  status: 'delivered',
  version: order.version + 1,
  file_urls: [{ service: 'numerologie', url: 'numerologie.pdf' }],
});

const toastTimes = async (browser: Browser, shop: ShopFacts): Promise<number[]> => {
  const [account] = shop.accounts;
  if (!account) throw new Error('the shop has no account');
  const buyer = await openBuyer(shop, account);
  await buyer.buy().finally(buyer.close);
  const page = await openPhone(browser, shop);
  await page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(address: string | URL) {
        super(address);
        Object.assign(window, { socket: this });
      }
    };
  });
  await signIn(page, account);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // A page that is left asks once more: its answer must not be taken for the next one's.
    await page.goto('about:blank');
    // Together, so that a page that fails to load says so: alone, the wait would tell of its closing instead.
    const [{ orders }] = await Promise.all([
      page
        .waitForResponse((response) => new URL(response.url()).pathname === '/api/orders')
        .then((answer) => answer.json()),
      page.goto('/compte', { waitUntil: 'networkidle' }),
    ]);
    // The page opens its socket once it is at rest.
    await page.waitForFunction(() => Reflect.get(window, 'socket')?.readyState === WebSocket.OPEN);
    times.push(await toastAfter(page, { type: 'order', order: delivered(orderSchema.parse(orders[0])) }));
  }
  return times;
};

/** Measures how fast a slow phone paints taps in the checkout and messages of the socket. */
export const responses = async (shop: ShopFacts): Promise<readonly Section[]> => {
  const browser = await launch();
  try {
    const bare = {
      what: 'a checkbox of an empty page, for comparison',
      value: milliseconds(await bareTap(browser, shop)),
    };
    const runs: number[][] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await checkoutTaps(browser, shop));
    const figures = taps.map(([what], index) => {
      const times = runs.map((run) => run[index] ?? Number.NaN);
      return limited(what, median(times), limits.tap, milliseconds);
    });
    const toast = median(await toastTimes(browser, shop));
    return [
      {
        title: 'Tap → paint in the checkout, processor slowed 4×',
        counted: `medians of ${rounds}, by Event Timing (steps of 8 ms; 0 is below 16)`,
        figures: [bare, ...figures],
      },
      {
        title: 'Frame of the socket → toast painted, processor slowed 4×',
        counted: `median of ${rounds}, in the account with one order`,
        figures: [limited('«PDF prêt !»', toast, limits.toast, milliseconds)],
      },
    ];
  } finally {
    await browser.close();
  }
};
