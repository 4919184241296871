/** Takes pictures of every page and state, for a person to look at: at both widths, by day and by night. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rootFolder } from '../../../bin/local/files.ts';
import { screens, useVisitors, type VisitOptions } from '../e2e/browser.ts';

const folder = join(rootFolder, 'shots');
const schemes = ['light', 'dark'] as const;

export type Scene = {
  /** Names the files, e.g. `checkout-2-errors`. */
  readonly name: string;
  readonly visitor?: () => Promise<VisitOptions>;
  /** Brings the blank page to the state of the picture. */
  readonly open: (page: Page) => Promise<unknown>;
  /** Messages that the browser logs itself in this state, such as a refused request. */
  readonly says?: RegExp;
};

const settle = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
};

/** One test per scene and width; it fails only when the state cannot be reached. */
export const shoot = (scenes: readonly Scene[]): void => {
  const visit = useVisitors();
  const views = scenes.flatMap((scene) => screens.map(({ viewport }) => ({ ...scene, viewport })));
  test.each(views)('$name at $viewport.width px', async ({ name, visitor, open, says, viewport }) => {
    const { page, expectProblem } = await visit({ ...(await visitor?.()), viewport });
    if (says) expectProblem(says);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await mkdir(folder, { recursive: true });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settle(page);
      const path = join(folder, `${name}-${viewport.width}-${colorScheme}.png`);
      const picture = await page.screenshot({ path, fullPage: true });
      expect(picture.byteLength).toBeGreaterThan(0);
    }
  });
};
