/** The times of §9 in milliseconds, with a stopped clock. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useVisitors } from '#test/support/component/visitors.ts';
import { button, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

const visit = useVisitors();
/** A complete token, whose answer the test gives. */
const token = 'A'.repeat(43);

/** From here on only `page.clock.runFor` moves the time. */
const stopClock = async (page: Page) => {
  await page.clock.install({ time: new Date('2026-11-24T09:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-24T09:00:01Z'));
};

test('a public page loads its scripts and the rest of its styles after the first paint', async () => {
  const { page } = await visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const code = () => asked.filter((path) => /\.(?:js|css)$/.test(path));
  await stopClock(page);
  await page.goto('/');
  expect(code()).toEqual([expect.stringMatching(/^\/assets\/start-/)]);
  await page.clock.runFor(50);
  const start = page.locator('script[data-modules]');
  const files = (await start.getAttribute('data-modules'))?.split(' ') ?? [];
  const sheet = await start.getAttribute('data-sheet');
  for (const name of ['index', 'vendor'])
    expect(files).toContainEqual(expect.stringMatching(`^/assets/${name}-.*\\.js$`));
  await expect.poll(code).toEqual(expect.arrayContaining([sheet, ...files]));
});

test('a message stays for 5 s', async () => {
  const { page } = await visit();
  await stopClock(page);
  await page.goto('/checkout');
  await button(page, 'Continuer').filter({ visible: true }).press('Enter');
  await seeToast(page, 'Sélection requise');
  const messages = page.getByRole('status', { name: 'Messages' }).getByRole('listitem');
  await page.mouse.move(0, 0);
  await page.clock.runFor(4900);
  expect(await messages.count()).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => messages.count()).toBe(0);
});

test('«Continuer» shows its spinner for 300 ms, then step 2 opens', async () => {
  const { page } = await visit();
  await stopClock(page);
  await page.goto(`/checkout?service=${keyFor.numbers}`);
  await page.getByRole('checkbox', { name: nameFor.numbers, checked: true }).waitFor();
  await button(page, 'Continuer').filter({ visible: true }).click();
  await page.locator('button[aria-busy=true]').filter({ visible: true }).waitFor();
  const step = () => new URL(page.url()).searchParams.get('step');
  await page.clock.runFor(290);
  expect(step()).toBe(null);
  await page.clock.runFor(20);
  await expect.poll(step).toBe('2');
});

test('a verified e-mail leads to the checkout after 300 ms', async () => {
  const { page } = await visit();
  await stopClock(page);
  const answer = { success: true, alreadyValidated: false };
  await page.route('**/api/validate-email', (route) => route.fulfill({ json: answer }));
  await page.goto(`/validate-email?token=${token}&redirect=checkout`);
  await page.getByRole('heading', { level: 1, name: 'Votre e-mail est confirmé' }).waitFor();
  await page.getByRole('link', { name: 'Continuer mon achat' }).waitFor();
  await page.clock.runFor(290);
  expect(new URL(page.url()).pathname).toBe('/validate-email');
  await page.clock.runFor(20);
  await page.waitForURL((url) => url.pathname === '/checkout');
});
