/** The page of a person studied, the notice to the staff, and the list of what the browser stores. */
import type { Page } from 'playwright-core';
import { confirmationMailTexts } from '#domain/texts/mails.ts';
import { confirmedOrder } from '#test/support/atelier.ts';
import { openAtelier } from '#test/support/e2e/atelier-pages.ts';
import { button } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';
import { paymentRequest } from '#test/support/purchases.ts';
import { verifiedCustomer } from '#test/support/reports.ts';
import { shoot } from '#test/support/shots/camera.ts';

const openPerson = async (page: Page): Promise<void> => {
  const customer = await verifiedCustomer();
  const person = { firstName: 'Jeanne', lastName: 'Le Goff', agrees: true };
  const { customerInfo } = paymentRequest(customer);
  const id = await confirmedOrder(customer, [keyFor.numbers], {
    customerInfo: { ...customerInfo, birthDate: '1995-02-03', birthPlace: 'Brest', person },
  });
  const mail = await awaitMail(customer.email, confirmationMailTexts.subject(id.slice(0, 8)));
  const { pathname, search } = linkIn(mail, '/personne');
  await page.goto(pathname + search);
  await page.getByText('Jeanne').first().waitFor();
};
const askToErase = async (page: Page): Promise<void> => {
  await openPerson(page);
  await button(page, 'Effacer mes données').click();
  await page.getByRole('dialog').waitFor();
};
const erase = async (page: Page): Promise<void> => {
  await askToErase(page);
  await button(page, 'Tout effacer').click();
  await page
    .getByText(/Effacé le/)
    .first()
    .waitFor();
};

const staff = async () => ({ as: await newExpert(keyFor.numbers) });

shoot([
  { name: 'personne', open: openPerson },
  { name: 'personne-erasing', open: askToErase },
  { name: 'personne-erased', open: erase },
  { name: 'atelier-notice-asked', visitor: staff, open: openAtelier },
  {
    name: 'atelier-notice',
    visitor: staff,
    open: async (page) => {
      await page.goto('/atelier?vue=notice');
      await page.getByRole('heading', { name: 'Ce que vous ouvrez' }).waitFor();
    },
  },
  { name: 'cookies', open: (page) => page.goto('/cookies') },
]);
