/** A sign-out keeps only the choice of /cookies, in the browser and on the server. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call } from '#test/support/client.ts';
import { newCustomer, signIn } from '#test/support/customers.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { birth, button, fillBirth, openDetails, seeToast } from '#test/support/e2e/shop-pages.ts';
import { buy } from '#test/support/purchases.ts';

const visit = useVisitors();

const keys = (page: Awaited<ReturnType<typeof visit>>['page']) =>
  page.evaluate(() => ({ local: Object.keys(localStorage), tab: JSON.stringify({ ...sessionStorage }) }));

test('a sign-out clears this tab and the others, and ends the claim on the server', async () => {
  const customer = await newCustomer();
  const { order_id: id, claim } = await buy(customer);
  const { page, context } = await visit({ as: customer });
  await openDetails(page);
  await fillBirth(page);
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  await page.evaluate(
    ([secret, order_id, expires_at]) => {
      localStorage.setItem('claim', JSON.stringify({ secret, order_id, expires_at }));
      localStorage.setItem('cookies', JSON.stringify({ audience: false, sharing: false, at: expires_at }));
    },
    [claim, id, expiresAt],
  );
  expect((await keys(page)).tab).toContain(birth.place);

  const other = await context.newPage();
  // No request is under way while the session ends.
  await Promise.all([other.waitForResponse('**/api/orders'), other.goto('/compte')]);
  await other.getByRole('main').getByRole('button', { name: 'Déconnexion', exact: true }).click();
  await seeToast(other, 'Déconnexion réussie');
  expect(await keys(other)).toEqual({ local: ['cookies'], tab: '{}' });
  expect((await call('GET', `/api/orders/${id}`, { claim })).status).toBe(404);

  await page.getByLabel('Mot de passe', { exact: true }).waitFor();
  expect(await page.getByLabel('Lieu de naissance').inputValue()).toBe('');
  expect((await keys(page)).tab).not.toContain(birth.place);
});

const devicesOf = (page: Page) =>
  page.getByRole('region', { name: 'Appareils connectés' }).getByRole('listitem');

describe.each(phone)('at $name', ({ viewport }) => {
  test('«Se déconnecter de tous les appareils» ends the session of another browser too', async () => {
    const customer = await newCustomer();
    const other = { ...customer, ...(await signIn(customer)) };
    const [mine, lost] = [await visit({ as: customer, viewport }), await visit({ as: other, viewport })];
    lost.expectProblem(/status of 40[01]/);
    await lost.page.goto('/compte');
    await devicesOf(lost.page).waitFor();
    await mine.page.goto('/compte?status=created');
    await mine.page.getByRole('tab', { name: 'Profil' }).click();
    const devices = devicesOf(mine.page);
    await expect.poll(() => devices.count()).toBe(2);
    expect(await devices.first().innerText()).toMatch(
      /^Chrome sur Linux · cet appareil\s+Connexion le \S+ \d/,
    );
    expect(await devices.last().innerText()).toMatch(
      /^Chrome sur Linux\s+Connexion le .* · dernière visite le /,
    );
    await checkPage(mine.page);
    await button(mine.page, 'Se déconnecter de tous les appareils').click();
    await seeToast(mine.page, 'Tous vos appareils sont déconnectés');
    expect((await keys(mine.page)).local).toEqual([]);
    await lost.page.reload();
    await lost.page.getByRole('main').getByLabel('Mot de passe', { exact: true }).waitFor();
  });
});
