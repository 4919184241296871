/** /authenticite: a code that is known, one that is not, and a PDF that stays in the browser. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkScreens, expectStill } from '#test/support/e2e/check-page.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { readOrder } from '#test/support/purchases.ts';
import { drawReport } from '#test/support/report-pdf.ts';
import { deliver, deliverNew, sendReport, takenOrder } from '#test/support/reports.ts';

const visit = useVisitors();

type Delivered = { readonly customer: TestCustomer; readonly id: string; readonly code: string };
let bytes: Buffer;
let current: Delivered;
let former: string;

const codeOf = async (customer: TestCustomer, id: string): Promise<string> =>
  (await readOrder(customer, id)).parts[0]?.code ?? '';

beforeAll(async () => {
  const [customer, expert] = [await newCustomer(), await newExpert('numerologie')];
  const id = await takenOrder(customer, expert);
  await deliverNew(expert, id);
  former = await codeOf(customer, id);
  bytes = await drawReport('numerologie');
  const { id: upload } = await sendReport(expert, id, bytes);
  await deliver(expert, id, upload);
  current = { customer, id, code: await codeOf(customer, id) };
});

const open = async (page: Page) => {
  await page.goto('/authenticite');
  await page.locator('fieldset:enabled').waitFor();
};
const ask = async (page: Page, code: string) => {
  await page.getByLabel('Code du rapport').fill(code);
  await button(page, 'Vérifier').click();
};
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Choisir un PDF').setInputFiles({ name, mimeType: 'application/pdf', buffer });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

describe.each(phone)('at $name', ({ viewport }) => {
  test('a code tells what was delivered and no name; a file is compared here and never sent', async () => {
    const { page } = await visit({ viewport });
    await open(page);
    await expectStill(page);
    await checkScreens(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await choose(page, 'rapport.pdf', bytes);
    await see(page, 'Fichier : rapport.pdf');
    await ask(page, current.code.toLowerCase().replace(/(.{4})(?=.)/g, '$1 '));
    const found = title(page, 'Oui, ce rapport vient de chez nous');
    await found.waitFor();
    expect(await hasFocus(found)).toBe(true);
    await see(page, 'rapport.pdf est identique, octet pour octet, au fichier livré.');
    await see(page, '2, la plus récente');
    await page.getByRole('img', { name: 'Sceau calculé du code' }).waitFor();
    expect(await page.locator('main').innerText()).not.toContain('Camille');
    await checkScreens(page);
    await choose(page, 'copie.pdf', Buffer.from('%PDF-1.7 autre'));
    await see(page, 'copie.pdf diffère du fichier livré.');
    expect(sent.join('\n')).not.toContain('%PDF');
    expect(sent.filter((line) => line.includes('/api/authenticity'))).toHaveLength(1);
  });

  test('a replaced version says so, an unknown code is answered like a mistyped one', async () => {
    const { page, expectProblem } = await visit({ viewport });
    expectProblem(/404.*api\/authenticity/);
    await open(page);
    await ask(page, former);
    await title(page, 'Il vient de chez nous, mais une version plus récente l’a remplacé').waitFor();
    await checkScreens(page);
    for (const code of ['AAAA BBBB CCCC DDDD', '0O1I']) {
      await ask(page, code);
      await title(page, 'Aucun rapport ne porte ce code').waitFor();
      await see(page, '0 et O, 1 et I n’y figurent pas');
    }
    await checkScreens(page);
  });
});

test('without a connection the code stays typed, and nothing is lost', async () => {
  const { page, expectProblem } = await visit();
  expectProblem(/ERR_FAILED.*api\/authenticity/);
  await open(page);
  await button(page, 'Vérifier').click();
  await see(page, 'Saisissez le code du rapport.');
  await page.route('**/api/authenticity', (route) => route.abort());
  await ask(page, current.code);
  await title(page, 'La vérification n’a pas pu se faire').waitFor();
  expect(await page.getByLabel('Code du rapport').inputValue()).toBe(current.code);
  await page.unroute('**/api/authenticity');
  await button(page, 'Vérifier').click();
  await title(page, 'Oui, ce rapport vient de chez nous').waitFor();
});
