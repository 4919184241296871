/** A mail on a phone whose client draws it with a wide face. */
import { expect, test } from 'vitest';
import { renderMail } from '#lambdas/mails/render.tsx';
import { useVisitors } from '#test/support/component/visitors.ts';
import { letters } from '#test/support/letters.ts';

const visit = useVisitors();

test('a day stands on one line with its weekday', async () => {
  const { html } = await renderMail(letters.confirmation, new Date('2026-11-20T17:42:00Z'));
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await page.setContent(html.replaceAll(/ src="cid:[^"]*"/g, '').replaceAll('Georgia', "'DejaVu Serif'"));
  const row = page.getByRole('row', { name: /^Payée le/ });
  const lines = await row.locator('td').evaluate((cell) => {
    const text = cell.firstChild ?? cell;
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, (text.textContent ?? '').indexOf('2026'));
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});
