/** An expert lacks an hour: from the desk to the customer's phone by mail, and back into the dossier, without a reload. */
import { expect, test } from 'vitest';
import { confirmedOrder, take } from '#test/support/atelier.ts';
import { screens, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { openDesk } from '#test/support/e2e/desk-pages.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';
import { verifiedCustomer } from '#test/support/reports.ts';

const visit = useVisitors();
const [small, wide] = screens;

test('the hour that an expert asks for arrives from a phone without a session, and moves the clock', async () => {
  const [customer, expert] = [await verifiedCustomer(), await newExpert(keyFor.numbers)];
  const order = await confirmedOrder(customer);
  expect((await take(expert, order)).status).toBe(200);

  const { page: desk } = await visit({ as: expert, viewport: wide.viewport });
  const socket = desk.waitForEvent('websocket');
  await desk.goto(`/atelier?commande=${order}&service=${keyFor.numbers}`);
  await openDesk(desk);
  await desk.getByRole('tab', { name: /^Échange/ }).click();
  await socket;
  await button(desk, 'Demander ce qui manque').click();
  const sheet = desk.getByRole('dialog', { name: 'Demander ce qui manque' });
  await sheet.getByRole('radio', { name: /^L’heure de naissance/ }).check();
  await sheet.getByRole('textbox').fill('Elle figure presque toujours sur l’acte intégral.');
  await sheet.getByRole('button', { name: /^Demander à / }).click();
  await sheet.waitFor({ state: 'hidden' });
  await see(desk, 'Horloge arrêtée');
  await checkPage(desk);

  const link = linkIn(await awaitMail(customer.email, 'vous demande'), '/question');
  const { page: phone } = await visit({ viewport: small.viewport });
  await phone.goto(link.href);
  await phone.getByRole('heading', { level: 1, name: /^Il manque l’heure de naissance/ }).waitFor();
  await see(phone, /^Elle figure presque toujours/);
  await checkPage(phone);
  await phone.getByLabel('Heure de naissance').fill('5h15');
  await phone.getByRole('radio', { name: /^Acte de naissance/ }).check();
  await button(phone, 'Répondre').click();
  await phone.getByRole('heading', { level: 1, name: /^Merci, votre réponse est arrivée/ }).waitFor();

  await see(desk, /^La réponse est arrivée/);
  await desk.getByText('Horloge arrêtée').waitFor({ state: 'detached' });
  await desk.getByRole('tab', { name: 'Dossier' }).first().click();
  await see(desk, /5\sh\s15|05:15/);

  await phone.reload();
  await phone.getByRole('heading', { level: 1, name: /^Merci/ }).waitFor();
  const { page: account } = await visit({ as: customer, viewport: small.viewport });
  await account.goto(`/compte/conversation?commande=${order}&service=${keyFor.numbers}`);
  await see(account, /^La réponse est arrivée/);
  await checkPage(account);
});
