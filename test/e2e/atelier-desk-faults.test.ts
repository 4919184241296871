/** L'atelier: what the desk keeps when its part is taken over or withdrawn, and when an expert leaves with unsent text. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { handOver } from '#test/support/atelier.ts';
import { newCustomer } from '#test/support/customers.ts';
import { openedOrder } from '#test/support/desk-orders.ts';
import { entryOf, openAtelier, seePart } from '#test/support/e2e/atelier-pages.ts';
import { screens, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { openDesk, saved, text, write } from '#test/support/e2e/desk-pages.ts';
import { button, seeToast } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { declaration, declare } from '#test/support/withdrawals.ts';

const visit = useVisitors();
const [{ viewport }, wide] = screens;

const atDesk = async (size: { width: number; height: number } = viewport) => {
  const [customer, expert] = await Promise.all([newCustomer(), newExpert('numerologie')]);
  const order = await openedOrder(customer, expert);
  const visitor = await visit({ viewport: size, as: expert });
  await openPartPage(visitor.page, order);
  return { ...visitor, customer, expert, order };
};
const openPartPage = async (page: Page, order: string) => {
  await openAtelier(page);
  await entryOf(page, order)
    .getByRole('link', { name: /^Ouvrir/ })
    .click();
  await seePart(page, order);
  await openDesk(page);
};
const seeState = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor();

test('a colleague who takes over finds the saved text; the rest stays on the first device', async () => {
  const { page, expert, order, expectProblem } = await atDesk();
  await write(page, 'Avant la reprise.');
  await saved(page);
  const colleague = await newExpert('numerologie');
  expect((await handOver(expert, order, colleague.userId)).status).toBe(200);
  expectProblem(/status of 403/);
  await write(page, ' Après la reprise.');
  await seeState(page, 'Non enregistré chez nous, gardé sur cet appareil');
  await seeState(page, /n’est plus à vous/);
  await checkPage(page);
  expect(await text(page).innerText()).toContain('Avant la reprise. Après la reprise.');

  const { page: theirs } = await visit({ viewport, as: colleague });
  await openPartPage(theirs, order);
  const taken = await text(theirs).innerText();
  expect(taken).toContain('Avant la reprise.');
  expect(taken).not.toContain('Après');
});

test('a withdrawal while one writes is told, and the text stays on the device', async () => {
  const { page, customer, order, expectProblem } = await atDesk();
  await write(page, 'Un début.');
  await saved(page);
  expect((await declare(declaration({ order_id: order }), { token: customer.access })).status).toBe(200);
  expectProblem(/status of 409/);
  await write(page, ' Une suite.');
  await seeState(page, /Le client s’est rétracté de cette consultation/);
  expect(await text(page).innerText()).toContain('Un début. Une suite.');
});

/** The number of texts that the device holds. */
const textsOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('redaction');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const [name = ''] = opening.result.objectStoreNames;
          const counting = opening.result.transaction(name).objectStore(name).count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

test('signing out with unsent text asks first; what is left behind on purpose is removed', async () => {
  const { page, expectProblem } = await atDesk(wide.viewport);
  expectProblem(/ERR_FAILED|Failed to load/);
  await page.route('**/draft/**', (route) => route.abort());
  await write(page, 'Pas encore parti.');
  await seeState(page, 'Hors ligne : tout est gardé sur cet appareil');
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await button(page, 'Déconnexion').filter({ visible: true }).click();
  await seeToast(page, 'Votre texte n’est pas encore envoyé');
  expect(asked).toEqual([expect.stringContaining('n’a pas pu être envoyé')]);
  expect(await text(page).innerText()).toContain('Pas encore parti.');
  expect(await textsOn(page)).toBeGreaterThan(0);

  page.once('dialog', (dialog) => void dialog.accept());
  await button(page, 'Déconnexion').filter({ visible: true }).click();
  await seeToast(page, 'Déconnexion réussie');
  expect(await textsOn(page)).toBe(0);
});
