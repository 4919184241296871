/** What an order may change in the account: nothing that it knows, before its owner said so. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createPayment } from '#domain/wire/api.ts';
import { updateProfile } from '#domain/wire/profile.ts';
import { toWireProfile } from '#lambdas/storage/profile-record.ts';
import { profileRecord } from '#test/support/builders.ts';
import { paymentPage } from '#test/support/component/payment-page.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { fonts, setFont, spoiltTexts, tooWide } from '#test/support/e2e/large-text.ts';
import {
  button,
  declare,
  fillBirth,
  openDetails,
  payButton,
  seeSummary,
} from '#test/support/e2e/shop-pages.ts';
import { translate } from '#test/support/e2e/translated.ts';

const visit = useVisitors();
const profile = { birth_date: '1985-12-03', birth_time: '23:05', birth_place: 'Lille' };

const question = (page: Page) => page.getByRole('dialog', { name: 'Votre compte dit autre chose' });
const keep = 'Garder mon compte tel quel';

/** A customer whose account is known, at step 2; and what is sent from there. */
const atDetails = async (viewport?: { width: number; height: number }) => {
  const customer = newAccount();
  const visitor = await visit({ as: customer, profile, ...(viewport && { viewport }) });
  const { page, answer } = visitor;
  const paid = answer(createPayment, paymentPage);
  const saved = answer(updateProfile, () => toWireProfile(profileRecord({ user_id: customer.userId })));
  await openDetails(page);
  await expect.poll(() => page.getByLabel('Lieu de naissance').inputValue()).toBe('Lille');
  await declare(page);
  return { ...visitor, paid, saved };
};
/** Another name and another birth than those of the account. */
const typeOther = async (page: Page) => {
  await page.getByLabel('Prénom', { exact: true }).fill('Jeanne');
  await fillBirth(page);
};

describe.each(phone)('at $name', ({ viewport }) => {
  test('other data are asked about before they are ordered, and the account stays as it is', async () => {
    const { page, paid, saved } = await atDetails(viewport);
    await typeOther(page);
    await payButton(page).focus();
    await page.keyboard.press('Enter');
    await question(page).getByText("Camille D'Angelo", { exact: true }).waitFor();
    await question(page).getByText("Jeanne D'Angelo", { exact: true }).waitFor();
    await question(page)
      .getByText(/^3\s?décembre\s?1985 à 23\sh\s05, Lille$/)
      .waitFor();
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'detached' });
    expect(await hasFocus(payButton(page))).toBe(true);
    expect([paid, saved]).toEqual([[], []]);
    await page.keyboard.press('Enter');
    await button(page, keep).dblclick();
    await page.waitForURL('**/faq');
    expect(paid.map(({ body }) => body)).toMatchObject([{ customerInfo: { firstName: 'Jeanne' } }]);
    expect(saved).toEqual([]);
  });
});

test('the account takes over what it is told to', async () => {
  const { page, paid, saved } = await atDetails();
  await typeOther(page);
  await payButton(page).click();
  await translate(page);
  await button(page, 'Mettre mon compte à jour').click();
  await page.waitForURL('**/faq');
  expect(paid).toHaveLength(1);
  expect(saved.map(({ body }) => body)).toMatchObject([{ first_name: 'Jeanne', birth_date: '1991-04-17' }]);
});

test('an order for somebody else renames nobody unasked either', async () => {
  const { page, saved } = await atDetails();
  await page.getByRole('radio', { name: /Pour une autre personne/ }).check();
  await page.getByLabel('Son prénom').fill('Zoé');
  await page.getByLabel('Son nom').fill('Le Goff');
  await page.getByRole('checkbox', { name: /Cette personne est majeure/ }).check();
  await fillBirth(page);
  await page.getByLabel('Prénom', { exact: true }).fill('Jeanne');
  await payButton(page).click();
  await question(page).getByText("Jeanne D'Angelo", { exact: true }).waitFor();
  expect(await question(page).getByText('Naissance').count()).toBe(0);
  await button(page, keep).click();
  await page.waitForURL('**/faq');
  const [{ body } = {}] = saved;
  expect(body).toMatchObject({ person: { first_name: 'Zoé' } });
  expect(body).not.toHaveProperty('first_name');
});

test('the question fits a narrow phone with large text', async () => {
  const { page } = await atDetails({ width: 320, height: 700 });
  await setFont(page, fonts.twice);
  await typeOther(page);
  await payButton(page).filter({ visible: true }).press('Enter');
  await question(page).waitFor();
  expect([...(await tooWide(page)), ...(await spoiltTexts(page))]).toEqual([]);
});

test('without a network nothing is asked, ordered or lost', async () => {
  const { page, paid, saved, setOffline, expectProblem } = await atDetails();
  expectProblem(/birth not converted/);
  await typeOther(page);
  await setOffline(true);
  await payButton(page).click();
  await seeSummary(page, 'Erreur de paiement', 'La connexion a échoué', 'Rien n’a été débité');
  expect(await page.getByLabel('Prénom', { exact: true }).inputValue()).toBe('Jeanne');
  await setOffline(false);
  await payButton(page).click();
  await button(page, keep).click();
  await page.waitForURL('**/faq');
  expect([paid.length, saved.length]).toEqual([1, 0]);
});

test('the names of the certificate are opened, left out and closed again, and stay closed', async () => {
  const { page, paid } = await atDetails();
  await button(page, 'Compléter ces noms').click();
  const firstNames = page.getByLabel('Prénoms de l’acte');
  expect(await hasFocus(firstNames)).toBe(true);
  await firstNames.fill('C4mille');
  await button(page, 'Ne pas les compléter').press('Enter');
  expect(await hasFocus(button(page, 'Compléter ces noms'))).toBe(true);
  await page.reload();
  await button(page, 'Compléter ces noms').click();
  expect(await firstNames.inputValue()).toBe('');
  await declare(page);
  await payButton(page).click();
  await page.waitForURL('**/faq');
  expect(paid[0]?.body?.customerInfo).not.toHaveProperty('birthNames');
});
