import { useState } from 'react';
import { formatDate } from '#domain/dates.ts';
import type { PersonalRequest, RequestKey } from '#domain/requests.ts';
import { atelierRequests } from '#domain/wire/requests.ts';
import { call } from '#web/platform/api-client.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import disclosure from '#web/ui/disclosure.module.css';
import { Spinner } from '#web/ui/spinner.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { Failure } from './failure.tsx';
import { RequestDialog } from './request-dialog.tsx';
import styles from './requests.module.css';
import { requestsTexts as texts } from './requests-texts.ts';

/** With the time of its arrival, from which the days left are counted. */
const load = async (signal: AbortSignal) => ({
  ...(await call(atelierRequests, { signal })),
  at: new Date(),
});

type ListProps = {
  readonly title: string;
  readonly none: string;
  readonly requests: readonly PersonalRequest[];
  readonly stateOf: (request: PersonalRequest) => string;
  readonly read: string;
  readonly onRead: (key: RequestKey) => void;
};

type ReadProps = Pick<ListProps, 'onRead'> & { request: PersonalRequest; label: string };

/** Only a request in words is opened here. */
const ReadButton = ({ request, label, onRead }: ReadProps) => (
  <Button variant="line" size="small" onClick={() => request.key && onRead(request.key)}>
    {label}
    <span className="sr">{texts.ofAccount(request)}</span>
  </Button>
);

const RequestList = ({ title, none, requests, stateOf, read, onRead }: ListProps) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    {requests.length === 0 && <p>{none}</p>}
    <ul>
      {requests.map((request) => (
        <li key={request.key?.id ?? `${request.person} ${request.asked_at} ${request.kind}`}>
          <span>{texts.kind(request)}</span>
          <span>{texts.account(request)}</span>
          <span>{texts.asked(formatDate(new Date(request.asked_at)))}</span>
          <span>{stateOf(request)}</span>
          {request.key && <ReadButton request={request} label={read} onRead={onRead} />}
        </li>
      ))}
    </ul>
  </section>
);

/** The register of requests about personal data, for administrators; it loads each time it is opened. */
export function RequestsPanel() {
  const [isOpen, setOpen] = useState(false);
  const { data, error, reload } = useLoaded(load, isOpen);
  const [key, setKey] = useState<RequestKey>();
  const toast = useToast();
  const onAnswered = () => {
    setKey(undefined);
    toast({ tone: 'success', title: texts.sent });
    reload();
  };
  return (
    <details
      className={classes(disclosure.disclosure, styles.panel)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{texts.title}</summary>
      <div className={styles.lists}>
        <p>{texts.why}</p>
        {!data && error === undefined && <Spinner text={texts.loading} />}
        {error !== undefined && <Failure title={texts.failed} error={error} onRetry={reload} />}
        {data && (
          <>
            <RequestList
              title={texts.open}
              none={texts.none}
              requests={data.open}
              stateOf={(request) => texts.left(request, data.at)}
              read={texts.read}
              onRead={setKey}
            />
            <RequestList
              title={texts.answered}
              none={texts.noneAnswered}
              requests={data.answered}
              stateOf={({ answered_at = '' }) => texts.answeredOn(formatDate(new Date(answered_at)))}
              read={texts.readAgain}
              onRead={setKey}
            />
          </>
        )}
      </div>
      {key && <RequestDialog request={key} onClose={() => setKey(undefined)} onAnswered={onAnswered} />}
    </details>
  );
}
