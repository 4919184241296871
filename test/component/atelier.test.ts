/** L'atelier: the queue, taking, opening, memos; by keyboard, at every width, and when the network fails. */
import { expect, test } from 'vitest';
import { nameOf } from '#domain/catalogue.ts';
import { orderNumber } from '#domain/order.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { inHours, takenPart, waitingPart } from '#test/support/component/parts-memory.ts';
import { newExpert } from '#test/support/component/staff.ts';
import { entryOf, openAtelier, seePart, takeAndOpen } from '#test/support/e2e/atelier-pages.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { expectStill, overflow } from '#test/support/e2e/check-page.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useAtelier();
const desk = screens[1].viewport;
const narrow = { width: 320, height: 700 };
const wider = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  ...screens.map((one) => one.viewport),
];

test('the queue on a narrow phone: late parts first and named so, taken, opened, with a memo', async () => {
  const [near, late] = [waitingPart({ due_at: inHours(-29) }), waitingPart({ due_at: inHours(-30) })];
  const { page } = await visit(memoryAtelier([near, late]), newExpert(), { viewport: narrow });
  await openAtelier(page);
  await entryOf(page, late.order_id).getByText('En retard de 30 h').waitFor();
  const headings = await page.getByRole('listitem').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings.map((text) => text.replaceAll(/\s/g, ' '))).toEqual(
    [late, near].map((part) => `${nameOf(part.service)} Commande ${orderNumber(part.order_id)}`),
  );
  await takeAndOpen(page, late.order_id);
  await see(page, /inscrite au registre de la commande/);
  await see(page, '17 avril 1991');
  await see(page, 'Saint-Denis, La Réunion');
  for (const size of wider) {
    await page.setViewportSize(size);
    expect(await overflow(page), `${size.width} px`).toBe(0);
  }
  await page.setViewportSize(narrow);
  await button(page, 'Ajouter la note').click();
  await see(page, 'Écrivez la note avant de l’ajouter.');
  await page.getByLabel('Nouvelle note').fill('L’heure est confirmée.');
  await button(page, 'Ajouter la note').click();
  await seeToast(page, 'Note ajoutée');
  await see(page, 'L’heure est confirmée.');
  await page.getByRole('link', { name: 'Retour à la file' }).click();
  await entryOf(page, late.order_id).getByText('Prise par moi').waitFor();
  await entryOf(page, late.order_id)
    .getByRole('heading', { name: /^Camille Commande / })
    .waitFor();
});

test('two take at once: the slower one reads who has the part', async () => {
  const part = waitingPart();
  const [quick, slow] = [newExpert(keyFor.numbers, 'Jeanne Maillot'), newExpert()];
  const atelier = memoryAtelier([part]);
  const { page, expectProblem } = await visit(atelier, slow, { viewport: desk });
  expectProblem(/status of 409.*take/);
  await openAtelier(page);
  const entry = entryOf(page, part.order_id);
  await entry.getByText('À prendre').waitFor();
  atelier.put(takenPart(quick, { order_id: part.order_id }));
  await entry.getByRole('button', { name: /^Prendre/ }).click();
  await seeToast(page, 'La consultation n’a pas pu être prise', quick.name);
  await entry.getByText(`Prise par ${quick.name}`).waitFor();
  expect(await entry.getByRole('link').count()).toBe(0);
});

test.each(screens)('nothing moves while the atelier loads ($name)', async ({ viewport }) => {
  const { page } = await visit(memoryAtelier([waitingPart()]), newExpert(), { viewport });
  await page.goto('/atelier', { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: 'La file' }).waitFor();
  await expectStill(page);
});

test('by keyboard only: take, which opens it, reach the file, with a visible focus', async () => {
  const part = waitingPart();
  const order = part.order_id;
  const { page } = await visit(memoryAtelier([part]), newExpert(), { viewport: desk });
  await openAtelier(page);
  await entryOf(page, order)
    .getByRole('button', { name: /^Prendre/ })
    .press('Enter');
  await seePart(page, order);
  expect(await hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
  await page.keyboard.press('Tab');
  expect(await hasFocus(button(page, 'Transmettre'))).toBe(true);
  await page.keyboard.press('Tab');
  expect(await hasFocus(page.getByRole('tab', { name: 'Rapport', selected: true }))).toBe(true);
  await page.keyboard.press('Tab');
  expect(await hasFocus(button(page, 'Corriger la naissance'))).toBe(true);
  await page.keyboard.press('Tab');
  const picker = page.getByLabel('Choisir un PDF');
  expect(await hasFocus(picker)).toBe(true);
  const outline = picker.locator('+ label').evaluate((label) => getComputedStyle(label).outlineStyle);
  expect(await outline).toBe('solid');
});

test('a queue that fails stays readable and can be loaded again', async () => {
  const part = waitingPart();
  const { page, setOffline, expectProblem } = await visit(memoryAtelier([part]), newExpert());
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await openAtelier(page);
  await entryOf(page, part.order_id).waitFor();
  await setOffline(true);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await see(page, 'La file n’a pas pu être actualisée');
  await entryOf(page, part.order_id).waitFor();
  await setOffline(false);
  await button(page, 'Réessayer').click();
  await page.getByText('La file n’a pas pu être actualisée').waitFor({ state: 'hidden' });
});

test('a memo that cannot be sent stays in its field', async () => {
  const part = waitingPart();
  const { page, setOffline, expectProblem } = await visit(memoryAtelier([part]), newExpert());
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await openAtelier(page);
  await takeAndOpen(page, part.order_id);
  await page.getByLabel('Nouvelle note').fill('À garder.');
  await setOffline(true);
  await button(page, 'Ajouter la note').click();
  await see(page, /La connexion a échoué/);
  expect(await page.getByLabel('Nouvelle note').inputValue()).toBe('À garder.');
  await setOffline(false);
  await button(page, 'Ajouter la note').click();
  await seeToast(page, 'Note ajoutée');
  await page.reload();
  await seePart(page, part.order_id);
  await see(page, 'À garder.');
});
