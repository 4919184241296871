/** L'atelier: the queue, taking, opening, memos; by keyboard, at every width, and when the network fails. */
import { expect, test } from 'vitest';
import { orderNumber } from '#domain/order.ts';
import { confirmedOrder, setDueDate, take } from '#test/support/atelier.ts';
import { newCustomer } from '#test/support/customers.ts';
import { entryOf, openAtelier, seePart, takeAndOpen } from '#test/support/e2e/atelier-pages.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage, expectStill, overflow } from '#test/support/e2e/check-page.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';

const visit = useVisitors();
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const narrow = { width: 320, height: 700 };
const wider = [phone, { width: 768, height: 1024 }, { width: 1024, height: 768 }, desk];

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

test('the queue on a narrow phone: late parts first and named so, taken, opened, with a memo', async () => {
  const customer = await newCustomer();
  const late = await confirmedOrder(customer);
  const near = await confirmedOrder(customer);
  await setDueDate(late, hours(-30));
  await setDueDate(near, hours(-29));
  const expert = await newExpert('numerologie');
  const { page } = await visit({ viewport: narrow, as: expert });
  await openAtelier(page);
  await entryOf(page, late).getByText('En retard de 30 h').waitFor();
  const headings = await page.getByRole('listitem').getByRole('heading', { level: 2 }).allInnerTexts();
  const at = (id: string) => headings.findIndex((text) => text.includes(orderNumber(id)));
  expect(at(late)).toBeLessThan(at(near));
  await checkPage(page);
  await takeAndOpen(page, late);
  await see(page, /inscrite au journal d’accès/);
  await see(page, '17 avril 1991');
  await see(page, 'Saint-Denis, La Réunion');
  await checkPage(page);
  for (const size of wider) {
    await page.setViewportSize(size);
    expect(await overflow(page), `${size.width} px`).toBe(0);
  }
  await page.setViewportSize(narrow);
  await button(page, 'Ajouter la note').click();
  await see(page, 'Écrivez la note avant de l’ajouter');
  await page.getByLabel('Nouvelle note').fill('L’heure est confirmée.');
  await button(page, 'Ajouter la note').click();
  await seeToast(page, 'Note ajoutée');
  await see(page, 'L’heure est confirmée.');
  await page.getByRole('link', { name: 'Retour à la file' }).click();
  await entryOf(page, late).getByText('Prise par moi').waitFor();
});

test('two take at once: the slower one reads who has the part', async () => {
  const order = await confirmedOrder(await newCustomer());
  const [quick, slow] = [await newExpert('numerologie'), await newExpert('numerologie')];
  const { page, expectProblem } = await visit({ as: slow, viewport: desk });
  expectProblem(/status of 409.*take/);
  await openAtelier(page);
  const entry = entryOf(page, order);
  await entry.getByText('À prendre').waitFor();
  expect((await take(quick, order)).status).toBe(200);
  await entry.getByRole('button', { name: /^Prendre/ }).click();
  await seeToast(page, 'La consultation n’a pas pu être prise', quick.name);
  await entry.getByText(`Prise par ${quick.name}`).waitFor();
  expect(await entry.getByRole('link').count()).toBe(0);
});

test('nothing moves while the atelier loads', async () => {
  await confirmedOrder(await newCustomer());
  for (const viewport of [phone, desk]) {
    const { page } = await visit({ viewport, as: await newExpert('numerologie') });
    await page.goto('/atelier', { waitUntil: 'networkidle' });
    await page.getByRole('tab', { name: 'La file' }).waitFor();
    await expectStill(page);
  }
});

test('by keyboard only: take, open, reach the file, with a visible focus', async () => {
  const order = await confirmedOrder(await newCustomer());
  const { page } = await visit({ as: await newExpert('numerologie'), viewport: desk });
  await openAtelier(page);
  await entryOf(page, order)
    .getByRole('button', { name: /^Prendre/ })
    .press('Enter');
  const open = entryOf(page, order).getByRole('link', { name: /^Ouvrir/ });
  await expect.poll(() => hasFocus(open)).toBe(true);
  await page.keyboard.press('Enter');
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
  const order = await confirmedOrder(await newCustomer());
  const { page, context, expectProblem } = await visit({ as: await newExpert('numerologie') });
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await openAtelier(page);
  await entryOf(page, order).waitFor();
  await context.setOffline(true);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await see(page, 'La file n’a pas pu être actualisée');
  await entryOf(page, order).waitFor();
  await checkPage(page);
  await context.setOffline(false);
  await button(page, 'Réessayer').click();
  await page.getByText('La file n’a pas pu être actualisée').waitFor({ state: 'hidden' });
});

test('a memo that cannot be sent stays in its field', async () => {
  const order = await confirmedOrder(await newCustomer());
  const { page, context, expectProblem } = await visit({ as: await newExpert('numerologie') });
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await openAtelier(page);
  await takeAndOpen(page, order);
  await page.getByLabel('Nouvelle note').fill('À garder.');
  await context.setOffline(true);
  await button(page, 'Ajouter la note').click();
  await see(page, /La connexion a échoué/);
  expect(await page.getByLabel('Nouvelle note').inputValue()).toBe('À garder.');
  await context.setOffline(false);
  await button(page, 'Ajouter la note').click();
  await seeToast(page, 'Note ajoutée');
  await page.reload();
  await seePart(page, order);
  await see(page, 'À garder.');
});
