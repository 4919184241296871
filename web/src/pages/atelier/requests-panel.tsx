import { useCallback, useState } from 'react';
import { formatDate } from '#domain/dates.ts';
import { orderNumber } from '#domain/order.ts';
import type { CorrectionAnswer, PersonalRequest, RequestKey, WordedKind } from '#domain/requests.ts';
import { topicTexts, wordedTexts } from '#domain/texts/corrections.ts';
import { atelierRequests, type RequestState } from '#domain/wire/requests.ts';
import { call } from '#web/platform/api-client.ts';
import { submitBy } from '#web/platform/form.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { pagedBy, usePages } from '#web/platform/use-pages.ts';
import { withQuery } from '#web/platform/with-query.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import disclosure from '#web/ui/disclosure.module.css';
import { AreaField } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Paged } from '#web/ui/paged.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { answerRequest, type OpenedRequest, readRequest } from './api.ts';
import { DialogActions, useSaving } from './confirm-dialog.tsx';
import { Failure } from './failure.tsx';
import part from './part.module.css';
import { ordersAddress } from './query.ts';
import styles from './requests.module.css';
import { requestsTexts as texts } from './team-texts.ts';

type Outcome = CorrectionAnswer['outcome'];
type FormProps = { request: RequestKey; kind: WordedKind; onClose: () => void; onAnswered: () => void };

const outcomeOf = (value: string): Outcome => (value === 'refused' ? 'refused' : 'corrected');

/** What is typed stays when the answer is refused or does not arrive. */
function AnswerForm({ request, kind, onClose, onAnswered }: FormProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { error, setError, isBusy, save } = useSaving();
  const isMissing = outcome === 'refused' && reason.trim() === '';
  const submit = () => {
    setTried(true);
    setError(undefined);
    if (!outcome || isMissing) return;
    void save(async () => {
      await answerRequest({ ...request, outcome, reason: reason.trim() });
      onAnswered();
    });
  };
  return (
    <form className={part.dialog} noValidate onSubmit={submitBy(submit)}>
      <RequiredNote />
      <RadioList
        legend={texts.outcome}
        options={texts.outcomes(kind)}
        value={outcome}
        onChange={(value) => setOutcome(outcomeOf(value))}
        error={isTried && !outcome ? texts.outcomeRequired : undefined}
        required
      />
      <AreaField
        name="request-reason"
        label={texts.reason}
        hint={texts.reasonHint}
        rows={4}
        value={reason}
        onChange={setReason}
        error={isTried && isMissing ? texts.reasonRequired : undefined}
        required={outcome === 'refused'}
      />
      {error !== undefined && (
        <Notice tone="error" title={texts.notSent}>
          <p>{error}</p>
        </Notice>
      )}
      <DialogActions confirm={texts.send} isBusy={isBusy} onClose={onClose} />
    </form>
  );
}

type RequestAnswerProps = FormProps & { answer: CorrectionAnswer | undefined };

/** The answer that was given, or the form for it. */
const RequestAnswer = ({ answer, ...form }: RequestAnswerProps) =>
  answer ? (
    <>
      <p>
        <strong>{texts.answeredBy(form.kind, answer)}</strong>
      </p>
      {answer.reason !== undefined && <p className={styles.words}>{answer.reason}</p>}
    </>
  ) : (
    <AnswerForm {...form} />
  );

type RequestDialogProps = { request: RequestKey; onClose: () => void; onAnswered: () => void };

const Opened = ({ kind, about, email, order_id, message, studied }: OpenedRequest) => (
  <>
    <dl className={styles.facts}>
      <dt>{texts.asks}</dt>
      <dd>{wordedTexts[kind].meaning}</dd>
      <dt>{texts.about}</dt>
      <dd>{topicTexts[about]}</dd>
      {order_id !== undefined && (
        <>
          <dt>{texts.order}</dt>
          <dd>
            <Link to={ordersAddress(orderNumber(order_id))}>{orderNumber(order_id)}</Link>
          </dd>
        </>
      )}
      {studied && (
        <>
          <dt>{texts.studied}</dt>
          <dd>{texts.asker(studied)}</dd>
        </>
      )}
      <dt>{texts.email}</dt>
      <dd>{email}</dd>
      <dt>{texts.words}</dt>
      <dd className={styles.words}>{message}</dd>
    </dl>
    {studied && <p className="meta">{texts.answerStudied}</p>}
    {order_id !== undefined && !studied && <p className="meta">{texts.logged}</p>}
  </>
);

