/** What a device keeps after a session: of the writing desk, of reports, of forms. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signOut } from '#domain/wire/sessions.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { newExpert, type StaffAccount } from '#test/support/component/staff.ts';
import { answerAccount, type ComponentVisitor, useVisitors } from '#test/support/component/visitors.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { openDesk, saved, text, write } from '#test/support/e2e/desk-pages.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';
import { endStoredSession } from '#test/support/e2e/stored-session.ts';
import { keyFor } from '#test/support/keys.ts';

const enter = useAtelier();
const visit = useVisitors();
const [, wide] = screens;
const day = 86_400_000;

/** The texts of the writing desk that this device holds, as they lie there. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('redaction');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const [name] = opening.result.objectStoreNames;
          if (name === undefined) return resolve([]);
          const reading = opening.result.transaction(name).objectStore(name).getAll();
          reading.onsuccess = () => resolve(reading.result.map((row) => JSON.stringify(row)));
        };
      }),
  );
/** The device has these words, and knows that the shop has them too. */
const seeSentOnDevice = async (page: Page, words: string) => {
  await expect.poll(async () => (await textsOn(page)).join()).toContain(words);
  await expect.poll(async () => (await textsOn(page)).join()).not.toContain('"isUnsent":true');
};
const localOf = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** An expert at the desk of a taken part. */
const atDesk = async () => {
  const expert = newExpert(keyFor.western);
  const part = takenPart(expert);
  const atelier = memoryAtelier([part]);
  const visitor = await enter(atelier, expert, { viewport: wide.viewport });
  const address = `/atelier?commande=${part.order_id}&service=${part.service}`;
  visitor.answer(signOut, () => ({ signedOut: true }) as const);
  await visitor.page.goto(address);
  await openDesk(visitor.page);
  return { ...visitor, visitor, atelier, part, expert, address };
};

/** What is typed from now on reaches the device alone. */
const cutDrafts = async ({ page, expectProblem }: ComponentVisitor) => {
  expectProblem(/ERR_FAILED|Failed to load/);
  await page.route('**/draft/**', (route) => route.abort());
};
const seeOffline = (page: Page) =>
  page.getByText('Hors ligne : tout est gardé sur cet appareil').filter({ visible: true }).first().waitFor();

/** The session ends elsewhere, and the page learns it as it opens. */
const evict = async ({ page, expectProblem }: ComponentVisitor) => {
  expectProblem(/status of 400/);
  await endStoredSession(page);
  await page.reload();
  await see(page, 'Votre session a expiré. Reconnectez-vous pour continuer.');
};

/** Somebody signs in on this device. */
const signIn = async (visitor: ComponentVisitor, account: StaffAccount, address: string) => {
  const { page, pool } = visitor;
  answerAccount(visitor, account);
  pool.accept(account);
  await page.goto('/auth');
  await page.getByRole('main').getByLabel('E-mail').fill(account.email);
  await page.getByRole('main').getByLabel('Mot de passe', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).last().click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(address);
};

test('what was typed until a page is left stays on the device', async () => {
  const { page, visitor } = await atDesk();
  await cutDrafts(visitor);
  await write(page, 'Pas encore parti.');
  await page.reload();
  await openDesk(page);
  await expect.poll(() => text(page).innerText()).toBe('Pas encore parti.');
});

describe('a session of an expert that ended elsewhere', () => {
  test('leaves no text that the shop has', async () => {
    const { page, visitor } = await atDesk();
    await write(page, 'La Lune en Taureau.');
    await seeSentOnDevice(page, 'La Lune en Taureau.');
    await evict(visitor);
    await expect.poll(() => textsOn(page)).toEqual([]);
    await expect.poll(() => localOf(page)).toEqual([]);
  });

  test('leaves what only the device has, to its author alone', async () => {
    const { page, visitor, atelier, part, expert, address } = await atDesk();
    await cutDrafts(visitor);
    await write(page, 'Pas encore parti.');
    await seeOffline(page);
    await evict(visitor);
    await expect.poll(async () => (await textsOn(page)).join()).toContain('left_at');

    await page.unroute('**/draft/**');
    const colleague = newExpert(keyFor.western, 'Pascal Riviere');
    const theirs = takenPart(colleague, { order_id: part.order_id });
    atelier.put(theirs);
    atelier.serve(visitor, colleague);
    await signIn(visitor, colleague, address);
    await openDesk(page);
    expect(await text(page).innerText()).not.toContain('Pas encore');
    await write(page, 'De Pascal.');
    await saved(page);
    page.once('dialog', (dialog) => void dialog.dismiss());
    await button(page, 'Déconnexion').filter({ visible: true }).click();
    await seeToast(page, 'Déconnexion réussie');
    expect((await textsOn(page)).join()).not.toContain('De Pascal.');
    expect((await textsOn(page)).join()).toContain('Pas encore parti.');

    atelier.put({ ...theirs, ...part });
    atelier.serve(visitor, expert);
    await signIn(visitor, expert, address);
    await openDesk(page);
    await see(page, 'Pas encore parti.');
  });

  test('leaves it for seven days', async () => {
    const { page, visitor } = await atDesk();
    await cutDrafts(visitor);
    await write(page, 'Pas encore parti.');
    await seeOffline(page);
    await evict(visitor);
    await expect.poll(async () => (await textsOn(page)).join()).toContain('left_at');
    await page.clock.setFixedTime(Date.now() + 6 * day);
    await page.goto('/faq');
    await page.waitForLoadState('networkidle');
    expect((await textsOn(page)).join()).toContain('Pas encore parti.');
    await page.clock.setFixedTime(Date.now() + 8 * day);
    await page.goto('/faq');
    await expect.poll(() => textsOn(page)).toEqual([]);
    await expect.poll(() => localOf(page)).toEqual([]);
  });
});

