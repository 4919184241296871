/** What a device keeps of a report, and when it is gone. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { deliverDesk, deskOrder, wholeReport } from '#test/support/desk-report.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { newExpert, type TestMember } from '#test/support/experts.ts';
import { deliverNew, takenOrder } from '#test/support/reports.ts';
import { setAttribute } from '#test/support/rows.ts';

const visit = useVisitors();
const service = 'astrologie-occidentale';

let customer: TestCustomer;
let expert: TestMember;
let order: string;
beforeAll(async () => {
  [customer, expert] = await Promise.all([newCustomer(), newExpert(service)]);
  order = await deskOrder(customer, expert);
}, 120_000);

const addressOf = (id = order, of: string = service) => `/compte/lecture?commande=${id}&service=${of}`;
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const seeCover = (page: Page) => title(page, 'Camille D’Angelo').waitFor();

/** Names of what the caches hold: reports, and the page with its files. */
const heldBy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

const keep = async (page: Page, id = order) => {
  await page.goto(addressOf(id));
  await seeCover(page);
  await see(page, 'Gardé sur cet appareil');
  await expect.poll(async () => (await heldBy(page)).includes('/compte/lecture')).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
};

describe.each(phone)('at $name', ({ viewport }) => {
  test('an opened report is read offline, from its address, with its drawings', async () => {
    const { page, context, expectProblem } = await visit({ viewport, as: customer });
    await keep(page);
    expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await page.goto(addressOf());
    await seeCover(page);
    await see(page, 'Hors connexion : gardé sur cet appareil');
    await page.getByRole('img', { name: 'Thème natal.' }).waitFor();
    await page.getByRole('link', { name: 'Commencer la lecture' }).click();
    await title(page, 'Chère Camille,').waitFor();
    await checkPage(page);
    await page.goto(addressOf('11111111-1111-4111-8111-111111111111'));
    await see(page, 'Ouvrez ce rapport une fois en ligne, il restera lisible.');
    await checkPage(page);
    await context.setOffline(false);
    await page.goto(addressOf());
    await see(page, 'Gardé sur cet appareil');
  });

  test('signing out removes it, and nobody reads it afterwards', async () => {
    const { page } = await visit({ viewport, as: customer });
    await keep(page);
    await page.goto('/compte');
    await button(page, 'Déconnexion').filter({ visible: true }).first().click();
    await seeToast(page, 'Déconnexion réussie');
    expect(await heldBy(page)).toEqual([]);
    await page.goto(addressOf());
    await see(page, 'Connectez-vous pour lire votre rapport.');
  });

  test('another account of the same browser gets nothing of it', async () => {
    const { page, context, expectProblem } = await visit({ viewport, as: customer });
    await keep(page);
    const other = await newCustomer();
    const session = await page.evaluate(() => localStorage.getItem('session') ?? '{}');
    const { user } = JSON.parse(session);
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      ['session', session.replace(user.id, 'somebody-else').replace(customer.email, other.email)],
    );
    expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await page.goto(addressOf());
    await see(page, 'Ouvrez ce rapport une fois en ligne, il restera lisible.');
    expect((await heldBy(page)).filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  test('a refund takes it away at the first contact, on the page and in the account', async () => {
    const [first, second] = [await deskOrder(customer, expert), await deskOrder(customer, expert)];
    const { page, expectProblem } = await visit({ viewport, as: customer });
    await keep(page, first);
    await keep(page, second);
    for (const id of [first, second]) await setAttribute('Orders', ['id', id], 'refunded_amount', 2900);
    expectProblem(/status of 409/);
    await page.goto(addressOf(first));
    await title(page, 'Rapport retiré').waitFor();
    await see(page, 'Il n’est plus gardé sur cet appareil.');
    await checkPage(page);
    const reports = async () => (await heldBy(page)).filter((path) => path.startsWith('/api/'));
    expect(await reports()).toEqual([`/api/orders/${second}/reports/${service}/page`]);
    await page.goto('/compte');
    await page.getByRole('tab', { name: 'Mes commandes' }).click();
    await page.getByRole('article').first().waitFor();
    await expect.poll(reports).toEqual([]);
  });

  test('a new version is announced, with what changes, and read when asked for', async () => {
    const id = await deskOrder(customer, expert);
    const { page } = await visit({ viewport, as: customer });
    await keep(page, id);
    const sections = wholeReport.sections.filter((section) => section.id !== 'heure');
    await deliverDesk(expert, id, { ...wholeReport, sections });
    await page.goto(addressOf(id));
    await see(page, 'Une version 2 est là depuis aujourd’hui.');
    await see(page, 'version 1.');
    await checkPage(page);
    await button(page, 'Ce qui change').click();
    const dialog = page.getByRole('dialog', { name: 'De la version 1 à la version 2' });
    expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Votre heure, et ce qu’elle vaut\s+chapitre retiré$/),
    ]);
    await checkPage(page);
    await button(page, 'Fermer').click();
    await button(page, 'La lire').click();
    await see(page, 'version 2.');
    expect(await page.getByText('Une version 2 est là').count()).toBe(0);
  });
});

test('an uploaded PDF has no page: the order offers the PDF alone', async () => {
  const uploader = await newExpert('numerologie');
  const id = await takenOrder(customer, uploader);
  await deliverNew(uploader, id);
  const { page, expectProblem } = await visit({ as: customer });
  await page.goto('/compte');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await button(page, 'Ouvrir le PDF Numérologie').waitFor();
  expect(await page.getByRole('link', { name: 'Lire mon rapport Numérologie' }).count()).toBe(0);
  expectProblem(/status of 404/);
  await page.goto(addressOf(id, 'numerologie'));
  await title(page, 'Ce rapport ne se lit pas ici').waitFor();
  await checkPage(page);
});

test('a failure offers another try', async () => {
  const { page, expectProblem } = await visit({ as: customer });
  expectProblem(/status of 500/);
  await page.route(/\/api\/orders\/.*\/page$/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(addressOf());
  await title(page, 'Le rapport n’a pas pu être ouvert').waitFor();
  await checkPage(page);
  await page.unroute(/\/api\/orders\/.*\/page$/);
  await button(page, 'Réessayer').click();
  await seeCover(page);
});
