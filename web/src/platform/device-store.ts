/** A place of this browser for texts that are being written: IndexedDB, which a killed browser does not lose. */
import { textsKey } from './browser-storage.ts';

const store = 'texts';

const asPromise = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(textsKey, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return asPromise(request);
};

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });

let opening: Promise<IDBDatabase> | undefined;
const database = (): Promise<IDBDatabase> => {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
};

/** The author is part of the key, so that a colleague's text of the same section overwrites nothing. */
type Key = readonly [part: string, author: string, text: string];

/** Strict: the text is on the disk when this ends, so that a dead battery does not lose it either. */
const change = async (act: (texts: IDBObjectStore) => void): Promise<void> => {
  const transaction = (await database()).transaction(store, 'readwrite', { durability: 'strict' });
  const done = ended(transaction);
  act(transaction.objectStore(store));
  await done;
};

/** All texts of an author under a part's name, or all of this browser. */
export const readDevice = async (part?: string, author = ''): Promise<unknown[]> => {
  const texts = (await database()).transaction(store).objectStore(store);
  const range = part === undefined ? null : IDBKeyRange.bound([part, author], [part, author, []]);
  return asPromise(texts.getAll(range));
};

/** Writes texts, also from a page that is being left; an undefined one is forgotten. */
export const writeDevice = (entries: readonly (readonly [Key, unknown])[]): Promise<void> =>
  change((texts) => {
    for (const [key, value] of entries) {
      if (value === undefined) texts.delete([...key]);
      else texts.put(value, [...key]);
    }
    // Without it the browser waits for the page to read the answers, and drops what a closed page has written.
    texts.transaction.commit();
  });

/** Changes every text at one moment: undefined forgets it, and the same value leaves it. Tells how many are left. */
export const editDevice = async (edit: (value: unknown) => unknown): Promise<number> => {
  let left = 0;
  await change((texts) => {
    const walk = texts.openCursor();
    walk.onsuccess = () => {
      const cursor = walk.result;
      if (!cursor) return;
      const value: unknown = cursor.value;
      const next = edit(value);
      if (next === undefined) cursor.delete();
      else left += 1;
      if (next !== undefined && next !== value) cursor.update(next);
      cursor.continue();
    };
  });
  return left;
};
