/** «Demander, limiter, vous opposer»: what the form asks for and keeps. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { listOrders } from '#domain/wire/api.ts';
import { readExport } from '#domain/wire/exports.ts';
import { askCorrection, type OwnRequest, ownRequests } from '#domain/wire/own-requests.ts';
import { orderId, wireOrder } from '#test/support/builders.ts';
import { lost } from '#test/support/component/answers.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone, type screens } from '#test/support/e2e/browser.ts';
import { expectStill } from '#test/support/e2e/check-page.ts';
import { press, tabTo, type } from '#test/support/e2e/keyboard.ts';
import { button, see, seeSummary } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();
const words = 'Sur la note, mon nom est Le Goff.';
const at = { asked_at: '2026-11-26T09:00:00.000Z', due_at: '2026-12-26T09:00:00.000Z' };

/** The page of a customer with one order, and the requests that were sent so far. */
const openPage = async ({ viewport }: (typeof screens)[number]) => {
  const visitor = await visit({ as: newAccount(), viewport });
  const { page, answer } = visitor;
  const requests: OwnRequest[] = [];
  answer(listOrders, () => ({ orders: [wireOrder()] }));
  answer(readExport, () => ({ state: 'none' }) as const);
  answer(ownRequests, () => ({ requests }));
  const keep = () =>
    answer(askCorrection, ({ body }) => {
      if (!body) return lost;
      const { kind = 'correction', ...asked } = body;
      const request: OwnRequest = { id: `${requests.length}`, kind, ...at, asked };
      requests.unshift(request);
      return request;
    });
  await page.goto('/compte/mes-donnees');
  await page.getByRole('heading', { name: 'Vos demandes' }).waitFor();
  return { ...visitor, requests, keep };
};
const about = (page: Page) => page.getByLabel('Cela concerne');
const message = (page: Page) => page.getByLabel('Votre demande', { exact: true });
const send = (page: Page) => button(page, 'Envoyer la demande');
const own = (page: Page) => page.getByRole('region', { name: 'Vos demandes' }).getByRole('listitem');

describe.each(phone)('at $name', (screen) => {
  test('a customer asks by keyboard; what is missing is said first', async () => {
    const { page, keep } = await openPage(screen);
    const sent = keep();
    await see(page, 'Vous ne nous avez encore rien demandé.');
    await expectStill(page);
    await press(page, send(page), 'Enter');
    const mistakes = ['Choisissez ce que votre demande concerne.', /au moins 10 caractères/];
    const summary = await seeSummary(page, 'À corriger avant l’envoi');
    for (const text of mistakes) await summary.getByText(text).waitFor();
    await tabTo(page, about(page));
    await page.keyboard.type('Une');
    await tabTo(page, page.getByLabel('Quelle commande'));
    await page.keyboard.type(orderId.slice(0, 8));
    await type(page, 'Votre demande', words);
    await press(page, send(page), 'Enter');
    await see(page, 'Demande envoyée');
    await see(page, /Nous vous répondons au plus tard le \d/);
    expect(sent.map(({ body }) => body)).toEqual([
      { kind: 'correction', about: 'paper', order_id: orderId, message: words },
    ]);
    await own(page)
      .filter({ hasText: words })
      .filter({ hasText: /Réponse au plus tard le/ })
      .filter({ hasText: `Commande ${orderId.slice(0, 8)}` })
      .waitFor();
    expect(await message(page).inputValue()).toBe('');
  });

  test('a limitation and an objection are requests of their own, and what each means stands beside it', async () => {
    const { page, keep } = await openPage(screen);
    const sent = keep();
    const rights = [
      [
        'limitation',
        'Limiter l’usage de mes données',
        'Limitation',
        /gardons vos données sans plus nous en servir/,
      ],
      ['objection', 'M’opposer à un usage', 'Opposition', /usage qui repose sur notre intérêt légitime/],
    ] as const;
    for (const [kind, choice, name, meaning] of rights) {
      const option = page.getByRole('radio', { name: choice });
      await expect
        .poll(() => option.evaluate((radio) => radio.parentElement?.textContent ?? ''))
        .toMatch(meaning);
      await option.check();
      await about(page).selectOption({ label: 'Autre chose' });
      await message(page).fill(`${words} ${kind}`);
      await send(page).click();
      await own(page)
        .getByRole('heading', { name: `${name} : autre chose` })
        .waitFor();
    }
    expect(sent.map(({ body }) => body?.kind)).toEqual(['limitation', 'objection']);
  });

  test('the privacy policy leads to the form', async () => {
    const { page } = await openPage(screen);
    await page.goto('/confidentialite');
    await page.getByRole('link', { name: 'limiter l’usage de vos données' }).click();
    await page.getByRole('heading', { name: 'Demander, limiter, vous opposer' }).waitFor();
    const top = () => page.locator('#demander').evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(300);
    expect(page.url()).toMatch(/\/compte\/mes-donnees#demander$/);
  });

  test('what is typed survives a failure and a reload; two presses make one request', async () => {
    const { page, answer, keep, expectProblem } = await openPage(screen);
    expectProblem(/ERR_INTERNET_DISCONNECTED.*profile\/requests/);
    await about(page).selectOption({ label: 'Une note ou un avoir' });
    await message(page).fill(words);
    await page.reload();
    await expect.poll(() => message(page).inputValue()).toBe(words);
    expect(await about(page).inputValue()).toBe('paper');
    answer(askCorrection, () => lost);
    await send(page).click();
    await seeSummary(page, 'La demande n’a pas été envoyée', 'La connexion a échoué');
    expect(await message(page).inputValue()).toBe(words);
    const sent = keep();
    await send(page).dblclick();
    await see(page, 'Demande envoyée');
    expect(sent).toHaveLength(1);
    await expect.poll(() => own(page).count()).toBe(1);
    await page.reload();
    await own(page).first().waitFor();
    expect(await message(page).inputValue()).toBe('');
  });

  test('a request names who has read it, once a day', async () => {
    const { page, requests } = await openPage(screen);
    const readings = [
      { at: '2026-11-26T09:10:00.000Z', name: 'Mireille Aubin' },
      { at: '2026-11-26T10:10:00.000Z', name: 'Mireille Aubin' },
      { at: '2026-11-27T09:10:00.000Z', name: 'Paul Renard' },
    ];
    requests.push({
      id: 'read',
      kind: 'correction',
      ...at,
      asked: { about: 'paper', message: words, readings },
    });
    await page.reload();
    const line = own(page).getByText('Lue par');
    await expect
      .poll(async () => (await line.textContent())?.replaceAll(/\s/g, ' '))
      .toBe(
        'Lue par Mireille Aubin, administration, le 26 novembre 2026 ; Paul Renard, administration, le 27 novembre 2026',
      );
  });
});
