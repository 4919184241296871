/**
 * The live channel of a page: keeps a socket open while the page lives. The socket is only a hint: after each
 * connection, sleep or change of network, the listener learns that events may have been missed.
 */

import type { Order } from '#domain/order.ts';
import { liveTicket } from '#domain/wire/live.ts';
import { call } from './api-client.ts';
import { ApiError } from './errors.ts';
import { type LiveSocket, openLiveSocket, type ThreadHint } from './live-socket.ts';

export type LiveListener = {
  /** It may be older than the known version. */
  readonly onOrder?: (order: Order) => void;
  readonly onThread?: (about: ThreadHint) => void;
  /** Events may have been missed: the listener asks the API. */
  readonly onGap: () => void;
};

const [shortestWait, longestWait] = [1000, 30_000];

/** Full jitter between one second and a bound that doubles, so that pages do not all reconnect at once. */
export const waitBefore = (attempt: number, random: () => number = Math.random): number =>
  shortestWait + random() * (Math.min(longestWait, shortestWait * 2 ** attempt) - shortestWait);

/** The wait before the next try; a connection that lasted for a while resets it. */
const createRetry = () => {
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const plan = (again: () => void, heldMs: number) => {
    attempt = heldMs > longestWait ? 1 : attempt + 1;
    cancel();
    timer = setTimeout(again, waitBefore(attempt));
  };
  return { plan, cancel };
};

/** After the end of the session there is no channel; the page itself reports it. */
const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.code === 'signed_out';

/** Opens sockets, one after the other. */
const nothing = () => undefined;
const keepConnected = ({ onOrder = nothing, onThread = nothing, onGap }: LiveListener) => {
  const retry = createRetry();
  let asking: AbortController | undefined;
  let socket: LiveSocket | undefined;

  const enter = (ticket: string) => {
    const since = Date.now();
    const onEnd = () => {
      socket = undefined;
      retry.plan(open, Date.now() - since);
    };
    socket = openLiveSocket(ticket, { onOpen: onGap, onOrder, onThread, onEnd });
  };
  const open = async () => {
    retry.cancel();
    asking = new AbortController();
    const { signal } = asking;
    try {
      const { ticket } = await call(liveTicket, { body: {}, signal });
      enter(ticket);
    } catch (error) {
      if (!signal.aborted && !isSignedOut(error)) retry.plan(open, 0);
    }
    if (!signal.aborted) asking = undefined;
  };
  const close = () => {
    retry.cancel();
    asking?.abort();
    socket?.close();
    [asking, socket] = [undefined, undefined];
  };
  /** Checks that the socket is alive; without a socket, opens one now. */
  const wake = () => {
    if (socket) socket.check();
    else if (!asking) void open();
  };
  return { open, close, wake };
};

/** Runs the listener until the returned function is called. */
export const startLive = (listener: LiveListener): (() => void) => {
  const connection = keepConnected(listener);
  const onWake = () => {
    listener.onGap();
    connection.wake();
  };
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && onWake(), {
    signal,
  });
  window.addEventListener('online', onWake, { signal });
  // The browser would not keep a page with an open socket for «back».
  window.addEventListener('pagehide', connection.close, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && onWake(), { signal });
  void connection.open();
  return () => {
    ending.abort();
    connection.close();
  };
};
