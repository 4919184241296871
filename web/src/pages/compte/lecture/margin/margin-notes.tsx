import { useContext } from 'react';
import { formatTime } from '#domain/dates.ts';
import { ownLongDate, ownZone } from '#web/platform/own-time.ts';
import styles from './margin.module.css';
import { MarginContext, type Numbered } from './margin-context.ts';
import { marginTexts as texts } from './texts.ts';
import { Withdraw } from './withdraw.tsx';

const momentOf = (at: string): string => {
  const date = new Date(at);
  return `${ownLongDate(date)} à ${formatTime(date, ownZone())}`;
};

type MarginNotesProps = { readonly notes: readonly Numbered[]; readonly author: string };

/** Questions with their answers; they are never printed. */
export function MarginNotes({ notes, author }: MarginNotesProps) {
  const margin = useContext(MarginContext);
  if (notes.length === 0) return null;
  return (
    <aside className={styles.notes} aria-label={texts.notes}>
      {notes.map(({ id, number, quote, text, at, due_at, answer }) => (
        <div key={id}>
          <p className={styles.quote}>{texts.quote(number, quote)}</p>
          <p className={styles.text}>{text}</p>
          <p className="meta">{texts.you(momentOf(at))}</p>
          {answer ? (
            <div className={styles.answer}>
              <p className={styles.text}>{answer.text}</p>
              <p className="meta">{texts.by(answer.name, momentOf(answer.at))}</p>
            </div>
          ) : (
            <>
              <p className="meta">{texts.due(author, ownLongDate(new Date(due_at)))}</p>
              {margin && <Withdraw number={number} withdraw={() => margin.withdraw(id)} />}
            </>
          )}
        </div>
      ))}
    </aside>
  );
}
