import { useCallback, useState } from 'react';
import { type AdminOrder, maxOrdersShown, type QueuedPart } from '#domain/atelier.ts';
import { messageOf } from '#web/platform/errors.ts';
import { submitBy } from '#web/platform/form.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { AdminOrderEntry } from './admin-order-entry.tsx';
import { allow, findOrders } from './api.ts';
import styles from './atelier.module.css';
import { BirthDialog } from './birth-dialog.tsx';
import { CorrectEmailDialog } from './correct-email-dialog.tsx';
import { Failure } from './failure.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { atelierTexts, ordersTexts as texts } from './texts.ts';

/** A failed search keeps the typed text. */
function Search({
  first,
  onSearch,
  isBusy,
}: {
  first: string;
  onSearch: (query: string) => void;
  isBusy: boolean;
}) {
  const [typed, setTyped] = useState(first);
  return (
    <search>
      <form className={styles.search} onSubmit={submitBy(() => onSearch(typed.trim()))} noValidate>
        <Field
          label={texts.search}
          name="recherche"
          value={typed}
          onChange={setTyped}
          maxLength={120}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" busy={isBusy}>
          {texts.submit}
        </Button>
      </form>
    </search>
  );
}

const countText = (count: number): string =>
  count >= maxOrdersShown ? texts.most(count) : texts.count(count);

/** All orders, for administrators: searched by number, name or address; each part can be reassigned, each order refunded. */
export function OrdersPanel({ now, search = '' }: { now: Date; search?: string }) {
  const toast = useToast();
  const [query, setQuery] = useState(search);
  const [reassigned, reassign] = useState<QueuedPart>();
  const [corrected, correct] = useState<AdminOrder>();
  const [birth, openBirth] = useState<AdminOrder>();
  const [refunded, refund] = useState<AdminOrder>();
  const load = useCallback(
    async (signal: AbortSignal) => ({ query, found: await findOrders(query, signal) }),
    [query],
  );
  const { data, error, reload } = useLoaded(load, true);
  const onSearch = (next: string) => (next === query ? reload() : setQuery(next));
  const onDone = (message: string) => {
    toast({ tone: 'success', title: message });
    reassign(undefined);
    correct(undefined);
    refund(undefined);
    reload();
  };
  const onAllow = async (part: QueuedPart) => {
    try {
      await allow(part, part.untagged_upload ?? '');
      onDone(texts.allowed(part.number));
    } catch (failure) {
      toast({ tone: 'destructive', title: texts.allowFailed, text: messageOf(failure, '') });
      reload();
    }
  };
  const onAnswered = () => {
    openBirth(undefined);
    reload();
  };
  // The list shows a refund whose answer was lost.
  const closeRefund = () => {
    refund(undefined);
    reload();
  };
  const isBusy = error === undefined && data?.query !== query;
  return (
    <div className={styles.orders}>
      <Search first={search} onSearch={onSearch} isBusy={isBusy} />
      {error !== undefined && <Failure title={texts.failed} error={error} onRetry={reload} />}
      {!data && error === undefined && <Skeleton label={atelierTexts.loading} />}
      {data && (
        <p role="status" className={styles.quiet}>
          {data.found.length > 0 ? countText(data.found.length) : data.query ? texts.none : texts.empty}
        </p>
      )}
      {data?.found.length === 0 && data.query !== '' && <p>{texts.noneDetail}</p>}
      {data?.found.map((order) => (
        <AdminOrderEntry
          key={order.id}
          order={order}
          now={now}
          onReassign={reassign}
          onAllow={(part) => void onAllow(part)}
          onCorrect={correct}
          onBirth={openBirth}
          onRefund={refund}
        />
      ))}
      {reassigned && (
        <HandOverDialog
          part={reassigned}
          open
          isReassignment
          onClose={() => reassign(undefined)}
          onHandedOver={onDone}
        />
      )}
      {birth && <BirthDialog order={birth} onClose={() => openBirth(undefined)} onAnswered={onAnswered} />}
      {refunded && <RefundDialog order={refunded} onClose={closeRefund} onRefunded={onDone} />}
      {corrected && (
        <CorrectEmailDialog order={corrected} onClose={() => correct(undefined)} onCorrected={onDone} />
      )}
    </div>
  );
}
