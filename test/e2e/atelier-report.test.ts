/** L'atelier: a large report on its way from the expert's disk to the bucket, and its check there. */
import { expect, test } from 'vitest';
import { confirmedOrder } from '#test/support/atelier.ts';
import { newCustomer } from '#test/support/customers.ts';
import { choosePdf, openAtelier, seeChecked, takeAndOpen } from '#test/support/e2e/atelier-pages.ts';
import { screens, useVisitors } from '#test/support/e2e/browser.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { drawReport } from '#test/support/report-pdf.ts';

const visit = useVisitors();

/** An expert with an open part without a report. */
const atDesk = async () => {
  const order = await confirmedOrder(await newCustomer());
  const visitor = await visit({ viewport: screens[1].viewport, as: await newExpert(keyFor.numbers) });
  await openAtelier(visitor.page);
  await takeAndOpen(visitor.page, order);
  return visitor;
};

test('the bar shows the progress of a large report, which can be stopped; the network may fail', async () => {
  const { page, context, expectProblem } = await atDesk();
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const network = await context.newCDPSession(page);
  const slow = { offline: false, latency: 20, downloadThroughput: 1_000_000, uploadThroughput: 1_000_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  const large = Buffer.concat([await drawReport(keyFor.numbers), Buffer.alloc(12_000_000)]);
  await choosePdf(page, large);
  const bar = page.getByRole('progressbar', { name: 'Envoi de rapport.pdf' });
  await bar.waitFor();
  await expect
    .poll(() => bar.evaluate((element) => Reflect.get(element, 'value')), { timeout: 20_000 })
    .toBeGreaterThan(10);
  await button(page, 'Annuler l’envoi').click();
  await see(page, 'Envoi annulé');
  await network.send('Network.emulateNetworkConditions', { ...slow, offline: true });
  await choosePdf(page, await drawReport(keyFor.numbers));
  await see(page, 'La connexion a échoué');
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await choosePdf(page, await drawReport(keyFor.numbers));
  await seeChecked(page);
});
