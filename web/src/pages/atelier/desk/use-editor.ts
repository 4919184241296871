import type { EditorState } from 'prosemirror-state';
import { useCallback, useRef, useState } from 'react';
import type { SectionEditor } from './editor.ts';
import { schema } from './schema.ts';

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

/** The open editor, and where its caret is. */
export const useEditor = () => {
  const [editor, setEditor] = useState<SectionEditor>();
  const [caret, setCaret] = useState(nowhere);
  const last = useRef(nowhere);
  const onMoved = useCallback((state: EditorState) => {
    const next = caretOf(state);
    if (JSON.stringify(next) === JSON.stringify(last.current)) return;
    last.current = next;
    setCaret(next);
  }, []);
  return { editor, setEditor, caret, onMoved };
};
