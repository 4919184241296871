import { useRef, useState } from 'react';
import type { Passage } from '#domain/report/passage.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './assembly.module.css';
import { assemblyTexts as texts } from './assembly-texts.ts';
import { PassageEntry } from './passage-entry.tsx';
import { passageTexts } from './texts.ts';

/** Entries that stand below a text before «Afficher». */
const first = 5;

const Entry = ({ passage, onInsert }: { passage: Passage; onInsert: () => void }) => (
  <PassageEntry passage={passage}>
    <Button variant="line" size="small" onClick={onInsert}>
      <span>{passageTexts.insert}</span>
      <span className="sr">{` ${passage.title}`}</span>
    </Button>
  </PassageEntry>
);

type PassageOfferProps = {
  passages: readonly Passage[];
  /** Puts them behind the text of the section. */
  onInsert: (passages: readonly Passage[]) => void;
  /** Nothing is offered any more: the text has the focus again. */
  onDone: () => void;
};

/** The own passages that fit the chart and the open section, below its text. */
export function PassageOffer({ passages, onInsert, onDone }: PassageOfferProps) {
  const [isWhole, setWhole] = useState(false);
  const [said, setSaid] = useState('');
  const place = useRef<HTMLElement>(null);
  const shown = isWhole ? passages : passages.slice(0, first);
  const insert = (chosen: readonly Passage[]) => {
    onInsert(chosen);
    setSaid(texts.inserted(chosen.length));
    // The button goes with its passage, and the focus must not go with it.
    if (chosen.length < passages.length) place.current?.focus();
    else onDone();
  };
  return (
    <>
      <p className="sr" role="status">
        {said}
      </p>
      {passages.length > 0 && (
        <section ref={place} className={styles.offer} aria-label={texts.label} tabIndex={-1}>
          <h3>{texts.fitting(passages.length)}</h3>
          <ul>
            {shown.map((passage) => (
              <Entry key={passage.id} passage={passage} onInsert={() => insert([passage])} />
            ))}
          </ul>
          <p className={styles.acts}>
            {shown.length < passages.length && (
              <Button variant="line" size="small" onClick={() => setWhole(true)}>
                {texts.more(passages.length - shown.length)}
              </Button>
            )}
            {passages.length > 1 && (
              <Button size="small" onClick={() => insert(passages)}>
                {texts.all(passages.length)}
              </Button>
            )}
          </p>
        </section>
      )}
    </>
  );
}
