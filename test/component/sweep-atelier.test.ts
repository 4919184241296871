/** Every page and state of the atelier is held to the same as those of the shop. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { orderNumber } from '#domain/order.ts';
import { atelierQueue } from '#domain/wire/atelier.ts';
import { checkDraft } from '#domain/wire/desk.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { adminOrder } from '#test/support/component/orders-memory.ts';
import { inHours, takenPart, waitingPart } from '#test/support/component/parts-memory.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { newAdministrator, newExpert, withoutNotice } from '#test/support/component/staff.ts';
import { answerTeam, colleagueOf } from '#test/support/component/team-memory.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { chooseAction, choosePdf, openOrder, seeChecked, seePart } from '#test/support/e2e/atelier-pages.ts';
import { checkPage, checkScreens } from '#test/support/e2e/check-page.ts';
import { openDesk, saved, write } from '#test/support/e2e/desk-pages.ts';
import { at, hold, holdLargeText, type View } from '#test/support/e2e/hold.ts';
import { spoiltTexts } from '#test/support/e2e/large-text.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useAtelier();
const visitShop = useVisitors();
const pdf = Buffer.from('%PDF-1.7');

/** An expert of the West with a part that is begun, one that waits and is late, and one that is delivered. */
const atExpert = async () => {
  const expert = newExpert(keyFor.western);
  const { service } = takenPart(expert);
  const report = { key: 'report', version: 1, pages: 16, bytes: 90_000, delivered_at: inHours(-1) };
  const parts = [
    takenPart(expert, { memos: [{ at: inHours(-1), by: expert.name, text: 'À relire.' }] }),
    waitingPart({ service, due_at: inHours(-30) }),
    takenPart(expert, { state: 'delivered', queue: `${service}#delivered`, report }),
  ] as const;
  const atelier = memoryAtelier(parts, { team: [expert, newExpert(service, 'Pascal Riviere')] });
  const visitor = await visit(atelier, expert);
  const openPart = async (page: Page) => {
    await page.goto(`/atelier?commande=${parts[0].order_id}&service=${service}`);
    await seePart(page, parts[0].order_id);
  };
  return { ...visitor, atelier, openPart };
};

/** An administrator with an order that is late, one with an untagged report, and a team of two. */
const atAdministrator = async () => {
  const [me, expert] = [newAdministrator(), newExpert()];
  const order = adminOrder({ due_at: inHours(-2) });
  const parts = [waitingPart({ order_id: order.id, due_at: inHours(-2) })];
  const visitor = await visit(memoryAtelier(parts, { team: [expert], orders: [order] }), me);
  answerTeam(visitor, [colleagueOf(me), colleagueOf(expert)]);
  return { ...visitor, me, expert, order };
};

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click();

test.each(['queue', 'notice'])('the notice about one’s own data is not read yet: %s', async (name) => {
  const { page } = await visit(memoryAtelier([]), withoutNotice(newExpert()));
  await hold(page, at(`/atelier?vue=${name}`));
});

test.each(['queue', 'delivered', 'issues', 'settings', 'notice'])('an expert’s list: %s', async (name) => {
  const { page } = await atExpert();
  await hold(page, at(`/atelier?vue=${name}`));
});

test.each(['Rapport', 'Dossier'])('a part at «%s»', async (name) => {
  const { page, openPart } = await atExpert();
  const view: View = {
    name,
    open: async () => {
      await openPart(page);
      await tab(page, name);
    },
  };
  await hold(page, view);
});

test.each(['orders', 'issues', 'team', 'settings'])('an administrator’s list: %s', async (name) => {
  const { page } = await atAdministrator();
  await hold(page, at(`/atelier?vue=${name}`));
});

test.each([keyFor.chinese, keyFor.design, keyFor.numbers] as const)(
  'the dossier of %s on a narrow phone in the dark',
  async (service) => {
    const expert = newExpert(service);
    const part = takenPart(expert);
    const { page } = await visit(memoryAtelier([part]), expert, { viewport: { width: 320, height: 640 } });
    await page.goto(`/atelier?commande=${part.order_id}&service=${service}`);
    await tab(page, 'Dossier');
    await page.getByRole('table').first().waitFor();
    await checkPage(page);
  },
);

test('what an expert is refused: the atelier, a part, a queue that fails', async () => {
  const { page: theirs, answer, ...customer } = await visitShop({ as: newAccount() });
  answer(atelierQueue, () => new ShopError('forbidden'));
  customer.expectProblem(/status of 403/);
  await theirs.goto('/atelier');
  await see(theirs, 'Ce compte n’ouvre pas l’atelier');
  await checkPage(theirs);

  const { page, setOffline, expectProblem } = await atExpert();
  expectProblem(/status of 404/);
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(`/atelier?commande=${crypto.randomUUID()}&service=${keyFor.numbers}`);
  await see(page, 'Cette consultation n’a pas pu être ouverte');
  await checkPage(page);
  await page.goto('/atelier');
  await page.getByRole('tab', { name: 'La file' }).waitFor();
  await setOffline(true);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await see(page, 'La file n’a pas pu être actualisée');
  await checkPage(page);
});

