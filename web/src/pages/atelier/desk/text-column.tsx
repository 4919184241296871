import { classes } from '#web/ui/classes.ts';
import styles from './desk.module.css';
import { EditorPane } from './editor-pane.tsx';
import type { Surroundings } from './piece-views.ts';
import { titleOf } from './sections.ts';
import { planTexts, deskTexts as texts } from './texts.ts';
import type { OpenDesk } from './use-open-desk.ts';

type TextColumnProps = { desk: OpenDesk; around: Surroundings; isPromised: boolean };

/** The open section: its title, and its text in the editor. */
export function TextColumn({ desk, around, isPromised }: TextColumnProps) {
  const written = desk.sections[desk.place];
  if (!written)
    return (
      <div className={styles.middle}>
        <p className={styles.column}>{texts.noSection}</p>
      </div>
    );
  const { section, piece } = written;
  return (
    <div className={styles.middle} data-place="text">
      <article className={styles.column}>
        <h2>
          {desk.place + 1}. {titleOf(section) || planTexts.untitled}
        </h2>
        {section.blocks.length === 0 && (
          <p className={classes('meta', styles.hint)}>{isPromised ? texts.empty : texts.emptyFree}</p>
        )}
        <EditorPane
          key={`${section.id} ${piece.generation}`}
          blocks={section.blocks}
          around={around}
          ports={desk.ports}
          onReady={desk.setEditor}
        />
      </article>
    </div>
  );
}
