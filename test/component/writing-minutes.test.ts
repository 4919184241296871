/** L'atelier: minutes of writing are counted on the device, for one account, and forgotten with the session. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signOut } from '#domain/wire/sessions.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newExpert } from '#test/support/component/staff.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { openDesk, saved, write } from '#test/support/e2e/desk-pages.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useAtelier();
const { viewport } = screens[1];
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('minutes'));
const count = (page: Page) => page.getByRole('checkbox', { name: 'Compter mes minutes sur cet appareil' });

const start = async () => {
  const expert = newExpert();
  const part = takenPart(expert);
  const atelier = memoryAtelier([part]);
  const visitor = await visit(atelier, expert, { viewport });
  const calls: string[] = [];
  visitor.page.on('request', (request) => calls.push(`${request.url()} ${request.postData() ?? ''}`));
  const desk = `/atelier?commande=${part.order_id}&service=${keyFor.numbers}`;
  return { ...visitor, expert, part, atelier, calls, desk };
};

test('nothing is counted until its expert switches it on here, and each minute once', async () => {
  const { page, expert, part, atelier, calls, desk } = await start();
  await page.goto(desk);
  await openDesk(page);
  await write(page, 'Un mot.');
  await saved(page);
  expect(await kept(page)).toBeNull();

  await page.goto('/atelier?vue=settings');
  await see(page, /oublient à la déconnexion/);
  expect(await count(page).isChecked()).toBe(false);
  await count(page).check();
  await page.goto(desk);
  await openDesk(page);
  // The beginning of a minute, before any session ends.
  const now = Math.ceil(Date.now() / 60_000) * 60_000;
  await page.clock.setFixedTime(now);
  await write(page, ' Un autre');
  await see(page, '1 minute d’écriture');
  await page.clock.setFixedTime(now + 50_000);
  await write(page, ' mot.');
  await page.clock.setFixedTime(now + 130_000);
  await write(page, ' Encore un.');
  await see(page, '2 minutes d’écriture');
  const { order_id, service } = part;
  expect(JSON.parse(String(await kept(page)))).toEqual({
    ...{ user: expert.member.id, minutes: { [`${order_id}#${service}`]: 2 } },
  });

  const delivered = { ...part, state: 'delivered', queue: `${service}#delivered` } as const;
  atelier.put({ ...delivered, delivered_at: new Date().toISOString() });
  await page.goto('/atelier?vue=delivered');
  await see(page, '2 minutes d’écriture');
  expect(calls.filter((call) => call.includes('minutes'))).toEqual([]);
});

test('they are erased by hand, with a part that is a colleague’s, and with the session', async () => {
  const { page, expert, part, atelier, answer } = await start();
  answer(signOut, () => ({ signedOut: true }) as const);
  const mine = `${part.order_id}#${part.service}`;
  const keep = async (minutes: Record<string, number>, user = expert.member.id) => {
    await page.evaluate((text) => localStorage.setItem('minutes', text), JSON.stringify({ user, minutes }));
    await page.reload();
  };
  await page.goto('/atelier?vue=settings');
  await keep({ [mine]: 12, other: 3 });
  await see(page, 'Des minutes sont comptées pour 2 rapports.');
  await button(page, 'Effacer les minutes').click();
  await expect.poll(async () => JSON.parse(String(await kept(page))).minutes).toEqual({});
  expect(await count(page).isChecked()).toBe(true);
  await count(page).uncheck();
  expect(await kept(page)).toBeNull();

  await keep({ [mine]: 12 }, 'another-account');
  expect(await count(page).isChecked()).toBe(false);

  atelier.put({ ...part, expert: { id: 'a-colleague', name: 'Jeanne Maillot' } });
  await keep({ [mine]: 12, other: 3 });
  await expect.poll(async () => JSON.parse(String(await kept(page))).minutes).toEqual({ other: 3 });

  await button(page, 'Déconnexion').filter({ visible: true }).click();
  await expect.poll(() => kept(page)).toBeNull();
});
