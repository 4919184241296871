/** One socket of the live channel, from its ticket to its end. */
import * as z from 'zod/mini';
import { livePath } from '#domain/live-stage.ts';
import type { Order } from '#domain/order.ts';
import { type LiveMessage, liveMessage, livePing } from '#domain/wire/live.ts';

/** API Gateway closes a socket that is silent for ten minutes. */
const pingEvery = 5 * 60_000;
/** A socket that does not answer within this time is dead. */
const answerWithin = 10_000;

/** The part of whose thread something was written. */
export type ThreadHint = Pick<Extract<LiveMessage, { type: 'thread' }>, 'order_id' | 'service'>;

export type SocketHandlers = {
  readonly onOpen: () => void;
  readonly onOrder: (order: Order) => void;
  readonly onThread: (about: ThreadHint) => void;
  /** Called once, unless we close the socket. */
  readonly onEnd: () => void;
};
export type LiveSocket = {
  /** Sends a ping; without an answer the socket ends. */
  readonly check: () => void;
  readonly close: () => void;
};

/** Undefined for a message that this version of the page does not know. */
const parse = (data: unknown): LiveMessage | undefined => {
  try {
    return z.parse(liveMessage, JSON.parse(String(data)));
  } catch {
    return undefined;
  }
};

const addressOf = (ticket: string): string => {
  const address = new URL(`${livePath}?ticket=${encodeURIComponent(ticket)}`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
};

export const openLiveSocket = (
  ticket: string,
  { onOpen, onOrder, onThread, onEnd }: SocketHandlers,
): LiveSocket => {
  const socket = new WebSocket(addressOf(ticket));
  let isOver = false;
  let pulse: ReturnType<typeof setInterval> | undefined;
  const close = () => {
    isOver = true;
    clearInterval(pulse);
    clearTimeout(patience);
    // Browsers log an error when a handshake is interrupted, so the socket is closed after it.
    if (socket.readyState !== WebSocket.CONNECTING) socket.close();
  };
  const end = () => {
    if (isOver) return;
    close();
    onEnd();
  };
  // The handshake has the same limit.
  let patience: ReturnType<typeof setTimeout> | undefined = setTimeout(end, answerWithin);
  const calm = () => {
    clearTimeout(patience);
    patience = undefined;
  };
  const check = () => {
    if (isOver || socket.readyState !== WebSocket.OPEN) return;
    socket.send(livePing);
    patience ??= setTimeout(end, answerWithin);
  };
  socket.addEventListener('open', () => {
    calm();
    if (isOver) return socket.close();
    pulse = setInterval(check, pingEvery);
    onOpen();
  });
  socket.addEventListener('message', ({ data }) => {
    calm();
    const message = isOver ? undefined : parse(data);
    if (message?.type === 'order') onOrder(message.order);
    if (message?.type === 'thread') onThread(message);
  });
  socket.addEventListener('close', end);
  return { check, close };
};
