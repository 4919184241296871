/** «Ce qui vous amène»: from the thank-you page to the expert's letter, and taken back. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAtelier, takeAndOpen } from '#test/support/e2e/atelier-pages.ts';
import { screens, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { openDesk, text } from '#test/support/e2e/desk-pages.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitStatus, buy, payAt } from '#test/support/purchases.ts';
import { verifiedCustomer } from '#test/support/reports.ts';

const visit = useVisitors();

const panel = (page: Page) => page.getByRole('region', { name: /^Ce qui vous amène/ });
const confide = async (page: Page, words: string, send: string) => {
  await page.getByRole('textbox', { name: /^Vos mots pour/ }).fill(words);
  await page.getByRole('checkbox', { name: /^J’accepte que l’expert lise/ }).check();
  await button(page, send).click();
  await seeToast(page, 'Vos mots sont confiés');
};
const openOrders = async (page: Page) => {
  await page.goto('/compte');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await panel(page).waitFor();
};

/** A paid order whose thank-you page is open. */
const thanked = async () => {
  const customer = await verifiedCustomer();
  const { order_id: order, sessionId } = await buy(customer, [keyFor.numbers]);
  await payAt(sessionId, 'paid');
  await awaitStatus(customer, order, 'paid');
  const { page } = await visit({ as: customer, viewport: screens[0].viewport });
  await page.goto(`/compte?payment=success&session_id=${sessionId}`);
  await page.getByRole('dialog', { name: /^Merci/ }).waitFor();
  return { page, order };
};

test('the words of a customer reach the letter, and leave with the agreement', async () => {
  const { page: account, order } = await thanked();
  await confide(account, 'J’hésite entre deux villes.', 'Confier ces mots');
  await button(account, 'Accéder à mon compte').click();
  await openOrders(account);
  await button(account, /^Modifier/).click();
  await confide(account, 'J’hésite entre Brest et Nantes.', 'Confier ces mots à la place');
  await checkPage(account);

  const expert = await newExpert(keyFor.numbers);
  const { page: atelier } = await visit({ as: expert, viewport: screens[1].viewport });
  await openAtelier(atelier);
  await takeAndOpen(atelier, order);
  await atelier.getByRole('region', { name: /^Ce qui amène / }).waitFor();
  await see(atelier, 'J’hésite entre Brest et Nantes.');
  await openDesk(atelier);
  await atelier.getByRole('tab', { name: /^Échange/ }).click();
  await text(atelier).click();
  await button(atelier, 'Citer dans le texte').click();
  await text(atelier).getByText('J’hésite entre Brest et Nantes.').waitFor();
  await checkPage(atelier);

  await openOrders(account);
  await panel(account)
    .getByText(/Vos mots ne changent plus\.$/)
    .waitFor();
  expect(await button(account, /^Modifier/).count()).toBe(0);
  await button(account, /^Retirer mon accord/).click();
  await button(account, 'Effacer mes mots').click();
  await panel(account)
    .getByText(/^Vous avez retiré vos mots le /)
    .waitFor();

  await atelier.reload();
  await atelier.getByRole('tab', { name: /^Échange/ }).click();
  await atelier
    .getByText(/^Retirés par /)
    .filter({ visible: true })
    .waitFor();
});