/** An administrator reads a request in its customer's words, and answers it once. */
function RequestDialog({ request, onClose, onAnswered }: RequestDialogProps) {
  const load = useCallback((signal: AbortSignal) => readRequest(request, signal), [request]);
  const { data, error, reload } = useLoaded(load, true);
  return (
    <Dialog open onClose={onClose} title={texts.request}>
      <div className={part.dialog}>
        {error !== undefined && <Failure title={texts.failedOne} error={error} onRetry={reload} />}
        {!data && error === undefined && <Skeleton label={texts.loadingOne} />}
        {data && (
          <>
            <Opened {...data} />
            <RequestAnswer
              request={request}
              kind={data.kind}
              answer={data.answer}
              onClose={onClose}
              onAnswered={onAnswered}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** With the time of its arrival, from which the days left are counted. */
const loaderOf = (state: RequestState) => async (after: string | undefined, signal?: AbortSignal) => ({
  ...(await call(withQuery(atelierRequests, { state, after }), { ...(signal && { signal }) })),
  at: new Date(),
});
const load = { open: loaderOf('open'), answered: loaderOf('answered') };
const idOf = ({ key, person, asked_at, kind }: PersonalRequest): string =>
  key?.id ?? `${person} ${asked_at} ${kind}`;
const useRequests = (state: RequestState, isWanted: boolean) => usePages(load[state], idOf, isWanted);

type ListProps = {
  readonly title: string;
  readonly none: string;
  readonly requests: ReturnType<typeof useRequests>;
  readonly stateOf: (request: PersonalRequest, at: Date) => string;
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

const RequestList = ({ title, none, requests, stateOf, read, onRead }: ListProps) => {
  const { data, error, reload } = requests;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {!data && error === undefined && <Spinner text={texts.loading} />}
      {error !== undefined && <Failure title={texts.failed} error={error} onRetry={reload} />}
      {data?.items.length === 0 && <p>{none}</p>}
      {data && (
        <Paged {...pagedBy(requests)}>
          <ul>
            {data.items.map((request) => (
              <li key={idOf(request)} data-row={idOf(request)}>
                <span>{texts.kind(request)}</span>
                <span>{texts.account(request)}</span>
                <span>{texts.asked(formatDate(new Date(request.asked_at)))}</span>
                <span>{stateOf(request, data.at)}</span>
                {request.key && <ReadButton request={request} label={read} onRead={onRead} />}
              </li>
            ))}
          </ul>
        </Paged>
      )}
    </section>
  );
};

/** The register of requests about personal data, for administrators; it loads each time it is opened. */
export function RequestsPanel() {
  const [isOpen, setOpen] = useState(false);
  const [open, answered] = [useRequests('open', isOpen), useRequests('answered', isOpen)];
  const [key, setKey] = useState<RequestKey>();
  const toast = useToast();
  const onAnswered = () => {
    setKey(undefined);
    toast({ tone: 'success', title: texts.sent });
    open.reload();
    answered.reload();
  };
  return (
    <details
      className={classes(disclosure.disclosure, styles.panel)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{texts.title}</summary>
      <div className={styles.lists}>
        <p>{texts.why}</p>
        <RequestList
          title={texts.open}
          none={texts.none}
          requests={open}
          stateOf={texts.left}
          read={texts.read}
          onRead={setKey}
        />
        <RequestList
          title={texts.answered}
          none={texts.noneAnswered}
          requests={answered}
          stateOf={({ answered_at = '' }) => texts.answeredOn(formatDate(new Date(answered_at)))}
          read={texts.readAgain}
          onRead={setKey}
        />
      </div>
      {key && <RequestDialog request={key} onClose={() => setKey(undefined)} onAnswered={onAnswered} />}
    </details>
  );
}
