/** L'atelier: the writing desk, and how its text survives what happens to the device. */
import { describe, expect, test } from 'vitest';
import { confirmedOrder } from '#test/support/atelier.ts';
import { birth } from '#test/support/builders.ts';
import { newCustomer } from '#test/support/customers.ts';
import { openAtelier, takeAndOpen } from '#test/support/e2e/atelier-pages.ts';
import { phone, screens, useVisitors } from '#test/support/e2e/browser.ts';
import { checkScreens } from '#test/support/e2e/check-page.ts';
import { openDesk, saved, text, write } from '#test/support/e2e/desk-pages.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';

const visit = useVisitors();
const service = 'astrologie-occidentale';
const person = {
  ...{ firstName: 'Camille', lastName: 'D’Angelo', birthDate: '1991-04-17', birthTime: '06:42' },
  ...{ birthPlace: 'Saint-Denis, La Réunion', birth: birth() },
};

/** An expert at the desk of a taken part. */
const atDesk = async (viewport: { width: number; height: number }) => {
  const customer = await newCustomer();
  const order = await confirmedOrder(customer, [service], {
    customerInfo: { ...person, email: customer.email },
  });
  const visitor = await visit({ viewport, as: await newExpert(service) });
  await openAtelier(visitor.page);
  await takeAndOpen(visitor.page, order);
  await openDesk(visitor.page);
  return visitor;
};
describe.each(phone)('at $name', ({ viewport }) => {
  test('what is typed is French, is saved, and stands there after a reload', async () => {
    const { page } = await atDesk(viewport);
    await write(page, 'L\'heure est "écrite" : quelle heure ?');
    await saved(page);
    await page.reload();
    await text(page).waitFor();
    expect(await text(page).innerText()).toContain(
      'L’heure est «\u202fécrite\u202f»\u00a0: quelle heure\u202f?',
    );
    await checkScreens(page);
  });

  test('a value comes from the dossier by «@», and Esc writes the sign itself', async () => {
    const { page } = await atDesk(viewport);
    await write(page, 'La Lune est en @');
    await page.getByRole('combobox', { name: /^Insérer une valeur/ }).fill('lune taureau');
    await page.getByRole('option', { name: 'Taureau Lune', exact: true }).click();
    await page.getByTitle('Valeur du dossier').waitFor();
    await page.keyboard.type(' ou @');
    await page.keyboard.press('Escape');
    expect(await text(page).innerText()).toContain('Taureau ou @');
  });
});

const [, wide] = screens;

test('without a network the text stays on the device, and goes when it is back', async () => {
  const { page, context, expectProblem } = await atDesk(wide.viewport);
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await write(page, 'Écrit sans réseau.');
  await page.getByText('Hors ligne : tout est gardé sur cet appareil').filter({ visible: true }).waitFor();
  await context.setOffline(false);
  await saved(page);
});

/** `DESK_KILLS=50` in the nightly pipeline. */
const kills = Number(process.env.DESK_KILLS ?? 3);

test('a page that is closed abruptly again and again loses at most two seconds', {
  timeout: 60_000 + kills * 20_000,
}, async () => {
  const { page: first, context } = await atDesk(wide.viewport);
  const address = first.url();
  let page = first;
  for (let round = 1; round <= kills; round += 1) {
    // Another moment each time: of a pause, of a save on the device, of one on the server.
    await write(page, `Panne ${round}, `);
    await page.waitForTimeout((round * 370) % 3_000);
    await page.keyboard.type('mot');
    await page.waitForTimeout(2_000);
    await page.close({ runBeforeUnload: false });
    page = await context.newPage();
    await page.goto(address);
    await openDesk(page);
    await page.getByText(`Panne ${round}, mot`).waitFor();
  }
  const whole = await text(page).innerText();
  for (let round = 1; round <= kills; round += 1) expect(whole).toContain(`Panne ${round}, mot`);
});

test('a second tab asks before it writes, and finds the whole text', async () => {
  const { page, context } = await atDesk(wide.viewport);
  await write(page, 'Dans le premier onglet.');
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole('tab', { name: 'Rédaction' }).click();
  await see(second, 'Ouvert dans un autre onglet. Écrire ici ?');
  await button(second, 'Reprendre ici').click();
  await text(second).waitFor();
  expect(await text(second).innerText()).toContain('Dans le premier onglet.');
  await see(page, 'Ouvert dans un autre onglet. Écrire ici ?');
});

test('a selection becomes a passage in two taps, and comes back with its mark', async () => {
  const { page } = await atDesk(wide.viewport);
  await write(page, 'Un mot sur la manière de lire.');
  await page.keyboard.press('Control+a');
  await page.getByRole('tab', { name: /^Passages/ }).click();
  await button(page, 'Garder la sélection en passage').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Garder' }).click();
  await page.keyboard.press('F6');
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: /^Insérer Un mot/ }).click();
  await see(page, 'pas encore repris');
  await button(page, 'Marquer comme relu').click();
  await page.getByText('pas encore repris').waitFor({ state: 'hidden' });
});
