/** The tabs of the account: where «back», a message and a link lead. */
import { expect, test } from 'vitest';
import { listOrders, resendValidation } from '#domain/wire/api.ts';
import { resendOrderMail } from '#domain/wire/reports.ts';
import { deliveredOrder, paidOrder, takenOrder } from '#test/support/component/orders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

const visit = useVisitors();

test('«back» and a reload return to the open tab', async () => {
  const { page } = await visit({ as: newAccount() });
  const history = (selected: boolean) => page.getByRole('tab', { name: 'Historique', selected });
  await page.goto('/compte');
  await history(false).click();
  await history(true).waitFor();
  expect(await hasFocus(history(true))).toBe(true);
  await page.getByRole('link', { name: 'Découvrir les consultations' }).click();
  await page.waitForURL('**/services');
  await page.goBack();
  await history(true).waitFor();
  await page.reload();
  await history(true).waitFor();
});

test('the message of a report names its discipline and leads to its order', async () => {
  const pack = { services: [keyFor.pack], amount: 6900 };
  const start = takenOrder(pack);
  const ready = (count: number) => {
    const { file_urls } = deliveredOrder(pack);
    return { ...start, version: start.version + count, file_urls: file_urls.slice(0, count) };
  };
  const { page, answer, live } = await visit({ as: newAccount() });
  answer(listOrders, () => ({ orders: [start] }));
  await page.goto('/compte');
  await page.getByText('Cette adresse n’est pas encore confirmée').waitFor();
  await expect.poll(live.open).toBe(1);
  const profile = page.getByRole('tab', { name: 'Profil' });
  for (const [count, name] of [nameFor.western, nameFor.chinese].entries()) {
    await profile.click();
    live.push(ready(count + 1));
    await seeToast(page, '📄 PDF prêt !', name, 'Votre consultation est disponible au téléchargement');
    await page.getByRole('link', { name: 'Voir mon rapport' }).click();
    await page.getByRole('tab', { name: 'Mes commandes', selected: true }).waitFor();
    const title = page.getByRole('article').getByRole('heading', { level: 2 }).first();
    await expect.poll(() => hasFocus(title)).toBe(true);
    expect(await page.getByRole('link', { name: 'Voir mon rapport' }).count()).toBe(0);
  }
});

test('«Renvoyer l’e-mail» sends the link of an address that waits for it, then the mail of the order', async () => {
  const { page, answer, live } = await visit({ as: newAccount() });
  const order = paidOrder({ email_validated: false });
  answer(listOrders, () => ({ orders: [order] }));
  const links = answer(resendValidation, () => ({ sent: true, alreadyValidated: false }));
  const mails = answer(resendOrderMail, () => ({ sent: true }) as const);
  await page.goto('/compte#commandes');
  const again = button(page, 'Renvoyer l’e-mail');
  await page.getByText('par le lien reçu', { exact: true }).waitFor();
  await again.dblclick();
  await seeToast(page, 'E-mail envoyé', 'Ouvrez le lien reçu pour confirmer votre adresse.');
  expect([links.map(({ body }) => body), mails.length]).toEqual([[{ orderId: order.id }], 0]);
  await expect.poll(live.open).toBe(1);
  live.push({ ...order, email_validated: true, version: order.version + 1 });
  await page.getByText('par le lien reçu', { exact: true }).waitFor({ state: 'detached' });
  await again.click();
  await seeToast(page, 'E-mail envoyé', 'Il arrive à');
  expect([links.length, mails.length]).toEqual([1, 1]);
});
