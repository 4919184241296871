/** Local storage that a browser may refuse (private windows, full disk): then the page remembers by itself. */
const memory = new Map<string, string>();

export const readItem = (key: string): string | null => {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
};

export const writeItem = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
};

export const removeItem = (key: string): void => {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // A storage that refuses has nothing to remove.
  }
};

/**
 * Forgets everything but one entry. The event that tells other tabs has no key then, which a session that merely ends does
 * not cause.
 */
export const forgetAllBut = (kept: string): void => {
  const value = readItem(kept);
  memory.clear();
  try {
    localStorage.clear();
  } catch {
    // A storage that refuses has nothing to forget.
  }
  if (value !== null) writeItem(kept, value);
};

export const sessionKey = 'session';
/** The choice of /cookies: the law wants it kept. */
export const cookieKey = 'cookies';

/** Whether a session is stored, valid or not: decides whether session code is loaded at all. */
export const hasStoredSession = (): boolean => readItem(sessionKey) !== null;
