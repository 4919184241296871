import { type Ref, useState } from 'react';
import type { Passage } from '#domain/report/passage.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { PassageEntry } from '../desk/passage-entry.tsx';
import { byTitle } from '../desk/passages.ts';
import { passageTexts } from '../desk/texts.ts';
import styles from './library.module.css';
import { libraryTexts as texts } from './texts.ts';

const atOnce = 40;

type CellPassagesProps = {
  ref: Ref<HTMLElement>;
  name: string;
  passages: readonly Passage[];
  /** Undefined: a new one. */
  onOpen: (passage: Passage | undefined) => void;
  onRemove: (id: string) => Promise<void>;
};

/** The passages of the chosen cell, and the way to a new one. */
export function CellPassages({ ref, name, passages, onOpen, onRemove }: CellPassagesProps) {
  const [most, setMost] = useState(atOnce);
  const [removed, setRemoved] = useState<Passage>();
  const toast = useToast();
  const sorted = passages.toSorted((a, b) => byTitle(a.title, b.title));
  return (
    <section ref={ref} className={styles.cell} aria-label={name} tabIndex={-1}>
      <h2 aria-live="polite">{texts.cell(name, passages.length)}</h2>
      <ul>
        {sorted.slice(0, most).map((passage) => (
          <PassageEntry key={passage.id} passage={passage}>
            <p className={styles.acts}>
              <Button variant="line" size="small" onClick={() => onOpen(passage)}>
                <span>{passageTexts.edit}</span>
                <span className="sr">{` ${passage.title}`}</span>
              </Button>
              <Button variant="line" size="small" onClick={() => setRemoved(passage)}>
                <span>{passageTexts.remove}</span>
                <span className="sr">{` ${passage.title}`}</span>
              </Button>
            </p>
          </PassageEntry>
        ))}
      </ul>
      <p className={styles.acts}>
        {sorted.length > most && (
          <Button variant="line" size="small" onClick={() => setMost(most + atOnce)}>
            {passageTexts.more(sorted.length - most)}
          </Button>
        )}
        <Button size="small" onClick={() => onOpen(undefined)}>
          {passageTexts.write}
        </Button>
      </p>
      {removed && (
        <ConfirmDialog
          title={passageTexts.removeTitle(removed.title)}
          effect={passageTexts.removeEffect}
          confirm={passageTexts.remove}
          act={() => onRemove(removed.id)}
          onClose={() => setRemoved(undefined)}
          onDone={() => {
            toast({ tone: 'success', title: passageTexts.removed });
            setRemoved(undefined);
          }}
        />
      )}
    </section>
  );
}
