/** «Vos coordonnées» and «Comment nous vous écrivons» of the profile. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { changeEmail } from '#domain/wire/address.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { signOut } from '#domain/wire/sessions.ts';
import { toWireProfile } from '#lambdas/storage/profile-record.ts';
import { profileRecord } from '#test/support/builders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { expectStill } from '#test/support/e2e/check-page.ts';
import { hasFocus, press, tabTo } from '#test/support/e2e/keyboard.ts';
import { button, see, seeSummary, seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const names = (page: Page) => part(page, 'Vos coordonnées');
const mails = (page: Page) => part(page, 'Comment nous vous écrivons');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });
const change = (name: string) => new RegExp(`^Modifier\\s:\\s${name}$`);

/** The field's text is selected when Tab reaches it, so that typing replaces it. */
const retype = async (page: Page, label: string, text: string) => {
  await tabTo(page, names(page).getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

const changeNames = async (page: Page) => {
  await press(page, button(page, change('Vos coordonnées')), 'Enter');
  expect(await hasFocus(title(page, 'Vos coordonnées'))).toBe(true);
  await retype(page, 'Prénom', 'Zoé');
  await retype(page, 'Nom', 'Arnaud 2');
  await page.keyboard.press('Enter');
  await seeSummary(page, 'À corriger avant d’enregistrer');
  await retype(page, 'Nom', 'Arnaud');
  await page.keyboard.press('Enter');
  await seeToast(page, 'Coordonnées enregistrées');
  await names(page).getByText('Zoé Arnaud', { exact: true }).waitFor();
  expect(await hasFocus(title(page, 'Vos coordonnées'))).toBe(true);
  await see(page, 'Bonjour Zoé');
};

const changeMails = async (page: Page) => {
  await press(page, button(page, change('Comment nous vous écrivons')), 'Enter');
  expect(await hasFocus(title(page, 'Comment nous vous écrivons'))).toBe(true);
  await tabTo(page, mails(page).getByRole('radio', { name: /^Par votre prénom/ }));
  await page.keyboard.press('ArrowDown');
  expect(
    await mails(page)
      .getByRole('radio', { name: /^Madame/ })
      .isChecked(),
  ).toBe(true);
  await see(page, 'Bonjour Monsieur Arnaud,');
  const zone = mails(page).getByLabel('Fuseau horaire de leurs heures');
  await tabTo(page, zone);
  await page.keyboard.type('La');
  expect(await zone.inputValue()).toBe('Indian/Reunion');
  await press(page, mails(page).getByRole('button', { name: 'Enregistrer' }), 'Enter');
  await seeToast(page, 'Choix enregistré');
  await mails(page).getByText('Bonjour Madame Arnaud,', { exact: true }).waitFor();
  await mails(page)
    .getByText(/^La\sRéunion$/)
    .waitFor();
};

test('the owner of a confirmed address changes it: the dialog says how it is undone, and what was typed stays', async () => {
  const account = newAccount();
  const { page, answer, pool, expectProblem } = await visit({
    as: account,
    profile: { email_validated: true },
  });
  expectProblem(/409.*\/api\/profile\/email/);
  pool.accept(account);
  const sent: unknown[] = [];
  answer(changeEmail, ({ body }) => {
    sent.push(body);
    return sent.length === 1
      ? new ShopError('already_registered')
      : toWireProfile(profileRecord({ email: 'zoe@exemple.fr' }));
  });
  answer(signOut, () => ({ signedOut: true as const }));
  await page.goto('/compte');
  await button(page, 'Changer mon adresse e-mail').click();
  const dialog = page.getByRole('dialog', { name: 'Changer mon adresse e-mail' });
  await dialog.getByText(/pendant\s72\sheures/).waitFor();
  await dialog.getByLabel('Adresse e-mail').fill('zoe@exemple.fr');
  await dialog.getByLabel('Votre mot de passe').fill(account.password);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => dialog.getByLabel('Adresse e-mail').getAttribute('aria-invalid')).toBe('true');
  expect(await dialog.getByLabel('Adresse e-mail').inputValue()).toBe('zoe@exemple.fr');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await seeToast(page, 'Adresse enregistrée');
  expect(sent).toEqual([{ email: 'zoe@exemple.fr' }, { email: 'zoe@exemple.fr' }]);
});

describe.each(phone)('at $name', ({ viewport }) => {
  test('a customer changes names, greeting and zone by keys alone', async () => {
    const { page } = await visit({ as: newAccount(), viewport });
    await page.goto('/compte');
    await names(page).waitFor();
    await expectStill(page);
    await changeNames(page);
    await changeMails(page);
    await page.reload();
    await names(page).getByText('Zoé Arnaud', { exact: true }).waitFor();
    await mails(page).getByText('Bonjour Madame Arnaud,', { exact: true }).waitFor();
  });
});

test('the forms keep what was typed when the shop cannot save, and say so', async () => {
  const { page, expectProblem } = await visit({ as: newAccount() });
  await page.goto('/compte');
  await button(page, change('Vos coordonnées')).click();
  await button(page, change('Comment nous vous écrivons')).click();
  await names(page).getByLabel('Nom', { exact: true }).fill('Arnaud');
  await mails(page)
    .getByRole('radio', { name: /^Monsieur/ })
    .check();
  expectProblem(/status of 500.*api\/profile/);
  await page.route('**/api/profile', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  for (const region of [names(page), mails(page)]) {
    await region.getByRole('button', { name: 'Enregistrer' }).click();
    await region.getByRole('region', { name: 'Vos changements n’ont pas pu être enregistrés' }).waitFor();
  }
  expect(await names(page).getByLabel('Nom', { exact: true }).inputValue()).toBe('Arnaud');
  expect(
    await mails(page)
      .getByRole('radio', { name: /^Monsieur/ })
      .isChecked(),
  ).toBe(true);
  await page.unroute('**/api/profile');
  await names(page).getByRole('button', { name: 'Enregistrer' }).click();
  await names(page)
    .getByText(/Arnaud$/)
    .waitFor();
  await mails(page).getByRole('button', { name: 'Annuler' }).click();
  await mails(page).getByText('Bonjour Camille,', { exact: true }).waitFor();
});

test('the zone of the device is offered by its French name', async () => {
  const { page } = await visit({ as: newAccount() });
  await page.goto('/compte');
  await button(page, change('Comment nous vous écrivons')).click();
  const zone = mails(page).getByLabel('Fuseau horaire de leurs heures');
  expect(await zone.getByRole('option').allInnerTexts()).toEqual(
    expect.arrayContaining([
      'Celui de chaque commande, sinon Paris',
      expect.stringMatching(/^Celui de cet appareil\s: Paris$/),
    ]),
  );
});

test('one open form has the solid button: the one that was touched last', async () => {
  const { page } = await visit({ as: newAccount() });
  await page.goto('/compte');
  await button(page, change('Vos coordonnées')).click();
  await button(page, change('Comment nous vous écrivons')).click();
  const grounds = () =>
    Promise.all(
      [names(page), mails(page)].map((region) =>
        region
          .getByRole('button', { name: 'Enregistrer' })
          .evaluate((one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)'),
      ),
    );
  await expect.poll(grounds).toEqual([false, true]);
  await names(page).getByLabel('Nom', { exact: true }).focus();
  await expect.poll(grounds).toEqual([true, false]);
  await names(page).getByRole('button', { name: 'Annuler' }).click();
  await expect
    .poll(() =>
      mails(page)
        .getByRole('button', { name: 'Enregistrer' })
        .evaluate((one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)'),
    )
    .toBe(true);
});
