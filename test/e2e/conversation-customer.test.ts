/** A customer writes from the account; the expert's answer comes back live, and a broken network loses and doubles nothing. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { confirmedOrder, partPath, take } from '#test/support/atelier.ts';
import { call } from '#test/support/client.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { button } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { verifiedCustomer } from '#test/support/reports.ts';

const visit = useVisitors();
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('article');
const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: /^Écrire à / }).fill(text);
  await button(page, 'Envoyer').click();
};

test('an answer appears without a reload, and an offline message is sent once', async () => {
  const [customer, expert] = [await verifiedCustomer(), await newExpert(keyFor.numbers)];
  const order = await confirmedOrder(customer);
  expect((await take(expert, order)).status).toBe(200);
  const { page, context, expectProblem } = await visit({ as: customer });
  const socket = page.waitForEvent('websocket');
  await page.goto(`/compte/conversation?commande=${order}&service=${keyFor.numbers}`);
  await write(page, 'Le poste commence le 18 janvier.');
  await messages(page).getByText('Envoyé', { exact: true }).waitFor();
  // The page asks once more when its channel opens: what comes later is told.
  await socket;
  await page.waitForLoadState('networkidle');

  const answer = { id: crypto.randomUUID(), text: 'Merci, la date me sert.' };
  const path = `${partPath(order)}/thread`;
  expect((await call('POST', path, { body: answer, token: expert.access })).status).toBe(200);
  await messages(page).filter({ hasText: answer.text }).waitFor();
  await checkPage(page);

  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await write(page, 'Et merci à vous.');
  await page.getByText(/^Pas envoyé/).waitFor();
  await context.setOffline(false);
  await page.getByText(/^Pas envoyé/).waitFor({ state: 'detached' });
  await page.reload();
  await messages(page).filter({ hasText: 'Et merci à vous.' }).waitFor();
  expect(await messages(page).count()).toBe(3);
});
