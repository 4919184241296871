import { useEffect, useRef } from 'react';
import type { Block } from '#domain/report/document.ts';
import { type EditorPorts, type SectionEditor, sectionEditor } from './editor.ts';
import type { Surroundings } from './piece-views.ts';

type EditorPaneProps = {
  blocks: readonly Block[];
  around: Surroundings;
  ports: EditorPorts;
  onReady: (editor: SectionEditor | undefined) => void;
};

/** The text of the open section. Its `key` names section and generation, because the editor keeps its own document. */
export function EditorPane({ blocks, around, ports, onReady }: EditorPaneProps) {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef({ blocks, around, ports, onReady });
  const made = useRef<SectionEditor>(undefined);
  useEffect(() => {
    const { current: start } = first;
    if (!place.current) return;
    const editor = sectionEditor(place.current, start.blocks, start.around, start.ports);
    made.current = editor;
    start.onReady(editor);
    return () => {
      start.onReady(undefined);
      editor.view.destroy();
    };
  }, []);
  useEffect(() => {
    if (around !== first.current.around) made.current?.surround(around);
  }, [around]);
  return <div ref={place} />;
}
