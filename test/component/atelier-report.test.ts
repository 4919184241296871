/** L'atelier: the PDF of a report, by picker and by drop: what is refused, confirmed, delivered and replaced. */
import { expect, test } from 'vitest';
import { orderNumber } from '#domain/order.ts';
import { maxReportBytes, type ReportRefusal } from '#domain/upload.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { adminOrder } from '#test/support/component/orders-memory.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newAdministrator, newExpert } from '#test/support/component/staff.ts';
import {
  choosePdf,
  deliverChecked,
  dropPdf,
  entryOf,
  openAtelier,
  openOrder,
  searchOrders,
  seeChecked,
  seePart,
} from '#test/support/e2e/atelier-pages.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

const visit = useAtelier();
const pdf = Buffer.from('%PDF-1.7');

/** An expert with an open part without a report. */
const atDesk = async () => {
  const expert = newExpert();
  const part = takenPart(expert);
  const atelier = memoryAtelier([part], { orders: [adminOrder({ id: part.order_id })] });
  const visitor = await visit(atelier, expert, { viewport: screens[1].viewport });
  await visitor.page.goto(`/atelier?commande=${part.order_id}&service=${keyFor.numbers}`);
  await seePart(visitor.page, part.order_id);
  return { ...visitor, atelier, order: part.order_id };
};

test('a PDF is delivered after a question, and replaced by a new version', async () => {
  const { page, order } = await atDesk();
  const deliver = page.getByRole('button', { name: 'Livrer le rapport' });
  expect(await deliver.isDisabled()).toBe(true);
  await see(page, 'La livraison est possible dès que le PDF est vérifié.');
  await choosePdf(page, pdf);
  await seeChecked(page);
  await see(page, /11.pages/);
  await deliver.click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`Livrer le rapport de ${nameFor.numbers}`) });
  await dialog.getByText('Camille D’Angelo').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await deliverChecked(page);
  await seeToast(page, 'Rapport livré à Camille');
  await see(page, 'Version 1');
  // Its conversation is open, and may be handed over.
  expect(await button(page, 'Transmettre').count()).toBe(1);

  await choosePdf(page, pdf, 'rapport-corrige.pdf');
  await deliverChecked(page);
  await see(page, 'Version 2');
  await page.getByRole('link', { name: 'Retour à la file' }).click();
  await page.getByRole('tab', { name: 'Livrées' }).click();
  await entryOf(page, order)
    .getByRole('link', { name: /^Ouvrir/ })
    .click();
  await seePart(page, order);
  await see(page, 'Version 2');
  expect(await page.getByText('PDF vérifié', { exact: true }).count()).toBe(0);
});

test('a dropped PDF is uploaded, and a checked one survives a reload', async () => {
  const { page, order } = await atDesk();
  await dropPdf(page, pdf);
  await seeChecked(page);
  await page.reload();
  await seePart(page, order);
  await seeChecked(page);
  await deliverChecked(page);
  await see(page, 'Version 1');
});

