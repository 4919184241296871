/** The legal texts and the site map: content, navigation and print. */
import { expect, inject, test } from 'vitest';
import { merchant } from '#domain/merchant.ts';
import { fr } from '#domain/texts/typography.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { button, goAlive, see } from '#test/support/e2e/shop-pages.ts';

import { getPage, readEdge } from '#test/support/site.ts';

const visit = useVisitors();

const texts = [
  { path: '/cgv', title: 'Conditions générales de vente', says: 'Votre droit de rétractation' },
  { path: '/cgu', title: 'Conditions générales d’utilisation', says: 'Bon usage' },
  { path: '/mentions-legales', title: 'Mentions légales', says: merchant.company.director },
  { path: '/confidentialite', title: 'Politique de confidentialité', says: 'Vos droits' },
  { path: '/cookies', title: 'Politique de cookies', says: 'Les réglages de votre navigateur' },
] as const;

test.each(texts)('$path: $title', async ({ path, title, says }) => {
  const { page } = await visit();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await see(page, fr(says));
  await page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link').nth(2).click();
  const focused = page.locator(':focus');
  await expect.poll(() => focused.innerText()).toMatch(/^3\. /);
});

test('/plan-du-site leads to every indexed page', async () => {
  const { page } = await visit();
  await page.goto('/plan-du-site');
  const links = await page.getByRole('main').getByRole('link').all();
  const linked = await Promise.all(links.map((link) => link.getAttribute('href')));
  const { pages } = await readEdge();
  const answers = await Promise.all(pages.map((path) => getPage(path, inject('site'))));
  const indexed = pages.filter((_, at) => !answers[at]?.html.includes('"noindex"'));
  expect(indexed.filter((path) => !linked.includes(path))).toEqual([]);
  for (const link of linked)
    expect((await getPage(link?.split('#')[0] ?? '', inject('site'))).status, link ?? '').toBe(200);
  await page.getByRole('main').getByRole('link', { name: 'Mentions légales' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor();
});

test('the text of a page opened within the site loads with it, and its title has the focus', async () => {
  const { page } = await visit();
  await goAlive(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Confidentialité' }).click();
  await see(page, 'Qui est responsable de vos données');
  expect(await page.title()).toMatch(/^Politique de confidentialité/);
  await page.getByRole('main').getByRole('link', { name: 'Politique de cookies' }).click();
  await page.getByRole('heading', { level: 1, name: 'Politique de cookies' }).waitFor();
  await expect.poll(() => page.locator('h1:focus').count()).toBe(1);
});

test('every promise of the privacy policy leads to a page that keeps it', async () => {
  const { page } = await visit();
  await page.goto('/confidentialite');
  const links = await page.getByRole('main').locator('section a').all();
  const targets = await Promise.all(links.map((link) => link.getAttribute('href')));
  const own = [...new Set(targets.filter((to) => to?.startsWith('/')))];
  expect(own).toEqual(expect.arrayContaining(['/compte/mes-donnees', '/compte/fermer', '/cookies']));
  for (const to of own) {
    // From the same page an anchor would ask the server for nothing.
    await page.goto('about:blank');
    const answer = await page.goto(to ?? '');
    expect([to, answer?.status()]).toEqual([to, 200]);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const [, anchor] = (to ?? '').split('#');
    if (anchor === 'vos-choix') expect(await page.locator(`#${anchor}`).count()).toBe(1);
  }
  for (const to of targets.filter((target) => !own.includes(target)))
    expect(to).toMatch(/^(mailto:\S+@\S+|https:\/\/www\.cnil\.fr\/fr\/plaintes$)/);
});

test('a legal text prints without menus and buttons', async () => {
  const { page } = await visit();
  await page.goto('/cgu');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  expect(await button(page, 'Imprimer').isVisible()).toBe(false);
  expect(await page.getByRole('heading', { level: 2 }).first().isVisible()).toBe(true);
});

test('every legal text can be read without JavaScript', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  for (const { path, says } of texts) {
    await page.goto(path);
    await see(page, fr(says));
  }
});
