/** A message covers neither the focused element nor a visible button. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { resendValidation } from '#domain/wire/api.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { waitingPart } from '#test/support/component/parts-memory.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { newExpert } from '#test/support/component/staff.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { entryOf, openAtelier, seePart } from '#test/support/e2e/atelier-pages.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { button, openDetails, seeToast, signInWith } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();
const enter = useAtelier();

const boxOf = (element: Locator) =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return { top, bottom };
  });

/** Names of the focused element, buttons and fields that a message covers in part. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const messages = [...document.querySelectorAll('[role="status"][aria-label="Messages"] li')];
    const boxes = messages.map((one) => one.getBoundingClientRect());
    const focused = document.activeElement === document.body ? null : document.activeElement;
    const found = [...document.querySelectorAll('main :is(button, input, textarea), footer button'), focused];
    return found
      .filter((one) => one !== null)
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return boxes.some(
          (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        );
      })
      .map((one) => `${one.tagName} ${one.textContent || one.getAttribute('name')}`);
  });

/** Expects that no message covers anything. */
const expectClear = (page: Page) => expect.poll(() => covered(page)).toEqual([]);

/** Waits for the message and keeps it: its 5 s are paused while a pointer is on it. */
const keepToast = async (page: Page, title: string): Promise<void> => {
  await seeToast(page, title);
  const message = page.getByRole('status', { name: 'Messages' }).getByRole('listitem');
  await message.first().dispatchEvent('pointerover');
};

describe.each(screens)('at $name', ({ viewport }) => {
  test('a form that the server refuses keeps its summary, fields and button visible', async () => {
    const { page, expectProblem } = await visit({ viewport });
    expectProblem(/status of 400/);
    await page.goto('/auth');
    await signInWith(page, { email: 'personne@exemple.fr', password: 'pas-le-bon-1' });
    await keepToast(page, 'Erreur');
    await expectClear(page);
    await page.getByLabel('Mot de passe', { exact: true }).focus();
    await expectClear(page);
  });

  test('step 2 keeps its bar and the focused field visible', async () => {
    const { page, expectProblem } = await visit({ viewport });
    expectProblem(/status of 400/);
    await openDetails(page);
    await button(page, 'J’ai déjà un compte').click();
    await page.getByLabel('Adresse e-mail').fill('personne@exemple.fr');
    await page.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon-1');
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
    await keepToast(page, 'Erreur de connexion');
    await expectClear(page);
  });

  test('the account keeps the pressed button visible', async () => {
    const { page, answer } = await visit({ viewport, as: newAccount() });
    answer(resendValidation, () => ({ sent: true, alreadyValidated: false }));
    await page.goto('/compte');
    await button(page, 'Renvoyer l’e-mail').click();
    await keepToast(page, 'E-mail');
    await expectClear(page);
  });

  test('in the atelier it stands below the header, and in a dialog below the buttons', async () => {
    const expert = newExpert();
    const part = waitingPart();
    const { page } = await enter(memoryAtelier([part], { team: [expert] }), expert, { viewport });
    await openAtelier(page);
    await entryOf(page, part.order_id)
      .getByRole('button', { name: /^Prendre/ })
      .click();
    await keepToast(page, 'Consultation prise');
    await expectClear(page);
    const message = page.getByRole('status', { name: 'Messages' }).getByRole('listitem').last();
    const header = await boxOf(page.getByRole('banner'));
    expect((await boxOf(message)).top).toBeGreaterThan(header.bottom);
    // Its gilt frame stands five pixels inside.
    const [whole, words] = [await boxOf(message), await boxOf(message.locator('div'))];
    expect(words.top - whole.top).toBeGreaterThan(5);
    expect(whole.bottom - words.bottom).toBeGreaterThan(5);
    await seePart(page, part.order_id);
    await button(page, 'Transmettre').click();
    const dialog = page.getByRole('dialog', { name: /^Transmettre/ });
    const cancel = dialog.getByRole('button', { name: 'Annuler' });
    await cancel.waitFor();
    await expect.poll(() => dialog.getByRole('status', { name: 'Messages' }).count()).toBe(1);
    expect((await boxOf(message)).top).toBeGreaterThanOrEqual((await boxOf(cancel)).bottom);
  });
});
