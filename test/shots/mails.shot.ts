/** Each mail as clients show it: with its pictures, and without them. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { renderMail } from '#lambdas/mails/render.tsx';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { letters } from '#test/support/letters.ts';
import { schemes, shotsFolder } from '#test/support/shots/camera.ts';

const at = new Date('2026-11-20T17:42:00Z');
const widths = [390, 640];
const views = widths.flatMap((width) =>
  Object.entries(letters).map(([kind, letter]) => ({ kind, letter, width })),
);
const visit = useVisitors();

const picture = async (page: Page, name: string): Promise<void> => {
  const shot = await page.screenshot({ path: join(shotsFolder, `${name}.png`), fullPage: true });
  expect(shot.byteLength).toBeGreaterThan(0);
};

test.each(views)('mail $kind at $width px', async ({ kind, letter, width }) => {
  const { html, images } = await renderMail(letter, at);
  const whole = images.reduce(
    (text, { cid, content }) =>
      text.replace(`cid:${cid}`, `data:image/png;base64,${Buffer.from(content).toString('base64')}`),
    html,
  );
  const { page } = await visit({ viewport: { width, height: 844 } });
  await mkdir(shotsFolder, { recursive: true });
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.setContent(whole);
    await picture(page, `mail-${kind}-${width}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setContent(html.replaceAll(/ src="cid:[^"]*"/g, ''));
  await picture(page, `mail-${kind}-${width}-plain`);
});