test('the author of a text that stayed behind finds it again, and the shop gets it', async () => {
  const { page, visitor, expert, address } = await atDesk();
  await cutDrafts(visitor);
  await write(page, 'Pas encore parti.');
  await seeOffline(page);
  await evict(visitor);
  await page.unroute('**/draft/**');
  await signIn(visitor, expert, address);
  await openDesk(page);
  await see(page, 'Pas encore parti.');
  await saved(page);
  await evict(visitor);
  await expect.poll(() => textsOn(page)).toEqual([]);
});

test('words typed just before a sign-out in another tab are sent, and no copy comes back', async () => {
  const { page, context, visitor, expert, address } = await atDesk();
  const other = await context.newPage();
  await other.goto('/compte');
  const leave = other.getByRole('main').getByRole('button', { name: 'Déconnexion', exact: true });
  await leave.waitFor();
  // The pause after which the desk would keep them by itself does not come.
  await page.evaluate(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (act: () => void, wait?: number) => later(act, wait === 300 ? 30_000 : wait),
    });
  });
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('Mes derniers mots.');
  await leave.click();
  await seeToast(other, 'Déconnexion réussie');
  await see(page, 'Connectez-vous');
  await expect.poll(() => textsOn(other)).toEqual([]);
  await expect.poll(() => localOf(other)).toEqual([]);
  await page.close();

  await signIn({ ...visitor, page: other }, expert, address);
  await openDesk(other);
  await see(other, 'Mes derniers mots.');
});

test('a browser without a store for texts saves them all the same, and signs out', async () => {
  const expert = newExpert(keyFor.western);
  const part = takenPart(expert);
  const { page, answer } = await enter(memoryAtelier([part]), expert, { viewport: wide.viewport });
  answer(signOut, () => ({ signedOut: true }) as const);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await page.goto(`/atelier?commande=${part.order_id}&service=${part.service}`);
  await openDesk(page);
  await write(page, 'Sans rien garder ici.');
  await saved(page);
  await page.goto('/compte');
  await page.getByRole('main').getByRole('button', { name: 'Déconnexion', exact: true }).click();
  await seeToast(page, 'Déconnexion réussie');
});

test('a tab that was closed while it forgot leaves the rest to the next one', async () => {
  const { page, context } = await atDesk();
  await write(page, 'La Lune en Taureau.');
  await seeSentOnDevice(page, 'La Lune en Taureau.');
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    const shelf = await caches.open('lecture');
    await shelf.put('/api/orders/1/reports/numerologie/page', new Response('{}'));
    for (const key of ['session', 'dossier']) localStorage.removeItem(key);
    localStorage.setItem('lecture', '{}');
  });
  await page.close();
  const next = await context.newPage();
  await next.goto('/faq');
  await expect.poll(() => textsOn(next)).toEqual([]);
  await expect.poll(() => next.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(() => localOf(next)).toEqual([]);
});

test('a message of contact is not shown to the next account of the tab', async () => {
  const visitor = await visit({ as: newAccount() });
  const { page, expectProblem } = visitor;
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('Ma question est privée.');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .toContain('Ma question est privée.');
  expectProblem(/status of 400/);
  await endStoredSession(page);
  await page.reload();
  await see(page, 'Votre session a expiré. Reconnectez-vous pour continuer.');
  await signIn(visitor, newExpert(), '/contact');
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('privée');
});

test('a page that comes back from the browser’s own store shows no account that has left', async () => {
  const { page } = await visit({ as: newAccount() });
  await page.goto('/compte');
  const leave = page.getByRole('main').getByRole('button', { name: 'Déconnexion', exact: true });
  await leave.waitFor();
  await page.evaluate(() => {
    localStorage.removeItem('session');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await leave.waitFor({ state: 'detached' });
});
