/** Every page that needs no session, and every step of the checkout, is held to the same. */
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { useVisitors } from '#test/support/component/visitors.ts';
import { at, hold, type View } from '#test/support/e2e/hold.ts';
import { button, meetStatements, openDetails, openMenu, payButton } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();

const shopWindow = [
  ...['/', '/services', '/a-propos', '/experts', '/exemples', '/faq', '/mon-ciel', '/authenticite'],
  ...['/cgv', `/checkout?service=${keyFor.numbers}`],
];
const texts = [
  ...['/cgu', '/mentions-legales', '/confidentialite', '/cookies', '/plan-du-site'],
  ...['/guidance-confirmation', '/guidance/stop', '/validate-email', '/rapport', '/atelier', '/checkout'],
  `/checkout?service=${keyFor.pack}`,
];
const forms = [
  ...['/contact', '/retractation', '/auth', '/compte'],
  ...['/mot-de-passe', '/nouveau-mot-de-passe?token=A', `/checkout?service=${keyFor.numbers}&step=2`],
];

const states: readonly View[] = [
  {
    name: 'the drawer of the menu',
    open: async (page) => {
      await page.goto('/services');
      await openMenu(page);
    },
  },
  { name: 'the details of a visitor', open: openDetails, isForm: true },
  {
    name: 'the details of three services, refused',
    isForm: true,
    open: async (page: Page) => {
      await openDetails(page, [keyFor.western, keyFor.chinese, keyFor.design]);
      await meetStatements(page);
      await payButton(page).click();
    },
  },
  {
    name: 'the sign-in of the checkout',
    isForm: true,
    open: async (page) => {
      await openDetails(page);
      await button(page, 'J’ai déjà un compte').click();
    },
  },
];

const views = [
  ...shopWindow.map((path) => at(path, { keepsWords: true })),
  at('/guidance', { isForm: true, keepsWords: true }),
  ...texts.map((path) => at(path)),
  ...forms.map((path) => at(path, { isForm: true })),
  ...states,
];

test.each(views)('$name', async (view) => {
  const { page } = await visit();
  await hold(page, view);
});

test('an unknown address', async () => {
  const { page, expectProblem } = await visit();
  expectProblem(/status of 404.*nulle-part/);
  await hold(page, at('/nulle-part'));
});
