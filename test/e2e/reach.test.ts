/** Accessibility of every page: at 400 %, by keyboard, with an unsteady finger, in the browser's own colours. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { confirmedOrder } from '#test/support/atelier.ts';
import { newCredentials, newCustomer } from '#test/support/customers.ts';
import { openAtelier, takeAndOpen } from '#test/support/e2e/atelier-pages.ts';
import { phone, screens, useVisitors, type VisitOptions } from '#test/support/e2e/browser.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { covered, smallTargets } from '#test/support/e2e/reach.ts';
import { button, openDetails, orderAsVisitor, payWith } from '#test/support/e2e/shop-pages.ts';
import { newAdministrator, newExpert } from '#test/support/experts.ts';
import { payingCustomer } from '#test/support/purchases.ts';

const visit = useVisitors();

type View = { readonly name: string; readonly open: (page: Page) => Promise<unknown> };
const at = (path: string): View => ({ name: path, open: (page) => page.goto(path) });

const publicViews: readonly View[] = [
  ...[
    '/',
    '/services',
    '/a-propos',
    '/experts',
    '/exemples',
    '/faq',
    '/contact',
    '/guidance',
    '/cgv',
    '/cgu',
  ],
  ...['/mentions-legales', '/confidentialite', '/cookies', '/retractation', '/plan-du-site', '/authenticite'],
  ...[
    '/mot-de-passe',
    '/nouveau-mot-de-passe?token=A',
    '/guidance-confirmation',
    '/rapport',
    '/validate-email',
  ],
  ...['/guidance/stop', '/compte', '/auth', '/atelier', '/checkout?service=numerologie'],
].map(at);

const steps: readonly View[] = [
  { name: 'the details of a visitor', open: openDetails },
  {
    name: 'the sign-in of the checkout',
    open: async (page) => {
      await openDetails(page);
      await button(page, 'J’ai déjà un compte').click();
    },
  },
];

/** The views of a customer with a paid order. */
const accountViews = ['Profil', 'Mes commandes', 'Historique'].map(
  (name): View => ({
    name: `the account, ${name}`,
    open: async (page) => {
      await page.goto('/compte');
      await page.getByRole('tab', { name }).click();
      if (name === 'Historique') await page.getByRole('article').waitFor();
    },
  }),
);

const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // A message disappears after five seconds, but not under the pointer.
  await page.mouse.move(0, 0);
  const message = page.getByRole('status', { name: 'Messages' }).getByRole('listitem').first();
  await message.waitFor({ state: 'detached' });
};

/** 400 % on a desktop of 1280×1024. */
const zoomed = { width: 320, height: 256 };

/** The obstacles of each view, by name. */
const obstacles = async (customer: VisitOptions['as'], views: readonly View[]) => {
  const { page } = await visit({ as: customer });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: Record<string, string[]> = {};
  const note = (name: string, here: string[]) => here.length > 0 && Object.assign(found, { [name]: here });
  for (const { name, open } of views) {
    await page.setViewportSize(screens[0].viewport);
    await open(page);
    await settled(page);
    note(`${name}, covered on a phone`, await covered(page));
    for (const { name: width, viewport } of screens) {
      await page.setViewportSize(viewport);
      note(`${name}, under 24 px at ${width}`, await smallTargets(page));
    }
    await page.setViewportSize(zoomed);
    note(`${name}, covered at 400 %`, await covered(page));
  }
  return found;
};

describe('nothing covers the focused element, and each target has 24 px', () => {
  test('on every page', async () => {
    expect(await obstacles(undefined, publicViews)).toEqual({});
  });

  test('in checkout and account', async () => {
    expect(await obstacles(undefined, steps)).toEqual({});
    expect(await obstacles(await payingCustomer(), accountViews)).toEqual({});
  });

  test('in the atelier', async () => {
    const order = await confirmedOrder(await newCustomer());
    const part = async (page: Page) => {
      await openAtelier(page);
      await takeAndOpen(page, order);
    };
    const desk = [
      { name: 'the queue', open: openAtelier },
      { name: 'a part', open: part },
    ] as const;
    expect(await obstacles(await newExpert('numerologie'), desk)).toEqual({});
    const orders = { name: 'all orders', open: openAtelier };
    expect(await obstacles(await newAdministrator(), [orders])).toEqual({});
  });
});

describe.each(phone)('at $name', ({ viewport }) => {
  test('a paid customer starts at the title of the account; each step of the checkout has its own title', async () => {
    const { page } = await visit({ viewport });
    await page.goto('/checkout?service=numerologie');
    await page.getByRole('heading', { level: 1, name: 'Choisissez vos consultations' }).waitFor();
    expect(await page.title()).toBe('Choisissez vos consultations — Les Quatre Sagesses');
    await openDetails(page);
    expect(await page.title()).toBe('Vos informations — Les Quatre Sagesses');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect.poll(() => page.title()).toBe('Les Quatre Sagesses — Une naissance, quatre lectures');
    await page.goBack();
    await expect.poll(() => page.title()).toBe('Vos informations — Les Quatre Sagesses');

    await orderAsVisitor(page, newCredentials());
    await payWith(page, 'paiement accepté');
    const thanks = page.getByRole('dialog', { name: /^Merci/ });
    await thanks.getByRole('button', { name: 'Accéder à mon compte' }).click();
    await thanks.waitFor({ state: 'hidden' });
    const title = page.getByRole('heading', { level: 1, name: 'Mon Compte' });
    await expect.poll(() => hasFocus(title)).toBe(true);
  });
});

/** Required fields that are not marked as required, and marks without an explanation. */
const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)')]
      .filter((field) => field.checkVisibility() && !field.readOnly)
      .flatMap((field) => {
        const words = [field.closest('fieldset')?.querySelector(':scope > legend'), ...(field.labels ?? [])];
        const marked = words
          .flatMap((word) => (word ? [word, ...word.children] : []))
          .some((word) => getComputedStyle(word, '::before').content.includes('*'));
        const isSaid = document.querySelector('main')?.innerText.includes('marqués d’un * sont obligatoires');
        return marked === field.required && (isSaid || !marked)
          ? []
          : [`${field.name}: ${marked}, ${isSaid}`];
      }),
  );

test('required fields are marked, and the mark is explained', async () => {
  const forms = ['/contact', '/guidance', '/retractation', '/mot-de-passe', '/nouveau-mot-de-passe?token=A'];
  const { page } = await visit();
  for (const { name, open } of [...[...forms, '/auth', '/compte'].map(at), ...steps]) {
    await open(page);
    await settled(page);
    expect(await unmarked(page), name).toEqual([]);
    expect(await page.locator('main :is(input, textarea)[required]').count()).toBeGreaterThan(0);
  }
});
