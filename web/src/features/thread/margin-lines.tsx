import type { MarginNote } from '#domain/margin.ts';
import { marginLineTexts as texts } from './margin-texts.ts';
import type { Line } from './message-list.tsx';
import styles from './thread.module.css';

/** Questions in the margin and their answers as lines of the thread; without a name the reader is the customer. */
export const marginLines = (notes: readonly MarginNote[], name: string = texts.you): readonly Line[] =>
  notes.flatMap(({ at, quote, text, answer }) => [
    {
      at,
      content: (
        <>
          <p>{texts.asked(name)}</p>
          <blockquote className={styles.quote}>{texts.quote(quote)}</blockquote>
          <blockquote className={styles.quote}>{text}</blockquote>
        </>
      ),
    },
    ...(answer
      ? [
          {
            at: answer.at,
            content: (
              <>
                <p>{texts.answered(answer.name)}</p>
                <blockquote className={styles.quote}>{answer.text}</blockquote>
              </>
            ),
          },
        ]
      : []),
  ]);
