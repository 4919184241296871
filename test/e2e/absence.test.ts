/**
 * An absence, from the expert's settings to the due date of an order, and a closed discipline. It runs alone, because
 * it stops sales.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newCredentials } from '#test/support/customers.ts';
import { openAtelier } from '#test/support/e2e/atelier-pages.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkScreens } from '#test/support/e2e/check-page.ts';
import { button, fillSignUp, order, payWith, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { clearDiscipline, dayFromNow, sendAway } from '#test/support/workshop.ts';

const visit = useVisitors();
/** Longer than the checkout waits before it shows the catalogue's dates. */
const slowAnswer = 3500;
const discipline = 'astrologie-chinoise';
const frenchDay = (count: number) => dayFromNow(count).split('-').reverse().join('/');
const shown = /Absence\sjusqu’au\s\d.*compris,\sretour\sle\s.*livré\sau\splus\stard\sle\s(?<due>.*\d{4})\./u;

beforeEach(() => clearDiscipline(discipline));
afterEach(() => clearDiscipline(discipline));

const atSettings = async (viewport: { width: number; height: number }) => {
  const { page } = await visit({ viewport, as: await newExpert(discipline) });
  await openAtelier(page);
  await page.getByRole('tab', { name: 'Mes réglages' }).click();
  return page;
};

describe.each(phone)('at $name', ({ viewport }) => {
  test('the customer reads of the absence before paying, and the order keeps the due date', async () => {
    await sendAway(discipline, [{ from: dayFromNow(0), to: dayFromNow(20) }]);
    const atelier = await atSettings(viewport);
    await atelier.getByLabel('Premier jour').fill(frenchDay(0));
    await atelier.getByLabel('Dernier jour').fill(frenchDay(20));
    await button(atelier, 'Ajouter cette absence').click();
    await seeToast(atelier, 'Absence inscrite');

    const { page } = await visit({ viewport });
    await page.route('**/api/queues', async (route) => {
      await delay(slowAnswer);
      await route.continue();
    });
    await page.goto('/services');
    const service = page.locator(`article#${discipline}`);
    await service.getByText(shown).waitFor();
    const due = shown.exec(await service.innerText())?.groups?.due?.replaceAll(/\s/g, ' ') ?? '';
    await page
      .locator('#pack-complet')
      .getByText(/Une absence jusqu’au/)
      .waitFor();
    await checkScreens(page);
    await service.getByRole('link', { name: /^Choisir/ }).click();
    await page.getByRole('group').getByText(shown).first().waitFor();
    await checkScreens(page);
    await see(page, due);
    await button(page, 'Continuer').filter({ visible: true }).click();
    await fillSignUp(page, newCredentials());
    const ordered = await order(page);
    await payWith(page, 'paiement accepté');
    const thanks = page.getByRole('dialog', { name: /^Merci/ });
    await thanks.getByText(ordered).waitFor();
  });

  test('a closed discipline is shown as closed, and cannot be chosen until it is open again', async () => {
    const atelier = await atSettings(viewport);
    await button(atelier, /^Fermer Astrologie Chinoise/).click();
    await seeToast(atelier, 'Astrologie Chinoise n’est plus en vente');
    await see(atelier, /^Fermée par Ines/);
    await checkScreens(atelier);

    const { page } = await visit({ viewport });
    await page.goto('/services');
    const service = page.locator(`article#${discipline}`);
    await service.getByText(/^Fermée pour le moment/).waitFor();
    expect(await service.getByRole('link', { name: /^Choisir/ }).count()).toBe(0);
    await see(page, /le pack contient Astrologie Chinoise/);
    await checkScreens(page);
    await page.goto(`/checkout?service=${discipline}`);
    const row = page.getByRole('checkbox', { name: 'Astrologie Chinoise' });
    await page.getByText(/^Fermée pour le moment/).waitFor();
    expect([await row.isDisabled(), await row.isChecked()]).toEqual([true, false]);
    expect(await page.getByRole('checkbox', { name: /^Pack/ }).isDisabled()).toBe(true);
    await checkScreens(page);

    await button(atelier, /^Rouvrir Astrologie Chinoise/).click();
    await seeToast(atelier, 'Astrologie Chinoise est de nouveau en vente');
  });
});