test('a report far shorter than promised needs a confirmation before its delivery', async () => {
  const { page, atelier } = await atDesk();
  atelier.uploads.judge({ pages: 2 });
  await choosePdf(page, pdf);
  await seeChecked(page);
  await button(page, 'Livrer le rapport').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/compte 2.pages.; la boutique en promet 10.à.12/).waitFor();
  expect(await dialog.getByRole('button', { name: 'Livrer', exact: true }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Livrer malgré tout' }).click();
  await see(page, 'Version 1');
});

test('a PDF that names another customer shows where, and needs a confirmation', async () => {
  const { page, atelier } = await atDesk();
  const words = 'ce que vos nombres disent de vous, Zéphyrine O’Brien.';
  atelier.uploads.judge({ others: [{ page: 3, what: 'name', words }] });
  await choosePdf(page, pdf);
  await seeChecked(page);
  await button(page, 'Livrer le rapport').click();
  const dialog = page.getByRole('dialog');
  const places = dialog.getByRole('listitem');
  expect(await places.count()).toBe(1);
  expect(await places.innerText()).toMatch(/^Page 3, un nom.: .*Zéphyrine O’Brien/);
  expect(await dialog.getByRole('button', { name: 'Livrer', exact: true }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Livrer malgré tout' }).click();
  await see(page, 'Version 1');
});

test('a refused PDF shows the reason, and is not delivered', async () => {
  const { page, atelier } = await atDesk();
  const reasons: readonly (readonly [ReportRefusal, string])[] = [
    ['encrypted', 'Ce PDF est protégé par un mot de passe'],
    ['damaged', 'Ce PDF est abîmé'],
    ['too_short', 'Ce PDF est vide ou a moins de'],
    ['active_content', 'Ce PDF contient un script'],
    ['embedded_files', 'Ce PDF contient des fichiers joints'],
    ['first_name_missing', 'Le prénom de cette commande n’apparaît pas'],
    ['untagged', 'PDF balisé (ajouter la structure du document)'],
  ];
  for (const [refusal, reason] of reasons) {
    atelier.uploads.judge({ state: 'refused', refusal });
    await choosePdf(page, pdf);
    await see(page, reason);
    await see(page, 'PDF refusé');
    expect(await page.getByRole('button', { name: 'Livrer le rapport' }).isDisabled(), refusal).toBe(true);
  }
  const ways = page.getByRole('list', { name: 'Comment exporter avec les balises' });
  expect(await ways.getByRole('listitem').count()).toBe(4);
  expect(await ways.innerText()).toMatch(/^Word\s: Fichier, Enregistrer sous/);
  atelier.uploads.judge({});
  await choosePdf(page, pdf);
  await seeChecked(page);
});

test('a file that the browser itself refuses is not uploaded', async () => {
  const { page } = await atDesk();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const text = { name: 'lettre.txt', mimeType: 'text/plain', buffer: Buffer.from('Bonjour') };
  await page.getByLabel('Choisir un PDF').setInputFiles(text);
  await see(page, 'Ce fichier n’est pas un PDF');
  // Made in the page: sending it there would take longer than the rest of the test.
  const dataTransfer = await page.evaluateHandle((size) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(size)], 'rapport.pdf', { type: 'application/pdf' }));
    return transfer;
  }, maxReportBytes + 1);
  await page.getByText('ou déposez-le ici').dispatchEvent('drop', { dataTransfer });
  await see(page, /Ce fichier dépasse 25/);
  expect(sent.filter((call) => /^POST .*(\/upload|\/bucket\/)/.test(call))).toEqual([]);
});

test('an administrator allows a report without tags, and its expert delivers it', async () => {
  const { page, atelier, order } = await atDesk();
  atelier.uploads.judge({ state: 'refused', refusal: 'untagged' });
  await choosePdf(page, pdf);
  await see(page, 'PDF refusé');
  const { page: admin } = await visit(atelier, newAdministrator());
  await openAtelier(admin);
  await searchOrders(admin, orderNumber(order));
  const shown = await openOrder(admin, order);
  await shown.getByText('PDF refusé : sans balises').waitFor();
  await shown.getByRole('button', { name: /^Accepter sans balises/ }).click();
  const dialog = admin.getByRole('dialog', { name: 'Accepter sans balises' });
  const confirm = dialog.getByRole('button', { name: 'Accepter sans balises' });
  await confirm.click();
  await dialog.getByText('Écrivez la raison, que le client lira.').waitFor();
  await dialog.getByLabel('Pourquoi sans balises').fill('Deux exports essayés, sans balises.');
  await confirm.click();
  await seeToast(admin, 'peut être livré sans balises');
  await shown.getByRole('button', { name: /^Accepter/ }).waitFor({ state: 'hidden' });
  await page.reload();
  await see(page, /accepté par .+ Raison\s: Deux exports essayés, sans balises\./);
  await deliverChecked(page);
  await see(page, 'Version 1');
});
