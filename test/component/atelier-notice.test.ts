/** The notice about the staff's own data: asked for until it is read, and never in the way. */
import { expect, test } from 'vitest';
import { formatDate } from '#domain/dates.ts';
import { staffNoticeVersion } from '#domain/staff-notice.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newAdministrator, newExpert, withoutNotice } from '#test/support/component/staff.ts';
import { answerTeam, colleagueOf } from '#test/support/component/team-memory.ts';
import { seePart } from '#test/support/e2e/atelier-pages.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const version = formatDate(new Date(`${staffNoticeVersion}T12:00:00.000Z`));
const visit = useAtelier();
const title = 'Ce que l’atelier sait de vous';

test('it is asked for above the work, read and confirmed with the keyboard, and not asked for again', async () => {
  const expert = withoutNotice(newExpert());
  const { page } = await visit(memoryAtelier([takenPart(expert)]), expert);
  await page.goto('/atelier');
  const banner = page.getByRole('region', { name: title });
  await banner
    .getByText('Ce qui est enregistré à votre sujet, pourquoi, combien de temps, et qui le lit.')
    .waitFor();
  await banner.getByRole('link', { name: 'Lire la notice' }).press('Enter');
  await page.getByRole('heading', { name: 'Ce que vous ouvrez' }).waitFor();
  expect(await hasFocus(page.getByRole('heading', { level: 1, name: 'L’atelier' }))).toBe(true);
  await see(page, /adresser une réclamation à la CNIL/);

  await button(page, 'J’ai lu').press('Enter');
  await seeToast(page, 'C’est noté');
  await page.getByRole('tab', { name: /^La file/ }).waitFor();
  expect(await banner.count()).toBe(0);
  await page.reload();
  await page.getByRole('tab', { name: /^La file/ }).waitFor();
  expect(await banner.count()).toBe(0);
});

test('a refused network keeps it asked for, and the confirmation can be sent again', async () => {
  const expert = withoutNotice(newExpert());
  const { page, setOffline, expectProblem } = await visit(memoryAtelier([]), expert);
  await page.goto('/atelier?vue=notice');
  const confirm = button(page, 'J’ai lu');
  await confirm.waitFor();
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await setOffline(true);
  await confirm.click();
  await see(page, 'L’action n’a pas abouti');
  await setOffline(false);
  await page.getByRole('link', { name: 'Revenir à l’atelier' }).click();
  await page.getByRole('region', { name: title }).getByRole('link', { name: 'Lire la notice' }).click();
  await confirm.click();
  await seeToast(page, 'C’est noté');
});

test('another version asks again, and a part opens without it', async () => {
  const expert = withoutNotice(newExpert(), { version: '2026-01-01', at: '2026-01-02T09:00:00.000Z' });
  const part = takenPart(expert);
  const { page } = await visit(memoryAtelier([part]), expert);
  await page.goto('/atelier');
  await see(page, 'Cette notice a changé depuis que vous l’avez lue.');
  await page.goto(`/atelier?commande=${part.order_id}&service=${part.service}`);
  await seePart(page, part.order_id);
});

test('who has confirmed it finds it under the settings, with version and hour', async () => {
  const { page } = await visit(memoryAtelier([]), newExpert());
  await page.goto('/atelier?vue=settings');
  const setting = page.getByRole('region', { name: title });
  await setting
    .getByText(`Notice du ${version}, lue le samedi 28 novembre 2026 à 10 h 12 (heure de Paris).`)
    .waitFor();
  await setting.getByRole('link', { name: 'Lire la notice' }).click();
  await page.getByRole('heading', { name: 'Vos passages' }).waitFor();
  expect(await button(page, 'J’ai lu').count()).toBe(0);
});

test('an administrator sees who has confirmed which version', async () => {
  const [me, read] = [newAdministrator(), newExpert()];
  const unread = withoutNotice(newExpert(keyFor.design));
  const visitor = await visit(memoryAtelier([]), me);
  answerTeam(visitor, [me, read, unread].map(colleagueOf));
  await visitor.page.goto('/atelier?vue=team');
  const entryOf = (email: string) => visitor.page.getByRole('listitem').filter({ hasText: email });
  await entryOf(read.email).getByText(`Notice lue le 28 novembre 2026`).waitFor();
  await entryOf(unread.email).getByText(`Notice du ${version} non lue`).waitFor();
});
