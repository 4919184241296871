import * as z from 'zod/mini';
import { minutesKey } from './browser-storage.ts';
import { localEntry } from './local-entry.ts';

/**
 * Minutes in which something was typed at the desk, by report, for the account that switched them on here: no instants, and
 * no call carries them. Like all of a session they go with it (decisions 66 and 97).
 */
const kept = localEntry(
  minutesKey,
  z.object({ user: z.string(), minutes: z.record(z.string(), z.int()) }),
  () => Number.POSITIVE_INFINITY,
);

type Part = { readonly order_id: string; readonly service: string };
export type Minutes = Readonly<Record<string, number>>;

const nameOf = ({ order_id, service }: Part): string => `${order_id}#${service}`;

/** Undefined while this account has not switched them on here. */
export const readMinutes = (user: string): Minutes | undefined => {
  const found = kept.read();
  return found?.user === user ? found.minutes : undefined;
};

export const minutesOf = (minutes: Minutes | undefined, part: Part): number => minutes?.[nameOf(part)] ?? 0;

export const beginMinutes = (user: string): void => kept.write({ user, minutes: {} });
export const endMinutes = (): void => kept.clear();

/** Another minute of this report; undefined once they are switched off, also in another tab. */
export const addMinute = (user: string, part: Part): number | undefined => {
  const minutes = readMinutes(user);
  if (!minutes) return undefined;
  const count = minutesOf(minutes, part) + 1;
  kept.write({ user, minutes: { ...minutes, [nameOf(part)]: count } });
  return count;
};

/** Of reports that are somebody else's now. */
export const forgetMinutes = (user: string, parts: readonly Part[]): void => {
  const minutes = readMinutes(user);
  const gone = new Set(parts.map(nameOf));
  const left = Object.entries(minutes ?? {}).filter(([name]) => !gone.has(name));
  if (minutes && left.length < Object.keys(minutes).length)
    kept.write({ user, minutes: Object.fromEntries(left) });
};
