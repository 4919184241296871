/** Customer and expert write to each other: from an order to the desk and back, live, and over a broken network. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { confirmedOrder, take } from '#test/support/atelier.ts';
import { screens, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { openDesk } from '#test/support/e2e/desk-pages.ts';
import { button } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { verifiedCustomer } from '#test/support/reports.ts';

const visit = useVisitors();
const [small, wide] = screens;
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('article');
const write = async (page: Page, label: RegExp, text: string) => {
  await page.getByRole('textbox', { name: label }).fill(text);
  await button(page, 'Envoyer').click();
};

test('a question from a phone reaches the open desk, and the answer comes back, without a reload', async () => {
  const [customer, expert] = [await verifiedCustomer(), await newExpert(keyFor.numbers)];
  const order = await confirmedOrder(customer);
  expect((await take(expert, order)).status).toBe(200);

  const { page: phone, context, expectProblem } = await visit({ as: customer, viewport: small.viewport });
  await phone.goto('/compte');
  await phone.getByRole('tab', { name: 'Mes commandes' }).click();
  await phone.getByRole('link', { name: /^Écrire à / }).click();
  await phone.getByRole('heading', { level: 1, name: /^Conversation avec / }).waitFor();
  await checkPage(phone);

  const { page: desk } = await visit({ as: expert, viewport: wide.viewport });
  await desk.goto(`/atelier?commande=${order}&service=${keyFor.numbers}`);
  await openDesk(desk);
  await desk.getByRole('tab', { name: /^Échange/ }).click();
  await desk.getByText(/n’a rien écrit\. Une question/).waitFor();

  await write(phone, /^Écrire à /, 'Le poste commence le 18 janvier.');
  await messages(desk).filter({ hasText: 'Le poste commence' }).waitFor();
  await write(desk, /^Répondre à /, 'Merci, la date me sert.');
  await messages(phone).filter({ hasText: 'Merci, la date me sert.' }).waitFor();
  await checkPage(desk);

  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await write(phone, /^Écrire à /, 'Et merci à vous.');
  await phone.getByText(/^Pas envoyé/).waitFor();
  await context.setOffline(false);
  await messages(desk).filter({ hasText: 'Et merci à vous.' }).waitFor();
  await phone.getByText(/^Pas envoyé/).waitFor({ state: 'detached' });
  await phone.reload();
  await messages(phone).filter({ hasText: 'Et merci à vous.' }).waitFor();
  expect(await messages(phone).count()).toBe(3);
});
