import * as z from 'zod/mini';
import type { Discipline } from '#domain/catalogue.ts';
import { hasStoredSession } from '#web/platform/browser-storage.ts';
import { instant, localEntry } from '#web/platform/local-entry.ts';

const week = 7 * 86_400_000;

const noteSchema = z.object({
  /** The order and the service. */
  part: z.string(),
  text: z.string(),
  /** When it was typed. */
  at: instant,
  /** When the words that it replaces were sent or withdrawn; absent where there were none. */
  since: z.optional(z.string()),
  /** Its agreement is given, and it goes out as soon as there is a network. */
  waits: z.optional(z.literal(true)),
});
export type Note = z.infer<typeof noteSchema>;

export const noteOf = (order: string, service: Discipline): string => `${order} ${service}`;

const endOf = ({ at }: Note): number => Date.parse(at) + week;

/** Local storage, so that the end of a session removes it (`forgetSession`), in every tab. */
const entry = localEntry('mots', z.object({ user: z.string(), notes: z.array(noteSchema) }), ({ notes }) =>
  Math.max(0, ...notes.map(endOf)),
);

const notesOf = (user: string): readonly Note[] => {
  const stored = entry.read();
  return stored?.user === user ? stored.notes.filter((note) => endOf(note) > Date.now()) : [];
};

/** Words that were typed and not sent, for the account that typed them, a week at most. */
export const readNote = (user: string, part: string): Note | undefined =>
  notesOf(user).find((note) => note.part === part);

/** Undefined forgets it. After a sign-out nothing is written any more. */
export const keepNote = (user: string, part: string, note: Note | undefined): void => {
  const others = notesOf(user).filter((other) => other.part !== part);
  const notes = note ? [...others, note] : others;
  if (notes.length === 0 || !hasStoredSession()) entry.clear();
  else entry.write({ user, notes });
};

/** Tells of another tab that has sent or given up the words of a part. */
export const onNoteGone = (user: string, part: string, tell: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === 'mots' && !readNote(user, part)) tell();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
