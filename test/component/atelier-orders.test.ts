/** L'atelier of an administrator: orders found by number, name or address; parts reassigned, refunds, issues to handle. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { partsOf } from '#domain/catalogue.ts';
import { countIssues } from '#domain/issues.ts';
import { orderNumber } from '#domain/order.ts';
import { staffTexts } from '#domain/texts/staff.ts';
import { unseal } from '#domain/wire/address.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { atelierIssues, closeIssue } from '#domain/wire/issues.ts';
import { refundOrder } from '#domain/wire/refunds.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { adminOrder } from '#test/support/component/orders-memory.ts';
import { inHours, takenPart, waitingPart } from '#test/support/component/parts-memory.ts';
import { newAdministrator, newExpert } from '#test/support/component/staff.ts';
import {
  entryOf,
  openAtelier,
  openOrder,
  orderAt,
  searchOrders,
  seePart,
} from '#test/support/e2e/atelier-pages.ts';
import { spoiltTexts } from '#test/support/e2e/large-text.ts';
import { see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { tornWords } from '#test/support/e2e/words.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

const visit = useAtelier();
const customer = { firstName: 'Camille', lastName: 'Oriol Céleste', email: 'oriol@exemple.fr' };

test('searches, sees the state of each part, and gives one to another expert', async () => {
  const [first, second] = [newExpert(), newExpert(keyFor.numbers, 'Jeanne Maillot')];
  const order = adminOrder({ services: [keyFor.pack], amount: 2900, customer_info: customer });
  const parts = partsOf(order.services).map((service) =>
    service === keyFor.numbers
      ? takenPart(first, { order_id: order.id })
      : waitingPart({ order_id: order.id, service }),
  );
  const other = adminOrder({ id: randomUUID() });
  const behind = { team: [first, second], orders: [order, other] };
  const { page } = await visit(memoryAtelier(parts, behind), newAdministrator());
  await openAtelier(page);
  await see(page, 'Administration');
  await searchOrders(page, 'personne de ce nom');
  await see(page, /^Cherchez un numéro de commande, .* Un nom se filtre dans la liste affichée\.$/);
  await searchOrders(page, 'ffffffff');
  await see(page, 'Aucune commande ne correspond');
  await searchOrders(page, '');
  await see(page, '2 commandes');
  await page.getByLabel('Nom, parmi les lignes affichées').fill('oriol celeste');
  await see(page, '1 commande');
  await entryOf(page, order.id).waitFor();
  for (const text of [orderNumber(order.id), customer.email]) {
    await searchOrders(page, text);
    await entryOf(page, order.id).waitFor();
    await see(page, '1 commande');
  }
  const shown = await openOrder(page, order.id);
  await shown.getByText(`Prise par ${first.name}`).waitFor();
  expect(await shown.getByText('À prendre').count()).toBe(3);
  expect(await page.getByText('17 avril 1991').count()).toBe(0);
  await shown.getByRole('button', { name: new RegExp(`^Réattribuer ${nameFor.numbers}`) }).click();
  const dialog = page.getByRole('dialog', { name: /^Réattribuer/ });
  await dialog.getByRole('button', { name: 'Transmettre' }).click();
  await dialog.getByText('Choisissez à qui la confier.').waitFor();
  await dialog.getByRole('radio', { name: second.name }).check();
  await dialog.getByRole('button', { name: 'Transmettre' }).click();
  await seeToast(page, `est confiée à ${second.name}`);
  await shown.getByText(`Prise par ${second.name}`).waitFor();
});

test('the number of a pack stays whole in its row on phones', async () => {
  // No digit of a number is wider than this one.
  const order = adminOrder({ id: `dddddddd${randomUUID().slice(8)}`, services: [keyFor.pack] });
  const parts = partsOf(order.services).map((service) => waitingPart({ order_id: order.id, service }));
  const { page } = await visit(memoryAtelier(parts, { team: [], orders: [order] }), newAdministrator());
  await openAtelier(page);
  const entry = entryOf(page, order.id);
  await entry.waitFor();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await tornWords(entry), `torn at ${width} px`).toEqual([]);
    const over = (await spoiltTexts(page)).filter((text) => text.startsWith('over'));
    expect(over, `at ${width} px`).toEqual([]);
  }
});

test('issues to handle: an administrator sees all of them, sends a mail again, finds the order', async () => {
  const order = adminOrder({ services: [keyFor.design], customer_info: customer });
  const late = waitingPart({ order_id: order.id, service: keyFor.design, due_at: inHours(-2) });
  const unsent = {
    ...({
      id: 'reset:one',
      subject: { kind: 'reset', user_id: order.user_id } as const,
      state: 'given-up',
    } as const),
    ...{ tries: 12, created_at: inHours(-1), next_at: inHours(-1) },
  };
  const atelier = memoryAtelier([late], { orders: [order], unsent: [unsent] });
  const { page } = await visit(atelier, newAdministrator());
  await openAtelier(page);
  await page.getByRole('tab', { name: /^À traiter 2/ }).click();
  await entryOf(page, order.id).getByText('En retard de 2 h').waitFor();
  await entryOf(page, order.id).getByText(customer.email).waitFor();
  const mail = page.getByRole('listitem').filter({ hasText: 'Nouveau mot de passe' });
  await mail.getByRole('button', { name: 'Envoyer de nouveau' }).click();
  await seeToast(page, 'L’e-mail repartira dans les cinq minutes');
  await mail.waitFor({ state: 'detached' });
  await entryOf(page, order.id)
    .getByRole('link', { name: /^Voir : Commande/ })
    .click();
  await orderAt(page, order.id).waitFor();
});

test('issues to handle: another administrator confirms a lost password, or is told why not', async () => {
  const issue = { kind: 'sealed', id: randomUUID(), since: inHours(-1) } as const;
  const asking = { ...issue, customer: { name: 'Camille Oriol', email: customer.email } };
  const { page, answer, expectProblem } = await visit(memoryAtelier([]), newAdministrator());
  answer(atelierIssues, () => ({ items: [asking], count: countIssues([asking]) }));
  answer(unseal, () => new ShopError('forbidden', staffTexts.another));
  expectProblem(/status of 403.*unseal/);
  await openAtelier(page);
  await page.getByRole('tab', { name: /^À traiter 1/ }).click();
  const entry = page.getByRole('listitem').filter({ hasText: customer.email });
  await entry.getByText('Demande un nouveau mot de passe').waitFor();
  await entry.getByRole('button', { name: 'Confirmer la demande' }).click();
  const dialog = page.getByRole('dialog', { name: 'Laisser cette boîte choisir un mot de passe ?' });
  await dialog.getByText(/adresses précédentes en sont averties/).waitFor();
  await dialog.getByRole('button', { name: 'Confirmer la demande' }).click();
  await dialog.getByText(/Un autre administrateur/).waitFor();
  const sent = answer(unseal, () => ({ opens_at: inHours(72) }));
  answer(atelierIssues, () => ({ items: [], count: countIssues([]) }));
  await dialog.getByRole('button', { name: 'Confirmer la demande' }).click();
  await seeToast(page, 'La demande est confirmée');
  await entry.waitFor({ state: 'detached' });
  expect(sent).toHaveLength(1);
});

test('issues to handle: an expert takes a late part of the own discipline', async () => {
  const late = waitingPart({ service: keyFor.design, due_at: inHours(-2) });
  const other = waitingPart({ service: keyFor.chinese, due_at: inHours(-2) });
  const { page } = await visit(memoryAtelier([late, other]), newExpert(keyFor.design));
  await openAtelier(page);
  await page.getByRole('tab', { name: /^À traiter 1/ }).click();
  const entry = entryOf(page, late.order_id);
  expect(await entryOf(page, other.order_id).count()).toBe(0);
  expect(await page.getByText('camille@exemple.fr').count()).toBe(0);
  await entry.getByRole('button', { name: /^Prendre/ }).click();
  await seePart(page, late.order_id);
  await page.getByRole('link', { name: 'Retour à la file' }).click();
  await entry.getByText('Prise par moi').waitFor();
  await entry.getByRole('link', { name: /^Ouvrir/ }).click();
  await seePart(page, late.order_id);
});

test('a part is refunded with a reason, no more than what is left, and the rest once', async () => {
  const order = adminOrder();
  const atelier = memoryAtelier([waitingPart({ order_id: order.id })], { orders: [order] });
  const me = newAdministrator();
  const visitor = await visit(atelier, me);
  const { page, answer, expectProblem } = visitor;
  expectProblem(/status of 409.*refund/);
  await page.goto('/atelier?vue=orders');
  const shown = await openOrder(page, order.id);
  const dialog = page.getByRole('dialog', { name: /^Rembourser/ });
  await shown.getByRole('button', { name: /^Rembourser/ }).click();
  await dialog.getByRole('button', { name: /^Rembourser/ }).click();
  await dialog.getByText('Écrivez le motif.').first().waitFor();
  await dialog.getByLabel('Montant en euros').fill('90');
  expect(await dialog.getByLabel('Montant en euros').inputValue()).toBe('9,00');
  await dialog.getByLabel('Montant en euros').fill('4,00');
  await dialog.getByLabel('Motif').fill('Geste commercial');
  await dialog.getByRole('button', { name: /^Rembourser 4,00/ }).click();
  await seeToast(page, 'remboursés, commande');
  await shown.getByText('Reste remboursable').filter({ hasText: '5,00' }).waitFor();
  await shown.getByText('Geste commercial').waitFor();

  await shown.getByRole('button', { name: /^Rembourser/ }).click();
  expect(await dialog.getByLabel('Montant en euros').inputValue()).toBe('5,00');
  answer(refundOrder, () => new ShopError('refund_too_large', 'Il reste moins.'));
  await dialog.getByLabel('Motif').fill('Le reste');
  await dialog.getByRole('button', { name: /^Rembourser 5,00/ }).click();
  await dialog.getByText('Il reste moins.').first().waitFor();
  atelier.serve(visitor, me);
  await dialog.getByRole('button', { name: /^Rembourser 5,00/ }).dblclick();
  await dialog.waitFor({ state: 'hidden' });
  await shown.getByText('Le reste').waitFor();
  expect(await shown.getByText('Remboursé', { exact: true }).count()).toBe(2);
  expect(await shown.getByRole('button', { name: /^Rembourser/ }).count()).toBe(0);
});

test('issues to handle: a worry stands first, says what to do, and goes once it is seen', async () => {
  const order = adminOrder();
  const service = keyFor.numbers;
  const id = `${order.id} ${service}`;
  const worry = { kind: 'care', id, order_id: order.id, service, since: inHours(-1) } as const;
  const { page, answer } = await visit(memoryAtelier([]), newAdministrator());
  answer(atelierIssues, () => ({ items: [worry], count: countIssues([worry]) }));
  const closed = answer(closeIssue, () => ({ closed: true as const }));
  await openAtelier(page);
  await page.getByRole('tab', { name: /^À traiter 1/ }).click();
  await page.getByText(/^Un expert s’inquiète pour la personne/).waitFor();
  const entry = entryOf(page, order.id);
  await entry.getByText('Demande un second regard').waitFor();
  answer(atelierIssues, () => ({ items: [], count: countIssues([]) }));
  await entry.getByRole('button', { name: /^Vu/ }).click();
  await seeToast(page, 'Ce point est retiré de la liste');
  await entry.waitFor({ state: 'detached' });
  expect(closed.map(({ body }) => body)).toEqual([{ kind: 'care', id: worry.id }]);
});
