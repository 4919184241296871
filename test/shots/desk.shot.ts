/** The writing desk: a text that is written, its pages, and its checks. */
import { newCustomer } from '#test/support/customers.ts';
import { writeDraft } from '#test/support/desk-orders.ts';
import { openDesk, saved, write } from '#test/support/e2e/desk-pages.ts';
import { button } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { takenOrder } from '#test/support/reports.ts';
import { shoot } from '#test/support/shots/camera.ts';

/** An expert with a part whose report lacks its last sentences. */
const atPart = async () => {
  const [customer, expert] = await Promise.all([newCustomer(), newExpert(keyFor.numbers)]);
  const order = await takenOrder(customer, expert);
  await writeDraft(expert, order);
  const query = new URLSearchParams({ commande: order, service: keyFor.numbers, vue: 'queue' });
  return { as: expert, start: `/atelier?${query}` };
};

shoot([
  { name: 'desk', visitor: atPart, open: openDesk },
  {
    name: 'desk-writing',
    visitor: atPart,
    open: async (page) => {
      await openDesk(page);
      await write(page, ' Voilà, Camille.');
      await saved(page);
    },
  },
  {
    name: 'desk-preview',
    visitor: atPart,
    open: async (page) => {
      await openDesk(page);
      const toggle = page.getByText('Avec les pages', { exact: true });
      await toggle.or(button(page, 'Pages')).filter({ visible: true }).first().click();
      await page.getByRole('img', { name: /^Page \d+ du rapport$/ }).waitFor();
    },
  },
  {
    name: 'desk-checks',
    visitor: atPart,
    open: async (page) => {
      await openDesk(page);
      await button(page, 'Vérifier et livrer').filter({ visible: true }).click();
      await page.getByText(/points? à voir$/).waitFor();
    },
  },
]);
