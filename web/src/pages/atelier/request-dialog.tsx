import { useCallback } from 'react';
import { orderNumber } from '#domain/order.ts';
import type { RequestKey } from '#domain/requests.ts';
import { topicTexts } from '#domain/texts/corrections.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type OpenedRequest, readRequest } from './api.ts';
import { Failure } from './failure.tsx';
import part from './part.module.css';
import { ordersAddress } from './query.ts';
import { RequestAnswer } from './request-answer.tsx';
import styles from './requests.module.css';
import { requestsTexts as texts } from './requests-texts.ts';

type RequestDialogProps = { request: RequestKey; onClose: () => void; onAnswered: () => void };

const Opened = ({ about, email, order_id, message }: OpenedRequest) => (
  <>
    <dl className={styles.facts}>
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
      <dt>{texts.email}</dt>
      <dd>{email}</dd>
      <dt>{texts.words}</dt>
      <dd className={styles.words}>{message}</dd>
    </dl>
    {order_id !== undefined && <p className="meta">{texts.logged}</p>}
  </>
);

/** An administrator reads a request in its customer's words, and answers it once. */
export function RequestDialog({ request, onClose, onAnswered }: RequestDialogProps) {
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
            <RequestAnswer request={request} answer={data.answer} onClose={onClose} onAnswered={onAnswered} />
          </>
        )}
      </div>
    </Dialog>
  );
}
