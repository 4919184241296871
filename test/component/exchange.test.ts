/** L'atelier: «Échange», what customer and expert write to each other, at the desk and beside the report. */
import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { threadDays } from '#domain/threads.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newExpert } from '#test/support/component/staff.ts';
import { messageFrom } from '#test/support/component/threads.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { openDesk, text } from '#test/support/e2e/desk-pages.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useAtelier();
const [small, wide] = screens;
const question = () => messageFrom('customer', 'Le poste commence le 18 janvier.', new Date().toISOString());

const atelierOf = (changes: Partial<PartRecord> = {}) => {
  const expert = newExpert(keyFor.western);
  const part = takenPart(expert, changes);
  const atelier = memoryAtelier([part]);
  const open = async ({ viewport }: (typeof screens)[number] = wide) => {
    const visitor = await visit(atelier, expert, { viewport });
    await visitor.page.goto(`/atelier?commande=${part.order_id}&service=${part.service}`);
    return visitor;
  };
  return { expert, part, atelier, open };
};

test('an unread message is marked in the queue and on the tab, quoted at the caret, answered, and read then', async () => {
  const { part, atelier, open, expert } = atelierOf();
  await atelier.say(part, question());
  const queue = await visit(atelier, expert, { viewport: wide.viewport });
  await queue.page.goto('/atelier');
  await queue.page.getByText('Message non lu').waitFor();

  const { page } = await open();
  await openDesk(page);
  await page.getByRole('tab', { name: 'Échange 1' }).click();
  await see(page, 'Le poste commence le 18 janvier.');
  await text(page).click();
  await button(page, 'Citer dans le texte').click();
  await text(page).getByText('Le poste commence le 18 janvier.').waitFor();
  await page.getByRole('textbox', { name: 'Répondre à Camille' }).fill('Merci, la date me sert.');
  await checkPage(page);
  await button(page, 'Envoyer').click();
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('article');
  await messages.filter({ hasText: 'Merci, la date me sert.' }).waitFor();
  await page.getByRole('tab', { name: 'Échange', exact: true }).waitFor();

  await queue.page.reload();
  await queue.page.getByText(part.order_id.slice(0, 8)).first().waitFor();
  expect(await queue.page.getByText('Message non lu').count()).toBe(0);
});

test('a message that comes while the desk is open is counted, and a phone reads it in its sheet', async () => {
  const { part, atelier, open } = atelierOf();
  const { page, live } = await open(small);
  await openDesk(page);
  await expect.poll(() => live.open()).toBe(1);
  await atelier.say(part, question());
  live.hint(part);
  await button(page, 'Échange 1').click();
  await see(page, 'Le poste commence le 18 janvier.');
  await checkPage(page);
  await button(page, 'Fermer').click();
  await button(page, 'Échange').waitFor();
});

test('thirty days after the delivery it is read beside the report, and goes on no more', async () => {
  const delivered = { state: 'delivered', queue: `${keyFor.western}#delivered` } as const;
  const recent = atelierOf({ ...delivered, delivered_at: new Date().toISOString() });
  const { page } = await recent.open();
  await page.getByRole('textbox', { name: 'Répondre à Camille' }).waitFor();
  const old = atelierOf({ ...delivered, delivered_at: addDays(new Date(), -threadDays).toISOString() });
  const { page: closed } = await old.open();
  await see(closed, /^La conversation est close depuis le/);
  expect(await closed.getByRole('textbox', { name: 'Répondre à Camille' }).count()).toBe(0);
});
