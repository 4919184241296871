/** L'atelier: a report from the expert's disk to the customer, by picker and by drop. */
import { describe, expect, test } from 'vitest';
import { confirmedOrder } from '#test/support/atelier.ts';
import { newCustomer } from '#test/support/customers.ts';
import {
  choosePdf,
  deliverChecked,
  dropPdf,
  entryOf,
  openAtelier,
  seeChecked,
  seePart,
  takeAndOpen,
} from '#test/support/e2e/atelier-pages.ts';
import { desk, screens, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { readOrder } from '#test/support/purchases.ts';
import { badPdfs, drawReport, drawShort } from '#test/support/report-pdf.ts';

const visit = useVisitors();
const refusals = [
  ['locked', 'Ce PDF est protégé par un mot de passe'],
  ['truncated', 'Ce PDF est abîmé'],
  ['onePage', 'Ce PDF est vide ou a moins de'],
  ['script', 'Ce PDF contient un script'],
  ['attachment', 'Ce PDF contient des fichiers joints'],
] as const;

/** An expert with an open part without a report. */
const atDesk = async (viewport: { width: number; height: number } = screens[1].viewport) => {
  const customer = await newCustomer();
  const order = await confirmedOrder(customer);
  const visitor = await visit({ viewport, as: await newExpert('numerologie') });
  await openAtelier(visitor.page);
  await takeAndOpen(visitor.page, order);
  return { ...visitor, customer, order };
};

describe.each(desk)('at $name', ({ viewport }) => {
  test('takes a part, uploads, delivers, and replaces the report by a new version', async () => {
    const { page, order, customer } = await atDesk(viewport);
    const deliver = page.getByRole('button', { name: 'Livrer le rapport' });
    expect(await deliver.isDisabled()).toBe(true);
    await see(page, 'La livraison est possible dès que le PDF est vérifié.');
    await choosePdf(page, await drawReport('numerologie'));
    await seeChecked(page);
    await see(page, /10.pages/);
    await checkPage(page);
    await deliver.click();
    const dialog = page.getByRole('dialog', { name: /Livrer le rapport de Numérologie/ });
    await dialog.getByText('Camille D’Angelo').waitFor();
    await checkPage(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await deliverChecked(page);
    await seeToast(page, 'Rapport livré à Camille');
    await see(page, 'Version 1');
    expect(await button(page, 'Transmettre').count()).toBe(0);
    await checkPage(page);
    expect((await readOrder(customer, order)).status).toBe('delivered');

    await choosePdf(page, await drawReport('numerologie'), 'rapport-corrige.pdf');
    await deliverChecked(page);
    await see(page, 'Version 2');
    await page.getByRole('link', { name: 'Retour à la file' }).click();
    await page.getByRole('tab', { name: 'Livrées' }).click();
    await checkPage(page);
    await entryOf(page, order)
      .getByRole('link', { name: /^Ouvrir/ })
      .click();
    await seePart(page, order);
    await see(page, 'Version 2');
    expect(await page.getByText('PDF vérifié', { exact: true }).count()).toBe(0);
  });
});

test('a dropped PDF is uploaded, and a checked one survives a reload', async () => {
  const { page, order } = await atDesk();
  await dropPdf(page, await drawReport('numerologie'));
  await seeChecked(page);
  await page.reload();
  await seePart(page, order);
  await seeChecked(page);
  await deliverChecked(page);
  await see(page, 'Version 1');
});

test('a report far shorter than promised needs a confirmation before its delivery', async () => {
  const { page } = await atDesk();
  await choosePdf(page, await drawShort());
  await seeChecked(page);
  await button(page, 'Livrer le rapport').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/compte 2.pages.; la boutique en promet 10.à.12/).waitFor();
  await checkPage(page);
  expect(await dialog.getByRole('button', { name: 'Livrer', exact: true }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Livrer malgré tout' }).click();
  await see(page, 'Version 1');
});

test('a refused PDF shows the reason', async () => {
  const { page } = await atDesk();
  for (const [kind, reason] of refusals) {
    await choosePdf(page, await badPdfs[kind]());
    await see(page, reason);
    await see(page, 'PDF refusé');
    expect(await page.getByRole('button', { name: 'Livrer le rapport' }).isDisabled(), kind).toBe(true);
  }
  await checkPage(page);
  await choosePdf(page, await badPdfs.untagged());
  const ways = page.getByRole('list', { name: 'Comment exporter avec les balises' });
  await ways.getByText('PDF balisé (ajouter la structure du document)').waitFor();
  expect(await ways.getByRole('listitem').count()).toBe(4);
  await checkPage(page);
  const stranger = { firstName: 'Bérénice', lastName: 'Kerjean', birthDate: '1970-01-02' };
  await choosePdf(page, await drawReport('numerologie', stranger));
  await see(page, 'Le prénom de cette commande n’apparaît pas');
  await choosePdf(page, await drawReport('numerologie'));
  await seeChecked(page);
});

test('a file that the browser itself refuses is not uploaded', async () => {
  const { page } = await atDesk();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  const picker = page.getByLabel('Choisir un PDF');
  await picker.setInputFiles({
    name: 'lettre.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Bonjour'),
  });
  await see(page, 'Ce fichier n’est pas un PDF');
  const large = Buffer.alloc(25 * 1024 * 1024 + 1);
  await choosePdf(page, large);
  await see(page, /Ce fichier dépasse 25/);
  await checkPage(page);
  expect(sent.filter((method) => method === 'POST')).toEqual([]);
});

test('the bar shows the progress of a large report, which can be stopped; the network may fail', async () => {
  const { page, context, expectProblem } = await atDesk();
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const network = await context.newCDPSession(page);
  const slow = { offline: false, latency: 20, downloadThroughput: 1_000_000, uploadThroughput: 1_000_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  const large = Buffer.concat([await drawReport('numerologie'), Buffer.alloc(12_000_000)]);
  await choosePdf(page, large);
  const bar = page.getByRole('progressbar', { name: 'Envoi de rapport.pdf' });
  await bar.waitFor();
  await checkPage(page);
  await expect
    .poll(() => bar.evaluate((element) => Reflect.get(element, 'value')), { timeout: 20_000 })
    .toBeGreaterThan(10);
  await button(page, 'Annuler l’envoi').click();
  await see(page, 'Envoi annulé');
  await network.send('Network.emulateNetworkConditions', { ...slow, offline: true });
  await choosePdf(page, await drawReport('numerologie'));
  await see(page, 'La connexion a échoué');
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await choosePdf(page, await drawReport('numerologie'));
  await seeChecked(page);
});
