/** What a device keeps of a report, and when it is gone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listOrders } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { readReport } from '#domain/wire/report-page.ts';
import { signOut } from '#domain/wire/sessions.ts';
import { deliveredOrder } from '#test/support/component/orders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import {
  answerKeeping,
  answerReading,
  readableOrder,
  readingAddress,
  wholePage,
} from '#test/support/component/reading.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { reportPage } from '#test/support/readable.ts';
import { wholeReport } from '#test/support/whole-report.ts';

const visit = useVisitors();

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const seeCover = (page: Page) => title(page, 'Camille D’Angelo').waitFor();
const openOrders = async (page: Page) => {
  await page.goto('/compte');
  await page.getByRole('tab', { name: 'Mes commandes' }).click();
  await page.getByRole('article').first().waitFor();
};

/** A customer with a delivered report from the desk, whose device may keep it or has not been asked yet. */
const visitReader = async (device: 'keeps' | 'unasked' = 'keeps') => {
  const account = newAccount();
  const visitor = await visit({ as: account });
  visitor.answer(listOrders, () => ({ orders: [readableOrder({ user_id: account.userId })] }));
  answerReading(visitor);
  if (device === 'keeps') await answerKeeping(visitor.context, true);
  return { ...visitor, account };
};

/** Names of what the caches hold: reports, and the page with its files. */
const heldBy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
const reportsOf = async (page: Page) => (await heldBy(page)).filter((path) => path.startsWith('/api/'));

const keep = async (page: Page, order?: string) => {
  await page.goto(readingAddress('', order));
  await seeCover(page);
  await see(page, 'Gardé sur cet appareil');
  await expect.poll(async () => (await heldBy(page)).includes('/compte/lecture')).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
};

test('an opened report is read offline, from its address, with its drawings', async () => {
  const { page, setOffline, expectProblem } = await visitReader();
  await keep(page);
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await setOffline(true);
  await page.goto(readingAddress());
  await seeCover(page);
  await see(page, 'Hors connexion : gardé sur cet appareil');
  await page.getByRole('img', { name: 'Thème natal.' }).waitFor();
  await page.getByRole('link', { name: 'Commencer la lecture' }).click();
  await title(page, 'Chère Camille,').waitFor();
  await page.goto(readingAddress('', '11111111-1111-4111-8111-111111111111'));
  await see(page, 'Ouvrez ce rapport une fois en ligne : gardé sur cet appareil, il restera lisible.');
  await setOffline(false);
  await page.goto(readingAddress());
  await see(page, 'Gardé sur cet appareil');
});

const question = (page: Page) => page.getByRole('region', { name: 'Garder ce rapport sur cet appareil ?' });

test('the first report asks whether the device may keep it; both answers weigh the same', async () => {
  const { page } = await visitReader('unasked');
  await page.goto(readingAddress());
  await seeCover(page);
  const boxes = await Promise.all(
    ['Garder', 'Ne rien garder'].map((name) => question(page).getByRole('button', { name, exact: true })),
  );
  const looks = boxes.map(async (box) => {
    const { width, height } = (await box.boundingBox()) ?? {};
    const colours = await box.evaluate((element) => {
      const { backgroundColor, color, borderColor } = getComputedStyle(element);
      return `${backgroundColor} ${color} ${borderColor}`;
    });
    return `${width} × ${height} ${colours}`;
  });
  expect(new Set(await Promise.all(looks)).size).toBe(1);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await button(page, 'Garder').click();
  await see(page, 'Gardé sur cet appareil');
  await expect.poll(() => reportsOf(page)).toHaveLength(1);
  await page.reload();
  await see(page, 'Gardé sur cet appareil');
  expect(await question(page).count()).toBe(0);
  await button(page, 'Ne plus rien garder').click();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await see(page, 'Aucun rapport n’est gardé sur cet appareil.');
  expect(await page.getByText('Gardé sur cet appareil', { exact: true }).count()).toBe(0);
});

test('«no» keeps nothing, is remembered after a sign-out, and is changed on the cookies page', async () => {
  const { page, answer } = await visitReader('unasked');
  answer(signOut, () => ({ signedOut: true }) as const);
  await page.goto(readingAddress('#chapitre-4'));
  await button(page, 'Ne rien garder').click();
  await question(page).waitFor({ state: 'detached' });
  await page.goto(readingAddress());
  await see(page, 'Aucun rapport n’est gardé sur cet appareil.');
  const held = await page.evaluate(async () => [
    ...(await caches.keys()),
    (await navigator.serviceWorker.getRegistrations()).length,
    localStorage.getItem('lecture')?.includes('chapitre') ?? false,
  ]);
  expect(held).toEqual([0, false]);
  await page.goto('/compte');
  await button(page, 'Déconnexion').filter({ visible: true }).first().click();
  await seeToast(page, 'Déconnexion réussie');
  await page.goto('/cookies');
  const choice = page.getByRole('region', { name: 'Vos rapports sur cet appareil' });
  await see(page, /aucun rapport n’est gardé\. Il vaut jusqu’au/);
  await choice.getByRole('button', { name: 'Garder mes rapports' }).click();
  await see(page, /les rapports que vous ouvrez sont gardés\. Il vaut jusqu’au/);
});

