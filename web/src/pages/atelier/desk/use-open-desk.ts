import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { Block } from '#domain/report/document.ts';
import { sectionKey } from '#domain/report/draft-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import type { DraftSession } from './draft-session.ts';
import type { EditorPorts } from './editor.ts';
import type { PasteNotice } from './paste.ts';
import { mostPasted } from './paste.ts';
import { fillOf } from './section-state.ts';
import { sectionAt, sectionsOf } from './sections.ts';
import { pasteTexts } from './texts.ts';
import { useEditor } from './use-editor.ts';
import { planActions } from './use-plan.ts';

/** `byKey`: a sign was typed, which Esc writes after all. */
export type Asked = { readonly what: 'value' | 'figure' | 'passage'; readonly byKey: boolean } | undefined;

const pasteNotice = (notice: PasteNotice): string =>
  notice.kind === 'stripped'
    ? pasteTexts.stripped
    : pasteTexts.large(notice.characters.toLocaleString('fr-FR'), mostPasted.toLocaleString('fr-FR'));

/** Where writing goes on: the first section that is not written. */
const firstOpen = (session: DraftSession): string | undefined => {
  const sections = sectionsOf(session.snapshot());
  return (sections.find(({ section }) => fillOf(section) !== 'written') ?? sections[0])?.section.id;
};

/** The state of an open desk: its draft, its open section and its editor. */
export const useOpenDesk = (session: DraftSession) => {
  const toast = useToast();
  const saving = useSyncExternalStore(session.subscribe, session.snapshot);
  const [current, setCurrent] = useState(() => firstOpen(session));
  const [asked, setAsked] = useState<Asked>();
  const { editor, setEditor, caret, onMoved } = useEditor();
  const open = useCallback(
    (id: string) => {
      void session.keep();
      setCurrent(id);
    },
    [session],
  );
  const actions = useMemo(() => planActions(session, open), [session, open]);
  const ports = useMemo(
    (): EditorPorts => ({
      onText: (read: () => Block[]) => {
        if (current === undefined) return;
        session.typing(sectionKey(current), () => {
          const section = sectionAt(session.snapshot(), current);
          return {
            kind: 'section',
            section: {
              ...(section ?? { id: current, kind: 'chapter', title: '', second: '' }),
              blocks: read(),
            },
          };
        });
      },
      onPasted: (notice) => toast({ tone: 'info', title: pasteNotice(notice) }),
      onAsked: (what) => setAsked({ what, byKey: true }),
      onMoved,
    }),
    [session, current, toast, onMoved],
  );
  const sections = sectionsOf(saving);
  const place = sections.findIndex(({ section }) => section.id === current);
  return {
    saving,
    sections,
    place,
    current,
    open,
    actions,
    ports,
    editor,
    setEditor,
    caret,
    asked,
    setAsked,
  };
};
export type OpenDesk = ReturnType<typeof useOpenDesk>;
