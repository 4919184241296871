/** L'atelier: the dossier of a part, computed and drawn in the expert's browser. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Discipline } from '#domain/catalogue.ts';
import { confirmedOrder } from '#test/support/atelier.ts';
import { birth } from '#test/support/builders.ts';
import { newCustomer } from '#test/support/customers.ts';
import { openAtelier, takeAndOpen } from '#test/support/e2e/atelier-pages.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage, checkScreens } from '#test/support/e2e/check-page.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';

const visit = useVisitors();
const person = {
  firstName: 'Camille',
  lastName: 'D’Angelo',
  birthDate: '1991-04-17',
  birthTime: '06:42',
  birthPlace: 'Saint-Denis, La Réunion',
  birth: birth(),
};

/** An expert with the dossier of a taken part open. */
const atDossier = async (service: Discipline, viewport: { width: number; height: number }) => {
  const customer = await newCustomer();
  const customerInfo = { ...person, email: customer.email };
  const order = await confirmedOrder(customer, [service], { customerInfo });
  const visitor = await visit({ viewport, as: await newExpert(service) });
  await openAtelier(visitor.page);
  await takeAndOpen(visitor.page, order);
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return visitor.page;
};
const openDossier = (page: Page) => page.getByRole('tab', { name: 'Dossier' }).click();
const row = (page: Page, table: string, name: string) =>
  page.getByRole('table', { name: table }).getByRole('row', { name });

describe.each(phone)('at $name', ({ viewport }) => {
  test('draws the chart of the birth, in another house system at a tap, and keeps a begun note', async () => {
    const page = await atDossier('astrologie-occidentale', viewport);
    const note = page.getByRole('textbox').first();
    await note.fill('À relire');
    await openDossier(page);
    await see(page, 'soit 2 h 42 UTC');
    await page.getByRole('img', { name: 'Thème natal.' }).waitFor();
    expect(await row(page, 'Positions', 'Soleil').innerText()).toContain('XII');
    await see(page, 'À dire avec réserve');
    await checkScreens(page);
    await button(page, 'Signes entiers').click();
    await see(page, 'Maisons : Signes entiers.');
    await button(page, 'Copier en texte').click();
    await seeToast(page, 'Dossier copié');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')[0]).toMatch(/^Astrologie occidentale, /i);
    expect(copied).toContain('Maisons');
    await page.getByRole('tab', { name: 'Rapport' }).click();
    expect(await note.inputValue()).toBe('À relire');
    await page.reload();
    await openDossier(page);
    await see(page, 'Maisons : Signes entiers.');
  });
});

test.each([
  ['astrologie-chinoise', 'Cycle des cinq éléments.', 'Les quatre piliers'],
  ['human-design', 'Schéma corporel.', 'En bref'],
  ['numerologie', 'Lettres du nom', 'Les nombres'],
] as const)('draws the chart of %s on a phone in the dark', async (service, drawing, table) => {
  const page = await atDossier(service, { width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openDossier(page);
  await page.getByRole('img', { name: drawing }).first().waitFor();
  await page.getByRole('table', { name: table }).waitFor();
  await checkPage(page);
});
