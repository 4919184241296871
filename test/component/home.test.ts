/** The home page (§2): its sections, the accordion, and its links. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone, screens } from '#test/support/e2e/browser.ts';
import { checkPage, expectStill } from '#test/support/e2e/check-page.ts';
import { holdFiles } from '#test/support/e2e/held-files.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, goAlive, see } from '#test/support/e2e/shop-pages.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

const visit = useVisitors();
/** Smooth scrolling is slow on a busy machine. */
const patience = { timeout: 10_000 };

const main = (page: Page) => page.getByRole('main');
const question = (page: Page, text: string) =>
  main(page).locator('details', { has: page.getByText(text, { exact: true }) });
const isOpen = (page: Page, text: string) =>
  question(page, text).evaluate((details) => details.hasAttribute('open'));

/** In the page's typography, with a narrow space before the question mark. */
const delivery = 'Quand vais-je recevoir mon rapport\u202f?';
const refund = 'Puis-je me faire rembourser\u202f?';

describe.each(screens)('at $name', ({ viewport }) => {
  test('shows services, experts, reasons and figures', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/');
    for (const name of ['Guidance du jour', nameFor.numbers, nameFor.pack, 'Hélène Vasseur'])
      await main(page).getByRole('heading', { level: 3, name, exact: true }).waitFor();
    const guidance = main(page).getByRole('link', { name: 'Recevoir ma guidance' });
    expect(await guidance.getAttribute('href')).toBe('/guidance');
    const choices = main(page).getByRole('link', { name: /^Choisir (?!ma)/ });
    expect(await choices.count()).toBe(5);
    expect(await main(page).getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Les consultations',
      expect.stringMatching(/^Cinq experts,\scinq écritures$/),
      'Pourquoi nous choisir',
      'Questions fréquentes',
      expect.stringMatching(/^Une naissance suffit\.\sNous écrivons la suite\.$/),
    ]);
    const figures = page.getByRole('list', { name: 'La coopérative en chiffres' }).getByRole('listitem');
    expect(await figures.allInnerTexts()).toEqual([
      expect.stringMatching(/^10\s000\+/),
      expect.stringMatching(/^4,9\/5/),
      expect.stringMatching(/^5\+/),
      expect.stringMatching(/^2\s500\+/),
    ]);
    await checkPage(page);
  });

  test('has drawn all pictures a moment after the first view, even those far below', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/');
    const drawings = page.locator('svg.drawing > use');
    const areMade = () =>
      drawings.evaluateAll((uses) => uses.map((use) => use.checkVisibility({ contentVisibilityAuto: true })));
    await expect.poll(areMade, patience).toEqual(Array(14).fill(true));
  });

  test('asks six questions, one open at a time, and closes the last one', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/');
    expect(await main(page).locator('details[name=faq]').count()).toBe(6);
    expect(await isOpen(page, delivery)).toBe(true);
    await question(page, refund).locator('summary').click();
    await see(page, /pendant 14\sjours, 30 pour le pack, sans avoir à vous justifier/);
    expect(await isOpen(page, delivery)).toBe(false);
    await checkPage(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => isOpen(page, refund), patience).toBe(false);
  });

  test('leads to the packs by one button and to the services by the other', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/');
    await page.getByRole('link', { name: 'Voir le pack' }).click();
    const packs = main(page).locator(`#${keyFor.pack}`);
    const top = () => packs.evaluate((frame) => frame.getBoundingClientRect().top);
    await expect.poll(top, patience).toBeLessThan(viewport.height / 2);
    await expect.poll(top, patience).toBeGreaterThan(0);
    await page.goto('/');
    await page.getByRole('link', { name: 'Découvrir les consultations' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nos services' }).waitFor();
  });
});

test('the promise is a day, in the hero, on each consultation and on the pack, and nothing moves for it', async () => {
  const { page } = await visit({ viewport: screens[0].viewport });
  await page.goto('/');
  const days = main(page).locator('[data-due]');
  expect(await days.count()).toBe(6);
  for (const day of await days.all())
    await day.filter({ hasText: /^au\splus\stard\sle\s\d{1,2}(er)?\s\p{L}+$/u }).waitFor();
  await see(page, /^Chez vous au\splus\stard\sle/);
  await expectStill(page);
});

describe.each(phone)('at $name', ({ viewport }) => {
  test('the first consultation is within 1,300 px, and «Tout le ciel» unfolds the other planets', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/');
    const first = main(page).getByRole('heading', { level: 3, name: nameFor.western });
    expect((await first.boundingBox())?.y).toBeLessThan(1300);
    for (const name of ['Soleil', 'Lune', 'Ascendant'])
      await main(page).locator('b', { hasText: name }).filter({ visible: true }).waitFor();
    const planets = main(page).getByRole('list', { name: 'Positions des planètes' });
    expect(await planets.isVisible()).toBe(false);
    await main(page).getByText('Tout le ciel').click();
    expect(await planets.getByRole('listitem').count()).toBe(8);
    await checkPage(page);
  });
});

