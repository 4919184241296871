/** What every page and state of the shop is held to; the views are listed in the sweeps of `test/component`. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { phone, screens } from './browser.ts';
import { checkPage, checkScreens, expectStill, overflow } from './check-page.ts';
import { fonts, setFont, spoiltTexts, tooWide } from './large-text.ts';
import { covered, smallTargets } from './reach.ts';
import { brokenWords, tornWords, unmarkedFields } from './words.ts';

/** A page, or a state of one; `open` leads a browser to it. */
export type View = {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
  /** Nothing moves while it opens: for views that an address opens. */
  readonly isStill?: boolean;
  /** It requires something, and says what. */
  readonly isForm?: boolean;
  /** Its layout is one at each width: it is drawn on a phone alone. */
  readonly isOne?: boolean;
  /** Its words are short enough for a phone of 320 px with doubled text. */
  readonly keepsWords?: boolean;
};

/** A view that its address opens. */
export const at = (path: string, facts: Pick<View, 'isForm' | 'keepsWords'> = {}): View => ({
  name: path,
  open: (page) => page.goto(path, { waitUntil: 'networkidle' }),
  isStill: true,
  ...facts,
});

const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // A message disappears after five seconds, but not under the pointer.
  await page.mouse.move(0, 0);
  const message = page.getByRole('status', { name: 'Messages' }).getByRole('listitem').first();
  await message.waitFor({ state: 'detached' });
};

/** The narrowest window without a second direction of scrolling (WCAG 1.4.10). */
const narrow = { width: 320, height: 700 };
/** Text at 200 % on the desktop of the design, as browsers enlarge it. */
const enlarged = { width: 720, height: 450 };
/** 400 % on a desktop of 1280×1024. */
const zoomed = { width: 320, height: 256 };

const holdFields = async (page: Page): Promise<void> => {
  expect(await unmarkedFields(page), 'fields without their mark').toEqual([]);
  expect(await page.locator('main :is(input, textarea)[required]').count()).toBeGreaterThan(0);
};

const holdWidth = async (page: Page, viewport: typeof zoomed, what: string): Promise<void> => {
  await page.setViewportSize(viewport);
  expect(await overflow(page), `overflows ${what}`).toBe(0);
  expect(await brokenWords(page), `broken ${what}`).toEqual([]);
};

/** A phone whose owner has doubled the size of the text, at both widths. */
export const holdLargeText = async (page: Page, keepsWords = false): Promise<void> => {
  await setFont(page, fonts.twice);
  for (const viewport of [screens[0].viewport, narrow]) {
    await page.setViewportSize(viewport);
    const where = `at ${viewport.width} px with text of ${fonts.twice} px`;
    expect(await tooWide(page), `too wide ${where}`).toEqual([]);
    expect(await spoiltTexts(page), `spoilt ${where}`).toEqual([]);
  }
  if (keepsWords) expect(await tornWords(page.locator('body')), 'torn by doubled text').toEqual([]);
  await setFont(page, fonts.normal);
};

/**
 * Opens a view on a phone: nothing moves; axe finds nothing at any width, by day and by night; nothing scrolls sideways
 * at 320 px or with text at 200 %, on a phone too; «e-mail» is never broken, nor another word where the view keeps its
 * words; nothing covers the focused element, at 400 % either; each target has 24 px; required fields are marked.
 */
export const hold = async (page: Page, view: View): Promise<void> => {
  const { isStill = false, isForm = false, isOne = false, keepsWords } = view;
  await view.open(page);
  await settled(page);
  if (isStill) await expectStill(page);
  await (isOne ? checkPage(page) : checkScreens(page));
  if (isForm) await holdFields(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await covered(page), 'covered on a phone').toEqual([]);
  for (const { name, viewport } of isOne ? phone : screens) {
    await page.setViewportSize(viewport);
    expect(await smallTargets(page), `under 24 px at ${name}`).toEqual([]);
  }
  await holdWidth(page, enlarged, 'at 200 %');
  await holdWidth(page, narrow, 'at 320 px');
  await holdLargeText(page, keepsWords);
  await page.setViewportSize(zoomed);
  expect(await covered(page), 'covered at 400 %').toEqual([]);
  await page.setViewportSize(screens[0].viewport);
};
