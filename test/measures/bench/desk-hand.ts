import type { Locator, Page } from 'playwright-core';

/** What the tools cost somebody who writes a report: all that is not its text. */
export type Tally = {
  clicks: number;
  /** Each key that is no letter of the text; a chord counts as its keys. */
  keys: number;
  /** Times that something had to be sought by typing. */
  searches: number;
  /** Milliseconds for which nothing could be done before the shop answered. */
  waited: number;
};

export const nothing = (): Tally => ({ clicks: 0, keys: 0, searches: 0, waited: 0 });

export const sumOf = (left: Tally, right: Tally): Tally => ({
  clicks: left.clicks + right.clicks,
  keys: left.keys + right.keys,
  searches: left.searches + right.searches,
  waited: left.waited + right.waited,
});

/** Milliseconds that a hand takes to the next button. */
const reach = 300;

/** The hand of an expert at a page, which counts what it does. */
export const handOf = (page: Page, tally: Tally) => {
  const timed = async (act: () => Promise<unknown>, own: number): Promise<void> => {
    const startedAt = performance.now();
    await act();
    tally.waited += Math.max(0, performance.now() - startedAt - own);
  };
  const press = async (chord: string): Promise<void> => {
    tally.keys += chord.split('+').length;
    await page.keyboard.press(chord);
  };
  return {
    page,
    click: async (target: Locator): Promise<void> => {
      tally.clicks += 1;
      await timed(() => target.click({ trial: true }), reach);
      await target.click();
    },
    press,
    /** Text of the report, letter by letter. */
    write: (words: string): Promise<void> => page.keyboard.type(words),
    /** Seeks by typing, and takes the first that is found. */
    seek: async (words: string): Promise<void> => {
      tally.searches += 1;
      for (const letter of words) await press(letter);
      await press('Enter');
    },
    /** Waits for what the shop does, with an idle hand. */
    wait: (seen: Locator): Promise<void> => timed(() => seen.first().waitFor({ timeout: 60_000 }), 0),
  };
};
export type Hand = ReturnType<typeof handOf>;
