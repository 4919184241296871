/** A place of this browser for texts that are being written: IndexedDB, which a killed browser does not lose. */

const name = 'redaction';
const store = 'texts';

const asPromise = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1);
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

type Key = readonly [part: string, text: string];

/** Strict: the text is on the disk when this ends, so that a dead battery does not lose it either. */
const change = async (act: (texts: IDBObjectStore) => void): Promise<void> => {
  const transaction = (await database()).transaction(store, 'readwrite', { durability: 'strict' });
  const done = ended(transaction);
  act(transaction.objectStore(store));
  transaction.commit();
  await done;
};

const ofPart = (part: string): IDBKeyRange => IDBKeyRange.bound([part], [part, []]);

/** All texts under a part's name, or all of this browser. */
export const readDevice = async (part?: string): Promise<unknown[]> => {
  const texts = (await database()).transaction(store).objectStore(store);
  return asPromise(texts.getAll(part === undefined ? null : ofPart(part)));
};

export const writeDevice = (entries: readonly (readonly [Key, unknown])[]): Promise<void> =>
  change((texts) => {
    for (const [key, value] of entries) texts.put(value, [...key]);
  });

/** Forgets the texts of one part, or all. */
export const clearDevice = (part?: string): Promise<void> =>
  change((texts) => {
    if (part === undefined) texts.clear();
    else texts.delete(ofPart(part));
  });
