/** A page whose text a browser's translator has replaced goes on working: it changes without an error. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { contact, listOrders } from '#domain/wire/api.ts';
import { authenticity } from '#domain/wire/authenticity.ts';
import { guidance } from '#domain/wire/guidance.ts';
import { signOut } from '#domain/wire/sessions.ts';
import { deliveredOrder, paidOrder, takenOrder } from '#test/support/component/orders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { answerReading, readingAddress } from '#test/support/component/reading.ts';
import {
  answerAccount,
  type ComponentOptions,
  type ComponentVisitor,
  useVisitors,
} from '#test/support/component/visitors.ts';
import { fillGuidance, guidanceSent, openGuidance } from '#test/support/e2e/guidance-form.ts';
import {
  button,
  meetStatements,
  openDetails,
  openMenu,
  payButton,
  seeSummary,
  seeToast,
  signInWith,
} from '#test/support/e2e/shop-pages.ts';
import { translate } from '#test/support/e2e/translated.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

const visit = useVisitors();

/** A page, and a change of it after its text was replaced. */
type Scene = {
  readonly name: string;
  readonly open: string | ((visitor: ComponentVisitor) => Promise<unknown>);
  readonly change: (page: Page, visitor: ComponentVisitor) => Promise<unknown>;
};

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

const visitors: readonly Scene[] = [
  {
    name: 'a question of the home page',
    open: '/',
    change: async (page) => {
      await page.getByRole('main').getByText('Puis-je me faire rembourser').click();
      await page.getByText(/sans avoir à vous justifier/).waitFor();
    },
  },
  {
    name: 'the menu, and the next page',
    open: '/services',
    change: async (page) => {
      await openMenu(page);
      await page.getByRole('dialog').getByRole('link', { name: 'Accueil' }).click();
      await title(page, /Une naissance/);
    },
  },
  {
    name: 'the services of an order',
    open: `/checkout?service=${keyFor.numbers}`,
    change: async (page) => {
      await page.getByRole('checkbox', { name: nameFor.design }).check();
      await page.getByRole('checkbox', { name: nameFor.numbers }).uncheck();
      await button(page, 'Continuer').filter({ visible: true }).click();
      await title(page, 'Vos informations');
    },
  },
  {
    name: 'the details of an order, refused',
    open: ({ page }) => openDetails(page),
    change: async (page) => {
      await meetStatements(page);
      await payButton(page).click();
      await seeSummary(page, 'À corriger avant de commander');
      await button(page, 'J’ai déjà un compte').click();
      await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).waitFor();
    },
  },
  {
    name: 'a message, refused',
    open: '/contact',
    change: async (page) => {
      await button(page, 'Envoyer le message').click();
      await page.getByRole('region', { name: /corriger/ }).waitFor();
    },
  },
  {
    name: 'a message, sent',
    open: '/contact',
    change: async (page, { answer }) => {
      answer(contact, () => ({ received: true }) as const);
      await page.getByLabel('Prénom').fill('Camille');
      await page.getByLabel('Nom', { exact: true }).fill('D’Angelo');
      await page.getByLabel('Adresse e-mail').fill('camille@exemple.fr');
      await page.getByLabel('Objet').fill('Une question');
      await page.getByLabel('Message', { exact: true }).fill('Bonjour, mon rapport est-il prêt ?');
      await button(page, 'Envoyer le message').click();
      await seeToast(page, 'Message envoyé avec succès !');
    },
  },
  {
    name: 'a guidance, sent',
    open: ({ page }) => openGuidance(page),
    change: async (page, { answer }) => {
      answer(guidance, () => ({ ok: true, pending: true }) as const);
      await fillGuidance(page, newAccount().email);
      await guidanceSent(page);
    },
  },
  {
    name: 'the sign-in',
    open: '/auth',
    change: async (page, visitor) => {
      const account = newAccount();
      answerAccount(visitor, account);
      visitor.pool.accept(account);
      await page.getByRole('tab', { name: 'Inscription' }).click();
      await page.getByLabel('Confirmer le mot de passe').waitFor();
      await page.getByRole('tab', { name: 'Connexion' }).click();
      await signInWith(page, account);
      await seeToast(page, 'Connexion réussie');
    },
  },
  {
    name: 'the check of a report',
    open: '/authenticite',
    change: async (page, { answer }) => {
      const valid = { service: keyFor.numbers, state: 'valid' } as const;
      answer(authenticity, () => ({ ...valid, day: '2026-11-24', version: 1, sha256: [] }));
      await button(page, 'Vérifier').click();
      await page.getByText('Saisissez le code d’authenticité.').first().waitFor();
      await page.getByLabel('Code d’authenticité').fill('K7QM2R4D9WXA3H8V');
      await button(page, 'Vérifier').click();
      await page.getByRole('heading', { name: 'Ce code est celui d’un rapport livré par nous' }).waitFor();
    },
  },
];

