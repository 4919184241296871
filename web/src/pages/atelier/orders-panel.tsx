import { type ReactNode, useCallback, useState } from 'react';
import type { AdminOrder } from '#domain/atelier.ts';
import { readOrderQuery } from '#domain/order-search.ts';
import { notSearched } from '#domain/texts/order-search.ts';
import { submitBy } from '#web/platform/form.ts';
import { pagedBy, usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { Paged } from '#web/ui/paged.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { AllowDialog } from './allow-dialog.tsx';
import { findOrders } from './api.ts';
import atelier from './atelier.module.css';
import { BirthDialog } from './birth-desk.tsx';
import { CorrectEmailDialog } from './correct-email-dialog.tsx';
import { Failure } from './failure.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import type { OrderAct } from './order-rows.ts';
import styles from './orders.module.css';
import { OrdersList } from './orders-list.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { SearchField } from './search-field.tsx';
import { atelierTexts, ordersTexts as texts } from './texts.ts';

type OrderDialogsProps = {
  act: OrderAct | undefined;
  onClose: () => void;
  /** The list loads again: it also shows a refund whose answer was lost. */
  onMaybeChanged: () => void;
  onDone: (message: string) => void;
};

/** The dialog of what an administrator does with an order. */
function OrderDialogs({ act, onClose, onMaybeChanged, onDone }: OrderDialogsProps) {
  switch (act?.kind) {
    case 'reassign':
      return <HandOverDialog part={act.part} open isReassignment onClose={onClose} onHandedOver={onDone} />;
    case 'allow':
      return <AllowDialog part={act.part} onClose={onMaybeChanged} onAllowed={onDone} />;
    case 'birth':
      return <BirthDialog order={act.order} onClose={onClose} onAnswered={onMaybeChanged} />;
    case 'refund':
      return <RefundDialog order={act.order} onClose={onMaybeChanged} onRefunded={onDone} />;
    case 'email':
      return <CorrectEmailDialog order={act.order} onClose={onClose} onCorrected={onDone} />;
    default:
      return null;
  }
}

type OrderSearchProps = {
  first: string;
  onSearch: (query: string) => void;
  /** The search whose answer is awaited; another one may be asked for meanwhile. */
  loading: string | undefined;
};

/** A failed search keeps the typed text. */
function OrderSearch({ first, onSearch, loading }: OrderSearchProps) {
  const [typed, setTyped] = useState(first);
  return (
    <search>
      <form className={styles.search} onSubmit={submitBy(() => onSearch(typed.trim()))} noValidate>
        <SearchField label={texts.search} name="recherche" value={typed} onChange={setTyped} />
        <Button type="submit" busy={typed.trim() === loading}>
          {texts.submit}
        </Button>
      </form>
    </search>
  );
}

/** Each act opens a dialog. */
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
  return { act, onAct: setAct, onClose: () => setAct(undefined), onMaybeChanged, onDone };
};

type Listed = {
  readonly query: string;
  readonly items: readonly AdminOrder[];
  readonly next?: string | undefined;
};
const idOf = ({ id }: AdminOrder): string => id;

/** What a search has found, or why it finds nothing. */
function Found({ found: { query, items, next }, children }: { found: Listed; children: ReactNode }) {
  if (items.length > 0 || next !== undefined) return children;
  return (
    <>
      <p role="status" className={atelier.quiet}>
        {query ? texts.none : texts.empty}
      </p>
      {query !== '' && <p>{texts.noneDetail}</p>}
    </>
  );
}

/** All orders, for administrators: searched by number, address or month; each part can be reassigned, each order refunded. */
export function OrdersPanel({ now, search = '' }: { now: Date; search?: string }) {
  const [query, setQuery] = useState(search);
  const isSearchable = readOrderQuery(query) !== undefined;
  const load = useCallback(
    async (after: string | undefined, signal?: AbortSignal) => ({
      query,
      ...(await findOrders(query, after, signal)),
    }),
    [query],
  );
  const pages = usePages(load, idOf, isSearchable);
  const { data, error, reload } = pages;
  const { onAct, ...dialogs } = useActs(reload);
  const onSearch = (next: string) => (next === query ? reload() : setQuery(next));
  const loading = isSearchable && error === undefined && data?.query !== query ? query : undefined;
  return (
    <div className={styles.orders}>
      <OrderSearch first={search} onSearch={onSearch} loading={loading} />
      {!isSearchable && (
        <p role="status" className={atelier.quiet}>
          {notSearched} {texts.nameBelow}
        </p>
      )}
      {isSearchable && error !== undefined && <Failure title={texts.failed} error={error} onRetry={reload} />}
      {isSearchable && !data && error === undefined && <Skeleton label={atelierTexts.loading} />}
      {isSearchable && data && (
        <Found found={data}>
          <Paged {...pagedBy(pages)}>
            <OrdersList
              orders={data.items}
              hasMore={data.next !== undefined}
              now={now}
              sought={search}
              onAct={onAct}
            />
          </Paged>
        </Found>
      )}
      <OrderDialogs {...dialogs} />
    </div>
  );
}
