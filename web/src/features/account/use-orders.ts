import { useCallback, useEffect, useRef, useState } from 'react';
import type { Order } from '#domain/order.ts';
import { useToast } from '#web/ui/toast.tsx';
import { loadOrders, tidyDevice } from './api.ts';
import { hasFirstReport, mergeOrders } from './merge-orders.ts';
import { ordersTexts as texts } from './texts.ts';

type Orders = {
  /** Undefined until the first list is loaded. */
  readonly data?: readonly Order[];
  /** The error of the first load; later refreshes fail silently. */
  readonly error?: unknown;
};

/** Listens while the page is open. */
const useLive = (onOrder: (order: Order) => void, onGap: () => void): void => {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      const { startLive } = await import('#web/platform/live-client.ts');
      if (!isOver) stop = startLive({ onOrder, onGap });
    };
    // Without this chunk the page shows the orders as they were loaded.
    void start().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [onOrder, onGap]);
};

/** How long the first list waits for the channel, to be requested only once. */
const patience = 1500;

type Wish = {
  readonly isWanted: boolean;
  /** Something else is shown first, so the first list waits for the channel and is requested once. */
  readonly canWait: boolean;
};

/** The customer's orders: they load when they are wanted and then update live (§4). */
export const useOrders = ({ isWanted, canWait }: Wish): Orders & { readonly reload: () => void } => {
  const toast = useToast();
  const [state, setState] = useState<Orders>({});
  const known = useRef<readonly Order[]>(undefined);
  /** Orders that arrive before the first list. */
  const early = useRef<readonly Order[]>([]);
  const asked = useRef<AbortController>(undefined);
  const [isOpen, setOpen] = useState(false);

  const show = useCallback(
    (incoming: readonly Order[]) => {
      const before = known.current;
      const after = mergeOrders(before ?? early.current, incoming);
      known.current = after;
      setState({ data: after });
      void tidyDevice(after).catch(() => undefined);
      if (before && hasFirstReport(before, after)) {
        toast({ title: texts.pdfReady, text: texts.pdfReadyDetail, tone: 'success', about: 'report' });
      }
    },
    [toast],
  );
  const load = useCallback(async () => {
    asked.current?.abort();
    const asking = new AbortController();
    const { signal } = asking;
    asked.current = asking;
    if (!known.current) setState({});
    try {
      const orders = await loadOrders(signal);
      if (!signal.aborted) show(orders);
    } catch (error) {
      if (!signal.aborted && !known.current) setState({ error });
    }
  }, [show]);

  const mustWait = canWait && !isOpen;
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => void load(), mustWait ? patience : 0);
    return () => clearTimeout(timer);
  }, [isWanted, mustWait, load]);
  useEffect(() => () => asked.current?.abort(), []);
  const onOrder = useCallback(
    (order: Order) => {
      if (known.current) show([order]);
      else early.current = mergeOrders(early.current, [order]);
    },
    [show],
  );
  // Nothing can be missed before the first request.
  const onGap = useCallback(() => {
    setOpen(true);
    if (asked.current) void load();
  }, [load]);
  useLive(onOrder, onGap);
  return { ...state, reload: onGap };
};
