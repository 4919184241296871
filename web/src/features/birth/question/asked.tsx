import type { Question } from '#domain/questions.ts';
import type { Thread } from '#domain/threads.ts';
import { ownDayTime } from '#web/platform/own-time.ts';
import styles from './question.module.css';
import { questionTexts as texts } from './texts.ts';

type AskedProps = { readonly question: Question; readonly stopped: Thread['stopped'] };

/** What the expert asked, in their words, and what it does to the clock. */
export function Asked({ question: { name, text, at }, stopped }: AskedProps) {
  return (
    <div className={styles.asked}>
      <p className={styles.who}>
        <b>{name}</b> <time dateTime={at}>{ownDayTime(new Date(at))}</time>
      </p>
      <blockquote>{text}</blockquote>
      <p className="meta">{stopped ? texts.stopped(ownDayTime(new Date(stopped.since))) : texts.running}</p>
    </div>
  );
}
