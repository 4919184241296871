/** Step 2 of the checkout: its three names, the button that never sleeps, and where the specimen stands. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { violations } from '#test/support/e2e/axe.ts';
import { desk, phone, screens } from '#test/support/e2e/browser.ts';
import { tellChangesAtOnce } from '#test/support/e2e/busy-observer.ts';
import { holdFiles } from '#test/support/e2e/held-files.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import {
  birth,
  button,
  declare,
  fillAccount,
  fillBirth,
  fillNames,
  openDetails,
  payButton,
  seeSummary,
  seeToast,
} from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const onward = (page: Page): Locator => button(page, 'Continuer');
const seeFocus = (locator: Locator) => expect.poll(() => hasFocus(locator)).toBe(true);

const current = (page: Page): Promise<string> =>
  page.getByRole('list', { name: 'Étapes' }).locator('[aria-current=step]').innerText();
const seeStep = (page: Page, name: string) => expect.poll(() => current(page)).toContain(name);

/** The focused element's id after each link of a list was followed. */
const focusedBy = async (page: Page, links: Locator): Promise<string[]> => {
  const ids: string[] = [];
  for (const link of await links.all()) {
    await link.click();
    ids.push(await page.evaluate(() => document.activeElement?.id ?? ''));
  }
  return ids;
};

const missing = ['birthDate', 'birthTime', 'birthPlace', 'firstName', 'lastName', 'email', 'password'];
const idsOf = (names: readonly string[]) => names.map((name) => `field-${name}`);

