/** «L'équipe»: an administrator invites a person, who enters by the mail's link with a second factor, and is shut out. */
import { test } from 'vitest';
import { chooseAction, openAtelier } from '#test/support/e2e/atelier-pages.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { button, giveCode, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { newAdministrator } from '#test/support/experts.ts';
import { nameFor } from '#test/support/keys.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';
import { newColleague } from '#test/support/team.ts';
import { totpCode } from '../../bin/local/totp.ts';

const visit = useVisitors();

test('an administrator invites a member, who enters the atelier, and shuts them out', async () => {
  const wish = newColleague();
  const { page } = await visit({ as: await newAdministrator() });
  await openAtelier(page);
  await page.getByRole('tab', { name: 'L’équipe' }).click();
  await button(page, 'Inviter quelqu’un').click();
  const invitation = page.getByRole('dialog', { name: 'Inviter dans l’équipe' });
  await invitation.getByLabel('Prénom et nom').fill(wish.name);
  await invitation.getByLabel('E-mail').fill(wish.email);
  await invitation.getByRole('radio', { name: nameFor.numbers }).check();
  await invitation.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await seeToast(page, `Une invitation est envoyée à ${wish.email}`);
  const entry = page.getByRole('listitem').filter({ hasText: wish.email });
  await entry.getByText('Invitation envoyée').waitFor();

  const { page: theirs, expectProblem } = await visit();
  const { href } = linkIn(await awaitMail(wish.email, 'Votre accès'), '/nouveau-mot-de-passe');
  await theirs.goto(href);
  await theirs.getByRole('heading', { level: 1, name: 'Votre accès à l’atelier' }).waitFor();
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
  await chooseAction(entry, 'Désactiver');
  const leave = page.getByRole('dialog', { name: /^Désactiver l’accès/ });
  await leave.getByRole('button', { name: 'Désactiver l’accès' }).click();
  await entry.getByText('Accès désactivé').waitFor();
  // The ended session is refused, and so is its refresh.
  expectProblem(/status of 401/);
  expectProblem(/status of 400/);
  await theirs.reload();
  await theirs.getByRole('button', { name: 'Se connecter' }).last().waitFor();
});
