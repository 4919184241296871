/** L'atelier of an administrator: a refund that failed is asked for again, or said to be paid otherwise. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { countIssues } from '#domain/issues.ts';
import { orderNumber } from '#domain/order.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { atelierIssues } from '#domain/wire/issues.ts';
import { payOwed } from '#domain/wire/refunds.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { inHours } from '#test/support/component/parts-memory.ts';
import { newAdministrator } from '#test/support/component/staff.ts';
import { chooseAction, entryOf, openAtelier } from '#test/support/e2e/atelier-pages.ts';
import { checkPage, checkScreens } from '#test/support/e2e/check-page.ts';
import { seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useAtelier();
const customer = { name: 'Camille Oriol', email: 'oriol@exemple.fr' };

const owed = (refund: { readonly returned?: true; readonly under_way?: true } = {}) => {
  const order_id = randomUUID();
  const about = { id: randomUUID(), amount: 900, ...refund };
  const id = `${order_id} ${about.id}`;
  return { kind: 'owed', id, order_id, since: inHours(-1), refund: about, customer } as const;
};
const refundOf = ({ refund }: ReturnType<typeof owed>, state: 'pending' | 'succeeded' | 'failed') => {
  const { id, amount } = refund;
  return { refund: { id, amount, origin: 'withdrawal', state, requested_at: inHours(-2) } as const };
};

/** «À traiter» with these issues, until `left` says otherwise. */
const open = async (...issues: readonly ReturnType<typeof owed>[]) => {
  const visitor = await visit(memoryAtelier([]), newAdministrator());
  const left = (...rest: readonly ReturnType<typeof owed>[]) =>
    visitor.answer(atelierIssues, () => ({ items: [...rest], count: countIssues(rest) }));
  left(...issues);
  await openAtelier(visitor.page);
  await visitor.page.getByRole('tab', { name: new RegExp(`^À traiter ${issues.length}`) }).click();
  return { ...visitor, left, entry: entryOf(visitor.page, issues[0]?.order_id ?? '') };
};

test('«Réessayer» asks Stripe again, and tells what it said; a refused one stays', async () => {
  const issue = owed();
  const { page, answer, left, entry } = await open(issue);
  await page.getByRole('heading', { name: /^Remboursements dus/ }).waitFor();
  await entry.getByText('9,00 € refusés par Stripe').waitFor();
  await entry.getByText(customer.email).waitFor();
  const again = entry.getByRole('button', {
    name: `Réessayer la commande ${orderNumber(issue.order_id)}`,
  });
  const refused = answer(payOwed, () => refundOf(issue, 'failed'));
  await again.click();
  await seeToast(page, 'Stripe l’a refusé de nouveau');
  expect(refused.map(({ body }) => body)).toEqual([{ refund: issue.refund.id, how: 'again' }]);
  // The list that is read after the refusal still has it.
  answer(payOwed, () => {
    left();
    return refundOf(issue, 'succeeded');
  });
  await again.click();
  await seeToast(page, 'Remboursement reparti');
  await entry.waitFor({ state: 'detached' });
});

test('«Payé autrement» is confirmed first; a colleague’s «Réessayer» meanwhile refuses it', async () => {
  const issue = owed({ returned: true });
  const { page, answer, left, entry, expectProblem } = await open(issue);
  expectProblem(/status of 409.*owed/);
  await entry.getByText('9,00 € revenus de la banque du client').waitFor();
  await checkScreens(page);
  const sent = answer(payOwed, () => new ShopError('refund_moved'));
  await chooseAction(entry, 'Payé autrement');
  const dialog = page.getByRole('dialog', { name: 'Ce remboursement est-il payé ?' });
  await dialog.getByText('Confirmez seulement quand les 9,00 € sont partis').waitFor();
  await checkPage(page);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  expect(sent).toEqual([]);
  await chooseAction(entry, 'Payé autrement');
  await dialog.getByRole('button', { name: 'Oui, c’est payé' }).click();
  await dialog.getByText('Ce remboursement est déjà reparti, ou payé autrement.').waitFor();
  const paid = answer(payOwed, () => refundOf(issue, 'succeeded'));
  left();
  await dialog.getByRole('button', { name: 'Oui, c’est payé' }).click();
  await seeToast(page, 'Remboursement payé');
  await entry.waitFor({ state: 'detached' });
  expect(paid.map(({ body }) => body)).toEqual([{ refund: issue.refund.id, how: 'otherwise' }]);
});

test('while Stripe is asked again there is nothing to press', async () => {
  const { entry } = await open(owed({ under_way: true }));
  await entry.getByText(/demandés de nouveau/).waitFor();
  await entry.getByRole('link', { name: /^Voir : Commande/ }).waitFor();
  expect(await entry.getByRole('button').count()).toBe(0);
});
