import type { AskedCorrection } from '#domain/requests.ts';
import { remedies } from '#domain/texts/corrections.ts';
import type { OwnRequest } from '#domain/wire/own-requests.ts';
import { messageOf } from '#web/platform/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { correctTexts as texts } from './correct-texts.ts';
import styles from './mes-donnees.module.css';
import { dataTexts } from './texts.ts';

const Words = ({ asked }: { asked: AskedCorrection }) => {
  const { answer, message } = asked;
  return (
    <>
      {asked.order_id !== undefined && <p className="meta">{texts.ofOrder(asked)}</p>}
      <p className={styles.words}>{message}</p>
      {answer && (
        <div className={styles.answer}>
          <p>
            <strong>{texts.answer(answer)}</strong>
          </p>
          {answer.reason !== undefined && <p className={styles.words}>{answer.reason}</p>}
          {answer.outcome === 'refused' && <p className="meta">{remedies}</p>}
        </div>
      )}
    </>
  );
};

type RequestsProps = {
  readonly requests: readonly OwnRequest[] | undefined;
  readonly error: unknown;
  readonly reload: () => void;
};

/** What the customer has asked for, and when it is or was answered (GDPR, article 12.3). */
export const Requests = ({ requests, error, reload }: RequestsProps) => (
  <section className={styles.requests} aria-labelledby="requests-title">
    <h2 id="requests-title">{texts.own}</h2>
    {!requests && error === undefined && <Spinner text={texts.loading} />}
    {!requests && error !== undefined && (
      <>
        <Notice tone="error" title={texts.loadFailed}>
          <p>{messageOf(error, dataTexts.unexpected)}</p>
        </Notice>
        <Button variant="line" onClick={reload}>
          {texts.retry}
        </Button>
      </>
    )}
    {requests?.length === 0 && <p className={styles.quiet}>{texts.none}</p>}
    {requests && requests.length > 0 && (
      <ul>
        {requests.map((request) => (
          <li key={request.id}>
            <h3>{texts.kind(request)}</h3>
            <p className={styles.dates}>
              <span>{texts.asked(request)}</span>
              <span>{texts.state(request)}</span>
            </p>
            {request.asked && <Words asked={request.asked} />}
          </li>
        ))}
      </ul>
    )}
  </section>
);
