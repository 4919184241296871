import * as z from 'zod/mini';
import { hasStoredSession } from '#web/platform/browser-storage.ts';
import { instant, localEntry } from '#web/platform/local-entry.ts';

/** Messages on this device: what is being typed, and what waits to be sent. Their author alone sees them. */

const week = 7 * 86_400_000;

/** `part`: the order and the service. */
const draftSchema = z.object({ part: z.string(), text: z.string(), at: instant });
const unsentSchema = z.extend(draftSchema, { id: z.string() });
export type Unsent = z.infer<typeof unsentSchema>;

const keptSchema = z.object({
  user: z.string(),
  drafts: z.array(draftSchema),
  /** Oldest first. */
  unsent: z.array(unsentSchema),
});
type Kept = z.infer<typeof keptSchema>;

const endOf = ({ at }: { readonly at: string }): number => Date.parse(at) + week;

/** Local storage, so that the end of a session removes it (`forgetSession`), in every tab. */
const entry = localEntry('messages', keptSchema, ({ drafts, unsent }) =>
  Math.max(0, ...[...drafts, ...unsent].map(endOf)),
);

const keptBy = (user: string): Kept => {
  const stored = entry.read();
  const isFresh = (one: { readonly at: string }) => endOf(one) > Date.now();
  return stored?.user === user
    ? { user, drafts: stored.drafts.filter(isFresh), unsent: stored.unsent.filter(isFresh) }
    : { user, drafts: [], unsent: [] };
};

/** After a sign-out nothing is written any more. */
const keep = (kept: Kept): void => {
  if (kept.drafts.length + kept.unsent.length === 0 || !hasStoredSession()) entry.clear();
  else entry.write(kept);
};

export const readDraft = (user: string, part: string): string =>
  keptBy(user).drafts.find((draft) => draft.part === part)?.text ?? '';

/** An empty text forgets it. */
export const keepDraft = (user: string, part: string, text: string): void => {
  const kept = keptBy(user);
  const others = kept.drafts.filter((draft) => draft.part !== part);
  const own = text.trim() === '' ? [] : [{ part, text, at: new Date().toISOString() }];
  keep({ ...kept, drafts: [...others, ...own] });
};

export const readUnsent = (user: string, part: string): readonly Unsent[] =>
  keptBy(user).unsent.filter((one) => one.part === part);

export const keepUnsent = (user: string, message: Unsent): void => {
  const kept = keptBy(user);
  keep({ ...kept, unsent: [...kept.unsent, message] });
};

export const dropUnsent = (user: string, id: string): void => {
  const kept = keptBy(user);
  keep({ ...kept, unsent: kept.unsent.filter((one) => one.id !== id) });
};

/** Tells of another tab that has changed what is kept. */
export const onKeptElsewhere = (tell: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === 'messages') tell();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

/** One tab sends at a time, where the browser can tell; elsewhere the message's id makes a repetition harmless. */
export const whileAlone = async (act: () => Promise<void>): Promise<void> => {
  if (!('locks' in navigator)) return act();
  await navigator.locks.request('messages', act);
};
