import { useEffect, useState } from 'react';
import type { Discipline } from '#domain/catalogue.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { keepNote, type Note, noteOf, onNoteGone, readNote } from './kept-words.ts';

export type OwnNote = {
  /** What is typed and not sent. */
  readonly note: Note | undefined;
  /** Keeps it on this device, too; undefined forgets it. */
  readonly keep: (note: Omit<Note, 'part' | 'at'> | undefined) => void;
  /** True for the one tab that sends what waits for the network. */
  readonly claim: () => boolean;
  readonly onGone: (tell: () => void) => () => void;
};

/** The unsent words for one consultation. Once it is taken they leave the device, and are shown until the page is left. */
export const useNote = (order: string, service: Discipline, isOpen: boolean): OwnNote => {
  const user = useSession().user?.id ?? '';
  const part = noteOf(order, service);
  const [note, setNote] = useState(() => readNote(user, part));
  useEffect(() => {
    if (!isOpen) keepNote(user, part, undefined);
  }, [isOpen, user, part]);
  return {
    note,
    keep: (typed) => {
      const next = typed && { ...typed, part, at: new Date().toISOString() };
      setNote(next);
      keepNote(user, part, next);
    },
    claim: () => {
      const stored = readNote(user, part);
      if (!stored?.waits) return false;
      keepNote(user, part, { ...stored, waits: undefined });
      return true;
    },
    onGone: (tell) => onNoteGone(user, part, tell),
  };
};
