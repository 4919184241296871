/** A reading without birth and chart, by two experts, from the shop window to the refund. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signers } from '#content/writers.ts';
import {
  catalogue,
  closedDisciplines,
  disciplines,
  type PaidKey,
  shownDisciplines,
} from '#domain/catalogue.ts';
import { formatPrice } from '#domain/money.ts';
import { fr } from '#domain/texts/typography.ts';
import { readQueues } from '#domain/wire/queues.ts';
import { openPart, take } from '#test/support/atelier.ts';
import { call, eventually } from '#test/support/client.ts';
import { type Credentials, newCredentials, newCustomer, signIn } from '#test/support/customers.ts';
import { partRows } from '#test/support/deployed.ts';
import { acceptable, chapters, printed, writeDraft } from '#test/support/desk-orders.ts';
import { openAtelier, seekInQueue, seePart } from '#test/support/e2e/atelier-pages.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { openDesk, text } from '#test/support/e2e/desk-pages.ts';
import {
  button,
  declare,
  fillAccount,
  fillNames,
  names,
  order,
  payWith,
  see,
} from '#test/support/e2e/shop-pages.ts';
import { newExpert, type TestMember } from '#test/support/experts.ts';
import { awaitLink, validate } from '#test/support/links.ts';
import { awaitMail } from '#test/support/mails.ts';
import { askToPay, ordersOf, paymentRequest } from '#test/support/purchases.ts';
import { awaitReportMails, deliver, openReport } from '#test/support/reports.ts';
import { backFor, declaration, namedBy, declare as withdraw } from '#test/support/withdrawals.ts';

const visit = useVisitors();
const found = shownDisciplines.find((key) => !catalogue[key].needsBirthInfo);
if (!found) throw new Error('no service without a birth');
const service = found;
const { name, price } = catalogue[service];

/** What a visitor sees of it before the checkout. */
const seeWindow = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('link', { name: new RegExp(`^Choisir.*${name}`) }).waitFor();
  await page.goto('/services');
  const article = page.locator(`article#${service}`);
  await article
    .getByText(fr(formatPrice(price)))
    .first()
    .waitFor();
  await checkPage(page);
  await page.goto('/experts');
  for (const signer of signers[service]) await page.getByRole('heading', { name: signer }).waitFor();
};

const buy = async (page: Page, credentials: Credentials) => {
  await page.goto(`/checkout?service=${service}`);
  await button(page, 'Continuer').filter({ visible: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Vos informations' }).waitFor();
  expect(await page.getByLabel(/naissance/i).count()).toBe(0);
  await checkPage(page);
  await fillNames(page);
  await fillAccount(page, credentials);
  await declare(page);
  await order(page);
  await payWith(page, 'paiement accepté');
  const dialog = page.getByRole('dialog', { name: `Merci ${names.firstName} !` });
  await dialog.waitFor();
  expect(await dialog.innerText()).not.toMatch(/naissance/i);
  await dialog.getByRole('button', { name: 'Accéder à mon compte' }).click();
};

/** The part in the experts' queue, once the address is confirmed. */
const confirmed = async (credentials: Credentials, ip: string) => {
  const customer = { ...credentials, ...(await signIn(credentials)), ip };
  await validate(await awaitLink(customer), { token: customer.access });
  const [bought] = await ordersOf(customer);
  if (!bought) throw new Error('no order');
  await eventually(
    async () => ((await partRows(bought.id)).every(({ queue }) => queue) ? true : undefined),
    'the part to be in the queue',
    30_000,
  );
  return { customer, id: bought.id };
};

const seeDesk = async (page: Page, id: string) => {
  await openAtelier(page);
  const entry = await seekInQueue(page, id);
  await entry.getByRole('link', { name: /^Ouvrir/ }).click();
  await seePart(page, id);
  await openDesk(page);
  await text(page).waitFor();
  await checkPage(page);
};

const write = async (expert: TestMember, id: string) => {
  await writeDraft(expert, id, chapters.slice(0, 3), service);
  expect((await acceptable(expert, id, service)).length).toBeLessThan(10);
  const { id: upload, state } = await printed(expert, id, service);
  expect(state).toBe('checked');
  expect((await deliver(expert, id, upload, service)).status).toBe(200);
};

test('a closed reading is shown and not sold, a hidden one is neither', async () => {
  const [closed] = closedDisciplines;
  const hidden = disciplines.find((key) => !shownDisciplines.includes(key));
  if (!closed || !hidden) throw new Error('nothing closed or hidden');
  const { page } = await visit();
  await page.goto('/');
  await page.getByText(/^Fermée pour le moment/).waitFor();
  expect(await page.getByRole('link', { name: `Choisir ${catalogue[closed].name}` }).count()).toBe(0);
  await page.goto('/services');
  const article = page.locator(`article#${closed}`);
  await article.getByText(/^Fermée pour le moment/).waitFor();
  expect(await article.getByRole('link', { name: /^Choisir/ }).count()).toBe(0);
  expect(await page.getByText(catalogue[hidden].name).count()).toBe(0);
  await page.goto('/experts');
  for (const signer of signers[hidden]) expect(await page.getByText(signer).count()).toBe(0);
  const customer = await newCustomer();
  const refused = async (key: PaidKey) => (await askToPay(customer, paymentRequest(customer, [key]))).json;
  expect(await refused(closed)).toMatchObject({ error: { code: 'discipline_closed' } });
  expect(await refused(hidden)).toMatchObject({ error: { code: 'selection_invalid' } });
});

test('is sold without a birth, written by one of its two experts, delivered, withdrawn and refunded', async () => {
  const queues = readQueues.answer.parse((await call('GET', readQueues.path)).json);
  expect(queues.hours[service]).toBeGreaterThanOrEqual(0);
  const { page } = await visit();
  const credentials = newCredentials();
  await seeWindow(page);
  await buy(page, credentials);
  const { customer, id } = await confirmed(credentials, '10.1.2.3');
  expect((await awaitMail(customer.email, 'confirmée')).text).not.toMatch(/naissance/i);

  const expert = await newExpert(service, signers[service].at(-1));
  expect((await take(expert, id, service)).status).toBe(200);
  expect((await openPart(expert, id, service)).status).toBe(200);
  const desk = await visit({ as: expert });
  await seeDesk(desk.page, id);
  await write(expert, id);
  await awaitReportMails(customer, id, 1);
  const opened = await openReport(customer, id, service);
  expect(opened.status).toBe(200);

  await page.goto('/compte');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await see(page, `par ${expert.name}`);
  await checkPage(page);

  const answer = await withdraw(declaration(namedBy(id, customer), [service]));
  expect(answer.status).toBe(200);
  await eventually(async () => ((await backFor(id))[0] === price ? true : undefined), 'the refund', 30_000);
  await awaitMail(customer.email, 'Remboursement de la commande');
});