describe.each(desk)('at $name', ({ viewport }) => {
  test('the order button is awake, and each field that is missing is a link beside it', async () => {
    const { page } = await visit({ viewport });
    await openDetails(page);
    expect(await payButton(page).getAttribute('aria-disabled')).toBe(null);
    const hint = page.locator(`#${await payButton(page).getAttribute('aria-describedby')}`);
    await hint.getByText('Pour commander, renseignez encore').waitFor();
    expect(await focusedBy(page, hint.getByRole('link'))).toEqual(idsOf([...missing, 'confirmation']));
    await field(page, 'Date de naissance').fill('31/02/1990');
    await field(page, 'Heure de naissance').focus();
    await hint.getByText('À corriger').waitFor();
    await hint.getByRole('link', { name: 'date de naissance' }).click();
    await seeFocus(field(page, 'Date de naissance'));
  });

  test('pressed too early it shows one summary, whose lines lead to their fields, and nothing is lost', async () => {
    const { page } = await visit({ viewport });
    await openDetails(page);
    await field(page, 'Date de naissance').fill(birth.date);
    await payButton(page).click();
    await seeToast(page, 'Informations de naissance requises');
    const summary = await seeSummary(page, 'À corriger avant de commander');
    expect(await page.getByText('Pour commander, renseignez encore').count()).toBe(0);
    const named = [...missing.slice(1), 'terms', 'adult'];
    expect(await focusedBy(page, summary.getByRole('link'))).toEqual(idsOf(named));
    expect(await field(page, 'Lieu de naissance').getAttribute('aria-invalid')).toBe('true');
    expect(await field(page, 'Date de naissance').inputValue()).toBe(birth.date);
    expect(await violations(page, { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag22aa'] })).toEqual([]);
  });
});

describe.each(phone)('at $name', ({ viewport }) => {
  test('«Continuer» leads from part to part until the two statements are in sight', async () => {
    const { page } = await visit({ viewport });
    await openDetails(page);
    expect(await payButton(page).count()).toBe(0);
    await onward(page).click();
    await seeFocus(field(page, 'Date de naissance'));
    expect(await page.getByText('Écrivez la date de naissance').count()).toBe(0);
    await onward(page).click();
    await page.getByText('Écrivez la date de naissance').waitFor();
    await fillBirth(page);
    await onward(page).press('Enter');
    await seeFocus(field(page, 'Prénom'));
    await fillNames(page);
    await fillAccount(page, newAccount());
    await onward(page).click();
    await seeFocus(page.getByRole('heading', { name: 'Votre commande' }));
    await payButton(page).waitFor();
    expect(await onward(page).count()).toBe(0);
    await payButton(page).click();
    const summary = await seeSummary(page, 'À corriger avant de commander');
    expect(await focusedBy(page, summary.getByRole('link'))).toEqual(idsOf(['terms', 'adult']));
  });

  test('«Continuer» reaches the statements where the order is longer than the screen of a busy phone', async () => {
    const { page, context } = await visit({ viewport: { ...viewport, height: 560 }, as: newAccount() });
    await tellChangesAtOnce(context);
    await openDetails(page, [keyFor.western, keyFor.chinese, keyFor.design]);
    await fillBirth(page);
    await onward(page).click();
    await seeFocus(page.getByRole('heading', { name: 'Votre commande' }));
    await onward(page).click();
    await seeFocus(page.getByRole('checkbox', { name: /conditions de vente/ }));
    await payButton(page).waitFor();
  });

  test('«Continuer» reaches the statements although the sky of the birth is drawn above them on the way', async () => {
    const { page } = await visit({ viewport: { ...viewport, height: 560 }, as: newAccount() });
    await openDetails(page, [keyFor.western, keyFor.chinese, keyFor.design]);
    await page.getByRole('radio', { name: /Je ne connais pas l’heure/ }).check();
    await field(page, 'Lieu de naissance').fill(birth.place);
    await field(page, 'Lieu de naissance').blur();
    await page.getByText('Donnez la date et l’heure').waitFor();
    const draw = await holdFiles(page, '**/assets/*.js');
    await field(page, 'Date de naissance').fill(birth.date);
    await page.getByText('Calcul du ciel…').waitFor();
    await onward(page).click();
    await seeFocus(page.getByRole('heading', { name: 'Votre commande' }));
    await onward(page).click();
    draw();
    await payButton(page).waitFor();
  });

  test('the button keeps its focus when its words change', async () => {
    const { page } = await visit({ viewport });
    await openDetails(page);
    await onward(page).focus();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await seeFocus(payButton(page));
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await seeFocus(payButton(page));
  });
});

test('three names say where one is, and lead back', async () => {
  const { page } = await visit();
  await page.goto(`/checkout?service=${keyFor.numbers}`);
  const steps = page.getByRole('list', { name: 'Étapes' });
  await seeStep(page, 'Consultations');
  expect(await steps.getByRole('button').count()).toBe(0);
  await onward(page).click();
  await seeStep(page, 'Naissance');
  await fillBirth(page);
  await seeStep(page, 'Paiement');
  expect(page.url()).toContain('step=2');
  await steps.getByRole('button', { name: 'Naissance' }).click();
  await seeFocus(page.getByText('Votre naissance', { exact: true }));
  await field(page, 'Heure de naissance').fill('');
  await seeStep(page, 'Naissance');
  await steps.getByRole('button', { name: 'Consultations' }).click();
  await page.getByRole('heading', { level: 1, name: 'Choisissez vos consultations' }).waitFor();
  expect(page.url()).not.toContain('step=2');
});

test.each(screens)(
  'the specimen stands below the order and its statements at $name',
  async ({ viewport }) => {
    const { page } = await visit({ viewport });
    await openDetails(page);
    const order = page.getByRole('complementary', { name: 'Votre commande' });
    const specimen = order.getByRole('figure').filter({ hasText: 'Spécimen' });
    expect(await page.getByText('Spécimen').count()).toBe(1);
    await declare(page);
    const [below, above] = await Promise.all([
      specimen.boundingBox(),
      order.getByRole('checkbox', { name: 'Je déclare avoir 18 ans ou plus.' }).boundingBox(),
    ]);
    expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
  },
);