const customers: readonly Scene[] = [
  {
    name: 'the profile, changed',
    open: '/compte',
    change: async (page) => {
      await button(page, /^Modifier\s:\sVos coordonnées$/).click();
      await page.getByLabel('Prénom', { exact: true }).fill('Zoé');
      await button(page, 'Enregistrer').click();
      await seeToast(page, 'Coordonnées enregistrées');
    },
  },
  {
    name: 'orders that the channel changes',
    open: async ({ page, answer }) => {
      answer(listOrders, () => ({ orders: [paidOrder({ email_validated: false })] }));
      await page.goto('/compte');
      await page.getByRole('tab', { name: 'Mes commandes' }).click();
      await page.getByRole('article').waitFor();
    },
    change: async (page, { live }) => {
      live.push(takenOrder({ version: 5 }));
      await page.getByText('Pascal Riviere').first().waitFor();
      await translate(page);
      live.push(deliveredOrder({ version: 6 }));
      await seeToast(page, '📄 PDF prêt !');
      await button(page, /^Ouvrir le PDF/).waitFor();
      await page.getByRole('tab', { name: 'Historique' }).click();
      await page.getByRole('tab', { name: 'Historique', selected: true }).waitFor();
    },
  },
  {
    name: 'a report',
    open: async (visitor) => {
      answerReading(visitor);
      await visitor.page.goto(readingAddress());
      await title(visitor.page, 'Camille D’Angelo');
    },
    change: async (page) => {
      await button(page, 'A+ : texte plus grand').click();
      await page.keyboard.press('ArrowRight');
      await title(page, 'Chère Camille,');
      await page.keyboard.press('ArrowRight');
      await title(page, 'Votre ciel de naissance');
    },
  },
  {
    name: 'a sign-out',
    open: '/compte',
    change: async (page, { answer }) => {
      answer(signOut, () => ({ signedOut: true }) as const);
      await button(page, 'Déconnexion').filter({ visible: true }).first().click();
      await seeToast(page, 'Déconnexion réussie');
    },
  },
];

const run = async ({ open, change }: Scene, options: ComponentOptions = {}) => {
  const visitor = await visit(options);
  const { page } = visitor;
  await (typeof open === 'string' ? page.goto(open, { waitUntil: 'networkidle' }) : open(visitor));
  await translate(page);
  await change(page, visitor);
  expect(await page.getByText('Cette page n’a pas pu s’afficher').count()).toBe(0);
};

test.each(visitors)('$name', (scene) => run(scene));
test.each(customers)('$name', (scene) => run(scene, { as: newAccount() }));

test('a text beside something else that React changes is told', async () => {
  const { page, expectProblem } = await visit();
  expectProblem(/bare text goes: «Une naissance/);
  await page.goto('/', { waitUntil: 'networkidle' });
  const told = page.waitForEvent('console');
  await page.evaluate(() => {
    const text = document.querySelector('h1')?.firstChild;
    text?.parentNode?.removeChild(text);
  });
  await told;
});
