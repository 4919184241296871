import { useCallback, useState } from 'react';
import { messageOf } from '#web/platform/errors.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { allow, findOrders, type PartKey } from './api.ts';
import atelier from './atelier.module.css';
import { Failure } from './failure.tsx';
import type { OrderAct } from './order-acts.ts';
import { OrderDialogs } from './order-dialogs.tsx';
import { OrderSearch } from './order-search.tsx';
import styles from './orders.module.css';
import { OrdersList } from './orders-list.tsx';
import { atelierTexts, ordersTexts as texts } from './texts.ts';

/** Allows a report without tags; the other acts open a dialog. */
const useActs = (reload: () => void) => {
  const toast = useToast();
  const [act, setAct] = useState<OrderAct>();
  const onMaybeChanged = () => {
    setAct(undefined);
    reload();
  };
  const onDone = (message: string) => {
    toast({ tone: 'success', title: message });
    onMaybeChanged();
  };
  const allowIt = async (part: PartKey & { number: string; untagged_upload?: string | undefined }) => {
    try {
      await allow(part, part.untagged_upload ?? '');
      onDone(texts.allowed(part.number));
    } catch (failure) {
      toast({ tone: 'destructive', title: texts.allowFailed, text: messageOf(failure, '') });
      reload();
    }
  };
  const onAct = (next: OrderAct) => (next.kind === 'allow' ? void allowIt(next.part) : setAct(next));
  return { act, onAct, onClose: () => setAct(undefined), onMaybeChanged, onDone };
};

/** All orders, for administrators: searched by number, name or address; each part can be reassigned, each order refunded. */
export function OrdersPanel({ now, search = '' }: { now: Date; search?: string }) {
  const [query, setQuery] = useState(search);
  const load = useCallback(
    async (signal: AbortSignal) => ({ query, found: await findOrders(query, signal) }),
    [query],
  );
  const { data, error, reload } = useLoaded(load, true);
  const { onAct, ...dialogs } = useActs(reload);
  const onSearch = (next: string) => (next === query ? reload() : setQuery(next));
  const loading = error === undefined && data?.query !== query ? query : undefined;
  return (
    <div className={styles.orders}>
      <OrderSearch first={search} onSearch={onSearch} loading={loading} />
      {error !== undefined && <Failure title={texts.failed} error={error} onRetry={reload} />}
      {!data && error === undefined && <Skeleton label={atelierTexts.loading} />}
      {data?.found.length === 0 && (
        <p role="status" className={atelier.quiet}>
          {data.query ? texts.none : texts.empty}
        </p>
      )}
      {data?.found.length === 0 && data.query !== '' && <p>{texts.noneDetail}</p>}
      {data && data.found.length > 0 && (
        <OrdersList orders={data.found} now={now} sought={search} onAct={onAct} />
      )}
      <OrderDialogs {...dialogs} />
    </div>
  );
}
