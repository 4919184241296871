import type { OpenPart } from '#domain/atelier.ts';
import { formatLongDate } from '#domain/dates.ts';
import { isWaiting, maxReasons } from '#domain/report-corrections.ts';
import { threadFieldTexts } from '#domain/texts/thread-fields.ts';
import { keepReport } from '#domain/wire/report-corrections.ts';
import { Places } from '#web/features/thread/correction-lines.tsx';
import type { OpenThread } from '#web/features/thread/use-thread.ts';
import { call } from '#web/platform/api-client.ts';
import { exchangeTexts } from './exchange-texts.ts';
import styles from './part.module.css';
import { TextReply } from './text-reply.tsx';

const texts = exchangeTexts.correction;

type ToCorrectProps = {
  readonly part: Pick<OpenPart, 'order_id' | 'service' | 'customer_info' | 'report'>;
  readonly open: OpenThread;
};
/** The correction that the customer waits for, and the way to say no; a new version is delivered beside it. */
export function ToCorrect({ part, open: { thread, reload } }: ToCorrectProps) {
  const correction = thread?.corrections.find(isWaiting);
  if (!correction) return null;
  const { order_id: id, service, customer_info } = part;
  const { firstName } = customer_info;
  return (
    <section className={styles.toCorrect} aria-labelledby="to-correct">
      <h3 id="to-correct">{texts.title(firstName)}</h3>
      <Places places={correction.places} />
      <p>{texts.due(formatLongDate(new Date(correction.due_at)))}</p>
      <p className="meta">{texts.how((part.report?.version ?? 0) + 1)}</p>
      <TextReply
        open={texts.keep}
        title={texts.keepTitle}
        label={texts.reasons}
        hint={texts.hint(firstName, maxReasons)}
        note={texts.rights(firstName)}
        send={texts.send}
        most={maxReasons}
        missing={threadFieldTexts.reasonsMissing}
        long={threadFieldTexts.reasonsLong}
        onSend={async (text) => {
          await call(keepReport, { params: { id, service, correction: correction.id }, body: { text } });
          reload();
        }}
      />
    </section>
  );
}
