import type { Question } from '#domain/questions.ts';
import type { Line } from './message-list.tsx';
import { threadTexts as texts } from './texts.ts';
import styles from './thread.module.css';

const replyLine = ({ reply, what }: Question): Line[] =>
  reply
    ? [
        {
          at: reply.at,
          content: (
            <>
              <p>{texts.replied(reply.how, what)}</p>
              {reply.text !== undefined && <blockquote className={styles.quote}>{reply.text}</blockquote>}
            </>
          ),
        },
      ]
    : [];

/** Questions and their answers as lines of the thread. */
export const questionLines = (questions: readonly Question[]): readonly Line[] =>
  questions.flatMap((question) => [
    {
      at: question.at,
      content: (
        <>
          <p>{texts.asked(question.name, question.what)}</p>
          <blockquote className={styles.quote}>{question.text}</blockquote>
        </>
      ),
    },
    ...replyLine(question),
  ]);
