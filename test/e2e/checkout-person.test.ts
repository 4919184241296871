/** An order for another person, from step 2 to the account, and the next one for the same person. */
import { describe, expect, test } from 'vitest';
import { call } from '#test/support/client.ts';
import { newCustomer } from '#test/support/customers.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import {
  button,
  declare,
  fillBirth,
  openDetails,
  order,
  payButton,
  payWith,
  see,
  seeSummary,
} from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();
const agreement = /Cette personne est majeure et d’accord/;
const birth = { date: '03/02/1995', time: '06:42', place: 'Brest, Finistère' };

describe.each(phone)('at $name', ({ viewport }) => {
  test('an order for another person needs their agreement, renames nobody and keeps them', async () => {
    const customer = await newCustomer();
    const { page, context } = await visit({ viewport, as: customer });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openDetails(page, ['numerologie']);
    await fillBirth(page);
    await page.getByRole('radio', { name: /Pour une autre personne/ }).check();
    expect(await page.getByLabel('Date de naissance').inputValue()).toBe('');
    await page.getByLabel('Son prénom').fill('Jeanne');
    await page.getByLabel('Son nom').fill('Le Goff');
    await button(page, 'Compléter ces noms').click();
    await page.getByLabel('Prénoms de l’acte').fill('Jeanne Marie');
    await page.getByLabel('Nom de naissance').fill('Kerviel');
    await fillBirth(page, birth);
    await see(page, 'Est-ce bien son ciel');
    await checkPage(page);
    await declare(page);
    await payButton(page).click();
    await seeSummary(page, 'À corriger avant de commander', agreement.source.replace('C', 'c'));
    await page.getByRole('checkbox', { name: agreement }).check();
    await order(page);
    await payWith(page, 'paiement accepté');
    await button(page, 'Accéder à mon compte').or(page.getByText('Mes commandes')).first().waitFor();
    await page.goto('/compte#commandes');
    await page.getByRole('tab', { name: 'Mes commandes' }).click();
    await see(page, 'Pour Jeanne Le Goff.');
    await page.getByText('À transmettre à Jeanne').click();
    await button(page, 'Copier le texte').click();
    await see(page, 'Texte copié');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Jeanne, Camille');
    await checkPage(page);
    const profile = (await call('GET', '/api/profile', { token: customer.access })).json;
    expect(profile).toMatchObject({
      ...{ first_name: 'Camille', birth_date: null },
      persons: [{ first_name: 'Jeanne', last_name: 'Le Goff', birth_date: '1995-02-03' }],
    });

    await openDetails(page, ['human-design']);
    await page.getByRole('radio', { name: /Pour une autre personne/ }).check();
    await page.getByLabel('Personne déjà connue').selectOption('Jeanne Le Goff');
    await expect.poll(() => page.getByLabel('Date de naissance').inputValue()).toBe('03/02/1995');
    expect(await page.getByLabel('Son prénom').inputValue()).toBe('Jeanne');
    expect(await page.getByRole('checkbox', { name: agreement }).isChecked()).toBe(false);
    await checkPage(page);
    await page.getByRole('radio', { name: 'Pour vous' }).check();
    expect(await page.getByLabel('Date de naissance').inputValue()).toBe('');
  });
});
