/** «L'équipe»: an administrator invites, changes, removes and readmits members, and takes a lost second factor away. */
import { expect, test } from 'vitest';
import { invitationParameter } from '#domain/links.ts';
import { staffTexts } from '#domain/texts/staff.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { newAdministrator, newExpert } from '#test/support/component/staff.ts';
import { answerTeam, colleagueOf } from '#test/support/component/team-memory.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { chooseAction } from '#test/support/e2e/atelier-pages.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { nameFor } from '#test/support/keys.ts';

const visit = useAtelier();
const visitShop = useVisitors();

/** An administrator at the list of a team of two. */
const atTeam = async () => {
  const [me, colleague] = [newAdministrator(), newExpert()];
  const visitor = await visit(memoryAtelier([]), me);
  answerTeam(visitor, [colleagueOf(me), colleagueOf(colleague)]);
  await visitor.page.goto('/atelier?vue=team');
  const entryOf = (email: string) => visitor.page.getByRole('listitem').filter({ hasText: email });
  await entryOf(me.email).waitFor();
  return { ...visitor, me, colleague, entryOf };
};

test('the buttons of all rows stand below each other, one’s own too', async () => {
  const { page, me, colleague, entryOf } = await atTeam();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const rightOf = async (email: string) => {
      const box = await entryOf(email)
        .getByRole('button', { name: /^Modifier/ })
        .boundingBox();
      return box && box.x + box.width;
    };
    expect(await rightOf(me.email)).toBe(await rightOf(colleague.email));
  }
});

test('an invitation needs a role, keeps what is typed, and shows as sent', async () => {
  const { page, entryOf } = await atTeam();
  await button(page, 'Inviter quelqu’un').click();
  const invitation = page.getByRole('dialog', { name: 'Inviter dans l’équipe' });
  await invitation.getByLabel('Prénom et nom').fill('Maëlle Guédon');
  await invitation.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await see(page, staffTexts.roleMissing);
  expect(await invitation.getByLabel('Prénom et nom').inputValue()).toBe('Maëlle Guédon');
  await invitation.getByLabel('E-mail').fill('maelle@exemple.fr');
  await invitation.getByRole('radio', { name: nameFor.numbers }).check();
  await invitation.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await seeToast(page, 'Une invitation est envoyée à maelle@exemple.fr');
  await entryOf('maelle@exemple.fr').getByText('Invitation envoyée').waitFor();
});

test('a member is renamed, shut out and readmitted', async () => {
  const { page, colleague, entryOf } = await atTeam();
  const entry = entryOf(colleague.email);
  await entry.getByRole('button', { name: /^Modifier/ }).click();
  const change = page.getByRole('dialog', { name: `Modifier ${colleague.name}` });
  await change.getByLabel('Prénom et nom').fill('Maëlle Le Guédon');
  await change.getByRole('button', { name: 'Enregistrer' }).click();
  await entry.getByRole('heading', { name: 'Maëlle Le Guédon' }).waitFor();
  await chooseAction(entry, 'Désactiver');
  const leave = page.getByRole('dialog', { name: /^Désactiver l’accès de Maëlle/ });
  await leave.getByRole('button', { name: 'Désactiver l’accès' }).click();
  await entry.getByText('Accès désactivé').waitFor();
  await entry.getByRole('button', { name: /^Réactiver/ }).click();
  await entry.getByText('Dans l’équipe').waitFor();
});

test('the second factor of a lost telephone is taken away from others, never from oneself', async () => {
  const { page, me, colleague, entryOf, setOffline, expectProblem } = await atTeam();
  await entryOf(me.email)
    .getByRole('button', { name: /^Modifier/ })
    .waitFor();
  expect(await entryOf(me.email).getByRole('button').count()).toBe(1);
  const row = entryOf(colleague.email);
  const more = row.getByRole('button', { name: `Autres actions : ${colleague.name}` });
  const action = row.getByRole('menuitem', { name: 'Retirer le second facteur' });
  await more.press('Enter');
  await action.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Retirer le second facteur de ${colleague.name} ?` });
  const confirm = dialog.getByRole('button', { name: 'Retirer le second facteur' });
  await dialog.getByText(/le mot de passe ne sert plus/).waitFor();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(more)).toBe(true);

  await more.click();
  await action.click();
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await setOffline(true);
  await confirm.click();
  await dialog.getByText('L’action n’a pas abouti').waitFor();
  await setOffline(false);
  await confirm.click();
  await seeToast(page, `Le second facteur de ${colleague.name} est retiré`);
  await dialog.waitFor({ state: 'hidden' });
});

test('an invited person needs a password of twelve characters', async () => {
  const { page } = await visitShop();
  await page.goto(`/nouveau-mot-de-passe?token=${'A'.repeat(43)}&${invitationParameter}=atelier`);
  await page.getByRole('heading', { level: 1, name: 'Votre accès à l’atelier' }).waitFor();
  await page.getByLabel('Nouveau mot de passe').fill('comete-77');
  await page.getByLabel('Confirmer le mot de passe').fill('comete-77');
  await button(page, 'Entrer dans l’atelier').click();
  await see(page, validationTexts.passwordShortStaff);
});
