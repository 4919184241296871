/** L'atelier: the text of the writing desk survives what happens to the device. */
import { expect, test } from 'vitest';
import { confirmedOrder } from '#test/support/atelier.ts';
import { newCustomer } from '#test/support/customers.ts';
import { openAtelier, takeAndOpen } from '#test/support/e2e/atelier-pages.ts';
import { screens, useVisitors } from '#test/support/e2e/browser.ts';
import { openDesk, text, write } from '#test/support/e2e/desk-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();

/** An expert at the desk of a taken part. */
const atDesk = async () => {
  const order = await confirmedOrder(await newCustomer());
  const visitor = await visit({ viewport: screens[1].viewport, as: await newExpert(keyFor.numbers) });
  await openAtelier(visitor.page);
  await takeAndOpen(visitor.page, order);
  await openDesk(visitor.page);
  return visitor;
};

/** `DESK_KILLS=50` in the nightly pipeline. */
const kills = Number(process.env.DESK_KILLS ?? 3);

test('a page that is closed abruptly again and again loses at most two seconds', {
  timeout: 60_000 + kills * 20_000,
}, async () => {
  const { page: first, context } = await atDesk();
  const address = first.url();
  let page = first;
  for (let round = 1; round <= kills; round += 1) {
    // Another moment each time: of a pause, of a save on the device, of one on the server.
    await write(page, `Panne ${round}, `);
    await page.waitForTimeout((round * 370) % 3_000);
    await page.keyboard.type('mot');
    await page.waitForTimeout(2_000);
    await page.close({ runBeforeUnload: false });
    page = await context.newPage();
    await page.goto(address);
    await openDesk(page);
    await page.getByText(`Panne ${round}, mot`).waitFor();
  }
  const whole = await text(page).innerText();
  for (let round = 1; round <= kills; round += 1) expect(whole).toContain(`Panne ${round}, mot`);
});
