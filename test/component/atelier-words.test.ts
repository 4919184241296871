/** L'atelier: what the customer told the expert, beside the dossier and beside the text. */
import { expect, test } from 'vitest';
import type { Words } from '#domain/words.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newExpert } from '#test/support/component/staff.ts';
import { toldWords } from '#test/support/component/words.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { openDesk, text } from '#test/support/e2e/desk-pages.ts';
import { button } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useAtelier();
const [small, wide] = screens;
const said = 'On me propose un poste à Nantes en janvier.';

const atPart = async (words: Words | undefined, { viewport }: (typeof screens)[number]) => {
  const expert = newExpert(keyFor.western);
  const part = takenPart(expert);
  const { page } = await visit(memoryAtelier([part], { words }), expert, { viewport });
  await page.goto(`/atelier?commande=${part.order_id}&service=${part.service}`);
  return { page, brought: page.getByRole('region', { name: 'Ce qui amène Camille' }) };
};

test('they stand first, and are quoted where the caret is', async () => {
  const { page, brought } = await atPart(toldWords(said), wide);
  await brought.getByText(said).waitFor();
  await brought.getByText(/^Confié par Camille/).waitFor();
  await checkPage(page);
  await openDesk(page);
  await page.getByRole('tab', { name: /^Échange/ }).click();
  await text(page).click();
  await brought.getByRole('button', { name: 'Citer dans le texte' }).click();
  await text(page).getByText(said).waitFor();
});

test('a phone has them in the sheet of the exchange', async () => {
  const { page, brought } = await atPart(toldWords(said), small);
  await openDesk(page);
  await button(page, 'Échange').click();
  await brought.getByText(said).waitFor();
});

test('words that were taken back are gone, and that is said; without words nothing stands there', async () => {
  const { text: _, ...rest } = toldWords(said);
  const { page, brought } = await atPart({ ...rest, withdrawn_at: rest.at }, wide);
  await brought.getByText(/^Retirés par Camille/).waitFor();
  await page.getByText(said).waitFor({ state: 'detached' });
  const { page: other, brought: none } = await atPart(undefined, wide);
  await other.getByRole('heading', { level: 2, name: 'Rapport' }).waitFor();
  expect(await none.count()).toBe(0);
});
