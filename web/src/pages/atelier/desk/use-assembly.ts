import { useDeferredValue, useMemo, useState } from 'react';
import type { Section } from '#domain/report/document.ts';
import { isSame, sectionKey, type Text } from '#domain/report/draft-text.ts';
import type { Passage } from '#domain/report/passage.ts';
import { type Assembled, assembled, withPassages } from './assembly.ts';
import type { Dossier } from './dossier.ts';
import type { DraftSession } from './draft-session.ts';
import { appendPassages } from './insertion.ts';
import { sectionAt, sectionsOf } from './sections.ts';
import type { OpenDesk } from './use-open-desk.ts';

const textOf = (section: Section): Text => ({ kind: 'section', section });

/** A section before and after passages were put into it. */
type Change = { readonly before: Section; readonly after: Section };

const write = (session: DraftSession, section: Section): void =>
  session.change({ kind: 'replaced', key: sectionKey(section.id), text: textOf(section) });

/** Puts passages into the sections as they are now, and tells what changed. */
const assemble = (session: DraftSession, chosen: readonly Assembled[]): Change[] =>
  chosen.flatMap(({ section: { id }, passages }) => {
    const before = sectionAt(session.snapshot(), id);
    if (!before) return [];
    const after = withPassages(before, passages);
    write(session, after);
    return [{ before, after }];
  });

/** Takes them out again where nobody has written since; tells how many sections stay as they are. */
const takeBack = (session: DraftSession, changes: readonly Change[]): number => {
  const kept = changes.filter(({ before, after }) => {
    const now = sectionAt(session.snapshot(), after.id);
    const isAsPut = now !== undefined && isSame(textOf(now), textOf(after));
    if (isAsPut) write(session, before);
    return !isAsPut;
  });
  return kept.length;
};

type Done = { readonly changes: readonly Change[]; readonly passages: number };

/** The assembled draft: what waits for which section, and the way back from inserting it. */
export const useAssembly = (
  session: DraftSession,
  { saving, current, editor }: Pick<OpenDesk, 'saving' | 'current' | 'editor'>,
  dossier: Dossier | undefined,
  passages: readonly Passage[],
) => {
  const [done, setDone] = useState<Done>();
  // A key is painted before the passages are sought again.
  const settled = useDeferredValue(saving);
  const waiting = useMemo(
    () =>
      dossier === undefined || passages.length === 0
        ? []
        : assembled(
            passages,
            dossier,
            sectionsOf(settled).map(({ section }) => section),
          ),
    [settled, dossier, passages],
  );
  return {
    waiting,
    /** Of the open section. */
    here: waiting.find(({ section }) => section.id === current)?.passages ?? [],
    /** Puts them behind the text of the open section; read at once, so that nothing is offered twice. */
    append: (chosen: readonly Passage[]) => {
      if (editor) appendPassages(editor, chosen);
      void session.keep();
    },
    done,
    assemble: (chosen: readonly Assembled[]) => {
      void session.keep();
      const changes = assemble(session, chosen);
      setDone({ changes, passages: chosen.flatMap((one) => one.passages).length });
    },
    undo: (): number => {
      void session.keep();
      setDone(undefined);
      return done ? takeBack(session, done.changes) : 0;
    },
    forget: () => setDone(undefined),
  };
};
export type Assembly = ReturnType<typeof useAssembly>;
