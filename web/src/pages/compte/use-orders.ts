import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { type Order, orderNumber } from '#domain/order.ts';
import { soldName } from '#domain/sold.ts';
import { loadOrders } from '#web/platform/own-orders.ts';
import { orderOf } from '#web/platform/paths.ts';
import { tellThread } from '#web/platform/thread-hints.ts';
import { type ToastMessage, useToast } from '#web/ui/toast.tsx';
import { tidyDevice } from './api.ts';
import { listed } from './listed.ts';
import { ordersTexts } from './texts.ts';

/** A live message carries no birth: the one of the other version stays. */
const withBirthOf = (order: Order, other: Order): Order =>
  order.customer_info.birthDate === undefined
    ? {
        ...order,
        customer_info: { ...other.customer_info, ...order.customer_info },
        correction: other.correction,
      }
    : order;

/** The newest version of each order, newest order first (§7); an older version of a known order is dropped. */
export const mergeOrders = (known: readonly Order[], incoming: readonly Order[]): readonly Order[] => {
  const pictures = new Map(known.map((order) => [order.id, order]));
  for (const order of incoming) {
    const before = pictures.get(order.id);
    if (!before) pictures.set(order.id, order);
    else if (order.version >= before.version) pictures.set(order.id, withBirthOf(order, before));
    else pictures.set(order.id, withBirthOf(before, order));
  }
  return [...pictures.values()].sort((left, right) => right.created_at.localeCompare(left.created_at));
};

/** §4: the reports that known orders have got, each with its order. */
export const newReports = (before: readonly Order[], after: readonly Order[]) =>
  after.flatMap((order) => {
    const old = before.find(({ id }) => id === order.id);
    const isNew = (service: string) => !old?.file_urls.some((file) => file.service === service);
    return old
      ? order.file_urls.filter(({ service }) => isNew(service)).map(({ service }) => ({ order, service }))
      : [];
  });

/** Names the disciplines of new reports and leads to the first of them. */
const readyMessage = (reports: ReturnType<typeof newReports>): ToastMessage | undefined => {
  const [first] = reports;
  if (!first) return undefined;
  return {
    title: ordersTexts.pdfReady,
    text: ordersTexts.pdfReadyDetail(
      listed([...new Set(reports.map(({ order, service }) => soldName(order, service)))]),
    ),
    action: { label: ordersTexts.seeReport, to: orderOf(orderNumber(first.order.id), first.service) },
    tone: 'success',
    about: 'report',
  };
};

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
      if (!isOver) stop = startLive({ onOrder, onThread: tellThread, onGap });
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
      const message = before && readyMessage(newReports(before, after));
      const show = () => setState({ data: after });
      if (message) {
        toast(message);
        // The shelf takes a slow phone longer than a frame, and the message does not wait for it.
        startTransition(show);
      } else show();
      void tidyDevice(after).catch(() => undefined);
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
    if (!asked.current) return;
    void load();
    tellThread(undefined);
  }, [load]);
  useLive(onOrder, onGap);
  return { ...state, reload: onGap };
};
