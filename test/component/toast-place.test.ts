/** A message covers neither the focused element nor a visible button. */
import { describe, test } from 'vitest';
import { resendValidation } from '#domain/wire/api.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { button, openDetails, signInWith } from '#test/support/e2e/shop-pages.ts';
import { expectClear, keepToast } from '#test/support/e2e/toasts.ts';

const visit = useVisitors();

describe.each(screens)('at $name', ({ viewport }) => {
  test('a form that the server refuses keeps its summary, fields and button visible', async () => {
    const { page, expectProblem } = await visit({ viewport });
    expectProblem(/status of 400/);
    await page.goto('/auth');
    await signInWith(page, { email: 'personne@exemple.fr', password: 'pas-le-bon-1' });
    await keepToast(page, 'Erreur');
    await expectClear(page);
    await page.getByLabel('Mot de passe', { exact: true }).focus();
    await expectClear(page);
  });

  test('step 2 keeps its bar and the focused field visible', async () => {
    const { page, expectProblem } = await visit({ viewport });
    expectProblem(/status of 400/);
    await openDetails(page);
    await button(page, 'J’ai déjà un compte').click();
    await page.getByLabel('Adresse e-mail').fill('personne@exemple.fr');
    await page.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon-1');
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
    await keepToast(page, 'Erreur de connexion');
    await expectClear(page);
  });

  test('the account keeps the pressed button visible', async () => {
    const { page, answer } = await visit({ viewport, as: newAccount() });
    answer(resendValidation, () => ({ sent: true, alreadyValidated: false }));
    await page.goto('/compte');
    await button(page, 'Renvoyer l’e-mail').click();
    await keepToast(page, 'E-mail');
    await expectClear(page);
  });
});
