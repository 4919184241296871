/** L'atelier: the tables of the coming year in a text, of which the expert chooses the rows. */
import { expect, test } from 'vitest';
import { memoryAtelier, useAtelier } from '#test/support/component/atelier.ts';
import { takenPart } from '#test/support/component/parts-memory.ts';
import { newExpert } from '#test/support/component/staff.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { openDesk, saved, text } from '#test/support/e2e/desk-pages.ts';
import { button } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useAtelier();

test.each(screens)(
  'the expert chooses the passages of the year that are printed ($name)',
  async ({ viewport }) => {
    const expert = newExpert(keyFor.western);
    const part = takenPart(expert);
    const atelier = memoryAtelier([part]);
    const { page } = await visit(atelier, expert, { viewport });
    await page.goto(`/atelier?commande=${part.order_id}&service=${part.service}`);
    await openDesk(page);
    await text(page).click();
    const isNarrow = viewport.width < 1000;
    if (isNarrow) await button(page, 'Dossier').click();
    const insert = button(page, /^Insérer Tableau\s: Passages du/).filter({ visible: true });
    await insert.click();
    if (isNarrow) await button(page, 'Dossier').click();
    const table = text(page)
      .locator('[contenteditable="false"]')
      .filter({ hasText: /Passages du/ });
    await table.waitFor();
    await table.locator('summary').click();
    const boxes = table.getByRole('checkbox');
    const all = await boxes.count();
    expect(all).toBeGreaterThan(10);
    await boxes.first().uncheck();
    await table.getByText(`Choisir les lignes : ${all - 1} sur ${all}`.replace(' :', '\u00a0:')).waitFor();
    for (let index = all - 1; index > 2; index -= 1) await boxes.nth(index).uncheck();
    expect(await table.locator('tbody tr').count()).toBe(2);
    await checkPage(page);
    // An earlier choice may be saved at the same time.
    const kept = page.waitForResponse((answer) =>
      /"rows":\["[^"]*"\]/.test(answer.request().postData() ?? ''),
    );
    await boxes.nth(1).focus();
    await page.keyboard.press('Space');
    await boxes.nth(2).click();
    expect(await boxes.nth(2).isChecked()).toBe(true);
    await kept;
    await saved(page);
    if (isNarrow) return;
    await page.reload();
    await button(page, /^Bonjour Camille/).click();
    await table.waitFor();
    expect(await table.locator('tbody tr').count()).toBe(1);
  },
);
