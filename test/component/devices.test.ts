/** Password and connected devices of the profile. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { OpenSession } from '#domain/sessions.ts';
import { changePassword } from '#domain/wire/password.ts';
import { readProfile } from '#domain/wire/profile.ts';
import { signOut } from '#domain/wire/sessions.ts';
import { toWireProfile } from '#lambdas/storage/profile-record.ts';
import { profileRecord } from '#test/support/builders.ts';
import { type Account, newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();
const ended = () => ({ signedOut: true }) as const;

const device = (here: boolean): OpenSession => ({
  ...{ browser: 'Chrome', system: 'Linux', here },
  ...{ signed_in_at: '2026-11-20T10:00:00.000Z', seen_at: '2026-11-25T18:00:00.000Z' },
});
const devicesOf = (page: Page) =>
  page.getByRole('region', { name: 'Appareils connectés' }).getByRole('listitem');

/** The profile of a customer with two devices, until `end` leaves only this one. */
const withDevices = async ({ viewport }: (typeof phone)[number], customer: Account) => {
  const visitor = await visit({ viewport, as: customer });
  const { userId, email } = customer;
  let sessions = [device(true), device(false)];
  visitor.answer(readProfile, () => ({
    ...toWireProfile(profileRecord({ user_id: userId, email })),
    sessions,
  }));
  const end = () => {
    sessions = [device(true)];
  };
  return { ...visitor, end };
};

describe.each(phone)('at $name', (screen) => {
  test('«Se déconnecter de tous les appareils» names the devices and signs this one out too', async () => {
    const { page, answer } = await withDevices(screen, newAccount());
    const sent = answer(signOut, ended);
    await page.goto('/compte');
    const devices = devicesOf(page);
    await expect.poll(() => devices.count()).toBe(2);
    expect(await devices.first().innerText()).toMatch(
      /^Chrome sur Linux · cet appareil\s+Connexion le \S+ \d/,
    );
    expect(await devices.last().innerText()).toMatch(
      /^Chrome sur Linux\s+Connexion le .*\s+dernière visite le /,
    );
    await button(page, 'Se déconnecter de tous les appareils').click();
    await seeToast(page, 'Tous vos appareils sont déconnectés');
    expect(sent.map(({ body }) => body)).toEqual([{ everywhere: true }]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.getByRole('main').getByLabel('Mot de passe', { exact: true }).waitFor();
  });

  test('the password is changed with the present one, and the page stays signed in', async () => {
    const customer = newAccount();
    const { page, answer, pool, end, expectProblem } = await withDevices(screen, customer);
    answer(signOut, ended);
    const sent = answer(changePassword, () => {
      end();
      return { changed: true } as const;
    });
    await page.goto('/compte');
    await button(page, 'Changer mon mot de passe').click();
    const dialog = page.getByRole('dialog');
    const field = (label: string) => dialog.getByLabel(label, { exact: true });
    const save = dialog.getByRole('button', { name: 'Enregistrer le mot de passe' });
    await save.click();
    await see(page, 'Saisissez le mot de passe.');
    await see(page, 'Le mot de passe doit contenir au moins 6 caractères');
    const next = 'comete-nouvelle-88';
    await field('Mot de passe actuel').fill('pas-le-bon-1');
    await field('Nouveau mot de passe').fill(next);
    await field('Confirmer le mot de passe').fill(next);
    expectProblem(/status of 400/);
    await save.click();
    await see(page, 'Email ou mot de passe incorrect');
    expect(await field('Nouveau mot de passe').inputValue()).toBe(next);
    expect(sent).toEqual([]);
    pool.accept(customer);
    await field('Mot de passe actuel').fill(customer.password);
    await save.click();
    await seeToast(page, 'Mot de passe modifié', 'Toutes les autres connexions ont pris fin.');
    expect(sent.map(({ body }) => body)).toEqual([{ password: next }]);
    expect(await dialog.isVisible()).toBe(false);
    await expect
      .poll(() => devicesOf(page).allInnerTexts())
      .toEqual([expect.stringContaining('cet appareil')]);
    await page.reload();
    await button(page, 'Changer mon mot de passe').waitFor();
  });
});
