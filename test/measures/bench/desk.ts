import type { Browser } from 'playwright-core';
import type { Discipline } from '#domain/catalogue.ts';
import type { Section as ReportSection } from '#domain/report/document.ts';
import { atelierQueue } from '#domain/wire/atelier.ts';
import { openDesk } from '#test/support/e2e/desk-pages.ts';
import type { Account } from '../../../bin/local/run-file.ts';
import type { ShopFacts } from '../../../bin/local/running.ts';
import { awaitPart, buy, type Caller, callerOf, seedDesk } from '../../../bin/local/seeded-desk.ts';
import { seededBuyer } from '../../../bin/local/seeded-dossier.ts';
import { launch, signIn } from './browser.ts';
import { nothing, sumOf, type Tally } from './desk-hand.ts';
import { keepLibrary, libraryOf } from './desk-library.ts';
import { keyFigures, previewFigures } from './desk-pace.ts';
import { type Cost, writeReport } from './desk-reports.ts';
import { type Added, numberSections, skySections } from './desk-sections.ts';
import { type Figure, KB, kilobytes, limited, type Section } from './figure.ts';

const limits = { clicks: 60, keys: 150, waited: 20, bytes: 170 * KB } as const;
const screens = [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
] as const;
const reports = [
  { service: 'numerologie', sections: numberSections },
  { service: 'astrologie-occidentale', sections: skySections },
] as const satisfies readonly { service: Discipline; sections: readonly Added[] }[];
const sentence =
  'Votre ciel dit comment vous avancez, et ce rapport prend le temps de le montrer, une maison après l’autre. ';

const accountOf = ({ accounts }: ShopFacts, wanted: (account: Account) => boolean): Account => {
  const account = accounts.find(wanted);
  if (!account) throw new Error('the shop lacks a seeded account');
  return account;
};
const expertOf = (shop: ShopFacts, service: Discipline): Account =>
  accountOf(shop, ({ discipline }) => discipline === service);

/** Fills the half-written report up to twenty pages, and returns the address of its part. */
const twentyPages = async (shop: ShopFacts, expert: Caller): Promise<string> => {
  await seedDesk(shop);
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

const paceOf = async (browser: Browser, shop: ShopFacts, address: string): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const { name, viewport } of screens) {
    const page = await (
      await browser.newContext({ viewport, baseURL: shop.site, locale: 'fr-FR' })
    ).newPage();
    await signIn(page, expertOf(shop, 'astrologie-occidentale'));
    await page.goto(address, { waitUntil: 'networkidle' });
    await openDesk(page);
    await page.waitForLoadState('networkidle');
    figures.push(...(await keyFigures(page, name)));
    // A phone shows text or pages; its sheet covers the text while the editor keeps the caret.
    if (viewport.width > 500) figures.push(...(await previewFigures(page)));
    await page.context().close();
  }
  return figures;
};

const toolFigures = ({ clicks, keys, searches, waited }: Tally, isAll: boolean, of: string): Figure[] => {
  const show = (
    what: string,
    value: number,
    limit: number,
    text: (value: number) => string = String,
  ): Figure =>
    isAll ? limited(`${what}, ${of}`, value, limit, text) : { what: `${what}, ${of}`, value: text(value) };
  return [
    show('clicks', clicks, limits.clicks),
    show('keys that are no text', keys, limits.keys),
    { what: `searches, ${of}`, value: String(searches) },
    show('waiting for the shop', waited / 1000, limits.waited, (seconds) => `${seconds.toFixed(1)} s`),
  ];
};

/** Both reports of the trial, each from the queue to its delivery. */
const writeReports = async (browser: Browser, shop: ShopFacts): Promise<Figure[]> => {
  const customer = await callerOf(
    shop,
    accountOf(shop, ({ role }) => role === 'customer'),
  );
  const costs: (Cost & { service: Discipline })[] = [];
  for (const { service, sections } of reports) {
    const account = expertOf(shop, service);
    const order = await buy(shop, customer, service, seededBuyer());
    await awaitPart(await callerOf(shop, account), order);
    costs.push({ service, ...(await writeReport(browser, shop, { account, order, sections })) });
  }
  const all = costs.reduce((sum, { tally }) => sumOf(sum, tally), nothing());
  return [
    ...costs.flatMap(({ service, tally }) => toolFigures(tally, false, service)),
    ...toolFigures(all, true, 'both reports'),
    ...costs.flatMap(({ service, opened, loaded }) => [
      limited(
        `scripts that the desk loads before the first word, ${service}`,
        opened,
        limits.bytes,
        kilobytes,
      ),
      limited(`scripts that it has loaded at the delivery, ${service}`, loaded, limits.bytes, kilobytes),
    ]),
  ];
};

/** The writing desk with a report of twenty pages and a library of 465 passages, on the emulator. */
export const desk = async (shop: ShopFacts): Promise<readonly Section[]> => {
  for (const { service } of reports)
    await keepLibrary(await callerOf(shop, expertOf(shop, service)), libraryOf(service));
  const address = await twentyPages(shop, await callerOf(shop, expertOf(shop, 'astrologie-occidentale')));
  const browser = await launch();
  try {
    return [
      {
        title: 'Writing desk',
        counted:
          'processor slowed four times, text read and underlined; pages with the function of the emulator',
        figures: await paceOf(browser, shop, address),
      },
      {
        title: 'Two whole reports with a library of 465 passages',
        counted:
          'from the queue to the delivery; processor not slowed; scripts that only the desk loads (brotli)',
        figures: await writeReports(browser, shop),
      },
    ];
  } finally {
    await browser.close();
  }
};
