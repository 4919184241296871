import type { Page } from 'playwright-core';

/** Holds back a page's requests for files of this pattern until the returned function is called. */
export const holdFiles = async (page: Page, pattern: string): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
