/** «L'équipe»: an administrator invites a person, who accepts by the mail's link, is removed and readmitted. */
import { describe, expect, test } from 'vitest';
import { staffTexts } from '#domain/texts/staff.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { openAtelier } from '#test/support/e2e/atelier-pages.ts';
import { phone, useVisitors } from '#test/support/e2e/browser.ts';
import { checkScreens } from '#test/support/e2e/check-page.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, giveCode, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { newAdministrator, newExpert } from '#test/support/experts.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';
import { newColleague } from '#test/support/team.ts';
import { totpCode } from '../../bin/local/totp.ts';

const visit = useVisitors();

describe.each(phone)('at $name', ({ viewport }) => {
  test('an administrator invites, removes and readmits a member', async () => {
    const wish = newColleague();
    const { page } = await visit({ viewport, as: await newAdministrator() });
    await openAtelier(page);
    await page.getByRole('tab', { name: 'L’équipe' }).click();
    await button(page, 'Inviter quelqu’un').click();
    const invitation = page.getByRole('dialog', { name: 'Inviter dans l’équipe' });
    await invitation.getByLabel('Prénom et nom').fill(wish.name);
    await invitation.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    await see(page, staffTexts.roleMissing);
    await checkScreens(page);
    expect(await invitation.getByLabel('Prénom et nom').inputValue()).toBe(wish.name);
    await invitation.getByLabel('E-mail').fill(wish.email);
    await invitation.getByRole('radio', { name: 'Numérologie' }).check();
    await invitation.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    await seeToast(page, `Une invitation est envoyée à ${wish.email}`);
    const entry = page.getByRole('listitem').filter({ hasText: wish.email });
    await entry.getByText('Invitation envoyée').waitFor();
    await checkScreens(page);

    const { page: theirs, expectProblem } = await visit({ viewport });
    const { href } = linkIn(await awaitMail(wish.email, 'Votre accès'), '/nouveau-mot-de-passe');
    await theirs.goto(href);
    await theirs.getByRole('heading', { level: 1, name: 'Votre accès à l’atelier' }).waitFor();
    await theirs.getByLabel('Nouveau mot de passe').fill('comete-77');
    await theirs.getByLabel('Confirmer le mot de passe').fill('comete-77');
    await button(theirs, 'Entrer dans l’atelier').click();
    await see(theirs, validationTexts.passwordShortStaff);
    await checkScreens(theirs);
    await theirs.getByLabel('Nouveau mot de passe').fill('comete-77-atelier');
    await theirs.getByLabel('Confirmer le mot de passe').fill('comete-77-atelier');
    await button(theirs, 'Entrer dans l’atelier').click();
    // Without a second factor every route of the atelier is refused.
    expectProblem(/status of 403.*atelier/);
    await theirs.getByRole('heading', { level: 2, name: 'Protéger l’accès à l’atelier' }).waitFor();
    await theirs.getByLabel('Mot de passe', { exact: true }).fill('comete-77-atelier');
    await button(theirs, 'Continuer').click();
    await theirs.getByRole('img', { name: /Code QR/ }).waitFor();
    const secret = (await theirs.locator('code').innerText()).replaceAll(/\s/g, '');
    await theirs.getByLabel('Code à six chiffres').fill(totpCode(secret, new Date()));
    await button(theirs, 'Activer').click();
    await giveCode(theirs, totpCode(secret, new Date()));
    await see(theirs, wish.name);

    await page.reload();
    await entry.getByText('Dans l’équipe').waitFor();
    await entry.getByRole('button', { name: /^Modifier/ }).click();
    const change = page.getByRole('dialog', { name: `Modifier ${wish.name}` });
    await change.getByLabel('Prénom et nom').fill('Maëlle Le Guédon');
    await change.getByRole('button', { name: 'Enregistrer' }).click();
    await entry.getByRole('heading', { name: 'Maëlle Le Guédon' }).waitFor();
    await entry.getByRole('button', { name: /^Désactiver/ }).click();
    const leave = page.getByRole('dialog', { name: /^Désactiver l’accès de Maëlle/ });
    await leave.getByRole('button', { name: 'Désactiver l’accès' }).click();
    await entry.getByText('Accès désactivé').waitFor();
    await checkScreens(page);
    // The ended session is refused, and so is its refresh.
    expectProblem(/status of 401/);
    expectProblem(/status of 400/);
    await theirs.reload();
    await theirs.getByRole('button', { name: 'Se connecter' }).last().waitFor();

    await entry.getByRole('button', { name: /^Réactiver/ }).click();
    await entry.getByText('Dans l’équipe').waitFor();
  });
});

test.each(phone)(
  'an administrator takes the second factor of a lost telephone away ($name)',
  async ({ viewport }) => {
    const [me, colleague] = await Promise.all([newAdministrator(), newExpert('numerologie')]);
    const { page, context, expectProblem } = await visit({ viewport, as: me });
    await openAtelier(page);
    await page.getByRole('tab', { name: 'L’équipe' }).click();
    const own = page.getByRole('listitem').filter({ hasText: me.email });
    await own.getByRole('button', { name: /^Modifier/ }).waitFor();
    expect(await own.getByRole('button', { name: /^Retirer le second facteur/ }).count()).toBe(0);
    const entry = page.getByRole('listitem').filter({ hasText: colleague.email });
    const action = entry.getByRole('button', { name: `Retirer le second facteur : ${colleague.name}` });
    await action.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Retirer le second facteur de ${colleague.name} ?` });
    const confirm = dialog.getByRole('button', { name: 'Retirer le second facteur' });
    await dialog.getByText(/le mot de passe ne sert plus/).waitFor();
    await checkScreens(page);
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(action)).toBe(true);

    await action.click();
    expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await confirm.click();
    await dialog.getByText('L’action n’a pas abouti').waitFor();
    await checkScreens(page);
    await context.setOffline(false);
    await confirm.click();
    await seeToast(page, `Le second facteur de ${colleague.name} est retiré`);
    await dialog.waitFor({ state: 'hidden' });
    linkIn(await awaitMail(colleague.email, 'nouveau mot de passe'), '/nouveau-mot-de-passe');
  },
);

test('an expert does not see the tab', async () => {
  const { page } = await visit({ as: await newExpert('numerologie') });
  await openAtelier(page);
  await page.getByRole('tab', { name: 'La file' }).waitFor();
  expect(await page.getByRole('tab', { name: 'L’équipe' }).count()).toBe(0);
});