test('«Tout le ciel» that was unfolded before the sky of the visit came stays so', async () => {
  const { page } = await visit({ viewport: screens[0].viewport });
  await page.clock.setFixedTime(new Date('2031-03-07T08:30:00Z'));
  const come = await holdFiles(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await main(page).getByText('Tout le ciel').click();
  const planets = main(page).getByRole('list', { name: 'Positions des planètes' });
  await planets.waitFor();
  come();
  await see(page, /^Le\sciel\sde\sParis, vendredi\s7\smars\s2031/);
  expect(await planets.getByRole('listitem').count()).toBe(8);
});

/** A Friday of another year than any build of these tests. */
const later = new Date('2031-03-07T08:30:00Z');
const caption = (page: Page) => main(page).locator('figcaption').first();

describe.each(screens)('at $name', ({ viewport }) => {
  test('the sky is of the minute of the visit, long after the build, and nothing moves for it', async () => {
    const { page } = await visit({ viewport });
    await page.clock.setFixedTime(later);
    await page.goto('/');
    await see(page, /^Le\sciel\sde\sParis, vendredi\s7\smars\s2031\sà\s9\sh\s30$/);
    await main(page)
      .getByRole('img', { name: /vendredi\s7\smars\s2031\sà\s9\sh\s30, à Paris$/ })
      .filter({ visible: true })
      .waitFor();
    await see(page, /^16°\d\d′\sPoissons$/);
    await expectStill(page);
    await checkPage(page);
  });
});

test('a sky whose code does not load keeps the date of its build', async () => {
  const { page, expectProblem } = await visit({ viewport: screens[1].viewport });
  expectProblem(/ERR_FAILED/);
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    return (await response.text()).includes('position réelle du Soleil')
      ? route.abort()
      : route.fulfill({ response });
  });
  await page.clock.setFixedTime(later);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const dated = await caption(page).innerText();
  expect(dated).toMatch(/^Le ciel de Paris,/);
  expect(dated).not.toContain('2031');
});

const birthDate = (page: Page) => page.getByLabel(/^Votre date de naissance/);
const draw = (page: Page) => page.getByRole('button', { name: 'Voir mon ciel' }).click();
const ownSky = (page: Page) => page.getByRole('img', { name: /le 17 avril 1991, à 12 h 00 UTC$/ });

describe.each(screens)('at $name', ({ viewport }) => {
  test('a date turns the wheel to its day, without axes, and nothing is sent', async () => {
    const { page } = await visit({ viewport });
    await goAlive(page, '/');
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()}${request.postData() ?? ''}`));
    await birthDate(page).fill('31/02/1991');
    await draw(page);
    await see(page, /qui existe, par exemple/);
    expect(await birthDate(page).inputValue()).toBe('31/02/1991');
    await expect.poll(() => hasFocus(birthDate(page)), patience).toBe(true);
    await checkPage(page);
    await birthDate(page).fill('170491');
    await page.keyboard.press('Enter');
    await ownSky(page).filter({ visible: true }).waitFor();
    await see(page, /^Calculé pour 12\sh\s00\sUTC\./);
    expect(await main(page).locator('.pen-axis, .pen-house').count()).toBe(0);
    expect(await main(page).locator('.pen-giltArc').filter({ visible: true }).count()).toBe(1);
    await checkPage(page);
    expect(requests.filter((url) => url.includes('.js')).length).toBeGreaterThan(0);
    expect(requests.join()).not.toMatch(/1991|170491|17%2F04/);
    expect(page.url()).not.toMatch(/1991/);
  });
});

test('the date follows to «Mon ciel» and to the checkout, and the wheel stands still for who wants no motion', async () => {
  const { page } = await visit({ viewport: screens[1].viewport });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const drawn = async () => {
    await goAlive(page, '/');
    await birthDate(page).fill('17/04/1991');
    await draw(page);
    await ownSky(page).filter({ visible: true }).waitFor();
  };
  await drawn();
  const turning = () =>
    page.evaluate(() => document.getAnimations().filter(({ effect }) => effect?.getTiming().duration).length);
  expect(await turning()).toBe(0);
  await main(page).getByRole('link', { name: 'Ajouter l’heure et le lieu' }).click();
  await expect.poll(() => page.getByLabel('Date de naissance').inputValue()).toBe('17/04/1991');
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('1991');
  await drawn();
  await main(page)
    .getByRole('link', { name: new RegExp(`^Choisir.*${nameFor.numbers}`) })
    .click();
  await page.waitForURL(`**/checkout?service=${keyFor.numbers}`);
  await button(page, /Continuer/).click();
  await expect.poll(() => page.getByLabel('Date de naissance').inputValue()).toBe('17/04/1991');
});

test('another page and its anchor open without a reload of the site', async () => {
  const { page } = await visit({ viewport: screens[1].viewport });
  await goAlive(page, '/');
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await main(page).getByRole('link', { name: 'Inès Delorme' }).click();
  await page.waitForURL('**/experts#ines-delorme');
  const profile = page.getByRole('heading', { level: 2, name: 'Inès Delorme' });
  await expect.poll(() => hasFocus(profile), patience).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /Une naissance/ }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('a page whose text does not load shows an error, with a way out', async () => {
  const { page, expectProblem } = await visit({ viewport: screens[1].viewport });
  expectProblem(/fragments\/experts\.txt/);
  await page.route('**/fragments/experts.txt', (route) => route.fulfill({ status: 503 }));
  await goAlive(page, '/');
  await main(page).getByRole('link', { name: 'Lire leurs portraits' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cette page n’a pas pu s’afficher' }).waitFor();
  await page.unroute('**/fragments/experts.txt');
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nos experts' }).waitFor();
});

test('can be read without JavaScript, questions included', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('link', { name: new RegExp(`^Choisir.*${nameFor.numbers}`) }).waitFor();
  await page.getByText(refund).click();
  await page.getByText(/sans avoir à vous justifier/).waitFor();
});
