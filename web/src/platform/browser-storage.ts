import type { LocalKey } from './stored-keys.ts';

/** Local storage; when the browser refuses it (private windows, full disk), the page keeps the entries in memory. */
const memory = new Map<LocalKey, string>();

export const readItem = (key: LocalKey): string | null => {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
};

export const writeItem = (key: LocalKey, value: string): void => {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
};

export const removeItem = (key: LocalKey): void => {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // A storage that refuses access has nothing to remove.
  }
};

/** Removes every entry. Other tabs receive an event without a key. */
export const clearItems = (): void => {
  memory.clear();
  try {
    localStorage.clear();
  } catch {
    // A storage that refuses access has nothing to remove.
  }
};

export const sessionKey = 'session';
/** The choice of /cookies, which the law requires to be kept. */
export const cookieKey = 'cookies';

/** Whether a session is stored, valid or not; without one the session code is not loaded. */
export const hasStoredSession = (): boolean => readItem(sessionKey) !== null;

/** Says that this device holds texts of the writing desk (`device-store.ts`), so that the end of a session asks for them. */
export const textsKey = 'redaction';
export const hasStoredTexts = (): boolean => readItem(textsKey) !== null;

/** Places and size of the text of /compte/lecture. It says that this device holds reports (`forget-reports.ts`). */
export const readingKey = 'lecture';

/** The writing desk's chart is folded. */
export const wheelKey = 'roue';

/** Minutes of writing at the desk, where its expert wants them counted (`writing-minutes.ts`). */
export const minutesKey = 'minutes';

/** The answer to whether this device keeps reports (`keeping-choice.ts`). */
export const keepingKey = 'lecture.choix';

/**
 * Whether something may lie here that has to go; `user`: who is signed in now. Offline the worker of /compte/lecture
 * looks after the reports of a session that goes on.
 */
export const hasLeftovers = (user: string | undefined): boolean =>
  hasStoredTexts() || (readItem(readingKey) !== null && (user === undefined || navigator.onLine));
