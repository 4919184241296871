/** Every page that a visitor without an account sees. */

import { openMenu } from '#test/support/e2e/shop-pages.ts';
import { type Scene, shoot } from '#test/support/shots/camera.ts';
import { answerAwayAndClosed } from '#test/support/workshop.ts';
import { pages } from '#web/shell/router.tsx';

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

const publicScenes = pages
  .filter(({ kind }) => kind === 'public')
  .map(({ path }): Scene => ({ name: nameOf(path), open: (page) => page.goto(path) }));

shoot([
  ...publicScenes,
  {
    name: 'services-away',
    open: async (page) => {
      await answerAwayAndClosed(page);
      await page.goto('/services');
      await page.getByText(/^Absence jusqu’au/).waitFor();
    },
  },
  {
    name: 'contact-errors',
    open: async (page) => {
      await page.goto('/contact');
      await page.getByLabel('Adresse e-mail').fill('camille');
      await page.getByRole('textbox', { name: 'Message' }).fill('Bref');
      await page.getByRole('button', { name: 'Envoyer le message' }).click();
      await page.getByText('Email invalide').first().waitFor();
    },
  },
  {
    name: 'offline',
    open: async (page) => {
      await page.goto('/contact', { waitUntil: 'networkidle' });
      await page.context().setOffline(true);
      await page
        .getByText(/hors ligne|connexion/i)
        .first()
        .waitFor();
    },
  },
  { name: 'composants', open: (page) => page.goto('/_composants') },
  { name: '404', open: (page) => page.goto('/nulle-part'), says: /status of 404/ },
  {
    name: 'home-menu',
    open: async (page) => {
      await page.goto('/');
      await openMenu(page);
    },
  },
]);
