/** What one tab remembers until it is closed. A browser may refuse storage: then the page works and forgets. */
const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

export const readTab = (key: string): string => attempt(() => sessionStorage.getItem(key)) ?? '';
export const writeTab = (key: string, text: string): void => attempt(() => sessionStorage.setItem(key, text));
export const clearTab = (key: string): void => attempt(() => sessionStorage.removeItem(key));

/** What was typed in this tab is nobody's business after a sign-out. */
export const clearTabStorage = (): void => attempt(() => sessionStorage.clear());

/** The fields of a stored object; none when there is nothing, or nothing that can be read. */
export const tabEntries = (key: string): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(attempt((): unknown => JSON.parse(readTab(key))) ?? {}));

/** Empty for what is absent or no text. */
export const textIn = (entries: ReadonlyMap<string, unknown>, name: string): string => {
  const value = entries.get(name);
  return typeof value === 'string' ? value : '';
};
