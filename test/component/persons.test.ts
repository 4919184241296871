/** The other persons of the profile. */
import { describe, test } from 'vitest';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { button, fillBirth, see, seeSummary } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();
const agreement = /Cette personne est majeure et d’accord/;
const birth = { date: '03/02/1995', time: '06:42', place: 'Brest, Finistère' };

describe.each(phone)('at $name', ({ viewport }) => {
  test('the profile shows a person, who is added, changed and removed', async () => {
    const { page } = await visit({ viewport, as: newAccount() });
    await page.goto('/compte');
    await button(page, 'Ajouter une personne').click();
    await button(page, 'Enregistrer').click();
    await seeSummary(
      page,
      'À corriger avant d’enregistrer',
      'Écrivez la date de naissance, par exemple 17/04/1991.',
    );
    await page.getByLabel('Son prénom').fill('Jeanne');
    await page.getByLabel('Son nom').fill('Le Goff');
    await fillBirth(page, birth);
    await see(page, 'Est-ce bien son ciel');
    await page.getByRole('checkbox', { name: agreement }).check();
    await button(page, 'Enregistrer').click();
    await see(page, /3\sfévrier\s1995 à 6\sh\s42, Brest, Finistère/);
    await button(page, 'Modifier Jeanne Le Goff').click();
    await page.getByLabel('Prénoms de l’acte').fill('Jeanne Marie');
    await page.getByLabel('Nom de naissance').fill('Kerviel');
    await page.getByRole('checkbox', { name: agreement }).check();
    await button(page, 'Enregistrer').click();
    await see(page, /À l’état civil.*Jeanne Marie Kerviel/);
    await button(page, 'Retirer Jeanne Le Goff').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
    await button(page, 'Retirer Jeanne Le Goff').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
    await see(page, 'Personne d’autre pour le moment');
  });
});
