/** The e-mails of a purchase in the mailbox of the local shop, like in a mail client. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { formatAmount } from '#domain/money.ts';
import { newCustomer } from '#test/support/customers.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { overflow } from '#test/support/e2e/check-page.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { awaitMail, type ReceivedMail } from '#test/support/mails.ts';
import { buy, payAt } from '#test/support/purchases.ts';

const visit = useVisitors();

const open = async (page: Page, { id, subject }: ReceivedMail) => {
  await page.goto(inject('shop').mailbox);
  await page.locator(`a[href="/?message=${id}"]`).click();
  await page.getByRole('heading', { level: 2, name: subject }).waitFor();
  const frame = page.locator('iframe');
  const sandbox = (await frame.getAttribute('sandbox')) ?? 'none';
  expect(sandbox).not.toContain('allow-scripts');
  expect(sandbox).not.toContain('allow-same-origin');
  return frame.contentFrame();
};

test('validation and confirmation: in a sandboxed frame, readable, attachments to open', async () => {
  const customer = await newCustomer();
  const { sessionId } = await buy(customer);
  await payAt(sessionId, 'paid');
  const { page } = await visit();

  const validation = await open(page, await awaitMail(customer.email, 'Confirmez votre adresse'));
  const link = await validation.getByRole('link', { name: 'Confirmer mon adresse' }).getAttribute('href');
  expect(link).toContain(`${inject('shop').site}/validate-email?token=`);
  expect(await overflow(page)).toBe(0);

  const mail = await awaitMail(customer.email, 'confirmée');
  const confirmation = await open(page, mail);
  await confirmation.getByText('Bonjour Camille,').waitFor();
  await confirmation.getByText(nameFor.numbers).first().waitFor();
  await confirmation.getByText(formatAmount(catalogue[keyFor.numbers].price)).first().waitFor();
  const mark = confirmation.getByRole('link', { name: 'Les Quatre Sagesses' }).locator('img');
  await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(144);
  // The narrowest phone.
  await page.setViewportSize({ width: 320, height: 844 });
  const isWide = await confirmation.locator('html').evaluate((html) => html.scrollWidth > html.clientWidth);
  expect(isWide).toBe(false);
  await page.getByRole('link', { name: 'Texte' }).click();
  await page.locator('pre', { hasText: 'Livraison au plus tard' }).waitFor();

  expect(mail.attachments).toHaveLength(3);
  for (const { name, address } of mail.attachments) {
    await page.getByRole('link', { name }).waitFor();
    const file = await page.request.get(new URL(address, inject('shop').mailbox).href);
    expect(file.headers()['content-type']).toContain('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});