test('a part: its dialogs, and the results of a check', async () => {
  const { page, atelier, openPart } = await atExpert();
  await openPart(page);
  await button(page, 'Transmettre').click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
  await checkPage(page);
  await button(page, 'Annuler').click();
  atelier.uploads.judge({ state: 'refused', refusal: 'untagged' });
  await choosePdf(page, pdf);
  await see(page, 'PDF refusé');
  await checkPage(page);
  atelier.uploads.judge({ pages: 2 });
  await choosePdf(page, pdf);
  await seeChecked(page);
  await button(page, 'Livrer le rapport').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Livrer malgré tout' }).waitFor();
  await checkPage(page);
});

test('the desk: its text, its pages, its checks, a network that is away', async () => {
  const { page, answer, setOffline, openPart, expectProblem } = await atExpert();
  const finding = { id: 'short', kind: 'length', text: 'Le rapport est court.', confirm: true } as const;
  answer(checkDraft, () => ({ findings: [{ ...finding, stops: true }] }));
  await openPart(page);
  await openDesk(page);
  await write(page, 'Un début.');
  await checkScreens(page);
  await button(page, 'Pages').click();
  await page.getByText(/^Page \d+ sur \d+, à jour$/).waitFor();
  await checkPage(page);
  await button(page, 'Fermer').filter({ visible: true }).click();
  await button(page, 'Vérifier et livrer').filter({ visible: true }).click();
  await page.getByText(/^1 point à voir$/).waitFor();
  await checkScreens(page);
  await button(page, 'Fermer').filter({ visible: true }).click();
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await setOffline(true);
  await write(page, ' Une suite.');
  await page.getByText('Hors ligne : tout est gardé sur cet appareil').filter({ visible: true }).waitFor();
  await checkPage(page);
});

test('the desk: its bars beside each other at every size of the text, and below the line without a network', async () => {
  const { page, openPart } = await atExpert();
  await openPart(page);
  await openDesk(page);
  await write(page, 'Un début.');
  await saved(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await spoiltTexts(page), `at ${width} px`).toEqual([]);
  }
  await holdLargeText(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('#network').evaluate((line) => line.replaceChildren('Vous êtes hors connexion.'));
  await page.getByText('Camille D’Angelo').filter({ visible: true }).first().click();
  await page.setViewportSize({ width: 1440, height: 900 });
  const state = await page.getByRole('region', { name: 'État du rapport' }).boundingBox();
  expect((state?.y ?? 0) + (state?.height ?? 0)).toBeLessThanOrEqual(900);
});

test('an administrator’s order: its panel, its menu, its dialogs', async () => {
  const { page, order } = await atAdministrator();
  await page.goto('/atelier?vue=orders');
  await button(page, `Actions de la commande ${orderNumber(order.id)}`).click();
  await checkScreens(page);
  await page.keyboard.press('Escape');
  const shown = await openOrder(page, order.id);
  await checkScreens(page);
  await shown.getByRole('button', { name: /^Réattribuer/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Transmettre' }).click();
  await see(page, 'Choisissez à qui la confier.');
  await checkPage(page);
  await button(page, 'Annuler').click();
  await shown.getByRole('button', { name: /^Rembourser/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Rembourser/ })
    .click();
  await see(page, 'Écrivez le motif.');
  await checkPage(page);
});

test('the team: an invitation without a role, a factor that is taken away, a former member', async () => {
  const { page, expert } = await atAdministrator();
  await page.goto('/atelier?vue=team');
  await button(page, 'Inviter quelqu’un').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await checkPage(page);
  await button(page, 'Annuler').click();
  const entry = page.getByRole('listitem').filter({ hasText: expert.email });
  await chooseAction(entry, 'Retirer le second facteur');
  await page.getByRole('dialog').waitFor();
  await checkPage(page);
  await button(page, 'Annuler').click();
  await chooseAction(entry, 'Désactiver');
  await page.getByRole('dialog').getByRole('button', { name: 'Désactiver l’accès' }).click();
  await entry.getByText('Accès désactivé').waitFor();
  await checkPage(page);
});

test('settings with what is wrong in them', async () => {
  const { page } = await atExpert();
  await page.goto('/atelier?vue=settings');
  await page.getByLabel('Rapports écrits par jour ouvré').fill('beaucoup');
  const perDay = page.getByRole('region', { name: 'Rapports par jour' });
  await perDay.getByRole('button', { name: 'Enregistrer' }).click();
  await button(page, 'Ajouter cette absence').click();
  await checkScreens(page);
});
