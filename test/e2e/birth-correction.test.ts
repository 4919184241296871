/** A wrong birth: corrected by its customer, asked for once opened, answered by the expert. */
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { confirmedOrder, openPart, take } from '#test/support/atelier.ts';
import { newCustomer } from '#test/support/customers.ts';
import { openAtelier, seekInQueue } from '#test/support/e2e/atelier-pages.ts';
import { screens, useVisitors } from '#test/support/e2e/browser.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();

const openOrders = async (page: Page) => {
  await page.goto('/compte#commandes');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await page.getByRole('article').waitFor();
};
const hour = (page: Page) => page.getByLabel('Heure de naissance');

test('the customer corrects it alone, then asks, and reads the expert’s answer', async () => {
  const customer = await newCustomer();
  const expert = await newExpert(keyFor.numbers);
  const order = await confirmedOrder(customer);
  const { page } = await visit({ as: customer });
  await openOrders(page);
  await button(page, /^Corriger la naissance/).click();
  await see(page, 'Aucun expert ne l’a encore ouverte');
  await hour(page).fill('7h42');
  await button(page, 'Enregistrer la correction').click();
  await see(page, /17\savril\s1991 à 7\sh\s42/);
  await see(page, /Corrigée par vous le/);

  await take(expert, order);
  await openPart(expert, order);
  await page.reload();
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await button(page, /^Corriger la naissance/).click();
  await hour(page).fill('8h42');
  await button(page, 'Envoyer la demande').click();
  await see(page, /Correction demandée le .*8\sh\s42/);

  const { page: atelier } = await visit({ as: expert, viewport: screens[1].viewport });
  await openAtelier(atelier);
  const entry = await seekInQueue(atelier, order);
  await entry.getByText('Naissance à corriger').waitFor();
  await atelier.goto(`/atelier?commande=${order}&service=${keyFor.numbers}`);
  await see(atelier, 'Le client demande une correction');
  await button(atelier, 'Accepter').click();
  await see(atelier, `Corrigée par ${expert.name}`);
  await page.reload();
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await see(page, new RegExp(`Corrigée par ${expert.name} le`));
  await see(page, /17\savril\s1991 à 8\sh\s42/);
  await page.getByRole('link', { name: /^Qui a consulté mes données/ }).click();
  await see(page, /pour demander une correction de la naissance$/);
});
