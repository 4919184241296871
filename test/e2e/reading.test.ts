/** A report from the desk: read in the account, and opened as a PDF. */
import { expect, test } from 'vitest';
import { newCustomer } from '#test/support/customers.ts';
import { deskOrder } from '#test/support/desk-report.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { openedReport } from '#test/support/e2e/opened-report.ts';
import { button } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

const visit = useVisitors();

test('the order leads to the cover and the chapters, with the PDF beside them', async () => {
  const [customer, expert] = await Promise.all([newCustomer(), newExpert(keyFor.western)]);
  await deskOrder(customer, expert);
  const { page } = await visit({ as: customer });
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/compte');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await page.getByRole('link', { name: `Lire mon rapport ${nameFor.western}` }).click();
  await title('Camille D’Angelo').waitFor();
  await page.getByRole('img', { name: 'Thème natal.' }).waitFor();
  await page.getByRole('link', { name: 'Commencer la lecture' }).click();
  await title('Chère Camille,').waitFor();
  const bytes = await openedReport(page, () => button(page, 'PDF').click());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});
