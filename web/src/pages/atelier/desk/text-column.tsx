import type { EditorState } from 'prosemirror-state';
import { useEffect, useRef } from 'react';
import type { Block } from '#domain/report/document.ts';
import { classes } from '#web/ui/classes.ts';
import { AssemblyNotice } from './assembly-notice.tsx';
import styles from './desk.module.css';
import { type EditorPorts, type SectionEditor, sectionEditor } from './editor.ts';
import { reviewAll } from './insertion.ts';
import { PassageOffer } from './passage-offer.tsx';
import type { Surroundings } from './piece-views.ts';
import { ProofOffer } from './proof-offer.tsx';
import { titleOf, untouchedOf } from './sections.ts';
import { StatementOffer } from './statement-offer.tsx';
import statementStyles from './statements.module.css';
import type { Found } from './statements.ts';
import { planTexts, deskTexts as texts } from './texts.ts';
import { reviewTexts } from './tool-texts.ts';
import type { Assembly } from './use-assembly.ts';
import type { OpenDesk } from './use-open-desk.ts';

/** The states in which the editors of sections were left, for «Annuler» after a return. */
type Left = Map<string, EditorState>;

type EditorPaneProps = {
  name: string;
  left: Left;
  blocks: readonly Block[];
  around: Surroundings;
  ports: EditorPorts;
  onReady: (editor: SectionEditor | undefined) => void;
};

/** The text of the open section. Its `name` is its key, because the editor keeps its own document. */
function EditorPane({ name, left, blocks, around, ports, onReady }: EditorPaneProps) {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef({ name, left, blocks, around, ports, onReady });
  const made = useRef<SectionEditor>(undefined);
  useEffect(() => {
    const { current: start } = first;
    if (!place.current) return;
    const known = start.left.get(start.name);
    const editor = sectionEditor(place.current, start.blocks, start.around, start.ports, known);
    made.current = editor;
    start.onReady(editor);
    return () => {
      start.onReady(undefined);
      start.left.set(start.name, editor.view.state);
      editor.view.destroy();
    };
  }, []);
  useEffect(() => {
    if (around !== first.current.around) made.current?.surround(around);
  }, [around]);
  return <div ref={place} />;
}

type TextColumnProps = {
  desk: OpenDesk;
  around: Surroundings;
  assembly: Assembly;
  isPromised: boolean;
  onLeave: (found: Found) => void;
};

/** The open section: its title, and its text in the editor. */
export function TextColumn({ desk, around, assembly, isPromised, onLeave }: TextColumnProps) {
  const left = useRef<Left>(new Map());
  const written = desk.sections[desk.place];
  if (!written)
    return (
      <div className={styles.middle}>
        <p className={styles.column}>{texts.noSection}</p>
      </div>
    );
  const { section, piece } = written;
  const title = `${desk.place + 1}. ${titleOf(section) || planTexts.untitled}`;
  const untouched = untouchedOf(section).length;
  // A text from elsewhere has another generation.
  const name = `${section.id} ${piece.generation}`;
  return (
    <div className={styles.middle} data-place="text">
      <article className={styles.column}>
        <AssemblyNotice assembly={assembly} />
        <h2 key={title}>{title}</h2>
        {section.blocks.length === 0 && (
          <p className={classes('meta', styles.hint)}>{isPromised ? texts.empty : texts.emptyFree}</p>
        )}
        {desk.editor && untouched > 0 && (
          <p className={styles.hint}>
            <button
              type="button"
              className={styles.link}
              onClick={() => desk.editor && reviewAll(desk.editor)}
            >
              {reviewTexts.all(untouched)}
            </button>
          </p>
        )}
        <div className={statementStyles.place}>
          <EditorPane
            key={name}
            name={name}
            left={left.current}
            blocks={section.blocks}
            around={around}
            ports={desk.ports}
            onReady={desk.setEditor}
          />
          <StatementOffer found={desk.misstated} editor={desk.editor} onLeave={onLeave} />
          {desk.editor && around.dossier && (
            <ProofOffer
              editor={desk.editor}
              dossier={around.dossier}
              isHidden={desk.misstated !== undefined}
            />
          )}
        </div>
        <PassageOffer
          key={section.id}
          passages={assembly.here}
          onInsert={assembly.append}
          onDone={() => desk.editor?.view.focus()}
        />
      </article>
    </div>
  );
}
