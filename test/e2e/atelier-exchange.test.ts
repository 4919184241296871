/** «Échange» in the atelier: marked in the queue, read, quoted and answered at the desk, and gone on with after a hand-over. */
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { signers } from '#content/writers.ts';
import { confirmedOrder, handOver, take } from '#test/support/atelier.ts';
import { call } from '#test/support/client.ts';
import { openAtelier, seekInQueue } from '#test/support/e2e/atelier-pages.ts';
import { screens, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { openDesk, text } from '#test/support/e2e/desk-pages.ts';
import { button } from '#test/support/e2e/shop-pages.ts';
import { newExpert, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { verifiedCustomer } from '#test/support/reports.ts';

const visit = useVisitors();
const said = 'Le poste commence le 18 janvier.';
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('article');

const answer = async (page: Page, { name }: TestMember, words: string) => {
  await page.getByRole('textbox', { name: /^Répondre à / }).fill(words);
  await page.keyboard.press('Control+Enter');
  await messages(page).filter({ hasText: words }).getByText(name).waitFor();
};

test('a message leads from the queue to an answer, and a colleague goes on with it', async () => {
  const [customer, expert, colleague] = await Promise.all([
    verifiedCustomer(),
    newExpert(keyFor.numbers),
    newExpert(keyFor.numbers, signers[keyFor.numbers][1]),
  ]);
  const order = await confirmedOrder(customer);
  await take(expert, order);
  await call('POST', `/api/orders/${order}/parts/${keyFor.numbers}/thread`, {
    ...{ body: { id: crypto.randomUUID(), text: said }, token: customer.access },
  });

  const { page } = await visit({ as: expert, viewport: screens[1].viewport });
  await openAtelier(page);
  const entry = await seekInQueue(page, order);
  await entry.getByText('Message non lu').waitFor();
  await checkPage(page);
  await entry.getByRole('link', { name: /^Ouvrir/ }).click();
  await openDesk(page);
  await page.getByRole('tab', { name: 'Échange 1' }).click();
  await text(page).click();
  await button(page, 'Citer dans le texte').click();
  await text(page).getByText(said).waitFor();
  await answer(page, expert, 'Merci, la date me sert.');
  await checkPage(page);
  await page.getByRole('link', { name: 'Retour à la file' }).click();
  await (await seekInQueue(page, order)).getByText('Message non lu').waitFor({ state: 'detached' });

  // The desk may still have pages drawn.
  await page.close();
  await handOver(expert, order, colleague.userId);
  const { page: next } = await visit({ as: colleague, viewport: screens[0].viewport });
  await next.goto(`/atelier?commande=${order}&service=${keyFor.numbers}`);
  await messages(next).filter({ hasText: said }).waitFor();
  await messages(next).filter({ hasText: 'la date me sert' }).getByText(expert.name).waitFor();
  await answer(next, colleague, 'Je reprends votre consultation.');
  await checkPage(next);
});