test('after seven days the file is gone from the disk once any page is opened', async () => {
  const { page } = await visitReader();
  await keep(page);
  await page.evaluate(async () => {
    const shelf = await caches.open('lecture');
    for (const request of await shelf.keys()) {
      if (!new URL(request.url).pathname.startsWith('/api/')) continue;
      const kept = await (await shelf.match(request))?.json();
      await shelf.put(request, new Response(JSON.stringify({ ...kept, at: kept.at - 7 * 86_400_000 })));
    }
  });
  expect(await reportsOf(page)).toHaveLength(1);
  await page.goto('/faq');
  await expect.poll(() => reportsOf(page)).toEqual([]);
});

test('signing out removes it, and nobody reads it afterwards', async () => {
  const { page, answer } = await visitReader();
  answer(signOut, () => ({ signedOut: true }) as const);
  await keep(page);
  await page.goto('/compte');
  await button(page, 'Déconnexion').filter({ visible: true }).first().click();
  await seeToast(page, 'Déconnexion réussie');
  expect(await heldBy(page)).toEqual([]);
  await page.goto(readingAddress());
  await see(page, 'Connectez-vous pour lire votre rapport.');
});

test('another account of the same browser gets nothing of it', async () => {
  const { page, account, setOffline, expectProblem } = await visitReader();
  await keep(page);
  await page.evaluate(
    ([from, to]) => {
      const session = localStorage.getItem('session') ?? '';
      localStorage.setItem('session', session.replaceAll(from ?? '', to ?? ''));
    },
    [account.userId, 'somebody-else'],
  );
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await setOffline(true);
  await page.goto(readingAddress());
  await see(page, 'Ouvrez ce rapport une fois en ligne : gardé sur cet appareil, il restera lisible.');
  expect(await reportsOf(page)).toEqual([]);
});

test('a refund takes it away at the first contact, on the page and in the account', async () => {
  const { page, account, answer, expectProblem } = await visitReader();
  const other = '22222222-2222-4222-8222-222222222222';
  await keep(page);
  await keep(page, other);
  answer(readReport, () => new ShopError('refunded'));
  const refunded = { user_id: account.userId, refunded_amount: 2900, file_urls: [] };
  answer(listOrders, () => ({ orders: [readableOrder({ id: other, ...refunded })] }));
  expectProblem(/status of 409/);
  await page.goto(readingAddress());
  await title(page, 'Rapport retiré').waitFor();
  await see(page, 'Il n’est plus gardé sur cet appareil.');
  expect(await reportsOf(page)).toEqual([`/api/orders/${other}/reports/${keyFor.western}/page`]);
  await openOrders(page);
  await expect.poll(() => reportsOf(page)).toEqual([]);
});

test('a new version is announced, with what changes, and read when asked for', async () => {
  const { page, answer } = await visitReader();
  await keep(page);
  const sections = wholeReport.sections.filter((section) => section.id !== 'heure');
  const newer = reportPage({ ...wholeReport, sections }, 2);
  answer(readReport, () => ({ ...newer, delivered_at: new Date().toISOString() }));
  await page.goto(readingAddress());
  await see(page, 'Une version 2 est là depuis aujourd’hui.');
  await see(page, 'version 1.');
  await button(page, 'Ce qui change').click();
  const dialog = page.getByRole('dialog', { name: 'De la version 1 à la version 2' });
  expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Votre heure, et ce qu’elle vaut\s+chapitre retiré$/),
  ]);
  await button(page, 'Fermer').click();
  await button(page, 'La lire').click();
  await see(page, 'version 2.');
  expect(await page.getByText('Une version 2 est là').count()).toBe(0);
});

test('an uploaded PDF has no page: the order offers the PDF alone', async () => {
  const { page, account, answer, expectProblem } = await visitReader();
  const uploaded = deliveredOrder({ user_id: account.userId, services: [keyFor.western] });
  answer(listOrders, () => ({ orders: [uploaded] }));
  answer(readReport, () => new ShopError('not_found'));
  await openOrders(page);
  await button(page, `Ouvrir le PDF ${nameFor.western}`).waitFor();
  expect(await page.getByRole('link', { name: `Lire mon rapport ${nameFor.western}` }).count()).toBe(0);
  expectProblem(/status of 404/);
  await page.goto(readingAddress());
  await title(page, 'Ce rapport ne se lit pas ici').waitFor();
});

test('a failure offers another try', async () => {
  const visitor = await visitReader();
  const { page, answer, expectProblem } = visitor;
  expectProblem(/status of 500/);
  answer(readReport, () => new ShopError('unexpected'));
  await page.goto(readingAddress());
  await title(page, 'Le rapport n’a pas pu être ouvert').waitFor();
  answer(readReport, wholePage);
  await button(page, 'Réessayer').click();
  await seeCover(page);
});
