/**
 * /guidance: the sky of the day, what the form refuses, the kept input after a failure, and a dead link.
 */
import { describe, expect, test } from 'vitest';
import { ShopError } from '#domain/wire/errors.ts';
import { guidance, sky, stopGuidance } from '#domain/wire/guidance.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { todaysSky } from '#test/support/component/sky.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { expectStill } from '#test/support/e2e/check-page.ts';
import {
  awake,
  fillGuidance,
  fullName,
  guidanceSent,
  openGuidance,
  sendGuidance,
  typedIn,
} from '#test/support/e2e/guidance-form.ts';
import { names, see, seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

const queued = () => ({ ok: true, pending: true }) as const;

test('the live sky repaints no text as large as the largest contentful paint', async () => {
  // The width of the budget.
  const { page, context, answer } = await visit({ viewport: { width: 412, height: 823 } });
  const after = (ms: number) => new Promise((go) => setTimeout(go, ms));
  // First painted with the fallback fonts, which are narrower.
  await context.route('**/*.woff2', (route) => after(500).then(() => route.continue()));
  answer(sky, () => after(1500).then(todaysSky));
  await openGuidance(page);
  await see(page, 'À midi, à votre heure.');
  const { largest, answered } = await page.evaluate(async () => {
    const [answer] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/sky?'));
    const paints = await new Promise<PerformanceEntryList>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    );
    return { largest: paints.at(-1)?.startTime, answered: answer?.startTime };
  });
  expect(largest).toBeLessThan((answered ?? 0) + 1500);
});

test('today’s words stand on the page; without an answer those of the last build, under their date', async () => {
  const { page, answer, expectProblem } = await visit({ viewport: { width: 1440, height: 900 } });
  await openGuidance(page);
  await see(page, 'À midi, à votre heure.');
  const sheet = page.getByRole('article');
  const { day, words } = todaysSky();
  await sheet.getByText(words.gesture).waitFor();
  await sheet.getByText(day, { exact: false }).waitFor();
  await see(page, 'Textes écrits par Hélène Vasseur');
  await expectStill(page);
  expectProblem(/status of 500.*api\/sky/);
  answer(sky, () => new ShopError('unexpected'));
  await page.reload();
  await see(page, /^Le ciel et la guidance d’aujourd’hui n’ont pas pu être chargés/);
  await sheet.getByText('Le geste du jour').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Dessiner mon ciel' }).click();
  await page.waitForURL('**/mon-ciel');
});

describe.each(phone)('at $name', ({ viewport }) => {
  test('what is missing is said before anything is sent', async () => {
    const { page, answer } = await visit({ viewport });
    const sent = answer(guidance, queued);
    await openGuidance(page, '?utm_source=lettre');
    await see(page, 'À midi, à votre heure.');
    await expectStill(page);
    await page.getByLabel('Adresse e-mail').fill('camille@');
    await page.getByLabel('Votre nom').focus();
    await see(page, 'Email invalide');
    await sendGuidance(page);
    const summary = page.getByRole('region', { name: 'À corriger avant l’envoi' });
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      'Le nom doit contenir au moins 2 caractères',
      'Email invalide',
      'Vous devez accepter de recevoir votre guidance par email',
    ]);
    expect(sent).toEqual([]);
  });
});

test('the input survives a failure and a reload; a customer finds their own data', async () => {
  const customer = newAccount();
  const profile = { first_name: names.firstName, last_name: names.lastName, birth_date: '1991-04-17' };
  const { page, answer, setOffline, expectProblem } = await visit({ as: customer, profile });
  answer(guidance, queued);
  await openGuidance(page);
  await expect.poll(() => typedIn(page)).toEqual([fullName, customer.email]);
  expect(await page.getByLabel('Date de naissance').inputValue()).toBe('17/04/1991');

  const other = 'camille@exemple.fr';
  await fillGuidance(page, other);
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await setOffline(true);
  await sendGuidance(page);
  await seeToast(page, 'Erreur technique — réessaie plus tard.', 'La connexion a échoué');
  expect(await typedIn(page)).toEqual([fullName, other]);
  await setOffline(false);
  await page.reload();
  await awake(page);
  await expect.poll(() => typedIn(page)).toEqual([fullName, other]);
  await fillGuidance(page, other);
  await guidanceSent(page);
});

test('a dead link says so; without JavaScript the sky of the last build can be read', async () => {
  const { page, answer, expectProblem } = await visit();
  expectProblem(/status of 400.*guidance\/stop/);
  answer(stopGuidance, () => new ShopError('link_invalid'));
  await page.goto(`/guidance/stop?token=${'A'.repeat(43)}`);
  await page.getByRole('heading', { level: 1, name: 'Ce lien ne s’ouvre plus' }).waitFor();
  const { page: still } = await visit({ javaScriptEnabled: false });
  await still.goto('/guidance');
  await see(still, /^Soleil en /);
  await see(still, 'Le geste du jour');
  expect(await still.getByLabel('Votre nom').isDisabled()).toBe(true);
});
