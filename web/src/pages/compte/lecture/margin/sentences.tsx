import { Fragment, useContext, useMemo } from 'react';
import { anchorOf } from '#domain/margin.ts';
import type { PrintedRuns } from '#domain/report/printed.ts';
import { sentenceRuns } from '#domain/report/sentences.ts';
import { classes } from '#web/ui/classes.ts';
import { Runs } from '../runs.tsx';
import styles from './margin.module.css';
import { MarginContext } from './margin-context.ts';
import { MarginNotes } from './margin-notes.tsx';
import { marginTexts as texts } from './texts.ts';

const useSentences = (runs: PrintedRuns) =>
  useMemo(() => sentenceRuns(runs).map((one) => ({ ...one, anchor: anchorOf(one.text) })), [runs]);

/** A paragraph whose sentences may be touched, and bear the numbers of their questions. They stand from the first moment. */
export function Sentences({ runs }: { runs: PrintedRuns }) {
  const margin = useContext(MarginContext);
  const sentences = useSentences(runs);
  return sentences.map(({ text, gap, anchor, runs: own }, index) => {
    const notes = margin?.notesOf(anchor) ?? [];
    return (
      <Fragment key={`${index} ${anchor}`}>
        {gap}
        <span
          className={classes(margin?.ask && styles.sentence, notes.length > 0 && styles.noted)}
          data-sentence={margin?.ask && text}
        >
          <Runs runs={own} />
        </span>
        {notes.map(({ id, number }) => (
          <sup key={id} className={styles.mark}>
            <span className="sr">{` ${texts.number(number)}`}</span>
            <span aria-hidden="true">{number}</span>
          </sup>
        ))}
      </Fragment>
    );
  });
}

/** The questions about the sentences of a paragraph, below it. */
export function SentenceNotes({ runs }: { runs: PrintedRuns }) {
  const margin = useContext(MarginContext);
  const sentences = useSentences(runs);
  if (!margin) return null;
  const notes = sentences.flatMap(({ anchor }) => margin.notesOf(anchor));
  return <MarginNotes notes={notes} author={margin.author} />;
}
