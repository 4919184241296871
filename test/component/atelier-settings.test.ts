/** «Mes réglages»: reports per day, absences, closed disciplines and the hour of mails. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newAdministrator, newExpert } from '#test/support/component/staff.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

const visit = useAtelier();
const saveIn = (page: Page, section: string) =>
  page.getByRole('region', { name: section }).getByRole('button', { name: 'Enregistrer' }).click();
const nextYear = new Date().getFullYear() + 1;

test('an expert says how charts begin, and a part that was opened keeps how it began', async () => {
  const expert = newExpert(keyFor.western);
  const part = takenPart(expert);
  const { page } = await visit(memoryAtelier([part]), expert);
  const choose = async (houses: string) => {
    await page.goto('/atelier?vue=settings');
    await page.getByLabel('Maisons').selectOption(houses);
    await page.getByLabel('Orbes').selectOption('Larges');
    await saveIn(page, 'Vos thèmes');
    await seeToast(page, 'Réglages enregistrés');
  };
  const seeKoch = async () => {
    await page.goto(`/atelier?commande=${part.order_id}&service=${part.service}`);
    await page.getByRole('tab', { name: 'Dossier' }).click();
    await see(page, 'Maisons : Koch. Zodiaque tropical, nœud vrai. Orbes élargis d’un quart.');
  };
  await choose('Koch');
  await seeKoch();
  await choose('Regiomontanus');
  await seeKoch();
  await page.goto('/atelier?vue=settings');
  await page.getByLabel('Maisons').waitFor();
  expect(await page.getByLabel('Maisons').inputValue()).toBe('Regiomontanus');
});

test('an expert sets the reports per day and an absence, and removes it', async () => {
  const { page } = await visit(memoryAtelier([]), newExpert(keyFor.chinese));
  await page.goto('/atelier?vue=settings');
  const perDay = page.getByLabel('Rapports écrits par jour ouvré');
  await perDay.fill('beaucoup');
  await saveIn(page, 'Rapports par jour');
  await see(page, 'Indiquez un nombre entier de rapports par jour, de 1 à 50.');
  expect(await perDay.inputValue()).toBe('beaucoup');
  await perDay.fill('3');
  await saveIn(page, 'Rapports par jour');
  await seeToast(page, 'Réglages enregistrés');

  await see(page, 'Aucune absence inscrite.');
  await page.getByLabel('Premier jour').fill(`14/07/${nextYear}`);
  await page.getByLabel('Dernier jour').fill(`13/07/${nextYear}`);
  await button(page, 'Ajouter cette absence').click();
  await see(page, 'Choisissez un dernier jour qui ne précède pas le premier.');
  await page.getByLabel('Dernier jour').fill(`1/8/${String(nextYear).slice(2)}`);
  await button(page, 'Ajouter cette absence').click();
  await seeToast(page, 'Absence inscrite');
  const absence = page.getByRole('listitem').filter({ hasText: `1er août ${nextYear}` });
  await absence.waitFor();
  await page.reload();
  await absence.waitFor();
  expect(await perDay.inputValue()).toBe('3');
  await absence.getByRole('button', { name: /^Retirer/ }).click();
  await see(page, 'Aucune absence inscrite.');
  expect(await hasFocus(page.getByRole('heading', { name: 'Absences' }))).toBe(true);
});

test('an expert closes the own discipline and opens it again', async () => {
  const expert = newExpert(keyFor.chinese);
  const { page } = await visit(memoryAtelier([]), expert);
  await page.goto('/atelier?vue=settings');
  await button(page, new RegExp(`^Fermer ${nameFor.chinese}`)).click();
  await seeToast(page, `${nameFor.chinese} n’est plus en vente`);
  await see(page, new RegExp(`^Fermée par ${expert.name}`));
  await button(page, new RegExp(`^Rouvrir ${nameFor.chinese}`)).click();
  await seeToast(page, `${nameFor.chinese} est de nouveau en vente`);
  await page.getByText(/^Fermée par/).waitFor({ state: 'hidden' });
});

test('a staff member chooses the hour of a daily mail, then mails at once again', async () => {
  const { page } = await visit(memoryAtelier([]), newAdministrator());
  await page.goto('/atelier?vue=settings');
  const mails = page.getByRole('region', { name: 'Mes e-mails' });
  await mails.waitFor();
  expect(await mails.getByLabel('Aussitôt').isChecked()).toBe(true);
  await mails.getByLabel('Une fois par jour').check();
  const hour = mails.getByLabel('Heure (heure de Paris, de 0 à 23)');
  expect(await hour.inputValue()).toBe('8');
  await hour.fill('8h30');
  await saveIn(page, 'Mes e-mails');
  await see(page, 'Indiquez une heure entière, de 0 à 23.');
  expect(await hour.inputValue()).toBe('8h30');
  await hour.fill('19');
  await saveIn(page, 'Mes e-mails');
  await seeToast(page, 'Réglages enregistrés');
  await page.reload();
  await hour.waitFor();
  expect(await hour.inputValue()).toBe('19');
  await mails.getByLabel('Aussitôt').check();
  await saveIn(page, 'Mes e-mails');
  await seeToast(page, 'Réglages enregistrés');
  await page.reload();
  await mails.waitFor();
  expect(await mails.getByLabel('Aussitôt').isChecked()).toBe(true);
});
