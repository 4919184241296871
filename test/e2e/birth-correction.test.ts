/** A wrong birth: corrected by its customer, asked for once opened, answered by the expert and the administration. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { confirmedOrder, openPart, take } from '#test/support/atelier.ts';
import { newCustomer } from '#test/support/customers.ts';
import { openAtelier } from '#test/support/e2e/atelier-pages.ts';
import { desk, phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { newAdministrator, newExpert } from '#test/support/experts.ts';
import { readOrder } from '#test/support/purchases.ts';

const visit = useVisitors();

const openOrders = async (page: Page) => {
  await page.goto('/compte#commandes');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await page.getByRole('article').waitFor();
};
const hour = (page: Page) => page.getByLabel('Heure de naissance');

describe.each(phone)('at $name', ({ viewport }) => {
  test('the customer corrects it alone, then asks, and reads the expert’s answer', async () => {
    const customer = await newCustomer();
    const expert = await newExpert('numerologie');
    const order = await confirmedOrder(customer);
    const { page } = await visit({ as: customer, viewport });
    await openOrders(page);
    await button(page, /^Corriger la naissance/).click();
    await see(page, 'Aucun expert ne l’a encore ouverte');
    await hour(page).fill('25:99');
    await button(page, 'Enregistrer la correction').click();
    await page.getByRole('region', { name: 'À corriger avant l’envoi' }).waitFor();
    expect(await hour(page).inputValue()).toBe('25:99');
    await checkPage(page);
    await hour(page).fill('7h42');
    await button(page, 'Enregistrer la correction').click();
    await see(page, /17\savril\s1991 à 7\sh\s42/);
    await see(page, /Corrigée par vous le/);

    await take(expert, order);
    await openPart(expert, order);
    await page.reload();
    await page.getByRole('tab', { name: 'Mes commandes' }).click();
    await button(page, /^Demander une correction/).click();
    await hour(page).fill('8h42');
    await button(page, 'Envoyer la demande').click();
    await see(page, /Correction demandée le .*8\sh\s42/);
    await checkPage(page);

    const { page: atelier } = await visit({ as: expert, viewport: { width: 1440, height: 900 } });
    await openAtelier(atelier);
    await see(atelier, 'Naissance à corriger');
    await atelier.goto(`/atelier?commande=${order}&service=numerologie`);
    await see(atelier, 'Le client demande une correction');
    await button(atelier, 'Refuser').click();
    await button(atelier, 'Envoyer le refus').click();
    await see(atelier, 'Écrivez la raison');
    await checkPage(atelier);
    await button(atelier, 'Annuler').click();
    await button(atelier, 'Accepter').click();
    await see(atelier, `Corrigée par ${expert.name}`);
    await page.reload();
    await page.getByRole('tab', { name: 'Mes commandes' }).click();
    await see(page, new RegExp(`Corrigée par ${expert.name} le`));
    await see(page, /17\savril\s1991 à 8\sh\s42/);
    await page.getByRole('link', { name: /^Qui a consulté mes données/ }).click();
    await see(page, /pour demander une correction de la naissance$/);
  });
});

describe.each(desk)('at $name', ({ viewport }) => {
  test('the administration corrects it after a call, with a reason', async () => {
    const customer = await newCustomer();
    const administrator = await newAdministrator();
    const order = await confirmedOrder(customer);
    const { page } = await visit({ as: administrator, viewport });
    await page.goto(`/atelier?vue=orders&recherche=${order.slice(0, 8)}`);
    await button(page, /^Naissance de la commande/).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Corriger la naissance' }).click();
    expect(await hour(page).inputValue()).toBe('');
    await page.getByLabel('Date de naissance').fill('17/04/1991');
    await hour(page).fill('05:00');
    await page.getByRole('combobox', { name: 'Lieu de naissance' }).fill('Brest, Finistère');
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Enregistrer la correction' }).click();
    await dialog.getByText('Écrivez la raison, que le client lira').first().waitFor();
    await page.getByLabel('Raison').fill('Votre appel de ce matin');
    await checkPage(page);
    await dialog.getByRole('button', { name: 'Enregistrer la correction' }).click();
    await dialog.waitFor({ state: 'detached' });
    const read = await readOrder(customer, order);
    expect(read.customer_info.birthTime).toBe('05:00');
    expect(read.correction?.corrected).toMatchObject({ by: 'administrator', name: administrator.name });
  });
});

describe.each(phone)('a changed person at $name', ({ viewport }) => {
  test('is asked for each open order', async () => {
    const customer = await newCustomer();
    const named = { firstName: 'Jeanne', lastName: 'Le Goff', agrees: true };
    const birth = { birthDate: '1995-02-03', birthTime: '06:42', birthPlace: 'Brest' };
    const customerInfo = {
      ...{ firstName: 'Camille', lastName: "D'Angelo", email: customer.email },
      ...{ ...birth, person: named },
    };
    const order = await confirmedOrder(customer, ['numerologie'], { customerInfo });
    const { page } = await visit({ as: customer, viewport });
    await page.goto('/compte');
    await button(page, 'Ajouter une personne').click();
    const fill = async (time: string) => {
      await page.getByLabel('Son prénom').fill('Jeanne');
      await page.getByLabel('Son nom').fill('Le Goff');
      await page.getByLabel('Date de naissance').fill('03/02/1995');
      await hour(page).fill(time);
      await page.getByRole('combobox', { name: 'Lieu de naissance' }).fill('Brest, Finistère');
      await page.keyboard.press('Tab');
      await page.getByRole('checkbox', { name: /majeure et d’accord/ }).check();
      await button(page, 'Enregistrer').click();
    };
    await fill('06:42');
    await button(page, 'Modifier Jeanne Le Goff').click();
    await fill('07:15');
    await see(page, 'Corriger aussi ces commandes');
    await checkPage(page);
    await button(page, 'Les laisser ainsi').click();
    await see(page, 'Une commande en cours porte une autre naissance.');
    await button(page, 'Choisir pour chaque commande').click();
    await button(page, 'Corriger les commandes cochées').click();
    await see(page, `Commande ${order.slice(0, 8)} corrigée`);
    const read = await readOrder(customer, order);
    expect(read.customer_info).toMatchObject({ birthTime: '07:15', person: { firstName: 'Jeanne' } });
  });

  test('so is the customer’s own birth, which the profile shows', async () => {
    const customer = await newCustomer();
    const order = await confirmedOrder(customer);
    const { page } = await visit({ as: customer, viewport });
    await page.goto('/compte');
    await see(page, 'Votre naissance n’est pas encore connue');
    await button(page, 'Donner ma naissance').click();
    await page.getByLabel('Date de naissance').fill('17/04/1991');
    await hour(page).fill('7h10');
    await page.getByRole('combobox', { name: 'Lieu de naissance' }).fill('Saint-Denis, La Réunion');
    await page.keyboard.press('Tab');
    await checkPage(page);
    await button(page, 'Enregistrer').click();
    await see(page, /17\savril\s1991 à 7\sh\s10, Saint-Denis, La\sRéunion/);
    await button(page, 'Corriger les commandes cochées').click();
    await see(page, `Commande ${order.slice(0, 8)} corrigée`);
    expect((await readOrder(customer, order)).customer_info.birthTime).toBe('07:10');
  });
});
