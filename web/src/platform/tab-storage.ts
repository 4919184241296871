import type { TabKey } from './stored-keys.ts';

/** Session storage of one tab; when the browser refuses it, the page works without it. */
const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

export const readTab = (key: TabKey): string => attempt(() => sessionStorage.getItem(key)) ?? '';
export const writeTab = (key: TabKey, text: string): void => attempt(() => sessionStorage.setItem(key, text));
export const clearTab = (key: TabKey): void => attempt(() => sessionStorage.removeItem(key));

/** Removes the texts typed in this tab after a sign-out. */
export const clearTabStorage = (): void => attempt(() => sessionStorage.clear());

/** The fields of a stored object; none when it is absent or unreadable. */
export const tabEntries = (key: TabKey): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(attempt((): unknown => JSON.parse(readTab(key))) ?? {}));

/** Empty when the value is absent or not a text. */
export const textIn = (entries: ReadonlyMap<string, unknown>, name: string): string => {
  const value = entries.get(name);
  return typeof value === 'string' ? value : '';
};
