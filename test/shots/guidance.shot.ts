/** The guidance: its page, the answers of the form, the confirmation, and the links of the mail. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { button } from '#test/support/e2e/shop-pages.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';
import { shoot } from '#test/support/shots/camera.ts';

const ask = async (page: Page, email: string) => {
  await page.goto('/guidance');
  await page.locator('fieldset:enabled').first().waitFor();
  await page.getByLabel('Votre nom').fill('Camille D’Angelo');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('checkbox', { name: /^J’accepte/ }).check();
  await button(page, 'Recevoir ma guidance').click();
};
const asked = async (page: Page) => {
  const email = `guidance-${randomUUID().slice(0, 8)}@exemple.fr`;
  await ask(page, email);
  await page.getByRole('heading', { name: 'Guidance envoyée !' }).waitFor();
  return email;
};
const follow = async (page: Page, reason = '') => {
  const mail = await awaitMail(await asked(page), 'Votre guidance');
  const token = linkIn(mail, '/guidance/stop').searchParams.get('token');
  await page.goto(`/guidance/stop?token=${token}${reason}`);
  await page.getByRole('button', { name: /changé d’avis|c’était moi/ }).waitFor();
};

shoot([
  {
    name: 'guidance-errors',
    open: async (page) => {
      await page.goto('/guidance');
      await page.locator('fieldset:enabled').first().waitFor();
      await page.getByLabel('Adresse e-mail').fill('camille');
      await page.getByLabel('Adresse e-mail').press('Enter');
      await page.getByText('À corriger').waitFor();
    },
  },
  { name: 'guidance-confirmation', open: asked },
  {
    name: 'guidance-received',
    says: /status of 409/,
    open: async (page) => {
      await ask(page, await asked(page));
      await page.getByRole('heading', { name: /déjà reçu/ }).waitFor();
    },
  },
  { name: 'guidance-stop', open: (page) => follow(page) },
  { name: 'guidance-not-me', open: (page) => follow(page, '&reason=not-me') },
  {
    name: 'guidance-resumed',
    open: async (page) => {
      await follow(page);
      await button(page, 'J’ai changé d’avis').click();
      await page.getByRole('heading', { name: /de nouveau possible/ }).waitFor();
    },
  },
]);
