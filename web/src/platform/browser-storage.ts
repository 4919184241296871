/** Local storage; when the browser refuses it (private windows, full disk), the page keeps the entries in memory. */
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
    // A storage that refuses access has nothing to remove.
  }
};

/**
 * Removes everything but one entry. Other tabs receive an event without a key, which the end of a single session
 * does not cause.
 */
export const forgetAllBut = (kept: string): void => {
  const value = readItem(kept);
  memory.clear();
  try {
    localStorage.clear();
  } catch {
    // A storage that refuses access has nothing to remove.
  }
  if (value !== null) writeItem(kept, value);
};

export const sessionKey = 'session';
/** The choice of /cookies, which the law requires to be kept. */
export const cookieKey = 'cookies';

/** Whether a session is stored, valid or not; without one the session code is not loaded. */
export const hasStoredSession = (): boolean => readItem(sessionKey) !== null;

/** Says that this device holds texts of the writing desk (`device-store.ts`), so that signing out asks for them. */
export const textsKey = 'redaction';
export const hasStoredTexts = (): boolean => readItem(textsKey) !== null;
