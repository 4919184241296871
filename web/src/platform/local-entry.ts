import * as z from 'zod/mini';
import { readItem, removeItem, writeItem } from './browser-storage.ts';
import type { LocalKey } from './stored-keys.ts';

const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

/** A typed entry of local storage that is valid until the instant `until` gives, in milliseconds. */
export const localEntry = <S extends z.ZodMiniType>(
  key: LocalKey,
  schema: S,
  until: (value: z.output<S>) => number,
) => ({
  read: (now = Date.now()): z.output<S> | undefined => {
    const text = readItem(key);
    if (text === null) return undefined;
    const parsed = z.safeParse(schema, parseJson(text));
    if (parsed.success && until(parsed.data) > now) return parsed.data;
    removeItem(key);
    return undefined;
  },
  write: (value: z.output<S>): void => writeItem(key, JSON.stringify(value)),
  clear: (): void => removeItem(key),
});

/** ISO 8601 in UTC. */
export const instant = z.iso.datetime();
