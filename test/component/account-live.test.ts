/** The account while experts work: an open page updates itself, and says who opened what. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Access } from '#domain/atelier.ts';
import type { Order } from '#domain/order.ts';
import { listOrders } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { orderAccesses, resendOrderMail } from '#domain/wire/reports.ts';
import { signOut } from '#domain/wire/sessions.ts';
import { deliveredOrder, inHours, paidOrder, takenOrder } from '#test/support/component/orders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

const visit = useVisitors();

const order = (page: Page) => page.getByRole('article').first();
const step = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Avancement' }).getByRole('listitem').filter({ hasText: title });
const ready = ['📄 PDF prêt !', 'Votre consultation est disponible au téléchargement'] as const;

/** The orders of a customer, with the channel open. */
const openOrders = async (start: Order) => {
  let now = start;
  const visitor = await visit({ as: newAccount() });
  const { page, live, answer } = visitor;
  const asked = answer(listOrders, () => ({ orders: [now] }));
  await page.goto('/compte');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await order(page).waitFor();
  await expect.poll(live.open).toBe(1);
  /** The shop has a newer version, which the channel has not told. */
  const change = (next: Order) => {
    now = next;
  };
  return { ...visitor, asked, change };
};
const openRegister = async (page: Page) => {
  await order(page)
    .getByRole('link', { name: /^Qui a consulté mes données/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Qui a consulté mes données' }).waitFor();
};

const pack = { services: [keyFor.pack], amount: 6900 } satisfies Partial<Order>;
/** The pack with one report that is delivered in this version, and another part taken. */
const oneDelivered = (version: number): Order => {
  const { parts, ...rest } = paidOrder({ ...pack, version: 5 + version });
  const address = `/api/orders/a1b2c3d4-0000-4000-8000-000000000001/reports/${keyFor.numbers}/link`;
  const expert = { expert: 'Pascal Riviere', taken_at: inHours(-2) };
  return {
    ...rest,
    parts: parts.map((part) => {
      if (part.service === keyFor.numbers)
        return { ...part, ...expert, state: 'delivered', delivered_at: inHours(-1), version };
      return part.service === keyFor.design ? { ...part, ...expert, state: 'taken' } : part;
    }),
    file_urls: [{ service: keyFor.numbers, url: address }],
  };
};

test('each part of a pack shows its own state, and a replaced report says so', async () => {
  const { page, live } = await openOrders(paidOrder(pack));
  const parts = order(page).getByRole('list', { name: 'Consultations commandées' }).getByRole('listitem');
  expect(await parts.count()).toBe(4);
  live.push(oneDelivered(1));
  await seeToast(page, ...ready);
  await parts.filter({ hasText: nameFor.design }).getByText('En rédaction par Pascal Riviere').waitFor();
  await parts.filter({ hasText: nameFor.chinese }).getByText('Mai Tran la prendra').waitFor();
  await step(page, 'Rédaction').getByText('1 sur 4 livré').waitFor();
  live.push(oneDelivered(2));
  await parts.filter({ hasText: nameFor.numbers }).getByText('Nouvelle version').waitFor();
  expect(await page.getByRole('button', { name: 'Ouvrir le PDF' }).count()).toBe(1);
  // An older version that arrives late changes nothing.
  live.push(oneDelivered(1));
  live.push(deliveredOrder({ ...pack, version: 9 }));
  await order(page).getByText('Confirmé', { exact: true }).waitFor();
});

test('an order shows each step that the channel tells, without another request', async () => {
  const { page, live, asked } = await openOrders(paidOrder({ email_validated: false }));
  await order(page)
    .getByText(/^Confirmez votre adresse/)
    .waitFor();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const before = asked.length;
  live.push(paidOrder({ version: 5 }));
  await order(page).getByText('Génération en cours...').waitFor();
  live.push(takenOrder({ version: 6 }));
  await step(page, 'Rédaction').getByText('Pascal Riviere').waitFor();
  live.push(deliveredOrder({ version: 7 }));
  await seeToast(page, ...ready);
  await order(page).getByText('Confirmé', { exact: true }).waitFor();
  expect(asked.length).toBe(before);
  await page.getByText(ready[0]).waitFor({ state: 'detached', timeout: 8000 });
});

test('the register says who opened what, when and why', async () => {
  const accesses: Access[] = [];
  const { page, answer } = await openOrders(takenOrder());
  answer(orderAccesses, () => ({ items: accesses }));
  await openRegister(page);
  await see(page, 'Personne n’a encore ouvert vos données de naissance ni vos rapports.');
  accesses.push({
    ...{ at: inHours(-1), by: 'expert', name: 'Pascal Riviere' },
    ...{ what: 'birth_data', service: keyFor.numbers },
  });
  await page.reload();
  const line = page.getByRole('main').getByRole('listitem');
  await line.filter({ hasText: 'Pascal Riviere, expert' }).waitFor();
  expect(await line.allInnerTexts()).toEqual([
    expect.stringMatching(
      new RegExp(
        String.raw`, \p{L}+ \d.* à \d+\sh\s\d\d, pour écrire votre rapport ${nameFor.numbers}$`,
        'u',
      ),
    ),
  ]);
  await page.getByRole('link', { name: 'Retour à mon compte' }).click();
  await page.getByRole('tab', { name: 'Mes commandes' }).waitFor();
});

test('the register is loaded again after a failure, and is nobody else’s', async () => {
  const { page, answer, expectProblem } = await openOrders(takenOrder());
  answer(orderAccesses, () => new ShopError('unexpected'));
  expectProblem(/status of 500.*accesses/);
  await openRegister(page);
  await see(page, 'Le registre n’a pas pu être chargé');
  answer(orderAccesses, () => ({ items: [] }));
  await button(page, 'Réessayer').click();
  await see(page, /^Personne n’a encore ouvert/);
  answer(orderAccesses, () => new ShopError('not_found'));
  expectProblem(/status of 404.*accesses/);
  await page.reload();
  await see(page, /^Ce registre n’existe pas pour votre compte/);
});

test('the account sends the mail of an order again', async () => {
  const paid = paidOrder();
  const { page, answer } = await openOrders(paid);
  const sent = answer(resendOrderMail, () => ({ sent: true }) as const);
  await button(page, 'Renvoyer l’e-mail').click();
  await seeToast(page, 'E-mail envoyé', paid.customer_info.email);
  expect(sent.map(({ params }) => params.id)).toEqual([paid.id]);
});

test('after a lost network the page updates itself', async () => {
  const { page, setOffline, change } = await openOrders(paidOrder());
  await setOffline(true);
  change(deliveredOrder({ version: 5 }));
  await setOffline(false);
  await order(page).getByText('Confirmé', { exact: true }).waitFor();
  await seeToast(page, ready[0]);
});

test('after the server has closed every socket the page connects again and misses nothing', async () => {
  const { page, live, change } = await openOrders(paidOrder());
  change(deliveredOrder({ version: 5 }));
  await live.end();
  await seeToast(page, ready[0]);
  await expect.poll(live.open).toBe(1);
  const replaced = deliveredOrder({ version: 6 });
  live.push({ ...replaced, parts: replaced.parts.map((part) => ({ ...part, version: 2 })) });
  await order(page).getByText('Nouvelle version').waitFor();
});

test('signing out closes the socket', async () => {
  const { page, live, answer } = await openOrders(paidOrder());
  answer(signOut, () => ({ signedOut: true }) as const);
  await button(page, 'Déconnexion').filter({ visible: true }).first().click();
  await expect.poll(live.open).toBe(0);
});
