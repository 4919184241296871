import { hasStoredTexts, readItem, readingKey } from './browser-storage.ts';
import { forgetOldReports, forgetReports } from './forget-reports.ts';

/**
 * Removes what an ended session has left on this device: when it ends, and at each opening of a page, because the tab
 * that began may have been closed. Of a session that goes on, the reports whose days are over. `user`: who is signed in now. A browser that refuses its store keeps nothing.
 */
export const tidyDevice = async (user: string | undefined): Promise<void> => {
  if (readItem(readingKey) !== null) await (user === undefined ? forgetReports() : forgetOldReports());
  if (!hasStoredTexts()) return;
  const { tidyTexts } = await import('./kept-texts.ts');
  await tidyTexts(user).catch(() => undefined);
};
