import { useEffect, useRef } from 'react';
import type { Block } from '#domain/report/document.ts';
import { type SectionEditor, sectionEditor } from '../desk/editor.ts';
import { insertText } from '../desk/insertion.ts';
import styles from './library.module.css';
import { libraryTexts as texts } from './texts.ts';

/** Without a dossier nothing is drawn around the text, and nothing is held against it. */
const around = {
  dossier: undefined,
  passages: new Map(),
  reading: { read: undefined, names: undefined, left: new Set<string>() },
  reader: undefined,
};
const signs = { value: '@', passage: '/' } as const;

type PassageEditorProps = { first: readonly Block[]; onText: (read: () => Block[]) => void };

/** The text of a passage in the editor of the desk, whose pieces it keeps. */
export function PassageEditor({ first, onText }: PassageEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const start = useRef({ first, onText });
  useEffect(() => {
    if (!place.current) return;
    let editor: SectionEditor | undefined;
    const ports = {
      onText: start.current.onText,
      onPasted: () => undefined,
      // There is nothing to ask for: the sign itself is meant.
      onAsked: (what: 'value' | 'passage') => editor && insertText(editor, signs[what]),
      onMoved: () => undefined,
    };
    editor = sectionEditor(place.current, start.current.first, around, ports);
    const { view } = editor;
    view.dom.setAttribute('aria-label', texts.text);
    return () => view.destroy();
  }, []);
  return <div ref={place} className={styles.text} />;
}
