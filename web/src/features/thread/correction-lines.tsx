import type { ReactNode } from 'react';
import type { CorrectionAnswer, ReportCorrection } from '#domain/report-corrections.ts';
import { correctionLineTexts as texts } from './correction-texts.ts';
import type { Line } from './message-list.tsx';
import styles from './thread.module.css';

/** Where the report is wrong, and what was expected there. */
export const Places = ({ places }: Pick<ReportCorrection, 'places'>) =>
  places.map(({ where, text }, index) => (
    <blockquote key={index} className={styles.quote}>
      {where !== undefined && where !== '' && <b>{where}</b>} {text}
    </blockquote>
  ));

type CorrectionLook = {
  /** The customer's name; without it the reader is the customer. */
  readonly name?: string;
  readonly dayOf: (at: Date) => string;
  /** What the customer may do after a no. */
  readonly rights?: ReactNode;
};

const Answered = ({ answer, rights }: { answer: CorrectionAnswer; rights: ReactNode }) => (
  <>
    <p>
      {answer.version === undefined ? texts.kept(answer.name) : texts.changed(answer.name, answer.version)}
    </p>
    <blockquote className={styles.quote}>{answer.text}</blockquote>
    {answer.version === undefined && rights}
  </>
);

/** Corrections and their answers as lines of the thread. */
export const correctionLines = (
  corrections: readonly ReportCorrection[],
  { name = texts.you, dayOf, rights }: CorrectionLook,
): readonly Line[] =>
  corrections.flatMap(({ at, what, places, due_at, answer }) => [
    {
      at,
      content: (
        <>
          <p>{texts.asked(name, what)}</p>
          <Places places={places} />
          {!answer && <p>{texts.due(dayOf(new Date(due_at)))}</p>}
        </>
      ),
    },
    ...(answer ? [{ at: answer.at, content: <Answered answer={answer} rights={rights} /> }] : []),
  ]);
