/** What customers read of an absence and of a closed discipline, before they pay. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { eachDiscipline } from '#domain/catalogue.ts';
import { shopDate } from '#domain/holidays.ts';
import { readQueues } from '#domain/wire/queues.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

const visit = useVisitors();
const discipline = keyFor.chinese;
const none = eachDiscipline(() => 0);
/** Longer than the checkout waits before it shows the catalogue's dates. */
const slowAnswer = 3500;
const shown = /Absence\sjusqu’au\s\d.*compris,\sretour\sle\s.*livré\sau\splus\stard\sle\s(?<due>.*\d{4})\./u;
const days = 21;

test('the customer reads of the absence before paying', async () => {
  const { page, answer } = await visit();
  const hours = { ...none, [discipline]: days * 24 };
  const back = { [discipline]: shopDate(new Date(Date.now() + days * 86_400_000)) };
  let wait = 0;
  answer(readQueues, async () => {
    await delay(wait);
    return { hours, priority_hours: hours, back, closed: [] };
  });
  await page.goto('/services');
  const service = page.locator(`article#${discipline}`);
  await service.getByText(shown).waitFor();
  const due = shown.exec(await service.innerText())?.groups?.due?.replaceAll(/\s/g, ' ') ?? 'no date';
  await page
    .locator(`#${keyFor.pack}`)
    .getByText(/Une absence jusqu’au/)
    .waitFor();
  wait = slowAnswer;
  await service.getByRole('link', { name: /^Choisir/ }).click();
  await page.getByRole('group').getByText(shown).first().waitFor();
  await see(page, due);
  await button(page, 'Continuer').filter({ visible: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Vos informations' }).waitFor();
  await see(page, due);
});

test('a closed discipline is shown as closed, and cannot be chosen', async () => {
  const { page, answer } = await visit();
  answer(readQueues, () => ({ hours: none, priority_hours: none, back: {}, closed: [discipline] }));
  await page.goto('/services');
  const service = page.locator(`article#${discipline}`);
  await service.getByText(/^Fermée pour le moment/).waitFor();
  expect(await service.getByRole('link', { name: /^Choisir/ }).count()).toBe(0);
  await see(page, new RegExp(`le pack contient ${nameFor.chinese}`));
  await page.goto(`/checkout?service=${discipline}`);
  const row = page.getByRole('checkbox', { name: nameFor.chinese });
  await page.getByText(/^Fermée pour le moment/).waitFor();
  expect([await row.isDisabled(), await row.isChecked()]).toEqual([true, false]);
  expect(await page.getByRole('checkbox', { name: /^Pack/ }).isDisabled()).toBe(true);
});
