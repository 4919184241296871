/** The catalogue (§2): facts, contents and advice of each service, the pack, five testimonials. */
import { describe, expect, test } from 'vitest';
import { catalogue, type PaidService, shownKeys } from '#domain/catalogue.ts';
import { formatPrice } from '#domain/money.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { plain } from '#test/support/dossier-sheets.ts';
import { phone, screens } from '#test/support/e2e/browser.ts';
import { see } from '#test/support/e2e/shop-pages.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

const visit = useVisitors();
/** Smooth scrolling is slow on a busy machine. */
const patience = { timeout: 10_000 };
const anchors = [keyFor.western, keyFor.chinese, keyFor.numbers, keyFor.design];

describe.each(phone)('at $name', ({ viewport }) => {
  test('each service has its anchor, facts, contents, advice and way to the checkout', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/services');
    for (const anchor of anchors) {
      const service = page.locator(`article#${anchor}`);
      expect(await service.getByRole('term').allInnerTexts()).toEqual([
        'Prix TTC',
        'Format',
        'Rédaction',
        'Livraison',
      ]);
      expect(await service.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
        'Dans votre rapport',
        'Notre conseil',
      ]);
      const choose = service.getByRole('link', { name: /^Choisir/ });
      expect(await choose.getAttribute('href')).toBe(`/checkout?service=${anchor}`);
      const leaves = service.getByRole('link', { name: /^Feuilleter un extrait/ });
      expect(await leaves.getAttribute('href')).toBe(`/exemples#${anchor}`);
    }
    const days = page.locator('main [data-due]');
    for (const day of await days.all())
      await day.filter({ hasText: /^au\splus\stard\sle\s\d{1,2}(er)?\s\p{L}+$/u }).waitFor();
    expect(await days.count()).toBe(6);
    const text = (await page.locator('main article').allInnerTexts()).join('\n');
    const said = text.replaceAll(/\s+/g, ' ');
    for (const key of shownKeys) expect(said).toContain(plain(formatPrice(catalogue[key].price)));
  });

  test('an index under the intro names the five with their prices and leads to each', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/services');
    const rows = page.getByRole('navigation', { name: 'Les cinq consultations' }).getByRole('link');
    const said = (await rows.allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' '));
    const priced = ({ name, price }: PaidService) => `${name} ${plain(formatPrice(price))}`;
    expect(said).toEqual(shownKeys.map((key) => priced(catalogue[key])));
    await rows.nth(3).click();
    const section = page.locator(`#${keyFor.design}`);
    const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top, patience).toBeLessThan(200);
  });

  test('the pack follows with its badge, perks and contents, then five testimonials', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/services');
    for (const text of ['Offre Premium', 'Traitement prioritaire', 'Accès direct aux experts seniors'])
      await see(page, text);
    for (const text of ['Assistance privilégiée', 'Garantie étendue', 'Dans vos quatre rapports'])
      await see(page, text);
    await page.getByRole('heading', { level: 2, name: 'Ils nous ont lus' }).waitFor();
    expect(await page.getByRole('main').getByRole('blockquote').count()).toBe(5);
    await page.getByRole('link', { name: 'Choisir le pack' }).click();
    await page.waitForURL(`**/checkout?service=${keyFor.pack}`);
  });
});

test('the pack shows four reports with signatures and pages, its saving, and what each perk is', async () => {
  const { page } = await visit({ viewport: screens[1].viewport });
  await page.goto('/services');
  const pack = page.locator(`#${keyFor.pack} article`);
  const lists = pack.getByRole('list');
  const reports = lists.first().getByRole('listitem');
  expect(await reports.allInnerTexts()).toEqual([
    expect.stringMatching(
      new RegExp(String.raw`^${nameFor.western}\s+15\sà\s20\spages\s+par Hélène Vasseur$`),
    ),
    expect.stringMatching(new RegExp(String.raw`^${nameFor.chinese}\s+12\sà\s15\spages\s+par Mai Tran$`)),
    expect.stringMatching(
      new RegExp(String.raw`^${nameFor.numbers}\s+10\sà\s12\spages\s+par un de nos deux numérologues$`),
    ),
    expect.stringMatching(new RegExp(String.raw`^${nameFor.design}\s+10\sà\s12\spages\s+par Inès Delorme$`)),
  ]);
  expect(await reports.locator('svg').count()).toBe(5);
  const tops = await reports.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(2);
  for (const text of [
    /13\s€ de moins/,
    /De 47\sà\s59\spages en tout/,
    /58\sdans notre exemple/,
    /une seule fois/,
  ])
    await pack.getByText(text).waitFor();
  expect(await pack.getByRole('definition').count()).toBe(4);
  const sentences = lists.nth(1).getByRole('listitem');
  expect(await sentences.allInnerTexts()).toEqual([
    expect.stringMatching(new RegExp(String.raw`^${nameFor.western}\s+«\s.+\.\s»\s+par Hélène Vasseur$`)),
    expect.stringMatching(new RegExp(String.raw`^${nameFor.chinese}\s+«\s.+\.\s»\s+par Mai Tran$`)),
    expect.stringMatching(new RegExp(String.raw`^${nameFor.numbers}\s+«\s.+\.\s»\s+par Bastien Oriol$`)),
    expect.stringMatching(new RegExp(String.raw`^${nameFor.design}\s+«\s.+\.\s»\s+par Inès Delorme$`)),
  ]);
  const sides = await sentences.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(sides).size).toBe(1);
  await pack.getByRole('heading', { level: 3, name: 'Ce que leur réunion ajoute' }).waitFor();
  await pack.getByText(/^Trois disent comment une chose dure/).waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  const ground = () => pack.evaluate((frame) => getComputedStyle(frame).backgroundColor);
  expect(await ground()).toBe('rgb(245, 239, 225)');
});

test('an anchor is reached from outside and from the footer', async () => {
  const { page } = await visit({ viewport: screens[1].viewport });
  const top = (anchor: string) =>
    page.locator(`#${anchor}`).evaluate((section) => section.getBoundingClientRect().top);
  await page.goto(`/services#${keyFor.numbers}`);
  await expect.poll(() => top(keyFor.numbers), patience).toBeLessThan(200);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: nameFor.design }).click();
  await expect.poll(() => top(keyFor.design), patience).toBeLessThan(200);
});
