import type { EditorState } from 'prosemirror-state';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import { shopDate } from '#domain/holidays.ts';
import type { Block, Section } from '#domain/report/document.ts';
import type { Outline } from '#domain/report/draft.ts';
import { outlineKey, sectionKey, type Text } from '#domain/report/draft-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { type Change, changeSection } from './change-section.ts';
import type { DraftSession } from './draft-session.ts';
import type { EditorPorts, SectionEditor } from './editor.ts';
import { goToPlace, type TextPlace } from './insertion.ts';
import { mostPasted, type PasteNotice } from './paste.ts';
import { schema } from './schema.ts';
import { fillOf, outlineOf, outlineWith, sectionAt, sectionsOf } from './sections.ts';
import { type Found, keyOf, misstatedAt } from './statements.ts';
import { pasteTexts } from './texts.ts';

/** What the tools show of the caret; a new one is made only when it differs, because it follows each key. */
export type Caret = { readonly kind: string; readonly isEmphasis: boolean; readonly hasSelection: boolean };

const nowhere: Caret = { kind: 'paragraph', isEmphasis: false, hasSelection: false };

const caretOf = ({ selection, storedMarks, doc }: EditorState): Caret => {
  const { $from, from, to, empty } = selection;
  const { em } = schema.marks;
  const marks = storedMarks ?? $from.marks();
  return {
    kind: $from.depth > 0 ? $from.node(1).type.name : (doc.nodeAt(from)?.type.name ?? 'paragraph'),
    isEmphasis: empty ? em.isInSet(marks) !== undefined : doc.rangeHasMark(from, to, em),
    hasSelection: !empty && doc.textBetween(from, to).trim() !== '',
  };
};

const isSameFound = (left: Found, right: Found): boolean =>
  left.from === right.from && left.to === right.to && keyOf(left) === keyOf(right);

/** The open editor, and where its caret is. */
const useEditor = () => {
  const [editor, setEditor] = useState<SectionEditor>();
  const [caret, setCaret] = useState(nowhere);
  const [misstated, setMisstated] = useState<Found>();
  const last = useRef(nowhere);
  const onMoved = useCallback((state: EditorState) => {
    const found = misstatedAt(state);
    setMisstated((shown) => (shown && found && isSameFound(shown, found) ? shown : found));
    const next = caretOf(state);
    if (JSON.stringify(next) === JSON.stringify(last.current)) return;
    last.current = next;
    setCaret(next);
  }, []);
  return { editor, setEditor, caret, misstated, onMoved };
};

export type Named = Pick<Section, 'title' | 'second' | 'kind' | 'glyph'>;

/** Ten letters of chance; a section keeps its id while it is moved or renamed. */
const newId = (): string => `s-${crypto.randomUUID().slice(0, 8)}`;

/** What an expert may do with the plan. */
const planActions = (session: DraftSession, open: (id: string) => void) => {
  const change = (next: (outline: Outline) => Outline) =>
    session.change({
      kind: 'edited',
      key: outlineKey,
      text: { kind: 'outline', outline: next(outlineOf(session.snapshot())) },
    });
  const write = (section: Section) =>
    session.change({ kind: 'edited', key: sectionKey(section.id), text: { kind: 'section', section } });
  return {
    move: (id: string, step: -1 | 1) => change((outline) => outlineWith.moved(outline, id, step)),
    rename: (id: string, named: Named) => {
      const section = sectionAt(session.snapshot(), id);
      if (section) write({ ...section, ...named });
    },
    add: (named: Named) => {
      const id = newId();
      write({ id, ...named, blocks: [] });
      change((outline) => outlineWith.added(outline, id));
      open(id);
    },
    takeOut: (id: string, reason: string) => {
      const { order } = outlineOf(session.snapshot());
      const next = order[order.indexOf(id) + 1] ?? order[order.indexOf(id) - 1];
      change((outline) => outlineWith.removed(outline, id, reason));
      if (next !== undefined) open(next);
    },
    putBack: (id: string) => {
      change((outline) => outlineWith.returned(outline, id));
      open(id);
    },
  };
};
export type PlanActions = ReturnType<typeof planActions>;

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

/** Notes that text is written today. */
const noteDay = (session: DraftSession): void => {
  const outline = outlineOf(session.snapshot());
  const { dates = [] } = outline;
  const today = shopDate(new Date());
  if (dates.includes(today)) return;
  const text = { kind: 'outline' as const, outline: { ...outline, dates: [...dates, today] } };
  session.change({ kind: 'edited', key: outlineKey, text });
};

/** A section with these blocks as its text. */
const textWith = (session: DraftSession, id: string, blocks: Block[]): Text => {
  const section = sectionAt(session.snapshot(), id) ?? { id, kind: 'chapter', title: '', second: '' };
  return { kind: 'section', section: { ...section, blocks } };
};

type Target = { readonly section: string; readonly place: TextPlace | undefined } | undefined;

/** The state of an open desk: its draft, its open section and its editor. */
export const useOpenDesk = (session: DraftSession, counted: OpenPart['counted']) => {
  const toast = useToast();
  const saving = useSyncExternalStore(session.subscribe, session.snapshot);
  const [current, setCurrent] = useState(() => firstOpen(session));
  const [asked, setAsked] = useState<Asked>();
  const { editor, setEditor, caret, misstated, onMoved } = useEditor();
  const target = useRef<Target>(undefined);
  const open = useCallback(
    (id: string) => {
      void session.keep();
      setCurrent(id);
    },
    [session],
  );
  /** The editor of another section comes after its opening. */
  const goTo = (section: string, place?: TextPlace) => {
    if (section === current && editor) return goToPlace(editor, place);
    target.current = { section, place };
    open(section);
  };
  const onEditor = useCallback(
    (next: SectionEditor | undefined) => {
      setEditor(next);
      if (!next) return;
      const { current: wanted } = target;
      if (wanted && wanted.section === current) goToPlace(next, wanted.place);
      target.current = undefined;
    },
    [setEditor, current],
  );
  const actions = useMemo(() => planActions(session, open), [session, open]);
  const ports = useMemo(
    (): EditorPorts => ({
      onText: (read: () => Block[]) => {
        if (current === undefined) return;
        session.typing(sectionKey(current), () => textWith(session, current, read()));
        if (counted?.dates) noteDay(session);
      },
      onPasted: (notice) => toast({ tone: 'info', title: pasteNotice(notice) }),
      onAsked: (what) => setAsked({ what, byKey: true }),
      counted: counted && session,
      onMoved,
    }),
    [session, current, toast, onMoved, counted],
  );
  const sections = sectionsOf(saving);
  return {
    saving,
    sections,
    place: sections.findIndex(({ section }) => section.id === current),
    current,
    open,
    actions,
    ports,
    editor,
    setEditor: onEditor,
    caret,
    misstated,
    goTo,
    changeSection: (section: Section, change: Change) =>
      changeSection(session, section.id === current ? editor : undefined, section, change),
    asked,
    setAsked,
  };
};
export type OpenDesk = ReturnType<typeof useOpenDesk>;
