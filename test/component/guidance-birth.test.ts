/** The optional birth of /guidance, at the narrowest width. */
import { expect, test } from 'vitest';
import { guidance } from '#domain/wire/guidance.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { awake } from '#test/support/e2e/guidance-form.ts';
import { button } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

test('a part of the day and a place by hand are checked, survive a reload, and are sent', async () => {
  const { page, answer } = await visit({ viewport: { width: 320, height: 640 } });
  const sent = answer(guidance, () => ({ ok: true, pending: true }) as const);
  await page.goto('/guidance');
  await awake(page);
  await page.getByLabel('Votre nom').fill('Camille D’Angelo');
  await page.getByLabel('Adresse e-mail').fill('camille@exemple.fr');
  expect(await page.getByLabel('Date de naissance').isVisible()).toBe(false);
  await page.getByText('La rendre personnelle').click();
  await page.getByLabel('Date de naissance').fill('17/04/1991');
  await page.getByRole('radio', { name: /Un moment de la journée/ }).check();
  await page.getByRole('combobox', { name: 'Moment de la journée' }).selectOption('evening');
  expect(await page.getByLabel('Heure de naissance').isDisabled()).toBe(true);
  await page.getByRole('combobox', { name: 'Lieu de naissance' }).fill('Ferme des Orgues');
  await button(page, 'Mon lieu n’est pas dans la liste').click();
  await page.getByLabel('Pays').fill('Chili');
  await page.getByLabel('Latitude').fill('-33,4');
  await button(page, 'Recevoir ma guidance').click();
  const summary = page.getByRole('region', { name: 'À corriger avant l’envoi' });
  expect(await summary.getByRole('link').allInnerTexts()).toEqual([
    'Donnez la latitude et la longitude, ou aucune des deux.',
    'Vous devez accepter de recevoir votre guidance par email',
  ]);
  await page.getByLabel('Longitude').fill('-70,6');
  await page.getByRole('combobox', { name: 'Fuseau horaire' }).fill('America/Santiago');
  await page.keyboard.press('Tab');
  await page.reload();
  await awake(page);
  await expect.poll(() => page.getByLabel('Pays').inputValue()).toBe('Chili');
  expect(await page.getByRole('radio', { name: /Un moment de la journée/ }).isChecked()).toBe(true);
  await page.getByRole('checkbox', { name: /^J’accepte/ }).check();
  await button(page, 'Recevoir ma guidance').click();
  await page.getByRole('heading', { level: 1, name: 'Guidance envoyée !' }).waitFor();
  expect(sent[0]?.body).toMatchObject({
    birth_time: null,
    birth_place: 'Ferme des Orgues, Chili',
    birth: {
      ...{ precision: 'part', dayPart: 'evening', utc: null },
      place: { name: 'Ferme des Orgues', country: 'Chili', latitude: -33.4, zone: 'America/Santiago' },
    },
  });
});
