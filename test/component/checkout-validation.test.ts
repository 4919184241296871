/** Step 2 of the checkout: every message of §5, at its field and as the toast of §8. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { validationTexts } from '#domain/texts/validation.ts';
import { signUp } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { declare, fillSignUp, openDetails, payButton, seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

/** The description that a screen reader adds to a field. */
const descriptionOf = (input: Locator): Promise<string> =>
  input.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

const long = (length: number) => 'é'.repeat(length);
const refusals = [
  ['Prénom', 'Camille2', 'Le prénom ne peut contenir que des lettres, espaces et tirets'],
  ['Prénom', '-', 'Écrivez le prénom avec au moins une lettre.'],
  ['Prénom', 'བསྟན', 'Nos documents ne peuvent pas imprimer བ ས ྟ ན. Écrivez le prénom en lettres latines.'],
  ['Prénom', long(101), 'Écrivez le prénom en 100 caractères au plus.'],
  ['Nom', 'R3nard', 'Le nom ne peut contenir que des lettres, espaces et tirets'],
  ['Nom', '’', 'Écrivez le nom avec au moins une lettre.'],
  ['Adresse e-mail', 'camille@', 'Format d’email invalide'],
  ['Adresse e-mail', `${'a'.repeat(250)}@exemple.fr`, 'L’email doit contenir moins de 255 caractères'],
  ['Mot de passe', 'court1', 'Le mot de passe doit contenir au moins 8 caractères'],
  ['Mot de passe', 'sans-chiffre', 'Le mot de passe doit contenir au moins une lettre et un chiffre'],
  ['Mot de passe', '1234567890', 'Le mot de passe doit contenir au moins une lettre et un chiffre'],
  ['Confirmer le mot de passe', 'autre-chose-1', 'Les mots de passe ne correspondent pas'],
  ['Date de naissance', '31/02/1990', 'Écrivez une date qui existe, par exemple 17/04/1991.'],
  ['Heure de naissance', '25:00', 'Écrivez l’heure et les minutes, par exemple 06:42.'],
  ['Lieu de naissance', long(201), 'Écrivez le lieu en 200 caractères au plus.'],
] as const;

const tryWith = async (page: Page, [label, value, message]: (typeof refusals)[number]) => {
  const input = field(page, label);
  const before = await input.inputValue();
  await input.fill(value);
  await payButton(page).click();
  await seeToast(page, 'Erreur de validation', message);
  expect(await input.getAttribute('aria-invalid'), label).toBe('true');
  expect(await descriptionOf(input)).toContain(message);
  await page.getByRole('region', { name: 'À corriger avant de commander' }).getByText(message).waitFor();
  await input.fill(before);
  expect(await input.getAttribute('aria-invalid'), label).toBe(null);
};

test('each invalid value has its own message', async () => {
  const { page } = await visit();
  await openDetails(page);
  await fillSignUp(page, newAccount());
  for (const refusal of refusals) await tryWith(page, refusal);
  expect(page.url()).toContain('/checkout');
});

test('a common password is refused at its field, and stays marked until it is another', async () => {
  const { page, answer, expectProblem } = await visit();
  expectProblem(/status of 400.*sign-up/);
  answer(signUp, () => new ShopError('invalid_request', validationTexts.passwordCommon));
  await openDetails(page);
  await fillSignUp(page, { ...newAccount(), password: 'password123' });
  await payButton(page).click();
  const message = 'Ce mot de passe est trop courant. Choisissez-en un autre.';
  await seeToast(page, 'Erreur d’inscription', message);
  const password = field(page, 'Mot de passe');
  expect(await descriptionOf(password)).toContain(message);
  await field(page, 'Prénom').fill('Camille');
  expect(await password.getAttribute('aria-invalid')).toBe('true');
  await password.fill('sagesse-du-soir-7');
  expect(await password.getAttribute('aria-invalid')).toBe(null);
  expect(await page.getByRole('region', { name: 'Erreur d’inscription' }).count()).toBe(0);
});

describe.each(phone)('at $name', ({ viewport }) => {
  test('missing birth data has its own message', async () => {
    const { page } = await visit({ viewport });
    await openDetails(page);
    await fillSignUp(page, newAccount());
    await field(page, 'Heure de naissance').fill('');
    await payButton(page).press('Enter');
    await seeToast(
      page,
      'Informations de naissance requises',
      'Les services sélectionnés nécessitent vos informations de naissance complètes',
    );
  });

  test('date and time can be typed in short forms; terms and majority are never ticked in advance', async () => {
    const { page } = await visit({ viewport });
    await openDetails(page);
    const boxes = page.getByRole('checkbox');
    expect(await boxes.evaluateAll((all) => all.filter((box) => box.matches(':checked')).length)).toBe(0);
    await fillSignUp(page, newAccount());
    await field(page, 'Date de naissance').fill('17041991');
    await field(page, 'Heure de naissance').fill('6h42');
    await field(page, 'Lieu de naissance').focus();
    expect(await field(page, 'Date de naissance').inputValue()).toBe('17/04/1991');
    expect(await field(page, 'Heure de naissance').inputValue()).toBe('06:42');
    await boxes.nth(0).uncheck();
    await payButton(page).click();
    await seeToast(page, 'Erreur de validation', 'Acceptez les conditions générales de vente.');
    await declare(page);
    await boxes.nth(1).uncheck();
    await payButton(page).click();
    await seeToast(page, 'Erreur de validation', 'Déclarez avoir 18 ans ou plus.');
  });
});
