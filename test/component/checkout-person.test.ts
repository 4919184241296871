/** An order for another person in step 2, and what the account shows of it. */
import { describe, expect, test } from 'vitest';
import { createPayment, listOrders, readOrder } from '#domain/wire/api.ts';
import { personLink } from '#domain/wire/persons.ts';
import { wireOrder } from '#test/support/builders.ts';
import { bodyOf } from '#test/support/component/answers.ts';
import { paymentPage } from '#test/support/component/payment-page.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import {
  button,
  declare,
  fillBirth,
  openDetails,
  payButton,
  see,
  seeSummary,
} from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();
const agreement = /Cette personne est majeure et d’accord/;
const birth = { date: '03/02/1995', time: '06:42', place: 'Brest, Finistère' };

describe.each(phone)('at $name', ({ viewport }) => {
  test('an order for another person needs their agreement, renames nobody and keeps them', async () => {
    const { page, context, answer } = await visit({ viewport, as: newAccount() });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const sent = answer(createPayment, paymentPage);
    await openDetails(page, [keyFor.numbers]);
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
    await declare(page);
    await payButton(page).click();
    await seeSummary(page, 'À corriger avant de commander', agreement.source.replace('C', 'c'));
    expect(sent).toEqual([]);
    await page.getByRole('checkbox', { name: agreement }).check();
    await payButton(page).click();
    await page.waitForURL('**/faq');
    const ordered = sent[0]?.body?.customerInfo;
    expect(ordered).toMatchObject({
      ...{ firstName: 'Camille', birthDate: '1995-02-03' },
      person: { firstName: 'Jeanne', lastName: 'Le Goff' },
    });

    const person = { firstName: 'Jeanne', lastName: 'Le Goff', agreedAt: '2026-11-24T17:30:00.000Z' };
    const order = wireOrder({ customer_info: { ...wireOrder().customer_info, person } });
    answer(listOrders, () => ({ orders: [order] }));
    answer(readOrder, () => ({ order }));
    await page.goto('/compte#commandes');
    await page.getByRole('tab', { name: 'Mes commandes' }).click();
    await see(page, 'Pour Jeanne Le Goff.');
    const links = answer(personLink, () => ({ token: 'A'.repeat(43) }));
    // The account keeps Jeanne, and the order is about her: both have the text.
    await page.getByRole('article').getByText('À transmettre à Jeanne').click();
    await button(page, 'Copier le texte').click();
    await see(page, 'Texte copié');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Jeanne, Camille');
    expect(copied).toContain(`/personne?token=${'A'.repeat(43)}`);
    expect(links.map((sent) => bodyOf(sent))).toEqual([{ order_id: order.id }]);

    await openDetails(page, [keyFor.design]);
    await page.getByRole('radio', { name: /Pour une autre personne/ }).check();
    await page.getByLabel('Personne déjà connue').selectOption('Jeanne Le Goff');
    await expect.poll(() => page.getByLabel('Date de naissance').inputValue()).toBe('03/02/1995');
    expect(await page.getByLabel('Son prénom').inputValue()).toBe('Jeanne');
    expect(await page.getByRole('checkbox', { name: agreement }).isChecked()).toBe(false);
    await page.getByRole('radio', { name: 'Pour vous' }).check();
    expect(await page.getByLabel('Date de naissance').inputValue()).toBe('');
  });
});
