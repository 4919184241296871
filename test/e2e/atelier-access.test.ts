/** L'atelier: its access, and the holder of a part after a hand-over. */
import { describe, expect, test } from 'vitest';
import { confirmedOrder, take } from '#test/support/atelier.ts';
import { newCustomer } from '#test/support/customers.ts';
import { entryOf, handOverTo, openAtelier, seePart, takeAndOpen } from '#test/support/e2e/atelier-pages.ts';
import { screens, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, see, seeToast, signInWith } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';

const visit = useVisitors();
const phone = screens[0].viewport;
const desk = screens[1].viewport;

test('asks for a sign-in, and lets staff in', async () => {
  const { page } = await visit();
  const expert = await newExpert('numerologie');
  await openAtelier(page);
  await see(page, /réservé aux experts/);
  await checkPage(page);
  await signInWith(page, expert);
  await see(page, expert.name);
  await page.getByRole('tab', { name: 'La file', selected: true }).waitFor();
  expect(await hasFocus(page.getByRole('heading', { level: 1, name: 'L’atelier' }))).toBe(true);
});

test('a sign-in at the link of a part leads to that part', async () => {
  const order = await confirmedOrder(await newCustomer());
  const expert = await newExpert('numerologie');
  await take(expert, order);
  const { page } = await visit();
  await page.goto(`/atelier?commande=${order}&service=numerologie`);
  await signInWith(page, expert);
  await seePart(page, order);
  expect(await hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
});

test('refuses a customer in French, with links out', async () => {
  const { page, expectProblem } = await visit({ as: await newCustomer() });
  expectProblem(/status of 403.*atelier/);
  await openAtelier(page);
  await see(page, 'Ce compte n’ouvre pas l’atelier');
  await checkPage(page);
  const ways = page.getByRole('main');
  expect(await ways.getByRole('link', { name: 'Retour à l’accueil' }).getAttribute('href')).toBe('/');
  await ways.getByRole('link', { name: 'Mon compte' }).click();
  await page.getByRole('tab', { name: 'Profil' }).waitFor();
  expect(await ways.getByRole('link', { name: 'L’atelier' }).count()).toBe(0);
});

test.each(screens)(
  'has a shell of its own: mark and session, no menu of the shop, no footer ($name)',
  async ({ viewport }) => {
    const { page } = await visit({ viewport, as: await newExpert('numerologie') });
    await openAtelier(page);
    await page.getByRole('tab', { name: 'La file' }).waitFor();
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
  const { page } = await visit({ as: await newExpert('human-design') });
  await page.goto('/compte');
  await page.getByRole('main').getByRole('link', { name: 'L’atelier' }).click();
  await page.getByRole('heading', { level: 1, name: 'L’atelier' }).waitFor();
});

describe('handing over', () => {
  test('to a colleague, who finds the memo; then back to the queue', async () => {
    const order = await confirmedOrder(await newCustomer());
    const [first, second] = [await newExpert('numerologie'), await newExpert('numerologie')];
    const { page } = await visit({ as: first, viewport: desk });
    await openAtelier(page);
    await takeAndOpen(page, order);
    await page.getByLabel('Nouvelle note').fill('Je pars en congé.');
    await button(page, 'Ajouter la note').click();
    await button(page, 'Transmettre').click();
    await page.getByRole('radio', { name: second.name }).waitFor();
    await checkPage(page);
    await button(page, 'Annuler').click();
    await handOverTo(page, second.name);
    await seeToast(page, `est confiée à ${second.name}`);
    await entryOf(page, order).getByText(`Prise par ${second.name}`).waitFor();

    const colleague = (await visit({ as: second, viewport: phone })).page;
    await openAtelier(colleague);
    await entryOf(colleague, order)
      .getByRole('link', { name: /^Ouvrir/ })
      .click();
    await see(colleague, 'Je pars en congé.');
    await handOverTo(colleague, 'La remettre dans la file');
    await seeToast(colleague, 'de nouveau dans la file');
    await entryOf(colleague, order).getByText('À prendre').waitFor();
  });

  test('ends the access to the data: the address of the part is refused', async () => {
    const order = await confirmedOrder(await newCustomer());
    const expert = await newExpert('numerologie');
    const { page, expectProblem } = await visit({ as: expert, viewport: desk });
    await openAtelier(page);
    await takeAndOpen(page, order);
    const address = page.url();
    await handOverTo(page, 'La remettre dans la file');
    await seeToast(page, 'de nouveau dans la file');
    expectProblem(/status of 403.*parts/);
    await page.goto(address);
    await see(page, 'Cette consultation n’a pas pu être ouverte');
    await see(page, 'Cet accès est refusé.');
    await checkPage(page);
    await page.getByRole('link', { name: 'Retour à la file' }).click();
    await entryOf(page, order).waitFor();
  });
});
