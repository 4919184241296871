/** L'atelier: the desk counts where words come from, and shows it where their expert agrees. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { checkDraft } from '#domain/wire/desk.ts';
import { printDraft } from '#domain/wire/typeset.ts';
import { bodyOf } from '#test/support/component/answers.ts';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newExpert } from '#test/support/component/staff.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { openDesk, saved, text, write } from '#test/support/e2e/desk-pages.ts';
import { button, see, seeToast } from '#test/support/e2e/shop-pages.ts';

const visit = useAtelier();
const title = 'Comment il a été écrit';

const paste = (page: Page, words: string, html = '') =>
  text(page).evaluate(
    (element, [plain = '', rich = '']) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', plain);
      clipboardData.setData('text/html', rich);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [words, html] as const,
  );

/** What a copy of the selected text gives; the clipboard of the browser is that of other tests too. */
const copy = (page: Page) =>
  text(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return { words: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') };
  });

/** The desk of a part, whose words are counted where the settings say so before it is opened. */
const atDesk = async (options: { viewport: (typeof screens)[number]['viewport']; isCounted: boolean }) => {
  const expert = newExpert();
  const part = takenPart(expert);
  const visitor = await visit(memoryAtelier([part]), expert, options);
  const { page, answer } = visitor;
  answer(checkDraft, () => ({ findings: [] }));
  const printed = answer(printDraft, () => ({
    upload: {
      ...{ id: 'an-upload', state: 'checked' as const, desk: true as const },
      ...{ pages: 12, at: new Date().toISOString() },
    },
  }));
  if (options.isCounted) {
    await page.goto('/atelier?vue=settings');
    const section = page.getByRole('region', { name: 'Preuve d’écriture' });
    await section.getByLabel('Compter d’où viennent mes mots').check();
    await section.getByLabel('Noter aussi les jours où j’écris, sans les heures').check();
    await section.getByRole('button', { name: 'Enregistrer' }).click();
    await seeToast(page, 'Réglages enregistrés');
  }
  await page.goto(`/atelier?commande=${part.order_id}&service=${part.service}`);
  await openDesk(page);
  return { ...visitor, part, printed, expert };
};

const check = async (page: Page) => {
  await button(page, 'Vérifier et livrer').filter({ visible: true }).click();
  await page.getByRole('region', { name: title }).waitFor();
};

const shownIn = (printed: Awaited<ReturnType<typeof atDesk>>['printed']) => () =>
  printed.map((sent) => bodyOf(sent).shown);

describe.each(screens)('at $name', ({ viewport }) => {
  test('pasted words are told apart, told from where they come, and shown with the days', async () => {
    const { page, printed } = await atDesk({ viewport, isCounted: true });
    await write(page, 'Un deux trois quatre. ');
    await paste(page, 'Saturne met vingt-neuf ans.');
    await saved(page);
    await check(page);
    await see(page, '4 mots tapés ici, 0 repris de vos passages, 4 collés');
    await page.getByLabel('Montrer ce compte, dans le rapport').check();
    await see(page, 'Dites d’où viennent les mots collés, ou ne montrez pas le compte.');
    expect(await button(page, 'Mettre en page').isDisabled()).toBe(true);
    await button(page, 'Une citation').click();
    await button(page, 'Enregistrer').click();
    await see(page, 'Indiquez l’auteur de la citation.');
    await page.getByLabel('De qui ?').fill('Ptolémée');
    await button(page, 'Enregistrer').click();
    await see(page, 'Citation : Ptolémée');
    await see(page, '50 % tapés au pupitre, 50 % cités de Ptolémée.');
    await page.getByLabel('Montrer aussi les jours où j’ai écrit').check();
    await see(page, /; écrit le \d+/);
    await page.getByLabel('Aucune phrase de ce rapport ne vient d’une machine').check();
    await see(page, 'ne vient d’une machine » : ');
    await button(page, 'Mettre en page').click();
    await expect.poll(shownIn(printed)).toEqual([{ words: true, dates: true, signed: true }]);
  });

  test('nothing is counted that its expert did not switch on, and the signature stands alone', async () => {
    const { page, printed } = await atDesk({ viewport, isCounted: false });
    await paste(page, 'Saturne met vingt-neuf ans.');
    await saved(page);
    await check(page);
    await see(page, 'Les mots de ce rapport ne sont pas comptés.');
    expect(await page.locator('[data-origin]').count()).toBe(0);
    expect(await page.getByLabel('Montrer ce compte').count()).toBe(0);
    await button(page, 'Mettre en page').click();
    await expect.poll(shownIn(printed)).toEqual([{}]);
  });
});

const wide = screens[1].viewport;
const counts = async (page: Page, words: string) => {
  await saved(page);
  await check(page);
  await see(page, words);
};

test('what is typed inside pasted words is typed, and what was copied here stays what it was', async () => {
  const { page } = await atDesk({ viewport: wide, isCounted: true });
  await text(page).click();
  await paste(page, 'alpha beta gamma');
  await page.keyboard.press('Control+ArrowLeft');
  await page.keyboard.type('tapé ');
  await counts(page, '1 mot tapé ici, 0 repris de vos passages, 3 collés');
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' fin');
  await counts(page, '2 mots tapés ici, 0 repris de vos passages, 3 collés');
  await text(page).click();
  await page.keyboard.press('Control+a');
  const copied = await copy(page);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await paste(page, copied.words, copied.html);
  await counts(page, '4 mots tapés ici, 0 repris de vos passages, 6 collés');
  await text(page).click();
  await page.keyboard.press('Control+z');
  await counts(page, '2 mots tapés ici, 0 repris de vos passages, 3 collés');
});

test('a foreign page that looks like this desk brings pasted words', async () => {
  const { page } = await atDesk({ viewport: wide, isCounted: true });
  await paste(page, 'un deux', '<p data-pm-slice="0 0 []">un <span data-origin="autre">deux</span></p>');
  await counts(page, '0 mot tapé ici, 0 repris de vos passages, 2 collés');
});

test('a kept passage stays a passage while one types around it, and after a reload', async () => {
  const { page } = await atDesk({ viewport: wide, isCounted: true });
  await write(page, 'Un passage de cinq mots.');
  await page.keyboard.press('Shift+Home');
  await page.getByRole('tab', { name: 'Passages' }).click();
  await button(page, 'Garder la sélection en passage').click();
  await button(page, 'Garder').click();
  await text(page).click();
  await page.keyboard.press('Control+End');
  const panel = page.getByRole('tabpanel', { name: /^Passages/ });
  await panel.getByRole('button', { name: /^Insérer/ }).click();
  await counts(page, '5 mots tapés ici, 5 repris de vos passages, 0 collé');
  await page.reload();
  await text(page).waitFor();
  await check(page);
  await see(page, '5 mots tapés ici, 5 repris de vos passages, 0 collé');
});
