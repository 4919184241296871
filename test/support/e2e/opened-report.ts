import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The bytes of the PDF that a click opens in a new tab; the tab is closed afterwards. */
export const openedReport = async (page: Page, click: () => Promise<void>): Promise<Buffer> => {
  const sent = page.context().waitForEvent('request', (request) => request.url().includes('X-Amz-Signature'));
  const [tab] = await Promise.all([page.context().waitForEvent('page'), click()]);
  expect(tab).not.toBe(page);
  const file = await fetch((await sent).url());
  expect(file.headers.get('content-disposition')).toMatch(/^inline;/);
  await tab.close();
  return Buffer.from(await file.arrayBuffer());
};
