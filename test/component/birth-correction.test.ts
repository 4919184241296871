/** A wrong birth: the forms of its customer and of the administration, and the orders that change with a person. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { AdminOrder } from '#domain/atelier.ts';
import { bornOf } from '#domain/births/born.ts';
import { countIssues } from '#domain/issues.ts';
import type { Order } from '#domain/order.ts';
import { listOrders } from '#domain/wire/api.ts';
import { atelierOrders, atelierQueue } from '#domain/wire/atelier.ts';
import { correctBirth, decideBirth } from '#domain/wire/births.ts';
import { atelierIssues } from '#domain/wire/issues.ts';
import { birth, customerInfo, orderId } from '#test/support/builders.ts';
import { inHours, paidOrder } from '#test/support/component/orders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { button, fillBirth, see } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();

const hour = (page: Page) => page.getByLabel('Heure de naissance');
const born = customerInfo({ birthPlace: 'Saint-Denis, La Réunion', birth: birth() });

/** A customer whose order can still be corrected; the calls are those that correct it. */
const visitCustomer = async (order: Partial<Order> = {}) => {
  const visitor = await visit({ as: newAccount() });
  const paid = paidOrder({ customer_info: born, correction: {}, ...order });
  visitor.answer(listOrders, () => ({ orders: [paid] }));
  const corrected = { at: inHours(0), by: 'customer' } as const;
  const sent = visitor.answer(correctBirth, () => ({ born: bornOf(born), correction: { corrected } }));
  return { ...visitor, sent };
};

test('a birth that cannot be is refused at its field, and stays typed', async () => {
  const { page, sent } = await visitCustomer();
  await page.goto('/compte#commandes');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await button(page, /^Corriger la naissance/).click();
  await hour(page).fill('25:99');
  await button(page, 'Enregistrer la correction').click();
  await page.getByRole('region', { name: 'À corriger avant l’envoi' }).waitFor();
  expect(await hour(page).inputValue()).toBe('25:99');
  expect(sent).toEqual([]);
  await hour(page).fill('7h42');
  await button(page, 'Enregistrer la correction').click();
  await expect.poll(() => sent.map(({ body }) => body?.birthTime)).toEqual(['07:42']);
});

test('a changed person is asked for each open order', async () => {
  const person = { firstName: 'Jeanne', lastName: 'Le Goff', agreedAt: inHours(-30) };
  const customer_info = { ...customerInfo({ birthDate: '1995-02-03', birthPlace: 'Brest' }), person };
  const { page, sent } = await visitCustomer({ customer_info });
  await page.goto('/compte');
  await button(page, 'Ajouter une personne').click();
  const fill = async (time: string) => {
    await page.getByLabel('Son prénom').fill('Jeanne');
    await page.getByLabel('Son nom').fill('Le Goff');
    await fillBirth(page, { date: '03/02/1995', time, place: 'Brest, Finistère' });
    await page.getByRole('checkbox', { name: /majeure et d’accord/ }).check();
    await button(page, 'Enregistrer').click();
  };
  await fill('06:42');
  await button(page, 'Modifier Jeanne Le Goff').click();
  await fill('07:15');
  await see(page, 'Corriger aussi ces commandes');
  await button(page, 'Les laisser ainsi').click();
  await see(page, 'Une commande en cours porte une autre naissance.');
  expect(sent).toEqual([]);
  await button(page, 'Choisir pour chaque commande').click();
  await button(page, 'Corriger les commandes cochées').click();
  await see(page, `Commande ${orderId.slice(0, 8)} corrigée`);
  expect(sent).toMatchObject([{ body: { birthTime: '07:15', person: { firstName: 'Jeanne' } } }]);
});

test('so is the customer’s own birth, which the profile shows', async () => {
  const { page, sent } = await visitCustomer();
  await page.goto('/compte');
  await see(page, 'Votre naissance n’est pas encore connue');
  await button(page, 'Donner ma naissance').click();
  await fillBirth(page, { date: '17/04/1991', time: '7h10', place: 'Saint-Denis, La Réunion' });
  await button(page, 'Enregistrer').click();
  await see(page, /17\savril\s1991 à 7\sh\s10, Saint-Denis, La\sRéunion/);
  await button(page, 'Corriger les commandes cochées').click();
  await see(page, `Commande ${orderId.slice(0, 8)} corrigée`);
  expect(sent).toMatchObject([{ params: { id: orderId }, body: { birthTime: '07:10' } }]);
});

const listed: AdminOrder = {
  ...{ id: orderId, number: orderId.slice(0, 8), status: 'paid', amount: 900, services: [keyFor.numbers] },
  ...{ created_at: inHours(-25), due_at: inHours(48), refunds: [], refundable: 900 },
  customer: { first_name: 'Camille', last_name: "D'Angelo", email: 'camille@exemple.fr' },
  parts: [
    {
      ...{ order_id: orderId, number: orderId.slice(0, 8), service: keyFor.numbers, state: 'taken' },
      ...{ due_at: inHours(48), birth_asked_at: inHours(-2) },
    },
  ],
};
/** The dialog of an order's birth, for an administrator. */
const visitAdministration = async () => {
  const visitor = await visit({ as: newAccount(['administrators']), viewport: screens[1].viewport });
  const { page, answer } = visitor;
  const me = { id: 'me', name: 'Ines Morel', is_administrator: true };
  answer(atelierQueue, () => ({ me, items: [], count: { open: 0, late: 0, asked: 0, correcting: 0 } }));
  answer(atelierOrders, () => ({ items: [listed] }));
  answer(atelierIssues, () => ({ items: [], count: countIssues([]) }));
  const sent = answer(decideBirth, () => ({}));
  await page.goto(`/atelier?vue=orders&recherche=${listed.number}`);
  await button(page, /^Naissance de la commande/).click();
  return { ...visitor, sent, dialog: page.getByRole('dialog') };
};

test('the administration corrects it after a call, without reading one, with a reason', async () => {
  const { page, sent, dialog } = await visitAdministration();
  await dialog.getByRole('button', { name: 'Corriger la naissance' }).click();
  expect(await hour(page).inputValue()).toBe('');
  await fillBirth(page, { date: '17/04/1991', time: '05:00', place: 'Brest, Finistère' });
  const save = dialog.getByRole('button', { name: 'Enregistrer la correction' });
  await save.click();
  await dialog.getByText('Écrivez la raison, que le client lira.').first().waitFor();
  expect(sent).toEqual([]);
  await page.getByLabel('Raison').fill('Votre appel de ce matin');
  await save.click();
  await dialog.waitFor({ state: 'detached' });
  expect(sent).toMatchObject([
    { body: { kind: 'correct', born: { birthTime: '05:00' }, reason: 'Votre appel de ce matin' } },
  ]);
});

test('a request is refused with a reason, and accepted', async () => {
  const { page, sent, dialog } = await visitAdministration();
  await see(page, 'Le client demande une correction');
  await dialog.getByRole('button', { name: 'Refuser' }).click();
  await dialog.getByRole('button', { name: 'Envoyer le refus' }).click();
  await dialog.getByText('Écrivez la raison').first().waitFor();
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await dialog.getByRole('button', { name: 'Accepter' }).click();
  await expect.poll(() => sent).toMatchObject([{ body: { kind: 'accept' } }]);
});
