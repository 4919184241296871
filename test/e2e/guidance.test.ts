/**
 * /guidance: from the request to the mail, «déjà reçu», and the links of the mail.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useVisitors } from '#test/support/e2e/browser.ts';
import {
  fillGuidance,
  fullName,
  guidanceSent,
  openGuidance,
  sendGuidance,
  typedIn,
} from '#test/support/e2e/guidance-form.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, fillBirth, names, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';

const visit = useVisitors();

const newEmail = () => `guidance-${randomUUID().slice(0, 8)}@exemple.fr`;
/** Waits for the focused title of a screen that replaced the focused element. */
const seeFocused = async (page: Page, level: number, name: string) => {
  const title = page.getByRole('heading', { level, name });
  await title.waitFor();
  await expect.poll(() => hasFocus(title)).toBe(true);
};

test('requested and mailed; the second request of the day is «déjà reçu», and the links of the mail stop it', async () => {
  const { page, expectProblem } = await visit();
  expectProblem(/status of 409.*guidance-du-jour/);
  await openGuidance(page, '?utm_source=lettre');
  await see(page, 'À midi, à votre heure.');
  const email = newEmail();
  await fillGuidance(page, email);
  await page.getByText('La rendre personnelle').click();
  await fillBirth(page, { date: '17041991', time: '6h42', place: 'saint denis, la réunion' });
  await see(page, 'Est-ce bien votre ciel');
  const [request] = await Promise.all([page.waitForRequest('**/api/guidance-du-jour'), guidanceSent(page)]);
  expect(request.postDataJSON()).toMatchObject({
    tz: 'Europe/Paris',
    birth_date: '1991-04-17',
    birth_time: '06:42',
    birth: { precision: 'exact', place: { zone: 'Indian/Reunion' } },
    utm_source: 'lettre',
  });
  const mail = await awaitMail(email, 'Votre guidance du');
  expect(mail.text).not.toContain(names.firstName);
  expect(mail.text).toContain('Bonjour,');

  await openGuidance(page);
  expect(await typedIn(page)).toEqual(['', '']);
  await fillGuidance(page, email);
  await sendGuidance(page);
  await seeToast(page, 'Tu as déjà reçu ta guidance aujourd’hui 🌞 — reviens demain !');
  await seeFocused(page, 3, 'Vous avez déjà reçu votre guidance aujourd’hui');
  await button(page, 'Utiliser une autre adresse').click();
  expect(await typedIn(page)).toEqual([fullName, email]);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-email');

  const token = linkIn(mail, '/guidance/stop').searchParams.get('token');
  await page.goto(`/guidance/stop?token=${token}`);
  await page.getByRole('heading', { level: 1, name: 'Vous ne recevrez plus la guidance' }).waitFor();
  await openGuidance(page);
  expect(await typedIn(page)).toEqual([fullName, email]);
  await fillGuidance(page, email);
  await sendGuidance(page);
  await see(page, 'Cette adresse a demandé à ne plus recevoir la guidance.');
  await page.goto(`/guidance/stop?token=${token}&reason=not-me`);
  await page.getByRole('heading', { level: 1, name: 'Votre adresse est bloquée' }).waitFor();
  await button(page, 'Finalement, c’était moi').click();
  await seeFocused(page, 1, 'La guidance est de nouveau possible');
  await page.getByRole('main').getByRole('link', { name: 'Demander ma guidance' }).click();
  await page.getByRole('heading', { level: 1, name: 'Guidance du jour' }).waitFor();
});
