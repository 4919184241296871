import type { OpenPart } from '#domain/atelier.ts';
import { formatLongDate } from '#domain/dates.ts';
import { maxMarginAnswer } from '#domain/margin.ts';
import { threadFieldTexts } from '#domain/texts/thread-fields.ts';
import { answerInMargin } from '#domain/wire/margin.ts';
import thread from '#web/features/thread/thread.module.css';
import type { OpenThread } from '#web/features/thread/use-thread.ts';
import { call } from '#web/platform/api-client.ts';
import { exchangeTexts } from './exchange-texts.ts';
import styles from './part.module.css';
import { TextReply } from './text-reply.tsx';

const texts = exchangeTexts.margin;

type InMarginProps = {
  readonly part: Pick<OpenPart, 'order_id' | 'service' | 'customer_info'>;
  readonly open: OpenThread;
};

/** The questions in the margin of the report that wait for its author, the oldest first. */
export function InMargin({ part, open }: InMarginProps) {
  const notes = open.thread?.margin.filter(({ answer }) => !answer) ?? [];
  if (notes.length === 0) return null;
  const { order_id: id, service, customer_info } = part;
  const { firstName } = customer_info;
  return (
    <section className={styles.toCorrect} aria-labelledby="in-margin">
      <h3 id="in-margin">{texts.title(firstName)}</h3>
      {notes.map((note) => (
        <div key={note.id} className={styles.note}>
          <blockquote className={thread.quote}>{texts.quote(note.quote)}</blockquote>
          <p>{note.text}</p>
          <p className="meta">{texts.due(formatLongDate(new Date(note.due_at)))}</p>
          <TextReply
            open={texts.open}
            title={texts.dialog}
            label={texts.label}
            hint={texts.hint(firstName, maxMarginAnswer)}
            send={texts.send(firstName)}
            most={maxMarginAnswer}
            missing={threadFieldTexts.answerMissing}
            long={threadFieldTexts.answerLong}
            onSend={async (text) => {
              await call(answerInMargin, { params: { id, service, note: note.id }, body: { text } });
              open.reload();
            }}
          />
        </div>
      ))}
    </section>
  );
}
