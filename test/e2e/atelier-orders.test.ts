/** L'atelier of an administrator: orders found by number, name or address; parts reassigned, refunds. */
import { describe, expect, test } from 'vitest';
import { orderNumber } from '#domain/order.ts';
import { confirmedOrder, take } from '#test/support/atelier.ts';
import { newCustomer } from '#test/support/customers.ts';
import {
  entryOf,
  openAtelier,
  openOrder,
  orderAt,
  searchOrders,
  seePart,
} from '#test/support/e2e/atelier-pages.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { newAdministrator, newExpert } from '#test/support/experts.ts';
import { givenUpMail, queuedOrder } from '#test/support/issues.ts';
import { paymentRequest, readOrder } from '#test/support/purchases.ts';
import { badPdfs } from '#test/support/report-pdf.ts';
import { sendReport, takenOrder, uploadOf } from '#test/support/reports.ts';

const visit = useVisitors();

describe.each(phone)('at $name', ({ viewport }) => {
  test('searches, sees the state of each part, and gives one to another expert', async () => {
    const customer = await newCustomer();
    const lastName = `Oriol ${['a', 'b', 'c', 'd', 'e', 'f'].sort(() => Math.random() - 0.5).join('')}`;
    const { customerInfo } = paymentRequest(customer);
    const id = await confirmedOrder(customer, ['pack-complet'], {
      customerInfo: { ...customerInfo, lastName },
    });
    const [first, second] = [await newExpert('numerologie'), await newExpert('numerologie')];
    expect((await take(first, id)).status).toBe(200);
    const { page } = await visit({ viewport, as: await newAdministrator() });
    await openAtelier(page);
    await see(page, 'Administration');
    await searchOrders(page, 'personne de ce nom');
    await see(page, 'Aucune commande ne correspond');
    for (const text of [orderNumber(id), lastName.toLowerCase(), customer.email]) {
      await searchOrders(page, text);
      await entryOf(page, id).waitFor();
      await see(page, '1 commande');
    }
    await checkPage(page);
    const order = await openOrder(page, id);
    await checkPage(page);
    await order.getByText(`Prise par ${first.name}`).waitFor();
    expect(await order.getByText('À prendre').count()).toBe(3);
    expect(await page.getByText('17 avril 1991').count()).toBe(0);
    await order.getByRole('button', { name: /^Réattribuer Numérologie/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Réattribuer/ });
    await dialog.getByRole('button', { name: 'Transmettre' }).click();
    await dialog.getByText('Choisissez à qui la confier').waitFor();
    await checkPage(page);
    await dialog.getByRole('radio', { name: second.name }).check();
    await dialog.getByRole('button', { name: 'Transmettre' }).click();
    await seeToast(page, `est confiée à ${second.name}`);
    await order.getByText(`Prise par ${second.name}`).waitFor();
  });

  test('allows a report without tags, and its expert delivers it', async () => {
    const customer = await newCustomer();
    const expert = await newExpert('numerologie');
    const id = await takenOrder(customer, expert);
    await sendReport(expert, id, await badPdfs.untagged());
    const { page } = await visit({ viewport, as: await newAdministrator() });
    await openAtelier(page);
    await searchOrders(page, orderNumber(id));
    const order = await openOrder(page, id);
    await order.getByText('PDF refusé : sans balises').waitFor();
    await checkPage(page);
    await order.getByRole('button', { name: /^Accepter sans balises/ }).click();
    await seeToast(page, 'peut être livré sans balises');
    await order.getByRole('button', { name: /^Accepter/ }).waitFor({ state: 'hidden' });
    expect(await uploadOf(expert, id)).toMatchObject({ state: 'checked' });
  });

  test('issues to handle: an administrator sees all of them, sends a mail again, finds the order', async () => {
    const customer = await newCustomer();
    const { id } = await queuedOrder(customer, -2, 'human-design');
    await givenUpMail(customer);
    const { page } = await visit({ viewport, as: await newAdministrator() });
    await openAtelier(page);
    await page.getByRole('tab', { name: /^À traiter \d/ }).click();
    await entryOf(page, id).getByText('En retard de 2 h').waitFor();
    await entryOf(page, id).getByText(customer.email).waitFor();
    await checkPage(page);
    const mail = page
      .getByRole('listitem')
      .filter({ hasText: customer.email })
      .filter({ hasText: 'Nouveau mot de passe' });
    await mail.getByRole('button', { name: 'Envoyer de nouveau' }).click();
    await seeToast(page, 'L’e-mail repartira dans les cinq minutes');
    await mail.waitFor({ state: 'detached' });
    await entryOf(page, id).getByRole('link', { name: 'Voir la commande' }).click();
    await orderAt(page, id).waitFor();
  });

  test('issues to handle: an expert takes a late part of the own discipline', async () => {
    const customer = await newCustomer();
    const late = await queuedOrder(customer, -2, 'human-design');
    const other = await queuedOrder(customer, -2, 'astrologie-chinoise');
    const { page } = await visit({ viewport, as: await newExpert('human-design') });
    await openAtelier(page);
    await page.getByRole('tab', { name: /^À traiter \d/ }).click();
    const entry = entryOf(page, late.id);
    await entry.getByRole('button', { name: /^Prendre/ }).click();
    await entry.getByText('Prise par moi').waitFor();
    expect(await entryOf(page, other.id).count()).toBe(0);
    expect(await page.getByText(customer.email).count()).toBe(0);
    await entry.getByRole('link', { name: /^Ouvrir/ }).click();
    await seePart(page, late.id);
    await page.getByRole('link', { name: 'Retour à la file' }).click();
    await entry.getByText('Prise par moi').waitFor();
  });

  test('an administrator refunds a part with a reason, sees the amount left, and refunds the rest once', async () => {
    const customer = await newCustomer();
    const id = await confirmedOrder(customer);
    const { page, expectProblem } = await visit({ viewport, as: await newAdministrator() });
    expectProblem(/status of 409.*refund/);
    await page.goto('/atelier?vue=orders');
    await searchOrders(page, orderNumber(id));
    const order = await openOrder(page, id);
    const openDialog = async () => {
      await order.getByRole('button', { name: /^Rembourser/ }).click();
      return page.getByRole('dialog', { name: /^Rembourser/ });
    };
    const dialog = await openDialog();
    await dialog.getByRole('button', { name: /^Rembourser/ }).click();
    await dialog.getByText('Écrivez le motif').waitFor();
    await dialog.getByLabel('Montant en euros').fill('90');
    expect(await dialog.getByLabel('Montant en euros').inputValue()).toBe('9,00');
    await dialog.getByLabel('Montant en euros').fill('4,00');
    await dialog.getByLabel('Motif').fill('Geste commercial');
    await checkPage(page);
    await dialog.getByRole('button', { name: /^Rembourser 4,00/ }).click();
    await seeToast(page, 'remboursés, commande');
    await order.getByText('Reste remboursable').filter({ hasText: '5,00' }).waitFor();
    await order.getByText('Geste commercial').waitFor();
    await checkPage(page);

    await openDialog();
    expect(await dialog.getByLabel('Montant en euros').inputValue()).toBe('5,00');
    await page.route('**/refund', (route) => {
      const refused = { error: { code: 'refund_too_large', message: 'Il reste moins.' } };
      return route.fulfill({ status: 409, json: refused });
    });
    await dialog.getByLabel('Motif').fill('Le reste');
    await dialog.getByRole('button', { name: /^Rembourser 5,00/ }).click();
    await dialog.getByText('Il reste moins.').waitFor();
    await page.unroute('**/refund');
    await dialog.getByRole('button', { name: /^Rembourser 5,00/ }).dblclick();
    await dialog.waitFor({ state: 'hidden' });
    await order.getByText('Le reste').waitFor();
    expect(await order.getByText('Remboursé', { exact: true }).count()).toBe(2);
    expect(await order.getByRole('button', { name: /^Rembourser/ }).count()).toBe(0);
    expect((await readOrder(customer, id)).refunded_amount).toBe(900);
  });
});
