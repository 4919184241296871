/** L'atelier: who enters it, its shell, and the holder of a part after a hand-over. */
import { expect, test } from 'vitest';
import { atelierQueue } from '#domain/wire/atelier.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { signOut } from '#domain/wire/sessions.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { newExpert } from '#test/support/component/staff.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { entryOf, handOverTo, openAtelier } from '#test/support/e2e/atelier-pages.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useAtelier();
const visitShop = useVisitors();

test('refuses a customer in French, with links out', async () => {
  const { page, answer, expectProblem } = await visitShop({ as: newAccount() });
  answer(atelierQueue, () => new ShopError('forbidden'));
  expectProblem(/status of 403.*atelier/);
  await openAtelier(page);
  await see(page, 'Ce compte n’ouvre pas l’atelier');
  const ways = page.getByRole('main');
  expect(await ways.getByRole('link', { name: 'Retour à l’accueil' }).getAttribute('href')).toBe('/');
  await ways.getByRole('link', { name: 'Mon compte' }).click();
  await page.getByRole('tab', { name: 'Profil' }).waitFor();
  expect(await ways.getByRole('link', { name: 'L’atelier' }).count()).toBe(0);
});

test.each(screens)(
  'has a shell of its own: mark and session, no menu of the shop, no footer ($name)',
  async ({ viewport }) => {
    const { page, answer } = await visit(memoryAtelier([]), newExpert(), { viewport });
    answer(signOut, () => ({ signedOut: true }) as const);
    await openAtelier(page);
    await page.getByRole('tab', { name: 'La file' }).waitFor();
    expect(await page.getByRole('tab', { name: 'L’équipe' }).count()).toBe(0);
    const banner = page.getByRole('banner');
    expect(await banner.getByRole('link').allInnerTexts()).toEqual(['Les Quatre Sagesses']);
    expect(await banner.getByRole('button').allInnerTexts()).toEqual(['Déconnexion']);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    await banner.getByRole('link').click();
    await page.getByRole('contentinfo').waitFor();
    await page.goBack();
    await banner.getByRole('button', { name: 'Déconnexion' }).click();
    await seeToast(page, 'Déconnexion réussie');
  },
);

test('is linked in the account of staff members', async () => {
  const { page } = await visit(memoryAtelier([]), newExpert());
  await page.goto('/compte');
  await page.getByRole('main').getByRole('link', { name: 'L’atelier' }).click();
  await page.getByRole('heading', { level: 1, name: 'L’atelier' }).waitFor();
});

test('a part is handed over to a colleague, who finds the memo and gives it back to the queue', async () => {
  const [first, second] = [newExpert(), newExpert(keyFor.numbers, 'Jeanne Maillot')];
  const part = takenPart(first);
  const atelier = memoryAtelier([part], { team: [first, second] });
  const { page, expectProblem } = await visit(atelier, first);
  await page.goto(`/atelier?commande=${part.order_id}&service=${keyFor.numbers}`);
  await page.getByLabel('Nouvelle note').fill('Je pars en congé.');
  await button(page, 'Ajouter la note').click();
  await button(page, 'Transmettre').click();
  await page.getByRole('radio', { name: second.name }).waitFor();
  await button(page, 'Annuler').click();
  await handOverTo(page, second.name);
  await seeToast(page, `est confiée à ${second.name}`);
  await entryOf(page, part.order_id).getByText(`Prise par ${second.name}`).waitFor();

  const { page: theirs } = await visit(atelier, second);
  await openAtelier(theirs);
  await entryOf(theirs, part.order_id)
    .getByRole('link', { name: /^Ouvrir/ })
    .click();
  await see(theirs, 'Je pars en congé.');
  await handOverTo(theirs, 'La remettre dans la file');
  await seeToast(theirs, 'de nouveau dans la file');
  await entryOf(theirs, part.order_id).getByText('À prendre').waitFor();

  expectProblem(/status of 403.*parts/);
  await page.goto(`/atelier?commande=${part.order_id}&service=${keyFor.numbers}`);
  await see(page, 'Cette consultation n’a pas pu être ouverte');
  await see(page, 'Cet accès est refusé.');
  await page.getByRole('link', { name: 'Retour à la file' }).click();
  await entryOf(page, part.order_id).waitFor();
});
