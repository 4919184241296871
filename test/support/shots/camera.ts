/** Takes pictures of every page and state, for a person to look at: at both widths, by day and by night. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rootFolder } from '../../../bin/local/files.ts';
import { screens, useVisitors, type VisitOptions } from '../e2e/browser.ts';

export const shotsFolder = join(rootFolder, 'shots');
export const schemes = ['light', 'dark'] as const;

type Viewport = { readonly width: number; readonly height: number };
const usual = screens.map(({ viewport }) => viewport);

export type Scene = {
  /** Names the files, e.g. `checkout-2-errors`. */
  readonly name: string;
  /** `start`: the address that the blank page opens first. */
  readonly visitor?: () => Promise<VisitOptions & { readonly start?: string }>;
  /** Brings the blank page to the state of the picture. */
  readonly open: (page: Page) => Promise<unknown>;
  /** Messages that the browser logs itself in this state, such as a refused request. */
  readonly says?: RegExp;
  /** In place of a phone and a desktop. */
  readonly viewports?: readonly Viewport[];
  /** The picture shows the page after its arrivals; without it, they are off. */
  readonly moves?: boolean;
  /** The picture shows the window alone: one of a whole page undoes the size that a reader gives to text. */
  readonly isWindow?: boolean;
};

const settle = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
};

/** One test per scene and width; it fails only when the state cannot be reached. */
export const shoot = (scenes: readonly Scene[]): void => {
  const visit = useVisitors();
  const views = scenes.flatMap((scene) =>
    (scene.viewports ?? usual).map((viewport) => ({ ...scene, viewport })),
  );
  test.each(views)(
    '$name at $viewport.width px',
    async ({ name, visitor, open, says, viewport, moves, isWindow }) => {
      const { start, ...options } = (await visitor?.()) ?? {};
      const { page, expectProblem } = await visit({ ...options, viewport });
      if (says) expectProblem(says);
      const reducedMotion = moves ? 'no-preference' : 'reduce';
      await page.emulateMedia({ reducedMotion });
      if (start) await page.goto(start);
      await open(page);
      await mkdir(shotsFolder, { recursive: true });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion });
        await settle(page);
        const path = join(shotsFolder, `${name}-${viewport.width}-${colorScheme}.png`);
        const picture = await page.screenshot({ path, fullPage: !isWindow });
        expect(picture.byteLength).toBeGreaterThan(0);
      }
    },
  );
};
